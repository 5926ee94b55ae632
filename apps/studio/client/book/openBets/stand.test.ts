import { describe, expect, it } from 'vitest';
import { marketOf } from '../../../src/book/engine/market.ts';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import type { LegView, ScoreView, SelectionCode, TimelineItem } from '../../../src/book/views.ts';
import { legOf } from '../book.fixture.ts';
import { type Course, courseOfLeg, figureOf } from './figure.ts';
import { type Stand, standOf, standOfBet } from './stand.ts';

const chosen = (id: string, selection: SelectionCode, change: Partial<LegView> = {}): LegView => {
  const market = marketOf(id);
  if (!market) throw new Error(`no market ${id}`);
  return legOf({ ...change, market: { id, ...market }, selection });
};
const live = (score: ScoreView): Course => ({ phase: 'live', score });
const goals = (home: number, away: number, minute = 60): Course =>
  live({ sport: 'football', home, away, minute, isBreak: false, danger: null });
const item = (
  kind: TimelineItem['kind'],
  side: TimelineItem['side'],
  score: [number, number],
): TimelineItem => ({
  ...{ kind, clock: 45, part: 1, side, points: 0, score },
});
const hall = (...quarters: [number, number][]): Course => {
  const [home, away] = quarters.reduce(([h, a], [x, y]) => [h + x, a + y], [0, 0]);
  return live({
    ...{ sport: 'basketball', home, away, quarter: quarters.length, clock: 100, quarters },
    ...{ isBreak: false, attacks: 'home', danger: null },
  });
};
const court = (home: number, away: number, ...sets: [number, number][]): Course =>
  live({ ...{ sport: 'racket', home, away, sets, isBreak: false }, serves: 'home', danger: null });
const map = { zh_CN: '镜湖', en_US: 'Mirror Lake' };
const walls = (home: number, away: number, ...maps: [number, number][]): Course =>
  live(
    siegeScoreOf(
      maps.map(([h, a]) => ({ map, home: h, away: a, winner: null })),
      { home, away, current: maps.length - 1 },
    ),
  );

const figures: readonly [string, string, Course, string | null][] = [
  ['football', 'result', goals(2, 1), 'match 2-1'],
  ['football', 'total:2.5', goals(2, 1), 'match 3/2.5'],
  ['football', 'home-total:1.5', goals(2, 1), 'match 2/1.5'],
  ['football', 'away-total:1.5', goals(2, 1), 'match 1/1.5'],
  ['football', 'parity', goals(2, 1), 'match 3'],
  ['football', 'goals', goals(2, 1), 'match 3'],
  ['football', 'next:4', goals(2, 1), 'match 2-1'],
  ['football', 'score', goals(2, 1), 'match 2-1'],
  ['football', 'both', goals(2, 1), 'match 2-1'],
  ['football', 'handicap:-1', goals(2, 1), 'match 2-1'],
  ['football', 'half', goals(1, 0, 30), 'half 1-0'],
  ['football', 'half-total:1.5', goals(1, 0, 30), 'half 1/1.5'],
  ['football after half-time', 'half', goals(2, 1), null],
  ['football', 'half-full', goals(2, 1), 'match 2-1'],
  ['basketball', 'winner', hall([20, 18], [18, 20], [20, 20], [20, 20], [5, 3]), 'match 83-81'],
  ['basketball', 'total:150.5', hall([20, 18], [18, 20], [20, 20], [20, 20], [5, 3]), 'regular 156/150.5'],
  ['basketball', 'total:150.5', hall([20, 18], [2, 3]), 'match 43/150.5'],
  ['basketball', 'home-total:60.5', hall([20, 18], [2, 3]), 'match 22/60.5'],
  ['basketball', 'half', hall([20, 18], [18, 22], [9, 0]), 'half 38-40'],
  ['basketball', 'half-total:70.5', hall([20, 18], [18, 22], [9, 0]), 'half 78/70.5'],
  ['basketball', 'part-result:3', hall([20, 18], [18, 22], [2, 0]), '3 2-0'],
  ['basketball', 'part-total:3:40.5', hall([20, 18], [18, 22], [2, 0]), '3 2/40.5'],
  ['basketball, not begun', 'part-result:4', hall([20, 18], [18, 22], [2, 0]), null],
  ['badminton', 'winner', court(1, 0, [11, 8], [4, 6]), 'match 1-0'],
  ['badminton', 'total:40.5', court(1, 0, [11, 8], [4, 6]), 'match 29/40.5'],
  ['badminton', 'point-handicap:2.5', court(1, 0, [11, 8], [4, 6]), 'match 15-14'],
  ['badminton', 'handicap:-1.5', court(1, 0, [11, 8], [4, 6]), 'match 1-0'],
  ['badminton', 'parts:2.5', court(1, 0, [11, 8], [4, 6]), 'match 1/2.5'],
  ['badminton', 'part:2', court(1, 0, [11, 8], [4, 6]), '2 4-6'],
  ['badminton', 'race:2', court(1, 0, [11, 8], [4, 6]), '2 4-6'],
  ['badminton', 'part-parity:2', court(1, 0, [11, 8], [4, 6]), '2 10'],
  ['siege', 'winner', walls(1, 0, [7, 5], [2, 3]), 'match 1-0'],
  ['siege', 'total:24.5', walls(1, 0, [7, 5], [2, 3]), 'match 17/24.5'],
  ['siege', 'part:2', walls(1, 0, [7, 5], [2, 3]), '2 2-3'],
  ['siege', 'round:2:6', walls(1, 0, [7, 5], [2, 3]), '2 2-3'],
  ['siege, not begun', 'part:3', walls(1, 0, [7, 5], [2, 3]), null],
];

describe('what decides a bet', () => {
  it.each(figures)('of %s, %s', (_, id, course, told) => {
    const figure = figureOf(chosen(id, 'home'), course);
    const text =
      figure &&
      `${figure.of} ${figure.kind === 'score' ? figure.pair.join('-') : [figure.count, figure.line].filter((each) => each !== null).join('/')}`;
    expect(text).toBe(told);
  });

  it('of a first half that is over is known where the course of its match is', () => {
    const course = { ...goals(2, 1), timeline: [item('break', null, [1, 1])] };
    expect(figureOf(chosen('half', 'draw'), course)).toEqual({ kind: 'score', of: 'half', pair: [1, 1] });
  });

  it('of a match that is not listed any more is what its bet tells, and nothing where that is of something else', () => {
    const course = courseOfLeg(chosen('total:2.5', 'over', { score: [2, 2], phase: 'over' }));
    expect(course && figureOf(chosen('total:2.5', 'over'), course)).toMatchObject({ count: 4 });
    expect(courseOfLeg(chosen('total:150.5', 'over', { sport: 'basketball' }))).toBeNull();
    expect(courseOfLeg(chosen('total:40.5', 'over', { sport: 'racket' }))).toBeNull();
    const sets = courseOfLeg(chosen('winner', 'home', { sport: 'racket', score: [2, 1] }));
    expect(sets && figureOf(chosen('winner', 'home'), sets)).toMatchObject({ pair: [2, 1] });
  });
});

const stands: readonly [string, SelectionCode, Course, Stand][] = [
  ['result', 'home', goals(2, 1), 'ahead'],
  ['result', 'away', goals(2, 1), 'behind'],
  ['result', 'home', goals(1, 1), null],
  ['result', 'draw', goals(1, 1), 'ahead'],
  ['result', 'home', { ...goals(1, 1), phase: 'over' }, 'behind'],
  ['result', 'home', { ...goals(0, 0), phase: 'coming' }, null],
  ['double', 'home-draw', goals(1, 1), 'ahead'],
  ['double', 'home-away', goals(1, 1), null],
  ['double', 'home-draw', goals(0, 1), 'behind'],
  ['handicap:-1', 'home', goals(2, 1), null],
  ['handicap:-1.5', 'home', goals(2, 1), 'behind'],
  ['handicap:-1.5', 'away', goals(2, 1), 'ahead'],
  ['total:3.5', 'over', goals(2, 1), null],
  ['total:3.5', 'under', goals(2, 1), null],
  ['total:2.5', 'over', goals(2, 1), 'ahead'],
  ['total:2.5', 'under', goals(2, 1), 'behind'],
  ['total:3.5', 'under', { ...goals(2, 1), phase: 'over' }, 'ahead'],
  ['both', 'yes', goals(2, 0), null],
  ['both', 'yes', goals(2, 1), 'ahead'],
  ['both', 'no', goals(2, 1), 'behind'],
  ['home-clean', 'yes', goals(2, 1), 'behind'],
  ['away-clean', 'yes', goals(0, 1), null],
  ['nil', 'home', goals(1, 0), 'ahead'],
  ['nil', 'home', goals(2, 1), 'behind'],
  ['nil', 'none', goals(1, 0), 'behind'],
  ['score', '2-1', goals(2, 1), 'ahead'],
  ['score', '2-1', goals(1, 0), null],
  ['score', '2-1', goals(0, 2), 'behind'],
  ['score', 'other', goals(4, 1), 'ahead'],
  ['goals', '3', goals(2, 1), 'ahead'],
  ['goals', '2', goals(2, 1), 'behind'],
  ['goals', '6+', goals(4, 3), 'ahead'],
  ['goals', '5', goals(2, 1), null],
  ['margin', 'home-by-1', goals(2, 1), 'ahead'],
  ['margin', 'home-by-2', goals(2, 1), 'behind'],
  ['margin', 'home-by-1', goals(1, 1), null],
  ['half-full', 'home/home', goals(1, 0, 30), 'ahead'],
  ['half-full', 'home/draw', goals(1, 0, 30), null],
  ['half-full', 'away/away', goals(1, 0, 30), 'behind'],
  ['half-full', 'home/draw', goals(1, 1), 'ahead'],
  ['next:4', 'home', goals(2, 1), null],
  ['next:4', 'none', goals(2, 1), null],
  ['next:1', 'home', { ...goals(0, 1), timeline: [item('goal', 'away', [0, 1])] }, 'behind'],
  ['parity', 'odd', goals(2, 1), null],
  ['part-result:3', 'draw', hall([20, 18], [18, 22], [2, 0]), 'behind'],
  ['part-result:3', 'draw', hall([20, 18], [18, 22], [2, 2]), 'ahead'],
  ['part-handicap:3:-1.5', 'home', hall([20, 18], [18, 22], [2, 0]), 'ahead'],
  ['part-result:4', 'home', hall([20, 18], [18, 22], [2, 0]), null],
  ['winner', 'home', court(0, 1, [9, 11], [3, 2]), 'behind'],
  ['winner', 'home', court(0, 0, [9, 2]), null],
  ['part:2', 'home', court(0, 1, [9, 11], [3, 2]), 'ahead'],
  ['race:1', 'home', court(0, 0, [5, 6]), 'behind'],
  ['race:1', 'home', court(0, 0, [7, 8]), null],
  ['parts:2.5', 'over', court(1, 1, [9, 11], [11, 2]), 'ahead'],
  ['parts:2.5', 'under', court(1, 0, [11, 9], [1, 2]), null],
  ['point-handicap:2.5', 'away', court(1, 0, [11, 8], [4, 6]), 'behind'],
  ['round:1:6', 'home', walls(0, 0, [2, 3]), null],
  ['part:1', 'away', walls(0, 0, [2, 3]), 'ahead'],
];

describe('how a bet stands', () => {
  it.each(stands)('%s, %s', (id, code, course, stand) => {
    expect(standOf(chosen(id, code), course)).toBe(stand);
  });

  it('is that of its worst leg, what is decided included, and nothing of a system or a match that is not known', () => {
    const [won, winning, losing] = [
      chosen('result', 'home', { event: 'other', result: 'won' }),
      chosen('result', 'home'),
      chosen('total:2.5', 'under'),
    ];
    const courseOf = (id: string) => (id === 'football-1' ? goals(2, 1) : undefined);
    expect(standOfBet({ legs: [won, winning], system: null }, courseOf)).toBe('ahead');
    expect(standOfBet({ legs: [won, winning, losing], system: null }, courseOf)).toBe('behind');
    const unknown = chosen('result', 'home', { event: 'other' });
    expect(standOfBet({ legs: [winning, unknown], system: null }, courseOf)).toBeNull();
    const system = { min: 2, max: 2, stake: '1.00', combinations: 3, alive: 3 };
    expect(standOfBet({ legs: [winning, losing], system }, courseOf)).toBeNull();
  });
});
