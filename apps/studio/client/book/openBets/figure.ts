import type { EventView, LegView, MarketKind, ScoreView } from '../../../src/book/views.ts';

/** Two figures, home first. */
export type Pair = readonly [number, number];

/** What a figure is counted over: the match, regular time where overtime counts for the winner alone, the first half, or a part by its number. */
export type Stretch = 'match' | 'regular' | 'half' | number;

/** What decides a choice, as far as its match has come: a score, or a sum, against its line where it has one. */
export type Figure =
  | { readonly kind: 'score'; readonly of: Stretch; readonly pair: Pair }
  | { readonly kind: 'sum'; readonly of: Stretch; readonly count: number; readonly line: number | null };

/** As much of a match as a choice of it is decided by; its timeline where that is known. */
export interface Course extends Pick<EventView, 'phase' | 'score'> {
  readonly timeline?: EventView['timeline'];
}

export type Chosen = Pick<LegView, 'market' | 'selection'>;

const regularQuarters = 4;
const halfQuarters = 2;
const halfTime = 45;

const sumOf = ([home, away]: Pair): number => home + away;
const added = (all: readonly Pair[]): Pair =>
  all.reduce<Pair>(([home, away], [h, a]) => [home + h, away + a], [0, 0]);

/** Points of every part so far; goals are counted over the match. */
const partsOf = (score: ScoreView): readonly Pair[] => {
  switch (score.sport) {
    case 'racket':
      return score.sets;
    case 'basketball':
      return score.quarters;
    case 'siege':
      return score.maps.slice(0, score.current + 1).map(({ home, away }): Pair => [home, away]);
    case 'football':
      return [];
  }
};

/** Goals or points of the whole match: those of the sport in which its markets count, without overtime. */
const pointsOf = (score: ScoreView): Pair =>
  score.sport === 'football'
    ? [score.home, score.away]
    : added(score.sport === 'basketball' ? score.quarters.slice(0, regularQuarters) : partsOf(score));

/** The first half's, as it stands or ended; `null` where that is not known any more. */
const halfOf = ({ score, timeline }: Course): Pair | null => {
  if (score.sport === 'basketball') return added(score.quarters.slice(0, halfQuarters));
  if (score.sport !== 'football') return null;
  if (score.minute < halfTime || score.isBreak) return [score.home, score.away];
  return timeline?.find(({ kind }) => kind === 'break')?.score ?? null;
};

/** Kinds of which the sum counts, against a line or by itself. */
const summed: readonly MarketKind[] = ['total', 'parity', 'goals', 'half-total', 'part-total', 'part-parity'];

/** What the figure of a market is counted over, and what that has come to; `null` where it has not begun, or is not known. */
const countedOf = (
  { kind, number }: Chosen['market'],
  course: Course,
): { readonly of: Stretch; readonly pair: Pair } | null => {
  const { score } = course;
  if (kind.startsWith('half-') || kind === 'half') {
    const pair = halfOf(course);
    if (kind !== 'half-full') return pair && { of: 'half', pair };
  }
  if (kind === 'part' || kind.startsWith('part-') || kind === 'race' || kind === 'round') {
    const pair = partsOf(score)[(number ?? 1) - 1];
    return pair ? { of: number ?? 1, pair } : null;
  }
  if (kind === 'winner' || kind === 'parts' || kind === 'score')
    return { of: 'match', pair: [score.home, score.away] };
  const ofPoints = summed.includes(kind) || kind === 'point-handicap' || score.sport === 'basketball';
  const isLong = score.sport === 'basketball' && score.quarters.length > regularQuarters;
  return ofPoints
    ? { of: isLong ? 'regular' : 'match', pair: pointsOf(score) }
    : { of: 'match', pair: [score.home, score.away] };
};

/** What a choice is decided by, as its match stands; `null` where that has not begun, or is not known. */
export const figureOf = ({ market }: Chosen, course: Course): Figure | null => {
  const counted = countedOf(market, course);
  if (counted === null) return null;
  const { of, pair } = counted;
  const { kind, line } = market;
  if (kind === 'home-total') return { kind: 'sum', of, count: pair[0], line };
  if (kind === 'away-total') return { kind: 'sum', of, count: pair[1], line };
  if (kind === 'parts' || summed.includes(kind)) return { kind: 'sum', of, count: sumOf(pair), line };
  return { kind: 'score', of, pair };
};

/** Of a match that is not listed any more, as much as its bet tells of it; `null` where its figure is of something else. */
export const courseOfLeg = ({ sport, score: [home, away], phase, market }: LegView): Course | null => {
  if (sport === 'football' || sport === 'league')
    return { phase, score: { sport: 'football', home, away, minute: 90, isBreak: false, danger: null } };
  const isOfParts = market.kind === 'winner' || market.kind === 'score' || market.kind === 'parts';
  if (sport === 'basketball' || !(isOfParts || market.kind === 'handicap')) return null;
  return {
    phase,
    score: { sport: 'racket', home, away, sets: [], isBreak: false, serves: 'home', danger: null },
  };
};
