"""Everything that happens at a table, without input or output (event sourcing): requests in, log entries and messages out."""
