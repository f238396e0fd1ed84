/** The work of bench/wasm.py in JavaScript, in Node and in a page: the same positions, the same playouts. */

/** Plays and searches; returns the seconds of each, by a clock that the caller gives, and how much was done. */
export async function measured(engine, module, jobs, clock) {
  const started = performance.now()
  const game = await engine.loadGame(module)
  const start = performance.now() - started
  const { code } = game
  const search = new engine.Search(game)
  const { deepest, settings } = game.levels.wyrm
  const searched = ({ seats, seed, plies }, iterations) => {
    const match = engine.newMatch(game, { seats, seed })
    code.seeded(game.word, seed, 0)
    code.play_on(match.laid(), game.word, plies)
    const at = engine.matchFrom(game, seats, new Uint8Array(code.memory.buffer, game.table, game.record))
    if (at.over) return [0, 0]
    const from = clock()
    const root = search.grow(at, at.toAct[0], BigInt(seed), { iterations }, deepest, settings, { hasty: false })
    return [clock() - from, root.decisions]
  }
  const played = ({ seats, seed }, games) => {
    const records = Array.from(
      { length: games },
      (_, k) => engine.newMatch(game, { seats, seed: seed + k }).record,
    )
    const table = new Uint8Array(code.memory.buffer, game.table, game.record)
    let decisions = 0
    const from = clock()
    for (const record of records) {
      table.set(record)
      decisions += code.play_on(game.table, game.word, game.longestMatch)
    }
    return [clock() - from, decisions]
  }
  for (const job of jobs) {
    code.seeded(game.word, job.seed, 0)
    searched(job, 400)
    played(job, 40)
  }
  return {
    start,
    searches: jobs.map((job) => searched(job, job.iterations)),
    games: jobs.map((job) => {
      code.seeded(game.word, job.seed, 0)
      return played(job, job.games)
    }),
  }
}

if (typeof process !== 'undefined') {
  const { readFileSync } = await import('node:fs')
  const [, , folder, module] = process.argv
  const engine = await import(`file://${folder}/index.js`)
  const clock = () => (({ user, system }) => (user + system) / 1e6)(process.cpuUsage())
  const jobs = JSON.parse(readFileSync(0, 'utf8'))
  console.log(JSON.stringify(await measured(engine, readFileSync(module), jobs, clock)))
}
