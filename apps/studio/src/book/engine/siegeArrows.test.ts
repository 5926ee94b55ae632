import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import type { Below } from '../../tables/engine/ranges.ts';
import type { ArrowsGrade, Side } from '../views.ts';
import { drawsOf, sampleFixture, walk } from './events.fixture.ts';
import { competitions } from './league.ts';
import { type Market, type MarketChances, marketOf } from './market.ts';
import { sides } from './parts.ts';
import { beginRun, marginsBp, type Run } from './run.ts';
import { siegeRules } from './siege.ts';
import { arrowsGrades, arrowsWithWinner, drawGrade, oddsOfArrows, oddsOfRound } from './siegeArrows.ts';
import { chanceByWay, siegeMaps, siegeWays } from './siegeMaps.ts';
import { siegeRestsMs } from './siegeRounds.ts';
import { million, otherSide } from './sport.ts';

/** Arrows are told before the walls are stormed: what they are worth, and that a round is as likely as it was. */

const calm: Below = async (length) => length - 1;
const always =
  (number: number): Below =>
  async () =>
    number;
const isRound = ({ kind }: Market): boolean => kind === 'round';
const roundOf = (run: Run): MarketChances => {
  const market = run.chances.find(isRound);
  if (!market) throw new Error('no round is offered');
  return market;
};
const homeOf = (run: Run): number => roundOf(run).selections[0]?.chance ?? 0;
const stageOf = ({ score }: Run) => (score.sport === 'siege' ? score.stage : null);
const arrowsOf = ({ score }: Run) => (score.sport === 'siege' ? score.arrows : null);
const gradeOf = ({ score }: Run) => (score.sport === 'siege' ? score.grade : null);

const grades = ['narrow', 'clear', 'crushing'] as const satisfies readonly ArrowsGrade[];
const gradesOf100 = { narrow: 0, clear: arrowsGrades.narrow.share, crushing: 99 } as const;

/** Every chance that a round of a siege can have, millionths: strengths with the form of the day, the walls of each map, and by what they are stormed. */
const chancesOf = (): readonly number[] => {
  const strengths = competitions
    .filter(({ sport }) => sport === 'siege')
    .flatMap(({ teams }) => teams.map(({ strength }) => strength));
  const widest = Math.max(...strengths) - Math.min(...strengths) + 8;
  return Array.from({ length: 2 * widest + 1 }, (_, at) => at - widest).flatMap((lead) =>
    siegeMaps.flatMap((map) =>
      sides.flatMap((storms) => {
        const onWalls = storms === 'away' ? map.walls : -map.walls;
        const chance = million / 2 + lead * siegeRules.perStrength + onWalls;
        return [chance, ...siegeWays.map((way) => chanceByWay(map, way, storms, chance))];
      }),
    ),
  );
};

/** A round of a match that waits for it, and the same with its arrows told to be a side's, by so much. */
const coverOf = async (waits: Run, arrows: Side, grade: ArrowsGrade = 'clear'): Promise<Run> =>
  (await waits.next(calm)).next(async (length) => {
    if (length === 100) return gradesOf100[grade];
    return arrows === 'home' ? 0 : length - 1;
  });

const waiting = async (slot: number): Promise<Run> => await beginRun(sampleFixture('siege', slot)).next(calm);

describe('arrows of a round', () => {
  it.each([null, ...grades])(
    'leave it as likely as it was, to the last part of it, whatever its chance: %s',
    (grade) => {
      for (const chance of chancesOf()) {
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(million);
        const arrows = oddsOfArrows(chance, grade);
        const ways = sides.map((side) => {
          const { home, all } = oddsOfRound(chance, side, grade);
          const count = side === 'home' ? arrows.home : arrows.all - arrows.home;
          // As many cases bring these arrows as the draw after them tells apart: nothing is rounded.
          expect(count).toBe(all);
          return { count: BigInt(count), home: BigInt(home), all: BigInt(all) };
        });
        // The sum over both of P(arrows) × P(home | arrows), over one denominator.
        const [one, other] = ways;
        if (!one || !other) throw new Error('two sides shoot');
        const sum = one.count * one.home * other.all + other.count * other.home * one.all;
        const whole = BigInt(arrows.all) * one.all * other.all;
        expect(sum * BigInt(million)).toBe(BigInt(chance) * whole);
        // All is small enough for one word of a draw.
        expect(arrows.all).toBeLessThan(2 ** 32);
      }
    },
  );

  it('go with whoever wins in so many of 100 rounds of a grade, and so does what they tell', () => {
    for (const grade of [null, ...grades])
      for (const side of sides) {
        const { home, all } = oddsOfRound(million / 2, side, grade);
        const withWinner = grade === null ? arrowsWithWinner : arrowsGrades[grade].withWinner;
        expect(100 * (side === 'home' ? home : all - home)).toBe(withWinner * all);
      }
  });

  it('are of a grade in its share of 100 cases, and the more of it the more they tell', async () => {
    const drawn = await Promise.all(Array.from({ length: 100 }, (_, at) => drawGrade(always(at))));
    for (const grade of grades)
      expect(drawn.filter((each) => each === grade)).toHaveLength(arrowsGrades[grade].share);
    expect(grades.map((grade) => arrowsGrades[grade].withWinner)).toEqual([57, 65, 76]);
  });

  it('are drawn with their chance to a hundred-millionth, and the round with what they tell', async () => {
    const waits = await waiting(3);
    const chance = Math.round(homeOf(waits) * million);
    const flying = await waits.next(calm);
    const seen: number[] = [];
    const noted =
      (number: number, grade: ArrowsGrade = 'clear'): Below =>
      async (length) => {
        seen.push(length);
        return length === 100 ? gradesOf100[grade] : number;
      };
    for (const grade of grades) {
      const { home, all } = oddsOfArrows(chance, grade);
      for (const [number, arrows] of [
        [home - 1, 'home'],
        [home, 'away'],
      ] as const)
        expect((await flying.next(noted(number, grade))).score).toMatchObject({ arrows, grade });
      expect(seen.splice(0)).toEqual([100, all, 100, all]);
      for (const side of sides) {
        const storm = await (await coverOf(waits, side, grade)).next(noted(0));
        const after = oddsOfRound(chance, side, grade);
        expect(seen).toEqual([]);
        expect((await storm.next(noted(after.home - 1))).decide(roundOf(waits), 'home')).toBe('won');
        expect((await storm.next(noted(after.home))).decide(roundOf(waits), 'away')).toBe('won');
        // After the round it is drawn by what the next one is stormed.
        expect(seen.splice(0)).toEqual([after.all, 3, after.all, 3]);
      }
    }
  });

  it('come out in play as they are told: the chance of a round, and what arrows make of it', async () => {
    const below = drawsOf(createRandom(21));
    const waits = await waiting(4);
    const before = homeOf(waits);
    const rounds = 20_000;
    let taken = 0;
    const told = new Map<
      string,
      { readonly side: Side; readonly grade: ArrowsGrade; all: number; won: number }
    >();
    const even: Below = async (length) => (length === million ? length - 1 : below(length));
    for (let at = 0; at < rounds; at += 1) {
      const cover = await walk(waits, even, 2);
      const [side, grade] = [arrowsOf(cover), gradeOf(cover)];
      if (side === null || grade === null) throw new Error('arrows are told');
      const isHome = (await walk(cover, below, 2)).decide(roundOf(waits), 'home') === 'won';
      const count = told.get(`${side} ${grade}`) ?? { side, grade, all: 0, won: 0 };
      told.set(`${side} ${grade}`, { ...count, all: count.all + 1, won: count.won + (isHome ? 1 : 0) });
      if (isHome) taken += 1;
    }
    expect(Math.abs(taken / rounds - before)).toBeLessThan(0.012);
    expect(told.size).toBe(6);
    for (const { side, grade, all, won } of told.values())
      expect(Math.abs(won / all - homeOf(await coverOf(waits, side, grade)))).toBeLessThan(0.04);
  });
});

describe('a round from its beginning to its end', () => {
  it('is shut while arrows fly and walls are stormed, and open between the two', async () => {
    let run = await waiting(5);
    const course: unknown[] = [];
    for (let step = 0; step < 4; step += 1) {
      run = await run.next(calm);
      course.push([stageOf(run), run.isSuspended, run.restMs]);
    }
    expect(course).toEqual([
      ['arrows', true, siegeRestsMs.arrows],
      ['cover', false, siegeRestsMs.cover],
      ['storm', true, siegeRestsMs.storm],
      [null, false, siegeRestsMs.round],
    ]);
  });

  it('lasts so long that a match takes less than 14 and a half minutes on average', async () => {
    const matches = 120;
    let all = 0;
    for (let slot = 0; slot < matches; slot += 1) {
      const below = drawsOf(createRandom(slot + 500));
      for (
        let run = beginRun(sampleFixture('siege', slot));
        run.phase !== 'over';
        run = await run.next(below)
      )
        if (run.phase === 'live') all += run.restMs;
    }
    expect(all / matches).toBeLessThan(14.5 * 60_000);
  });

  it('moves every price of its match as arrows are told: up for whoever shot worse, down for the other', async () => {
    const waits = await waiting(6);
    const before = new Map(waits.chances.map((market) => [JSON.stringify(market), market]));
    expect(before.size).toBeGreaterThan(10);
    for (const side of sides) {
      const cover = await coverOf(waits, side);
      const [narrow, crushing] = [
        await coverOf(waits, side, 'narrow'),
        await coverOf(waits, side, 'crushing'),
      ];
      for (const id of ['winner', 'round:1:1', 'part:1', 'race:1']) {
        const asked = marketOf(id);
        const chanceIn = (run: Run): number =>
          run.chances
            .find(
              ({ kind, number, line }) =>
                kind === asked?.kind && number === asked.number && line === asked.line,
            )
            ?.selections.find(({ code }) => code === side)?.chance ?? 0;
        const risen = [waits, narrow, cover, crushing].map(chanceIn);
        expect(risen, id).toEqual(risen.toSorted((one, other) => one - other));
        expect(new Set(risen).size, id).toBe(4);
      }
      expect(cover.markets.every(({ selections }) => selections.some(({ price }) => price !== null))).toBe(
        true,
      );
      const priced = cover.markets.find(({ kind }) => kind === 'round')?.selections ?? [];
      const implied = priced.reduce((sum, { price }) => sum + 1_000 / (price ?? 0), 0);
      expect(implied).toBeGreaterThanOrEqual(1 + marginsBp.siege / 10_000);
      expect(implied).toBeLessThan(1 + marginsBp.siege / 10_000 + 0.015);
    }
  });

  it('has no selection of its match whose chance all arrows together would change', async () => {
    const waits = await waiting(7);
    const chance = Math.round(homeOf(waits) * million);
    const ways = await Promise.all(
      grades.flatMap((grade) =>
        sides.map(async (side) => {
          const { home, all } = oddsOfArrows(chance, grade);
          const ofSide = (side === 'home' ? home : all - home) / all;
          return {
            cover: await coverOf(waits, side, grade),
            share: (arrowsGrades[grade].share / 100) * ofSide,
          };
        }),
      ),
    );
    const legsOf = (market: Market, code: MarketChances['selections'][number]['code']) => [
      { market, selection: code },
    ];
    const chanceIn = (
      run: Run,
      market: Market,
      code: MarketChances['selections'][number]['code'],
    ): number => {
      const joint = run.joint(legsOf(market, code));
      return 'chance' in joint ? joint.chance : Number.NaN;
    };
    const asked = waits.chances.filter(
      ({ line }) => line === null || (2 * line) % 2 === 1 || isRound({ kind: 'round', line, number: 1 }),
    );
    let looked = 0;
    for (const market of asked)
      for (const { code } of market.selections) {
        const now = chanceIn(waits, market, code);
        if (Number.isNaN(now)) continue;
        looked += 1;
        const then = ways.reduce((sum, { cover, share }) => sum + share * chanceIn(cover, market, code), 0);
        expect(Math.abs(then - now)).toBeLessThan(1e-9);
      }
    expect(looked).toBeGreaterThan(20);
  }, 60_000);

  it('is priced together with other selections of its match by what arrows tell', async () => {
    const cover = await coverOf(await waiting(8), 'away');
    const round = roundOf(cover);
    for (const side of sides) {
      const storm = await cover.next(calm);
      const ends = await Promise.all(
        siegeWays.map((_, way) =>
          storm.next(async (length) =>
            length === siegeWays.length ? way : side === 'home' ? 0 : length - 1,
          ),
        ),
      );
      for (const ended of ends)
        expect([ended.decide(round, side), ended.decide(round, otherSide(side))]).toEqual(['won', 'lost']);
      const part = marketOf('part:1');
      if (!part) throw new Error('no map');
      const own = round.selections.find(({ code }) => code === side)?.chance ?? 0;
      for (const taker of sides) {
        const thens = ends.map((ended) => ended.joint([{ market: part, selection: taker }]));
        const together = cover.joint([
          { market: round, selection: side },
          { market: part, selection: taker },
        ]);
        if (!('chance' in together)) throw new Error('both have a chance');
        const then = thens.reduce((sum, end) => sum + ('chance' in end ? end.chance : Number.NaN), 0);
        expect(Math.abs(together.chance - (own * then) / ends.length)).toBeLessThan(1e-9);
      }
    }
  });

  it('does not tell of the one after it: its arrows are its own', async () => {
    const cover = await coverOf(await waiting(9), 'home');
    const ended = await walk(cover, always(0), 2);
    expect([stageOf(ended), arrowsOf(ended)]).toEqual([null, 'home']);
    const other = await walk(await coverOf(await waiting(9), 'away', 'crushing'), always(0), 2);
    expect(homeOf(ended)).toBe(homeOf(other));
    expect(arrowsOf(await ended.next(calm))).toBeNull();
  });
});
