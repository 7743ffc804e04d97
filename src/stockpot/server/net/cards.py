"""Pages that people are invited to, with a preview for messengers (Open Graph): what an invitation says before it is opened.

Whoever draws a preview is sent the address without what stands behind `#`. So an invitation has a second, lesser key in its
address (`views.card_key`): it shows the card and opens nothing. Without it all tables look alike, those too that do not exist.
The link of a group has no such key: of all groups the same is said.
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
ICON = "/icon-512.png"
A_WHILE = "public, max-age=300"


@get("/t/{table:str}", include_in_schema=False)
async def table_page(
    request: AnyRequest, table: FromPath[str], i: KeyQuery = "", lang: LangQuery = "en"
) -> Response[bytes]:
    """The application at a table; with the key of its card, that too."""
    service = service_of(request)
    card = await card_of(service, table, i, lang) if i else None
    if card is None:
        return page_with(service, "Stockpot", TEXTS[lang].say("site"))
    return page_with(service, card.title, card.details, f"/cards/{table}/card.png?i={i}&lang={lang}")


@get("/g/{group:str}", include_in_schema=False)
async def group_page(request: AnyRequest, group: FromPath[str], lang: LangQuery = "en") -> Response[bytes]:  # noqa: ARG001
    """The application at a group, whichever it is."""
    return page_with(service_of(request), TEXTS[lang].say("group"), TEXTS[lang].say("site"))


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


def page_with(service: Service, title: str, details: str, card: str = "") -> Response[bytes]:
    """The page of the application, with what messengers look for in its head; `card`: where a picture of it is."""
    image = service.config.address.rstrip("/") + (card or ICON)
    told = {
        "og:type": "website", "og:site_name": "Stockpot", "og:title": title, "og:description": details, "og:image": image,
    }  # fmt: skip
    if card:
        told |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT), "og:image:alt": title}
    look = "summary_large_image" if card else "summary"
    tags = [f'<meta property="{name}" content="{escape(text)}">' for name, text in told.items()]
    before, after = halves()
    page = before + "".join([*tags, f'<meta name="twitter:card" content="{look}">']) + after
    return Response(page.encode(), media_type=TYPES[".html"], headers={"cache-control": ANEW})


@cache
def halves() -> tuple[str, str]:
    """The page before the end of its head, and from there on."""
    before, end, after = page_text().partition("</head>")
    return before, end + after
