// Random play with boardgame.io: node peer_driver.cjs GAME SECONDS. It is found in node_modules of the folder it runs in.
const { createRequire } = require("node:module");
const { join } = require("node:path");

const near = createRequire(join(process.cwd(), "peers.cjs"));
const { Client } = near("boardgame.io/client");
const { version } = near("boardgame.io/package.json");
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

// The game of boardgame.io's own tutorial.
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { clickCell: ({ G, playerID }, id) => void (G.cells[id] = playerID) },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]])))
      return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

function play(client) {
  client.reset();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = [...state.G.cells.keys()].filter((cell) => state.G.cells[cell] === null);
    client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    decisions += 1;
  }
  return decisions;
}

function rate(client, seconds) {
  const began = process.cpuUsage();
  let decisions = 0;
  for (;;) {
    decisions += play(client);
    const { user, system } = process.cpuUsage(began);
    const spent = (user + system) / 1e6;
    if (spent >= seconds) return decisions / spent;
  }
}

const client = Client({ game, debug: false });
client.start();
play(client);
const best = Math.max(...[1, 2, 3].map(() => rate(client, Number(process.argv[3]) / 3)));
console.log(JSON.stringify({ version, decisions_per_s: Math.round(best), batched_per_s: null, clone_us: null }));
process.exit(0);
