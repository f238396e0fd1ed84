// A boardgame.io server with a race for four: roll a die, a dragon moves, the turn ends; each player has a hidden hand.
// Comparable to a match of Dragorun: one die roll and a small public track, a secret part that playerView cuts out.
const { FlatFile, Server } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const Race = {
  name: 'race',
  setup: ({ ctx }) => ({
    spaces: Array(5).fill(0),
    markers: Array(5).fill(null),
    eggs: Array(ctx.numPlayers).fill(0),
    players: Object.fromEntries([...Array(ctx.numPlayers).keys()].map((p) => [p, { hand: [p, p + 1, p + 2] }])),
    secret: { deck: [...Array(20).keys()] },
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    // Rolling is done by the server, which alone has the dice.
    roll: {
      client: false,
      move: ({ G, ctx, random, events }) => {
        const dragon = random.Die(5) - 1;
        G.spaces[dragon] += random.Die(3);
        G.markers[dragon] = ctx.currentPlayer;
        if (G.spaces[dragon] % 7 === 0) G.eggs[ctx.currentPlayer] += 1;
        events.endTurn();
      },
    },
  },
};

// node server.js PORT [FOLDER]: with a folder, the store that writes to disk.
const db = process.argv[3] ? { db: new FlatFile({ dir: process.argv[3] }) } : {};
const server = Server({ games: [Race], origins: ['*'], ...db });
server.run({ port: Number(process.argv[2] || 0), callback: () => {} }).then(({ appServer }) => {
  const port = appServer.address().port;
  process.stdout.write(`open ${port}\n`);
});
