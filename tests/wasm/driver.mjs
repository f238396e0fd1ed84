/** Does with the engine in Node what tests/wasm/same_games.py does in Python; both write what they saw.
 *
 *  node driver.mjs ENGINE MODULE < work.json: the folder of the compiled engine, and a module. The answer is JSON. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [, , folder, module] = process.argv
const engine = await import(pathToFileURL(`${folder}/index.js`).href)
const game = await engine.loadGame(readFileSync(module))
if (game.network)
  engine.placeNetwork(
    game,
    await engine.readNetwork(readFileSync(new URL('../network.npz', pathToFileURL(module)))),
  )
const levels = [...engine.LEVELS, 'wyrm-classic', ...(game.network ? engine.LEARNT : [])]
const work = JSON.parse(readFileSync(0, 'utf8'))

const unhexed = (text) => Uint8Array.from(Buffer.from(text, 'hex'))
const begun = ({ seats, options, seed, secret }) =>
  engine.newMatch(game, { seats, options, seed: secret ? unhexed(secret) : BigInt(seed) })
const told = (events) => JSON.stringify(events.map(({ to, what, numbers }) => [to, what, ...numbers]))

/** A small generator that both sides have. */
function generator(seed) {
  let word = seed >>> 0
  return (n) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return Math.floor((word * n) / 2 ** 32)
  }
}

/** A random game: digests of its tables, lists, observations and scores after every ply, and of its news. */
function played(job) {
  const match = begun(job)
  const luck = generator(job.luck)
  const seen = createHash('sha256')
  const news = createHash('sha256')
  const deal = told(match.news)
  for (;;) {
    const acting = match.toAct
    seen.update(match.record).update(Int32Array.of(...acting))
    if (match.ply % job.look === 0)
      for (let seat = -1; seat < job.seats; seat++) seen.update(match.observation(seat))
    if (!acting.length) break
    const seat = acting[luck(acting.length)]
    const moves = match.legal(seat)
    seen.update(Int32Array.from(moves))
    news.update(told(match.play(seat, moves[luck(moves.length)])))
  }
  const { ply, scores, winners } = match
  return { seen: seen.digest('hex'), news: news.digest('hex'), deal, ply, scores, winners }
}

/** Many random games from following seeds, played to their ends inside the module: one digest of all tables. */
function ended({ seats, options, seed, games, choices }) {
  const seen = createHash('sha256')
  for (let k = 0; k < games; k++) {
    const at = engine.newMatch(game, { seats, options, seed: BigInt(seed + k) }).laid()
    const word = BigInt(seed + k) ^ BigInt(choices)
    game.code.seeded(game.word, Number(word & 0xffffffffn) | 0, Number(word >> 32n) | 0)
    game.code.play_on(at, game.word, game.longestMatch)
    seen.update(new Uint8Array(game.code.memory.buffer, at, game.record))
    for (let seat = 0; seat < seats; seat++) seen.update(Int32Array.of(game.code.score(at, seat)))
  }
  return seen.digest('hex')
}

/** A match some random plies in. */
function walked(job) {
  const match = begun(job)
  const luck = generator(job.luck)
  for (let ply = 0; ply < job.plies && !match.over; ply++) {
    const acting = match.toAct
    const seat = acting[luck(acting.length)]
    const moves = match.legal(seat)
    match.play(seat, moves[luck(moves.length)])
  }
  return match
}

/** What every level chooses there, and what a search finds out, visit for visit. */
function thought(job) {
  const match = walked(job)
  if (match.over) return null
  const [seat] = match.toAct
  const again = match.redeal(seat, BigInt(job.seed))
  const { deepest, settings } = game.levels.wyrm
  const search = new engine.Search(game)
  const seed = BigInt(job.seed)
  const { moves, visits, values, shares, priors, errors, best, iterations, decisions } = search.think(
    again, seat, seed, { iterations: job.iterations }, deepest, settings,
  ) // prettier-ignore
  const by = engine.settingsOf(game, 'wyrm', match.seats)
  const led =
    by.guided && search.think(again, seat, seed, { iterations: job.iterations }, deepest, by.settings, by)
  const guided = led ? { visits: led.visits, values: led.values } : null
  const chosen = levels.map((level) => {
    const bot = engine.bot(level, { iterations: job.iterations, seed })
    return [bot.choose(match, seat, seed), bot.choose(match, seat, seed + 1n)]
  })
  const picks = moves.slice(0, 3)
  const compared = search.compare(again, seat, picks, 20, seed, settings)
  const chances = search.chances(again, seat, 20, seed, settings)
  const record = Buffer.from(again.record).toString('hex')
  const insight = game.network ? known(again, seat, seed) : null
  return {
    insight,
    record,
    moves,
    visits,
    values,
    shares,
    priors,
    errors,
    best,
    iterations,
    decisions,
    guided,
    chosen,
    compared,
    chances,
  }
}

/** What the network knows at once. */
function known(match, seat, seed) {
  const likely = engine.likelyMoves(match, seat)
  const { shares, errors } = engine.worthOf(match, seat, likely.slice(0, 2), seed, 1)
  // The marks are whole numbers; the exponential function of a browser may differ in its last bit.
  const rounded = (row) => row.map((share) => Math.round(share * 1e6) / 1e6)
  return { likely, share: rounded([engine.shareOf(match, seat)]), shares: rounded(shares), errors: rounded(errors) }
}

/** What is refused: each with its sentence. Nothing of it changes the match. */
async function refused(job) {
  const match = walked({ ...job, plies: 0 })
  const before = Buffer.from(match.record).toString('hex')
  const [seat] = match.toAct
  const legal = match.legal(seat)
  const others = Array.from({ length: game.moves }, (_, move) => move).filter((move) => !legal.includes(move))
  const mistakes = [
    () => match.play(seat, others[0]),
    () => match.play(seat, -5),
    () => match.play(99, legal[0]),
    () => match.play(engine.HOST, legal[0]),
    () => engine.newMatch(game, { seats: 99 }),
    () => engine.newMatch(game, { seats: job.seats, options: [1] }),
    () => engine.newMatch(game, { seats: job.seats, options: job.options, seed: -1 }),
    () => engine.newMatch(game, { seats: job.seats, options: job.options, seed: 1.5 }),
    () => engine.newMatch(game, { seats: job.seats, options: job.options, seed: new Uint8Array(8) }),
    () => engine.matchFrom(game, job.seats, new Uint8Array(3)),
    () => engine.matchFrom(game, 99, match.record),
    () => match.redeal(99, 1),
    () => match.redeal(seat, -1),
    () => match.observation(99),
    () => engine.bot('basilisk'),
    () => engine.bot('lindworm').choose(match, seat),
    () => engine.readNetwork(Uint8Array.of(1, 2, 3)),
    () => engine.placeNetwork(game, { game: 'none', weights: new Map(), shifts: [0, 0], nat: 1, temperature: 1 }),
    () => engine.bot('drake').choose(match, 99),
    () => engine.loadGame(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)),
  ]
  const sentences = []
  for (const mistake of mistakes) {
    try {
      await mistake()
      sentences.push(null)
    } catch (error) {
      sentences.push(error instanceof engine.GameError ? error.message : `not a sentence: ${error}`)
    }
  }
  return { sentences, unchanged: before === Buffer.from(match.record).toString('hex') }
}

/** A copy, and a match from the bytes of another, go on as the first; playing on them does not change it. */
function copied(job) {
  const match = walked(job)
  if (match.over) return null
  const before = match.record
  const twins = [match.copy(), engine.matchFrom(game, job.seats, match.record, match.ply)]
  const [seat] = match.toAct
  for (const twin of twins) twin.play(seat, match.legal(seat)[0])
  const same = (one, other) => Buffer.compare(one, other) === 0
  const kept = same(before, match.record)
  match.play(seat, match.legal(seat)[0])
  return kept && twins.every((twin) => same(twin.record, match.record))
}

const verbs = { played, ended, thought, refused, copied }
const answers = []
for (const job of work) answers.push(await verbs[job.verb](job))
process.stdout.write(JSON.stringify(answers))
