"""What every game shares: states and rules that compile, tables, decisions and events, texts, options, positions and records."""
