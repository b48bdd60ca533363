// A server of boardgame.io with a game of about the size of ours, for bench/server.py.
//
// node peer.js FOLDER, where FOLDER/node_modules holds boardgame.io. Every move lays a tile, and is
// told to all four as a whole state, which is that library's usual way. Matches are kept in memory.

const { createRequire } = require('node:module');
const path = require('node:path');

const { Server, Origins } = createRequire(path.join(path.resolve(process.argv[2]), '/'))(
  'boardgame.io/server',
);

const game = {
  name: 'fire',
  setup: () => ({ tiles: [], crews: [9, 9, 9, 9] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G }, at) => {
      const tile = { at: `${at},${G.tiles.length}`, value: 1 + (at % 6), room: at % 3, edges: 6 };
      G.tiles.push({ ...tile, posted: [0, 0, 0, 0], layer: null, under: null });
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, seat: playerID }),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(0).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}/\n`);
});
