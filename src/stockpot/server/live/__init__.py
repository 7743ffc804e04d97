"""Tables in memory: their clients, bots and analyses in worker processes, the bus to other server processes."""
