"""Message catalogues in Project Fluent's format (projectfluent.org), read with the standard library alone.

`syntax` reads a file into messages, `catalogue` writes sentences from them. The parts of the format that the house uses are read
exactly as Mozilla's own libraries read them; a test compares both on every catalogue.
"""

from stockpot.core.fluent.catalogue import FOLDER, HOUSE, Catalogue, Catalogues, Message, texts_of

__all__ = ["FOLDER", "HOUSE", "Catalogue", "Catalogues", "Message", "texts_of"]
