"""A house without a server: the same REST paths and socket messages, in one process, for one person and bots."""
