"""Many tables with simulated clients over real sockets: how much a server carries, and how soon everybody sees a move."""
