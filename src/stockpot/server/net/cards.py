"""The page of a table with a preview for messengers (Open Graph), and its picture: what an invitation says before it is opened.

Whoever draws a preview is sent the address without what stands behind `#`. So an invitation has a second, lesser key in its
address (`views.card_key`): it shows the card and opens nothing. Without it all tables look alike, those too that do not exist.
"""

from __future__ import annotations

import asyncio
import hmac
from functools import cache
from html import escape
from typing import Annotated

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from stockpot.room.refusal import Refusal
from stockpot.room.views import card_key
from stockpot.server.net.api import AnyRequest, LangQuery, service_of
from stockpot.server.net.card_picture import HEIGHT, TEXTS, WIDTH, Card, picture
from stockpot.server.net.pages import ANEW, TYPES, page_text
from stockpot.server.service import Service

KeyQuery = Annotated[str, QueryParameter(max_length=64)]
A_WHILE = "public, max-age=300"


@get("/t/{table:str}", include_in_schema=False)
async def table_page(
    request: AnyRequest, table: FromPath[str], i: KeyQuery = "", lang: LangQuery = "en"
) -> Response[bytes]:
    """The application at a table; with the key of its card, that too."""
    service = service_of(request)
    card = await card_of(service, table, i, lang) if i else None
    address = service.config.address.rstrip("/")
    image = f"{address}/cards/{table}/card.png?i={i}&lang={lang}" if card else f"{address}/icon-512.png"
    return Response(with_preview(lang, card, image), media_type=TYPES[".html"], headers={"cache-control": ANEW})


@get("/cards/{table:str}/card.png", include_in_schema=False)
async def card_picture(
    request: AnyRequest, table: FromPath[str], i: KeyQuery = "", lang: LangQuery = "en"
) -> Response[bytes]:
    """The picture of an invitation."""
    card = await card_of(service_of(request), table, i, lang)
    if card is None:
        raise NotFoundException("There is nothing here.")
    made = await asyncio.to_thread(picture, card)
    return Response(made, media_type=TYPES[".png"], headers={"cache-control": A_WHILE})


async def card_of(service: Service, table: str, key: str, lang: str) -> Card | None:
    """What an invitation to a table says, to those who have the key of it."""
    try:
        room = await service.tables.room(table)
    except Refusal:
        return None
    if not hmac.compare_digest(key.encode(), card_key(room).encode()):
        return None
    name = await service.people.called(room.host) or TEXTS[lang].say("somebody")
    seats = tuple(not seat.free for seat in room.seats)
    return Card(lang, room.game.title[lang], room.game.minutes, name, room.status, seats)


def with_preview(lang: str, card: Card | None, image: str) -> bytes:
    """The page of the application, with what messengers look for in its head."""
    title = card.title if card else "Stockpot"
    told = {
        "og:type": "website", "og:site_name": "Stockpot", "og:title": title,
        "og:description": card.details if card else TEXTS[lang].say("site"), "og:image": image,
    }  # fmt: skip
    if card:
        told |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT), "og:image:alt": title}
    look = "summary_large_image" if card else "summary"
    tags = [f'<meta property="{name}" content="{escape(text)}">' for name, text in told.items()]
    before, after = halves()
    return (before + "".join([*tags, f'<meta name="twitter:card" content="{look}">']) + after).encode()


@cache
def halves() -> tuple[str, str]:
    """The page before the end of its head, and from there on."""
    before, end, after = page_text().partition("</head>")
    return before, end + after
