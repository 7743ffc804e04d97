// A card game with hidden hands on boardgame.io: PORT, and a folder for its FlatFile store (none: in memory).
const { Server, FlatFile } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const COLORS = ["bug", "vegetable", "fruit", "trash"];
const DECK = COLORS.flatMap((color) => Array.from({ length: 13 }, (_, sign) => `${color} ${sign + 1}`));

function deal(G, ctx, random) {
  const deck = random.Shuffle(DECK);
  const each = Math.floor(deck.length / ctx.numPlayers);
  G.secret = { aside: deck.slice(each * ctx.numPlayers) };
  G.players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    G.players[seat] = { hand: deck.slice(seat * each, (seat + 1) * each), pile: [] };
  }
  G.played = [];
  G.total = 0;
  G.deal += 1;
}

const pot = {
  name: "pot",
  setup: ({ ctx, random }) => {
    const G = { deal: 0, points: Array(ctx.numPlayers).fill(0) };
    deal(G, ctx, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, playerID, random }, card) => {
        const own = G.players[playerID];
        const place = own.hand.indexOf(card);
        if (place < 0) return "INVALID_MOVE";
        own.hand.splice(place, 1);
        G.played.push({ seat: Number(playerID), card });
        G.total += Number(card.split(" ")[1]) % 6;
        if (G.total >= 10) {
          own.pile.push(...G.played.slice(-4).map((one) => one.card));
          G.points[playerID] -= 1;
          G.total = 0;
        }
        if (Object.values(G.players).every((one) => one.hand.length === 0)) deal(G, ctx, random);
      },
    },
  },
};

// Every two minutes its store reads all files to find what has expired, beside the writes that are under way; a file that is
// half written then ends the server. Nothing here expires.
class Lasting extends FlatFile {
  async connect() {
    await super.connect();
    this.games.stopExpiredKeysInterval();
  }
}

const [port, folder] = process.argv.slice(2);
const db = folder ? new Lasting({ dir: folder }) : undefined;
Server({ games: [pot], origins: [/./], db }).run(Number(port));
