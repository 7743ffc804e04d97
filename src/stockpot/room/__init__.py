"""A table as its log says it is: who sits where, what may be asked of it, and what each viewer is told. No input or output."""
