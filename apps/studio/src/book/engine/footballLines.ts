import type { LegResult } from '../views.ts';
import { isFairLine } from './lines.ts';
import { byLead, lineChance, lineMarket, type MarketChances, twoWay } from './market.ts';

export interface Final {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** More goals of one side than this in one match are left out of the sum: less than one match in a billion. */
const goalsMax = 16;

/** How likely each further score is over `left` minutes: every minute brings a goal of one side, of the other, or none. */
export const furtherGoals = (left: number, home: number, away: number): Final[] => {
  const none = 1 - home - away;
  const found: Final[] = [];
  let homeTerm = none ** left;
  for (let x = 0; x <= Math.min(left, goalsMax); x += 1) {
    let chance = homeTerm;
    for (let y = 0; x + y <= left && y <= goalsMax; y += 1) {
      found.push({ home: x, away: y, chance });
      chance *= ((left - x - y) / (y + 1)) * (away / none);
    }
    homeTerm *= ((left - x) / (x + 1)) * (home / none);
  }
  return found;
};

export const sumOf = (all: readonly Final[], counts: (final: Final) => boolean): number =>
  all.reduce((sum, final) => (counts(final) ? sum + final.chance : sum), 0);

/** The chance that stands for a side of a line, by how far every final score is ahead of it. */
const lineSide = (all: readonly Final[], leadOf: (final: Final) => number): number => {
  const shareOf = (result: LegResult): number => sumOf(all, (final) => byLead(leadOf(final)) === result);
  return lineChance({
    won: shareOf('won'),
    halfWon: shareOf('half-won'),
    even: shareOf('even'),
    halfLost: shareOf('half-lost'),
  });
};

/** Of lines of a quarter so many are offered, those whose sides are the most alike. */
const quarterLines = 2;

const isQuarter = (line: number): boolean => !Number.isInteger(line * 2);

/** Fair lines of a kind, ascending: all halves and wholes, and the most even of the quarters. */
const linesOf = (
  kind: 'total' | 'handicap' | 'half-handicap',
  lines: readonly number[],
  chanceOf: (line: number) => number,
): MarketChances[] => {
  const fair = lines.flatMap((line) => {
    const chance = chanceOf(line);
    return isFairLine(chance) ? [{ line, chance }] : [];
  });
  const quarters = fair
    .filter(({ line }) => isQuarter(line))
    .sort((one, other) => Math.abs(one.chance - 0.5) - Math.abs(other.chance - 0.5))
    .slice(0, quarterLines);
  return fair
    .filter((each) => !isQuarter(each.line) || quarters.includes(each))
    .map(({ line, chance }) => twoWay(lineMarket(kind, line), chance));
};

export const totals = (all: readonly Final[], goals: number): MarketChances[] =>
  linesOf(
    'total',
    [0.5, 0.75, 1.25, 1.5, 1.75, 2.25, 2.5, 2.75, 3.25, 3.5, 3.75, 4.5].map((further) => goals + further),
    (line) => lineSide(all, ({ home, away }) => home + away - line),
  );

export const handicaps = (all: readonly Final[]): MarketChances[] =>
  linesOf(
    'handicap',
    [-2, -1.75, -1.5, -1.25, -1, -0.75, -0.25, 0, 0.25, 0.75, 1, 1.25, 1.5, 1.75, 2],
    (line) => lineSide(all, ({ home, away }) => home + line - away),
  );

/** The handicaps of a half, in which fewer goals fall. */
export const halfHandicaps = (all: readonly Final[]): MarketChances[] =>
  linesOf('half-handicap', [-1.5, -1, -0.75, -0.25, 0, 0.25, 0.75, 1, 1.5], (line) =>
    lineSide(all, ({ home, away }) => home + line - away),
  );

/** Fair lines of a half goal on a number that is `now` and may grow. */
export const halfLines = (
  kind: 'half-total' | 'home-total' | 'away-total',
  now: number,
  all: readonly Final[],
  numberOf: (final: Final) => number,
): MarketChances[] =>
  [0.5, 1.5, 2.5].flatMap((further) => {
    const line = now + further;
    const chance = sumOf(all, (final) => numberOf(final) > line);
    return isFairLine(chance) ? [twoWay(lineMarket(kind, line), chance)] : [];
  });

/** Who is ahead at a score that is one of these. */
export const chancesOfSides = (all: readonly Final[]) => ({
  home: sumOf(all, ({ home, away }) => home > away),
  draw: sumOf(all, ({ home, away }) => home === away),
  away: sumOf(all, ({ home, away }) => home < away),
});
