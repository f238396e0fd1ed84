/** Dragon games as WebAssembly: rules, search and bots, on numbers. */
export { bot, LEARNT, LEVELS, settingsOf, type Bot, type BotOptions, type Level } from './bots.js'
export { GameError } from './errors.js'
export {
  isGameModule,
  isGuided,
  loadGame,
  type About,
  type Game,
  type Mistakes,
  type Source,
} from './game.js'
export { likelyMoves, placeNetwork, readNetwork, shareOf, worthOf, type Network } from './network.js'
export { HOST, Match, matchFrom, newMatch, type Event, type MatchOptions, type Seed } from './match.js'
export { PythonRandom } from './random.js'
export { Search, thoughtOf, type Budget, type Root, type Settings, type Thought } from './search.js'
export { commitment, keyedSeed, seatSeed, sha256 } from './sha256.js'
