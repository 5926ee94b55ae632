import { capital } from '../capital.ts';
import type { MarketWords } from '../moreMarkets.ts';

/** Markets on a side, a part and points in English. */
export const marketWords: MarketWords = {
  all: 'All',
  groups: { main: 'Main', lines: 'Handicaps & totals', parts: 'Halves', scores: 'Scores' },
  firstHalf: 'First half',
  halfFull: 'Half-time / full-time',
  home: 'Home',
  away: 'Away',
  homeClean: 'Home clean sheet',
  awayClean: 'Away clean sheet',
  nil: 'Win to nil',
  nilNone: 'Neither',
  margin: 'Winning margin',
  by: (side, margin) => `${side} by ${margin}`,
  goals: 'Exact goals',
  part: (unit, number) => (number === null ? capital(unit) : `${capital(unit)} ${number}`),
  partWinner: 'winner',
  parity: 'odd or even',
  race: (points) => `first to ${points}`,
  pointHandicap: 'Point handicap',
  roundHandicap: 'Round handicap',
  round: (round) => (round === null ? 'Round winner' : `round ${round} winner`),
};
