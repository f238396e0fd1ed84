// Four players at each of N matches, every move as soon as it is that player's turn: node load.js PORT MATCHES SECONDS TAG
const { io } = require('socket.io-client');

const [port, matches, seconds] = process.argv.slice(2, 5).map(Number);
const tag = process.argv[5];
const base = `http://127.0.0.1:${port}`;
let told = 0, moves = 0, counting = false;

async function match(n) {
  // A match is made when the first player asks for it; there are no credentials to check, in the peer's favour.
  const matchID = `${tag}-${n}`;
  const ready = [];
  for (let seat = 0; seat < 4; seat++) {
    const socket = io(`${base}/race`, { transports: ['websocket'], forceNew: true });
    const playerID = String(seat);
    const act = (state) => {
      if (state.ctx.currentPlayer !== playerID || state.ctx.gameover) return;
      const action = { type: 'MAKE_MOVE', payload: { type: 'roll', args: [], playerID } };
      socket.emit('update', action, state._stateID, matchID, playerID);
    };
    socket.on('update', (id, state) => {
      if (counting) { told++; if (seat === 0) moves++; }
      act(state);
    });
    ready.push(new Promise((done) => {
      socket.once('sync', (id, info) => done(() => act(info.state)));
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 4));
    }));
  }
  return Promise.all(ready);
}

(async () => {
  const starts = [];
  for (let n = 0; n < matches; n++) starts.push(...(await match(n)));
  for (const start of starts) start();
  await new Promise((done) => setTimeout(done, 1000));
  process.stdout.write('counting\n');
  counting = true;
  const began = process.hrtime.bigint();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  counting = false;
  const took = Number(process.hrtime.bigint() - began) / 1e9;
  process.stdout.write(JSON.stringify({ moves, told, seconds: took }) + '\n');
  process.exit(0);
})();
