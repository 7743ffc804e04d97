"""Tables in memory: who has them open, bots and other thinking in processes of their own, other servers on the bus."""
