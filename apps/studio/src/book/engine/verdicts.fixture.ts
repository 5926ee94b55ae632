import type { LegResult, SelectionCode, Side } from '../views.ts';
import { basketball } from './basketball.ts';
import { sampleFixture } from './events.fixture.ts';
import { type Market, marketOf, selectionsOf } from './market.ts';
import type { Points } from './parts.ts';

/** The market of an id. Throws for what is none. */
export const read = (id: string): Market => {
  const market = marketOf(id);
  if (!market) throw new Error(`no market ${id}`);
  return market;
};

const letters: Readonly<Record<LegResult, string>> = {
  open: '?',
  won: 'W',
  lost: 'L',
  void: 'V',
  even: 'E',
  'half-won': 'w',
  'half-lost': 'l',
};

/** Results of all selections of a market in their order, a letter each. */
export const lettersOf = (id: string, decide: (market: Market, code: SelectionCode) => LegResult): string => {
  const market = read(id);
  return selectionsOf(market)
    .map((code) => letters[decide(market, code)])
    .join('');
};

/** Sides by their first letters. */
export const sidesOf = (text: string): Side[] =>
  [...text].map((letter) => (letter === 'h' ? 'home' : 'away'));

/** A game of basketball with these points of its quarters. */
export const basketballAt = (quarters: readonly Points[], rest: object = {}) => ({
  ...basketball.begin(sampleFixture('basketball', 1)),
  isStarted: true,
  quarters,
  ...rest,
});
