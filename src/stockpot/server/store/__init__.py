"""The database: logs, snapshots, settings, the schema and its migrations."""
