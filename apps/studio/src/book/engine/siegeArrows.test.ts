import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import type { Below } from '../../tables/engine/ranges.ts';
import type { Side } from '../views.ts';
import { drawsOf, sampleFixture, walk } from './events.fixture.ts';
import { fixtureAt } from './fixtures.ts';
import { competitions } from './league.ts';
import { type Market, type MarketChances, marketOf } from './market.ts';
import { sides } from './parts.ts';
import { beginRun, marginsBp, type Run } from './run.ts';
import { siegeRules } from './siege.ts';
import { arrowsWithWinner, oddsOfArrows, oddsOfRound } from './siegeArrows.ts';
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

/** Every chance that a round of a siege can have, millionths: strengths with the form of the day, and the walls of each map. */
const chancesOf = (): readonly number[] => {
  const strengths = competitions
    .filter(({ sport }) => sport === 'siege')
    .flatMap(({ teams }) => teams.map(({ strength }) => strength));
  const widest = Math.max(...strengths) - Math.min(...strengths) + 8;
  return Array.from({ length: 2 * widest + 1 }, (_, at) => at - widest).flatMap((lead) =>
    siegeRules.maps.flatMap(({ walls }) =>
      [walls, -walls].map((onWalls) => million / 2 + lead * siegeRules.perStrength + onWalls),
    ),
  );
};

/** A round of a match that waits for it, and the same with its arrows told to be a side's. */
const coverOf = async (waits: Run, arrows: Side): Promise<Run> =>
  (await waits.next(calm)).next(arrows === 'home' ? always(0) : calm);

const waiting = async (slot: number): Promise<Run> => await beginRun(sampleFixture('siege', slot)).next(calm);

describe('arrows of a round', () => {
  it('leave it as likely as it was, to the last part of it, whatever its chance', () => {
    for (const chance of chancesOf()) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(million);
      const arrows = oddsOfArrows(chance);
      const ways = sides.map((side) => {
        const { home, all } = oddsOfRound(chance, side);
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
  });

  it('go with whoever wins in 65 of 100 rounds, and so does what they tell', () => {
    for (const side of sides) {
      const { home, all } = oddsOfRound(million / 2, side);
      expect(100 * (side === 'home' ? home : all - home)).toBe(arrowsWithWinner * all);
    }
  });

  it('are drawn with their chance to a hundred-millionth, and the round with what they tell', async () => {
    const waits = await waiting(3);
    const chance = Math.round(homeOf(waits) * million);
    const { home, all } = oddsOfArrows(chance);
    const flying = await waits.next(calm);
    const seen: number[] = [];
    const noted =
      (number: number): Below =>
      async (length) => {
        seen.push(length);
        return number;
      };
    expect(arrowsOf(await flying.next(noted(home - 1)))).toBe('home');
    expect(arrowsOf(await flying.next(noted(home)))).toBe('away');
    expect(seen).toEqual([all, all]);
    for (const side of sides) {
      const storm = await (await coverOf(waits, side)).next(noted(0));
      const after = oddsOfRound(chance, side);
      expect(seen).toHaveLength(2);
      expect((await storm.next(noted(after.home - 1))).decide(roundOf(waits), 'home')).toBe('won');
      expect((await storm.next(noted(after.home))).decide(roundOf(waits), 'away')).toBe('won');
      expect(seen.splice(2)).toEqual([after.all, after.all]);
    }
  });

  it('come out in play as they are told: the chance of a round, and what arrows make of it', async () => {
    const below = drawsOf(createRandom(21));
    const waits = await waiting(4);
    const before = homeOf(waits);
    const rounds = 20_000;
    const count = { home: 0, with: { home: 0, away: 0 }, all: { home: 0, away: 0 } };
    const even: Below = async (length) => (length === million ? length - 1 : below(length));
    for (let at = 0; at < rounds; at += 1) {
      const cover = await walk(waits, even, 2);
      const arrows = arrowsOf(cover);
      if (arrows === null) throw new Error('arrows are told');
      const isHome = (await walk(cover, below, 2)).decide(roundOf(waits), 'home') === 'won';
      count.all[arrows] += 1;
      if (isHome) count.home += 1;
      if (isHome) count.with[arrows] += 1;
    }
    expect(Math.abs(count.home / rounds - before)).toBeLessThan(0.012);
    for (const side of sides)
      expect(Math.abs(count.with[side] / count.all[side] - homeOf(await coverOf(waits, side)))).toBeLessThan(
        0.02,
      );
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

  it('lasts so long that a match takes less than 13 and a half minutes on average', async () => {
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
    expect(all / matches).toBeLessThan(13.5 * 60_000);
  });

  it('moves every price of its match as arrows are told: up for whoever shot worse, down for the other', async () => {
    const waits = await waiting(6);
    const before = new Map(waits.chances.map((market) => [JSON.stringify(market), market]));
    expect(before.size).toBeGreaterThan(10);
    for (const side of sides) {
      const cover = await coverOf(waits, side);
      for (const id of ['winner', 'round:1:1', 'part:1', 'race:1']) {
        const asked = marketOf(id);
        const chanceIn = (run: Run): number =>
          run.chances
            .find(
              ({ kind, number, line }) =>
                kind === asked?.kind && number === asked.number && line === asked.line,
            )
            ?.selections.find(({ code }) => code === side)?.chance ?? 0;
        expect(chanceIn(cover), id).toBeGreaterThan(chanceIn(waits));
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

  it('has no selection of its match whose chance both arrows together would change', async () => {
    const waits = await waiting(7);
    const chance = Math.round(homeOf(waits) * million);
    const { home, all } = oddsOfArrows(chance);
    const [withHome, withAway] = [await coverOf(waits, 'home'), await coverOf(waits, 'away')];
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
        const then =
          (home * chanceIn(withHome, market, code) + (all - home) * chanceIn(withAway, market, code)) / all;
        expect(Math.abs(then - now)).toBeLessThan(1e-9);
      }
    expect(looked).toBeGreaterThan(20);
  }, 60_000);

  it('is priced together with other selections of its match by what arrows tell', async () => {
    const cover = await coverOf(await waiting(8), 'away');
    const round = roundOf(cover);
    for (const side of sides) {
      const ended = await (await cover.next(calm)).next(side === 'home' ? always(0) : calm);
      expect(ended.decide(round, side)).toBe('won');
      const part = marketOf('part:1');
      if (!part) throw new Error('no map');
      const own = round.selections.find(({ code }) => code === side)?.chance ?? 0;
      for (const taker of sides) {
        const then = ended.joint([{ market: part, selection: taker }]);
        const together = cover.joint([
          { market: round, selection: side },
          { market: part, selection: taker },
        ]);
        if (!('chance' in then) || !('chance' in together)) throw new Error('both have a chance');
        expect(Math.abs(together.chance - own * then.chance)).toBeLessThan(1e-9);
      }
      expect(ended.decide(round, otherSide(side))).toBe('lost');
    }
  });

  it('does not tell of the one after it: its arrows are its own', async () => {
    const cover = await coverOf(await waiting(9), 'home');
    const ended = await walk(cover, always(0), 2);
    expect([stageOf(ended), arrowsOf(ended)]).toEqual([null, 'home']);
    const first = fixtureAt('siege', 9, ended.fixture.fingerprint, 1);
    let whole = await beginRun(first).next(calm);
    whole = await (await whole.next(calm)).next(always(0));
    expect(homeOf(ended)).toBe(homeOf(whole));
    expect(arrowsOf(await ended.next(calm))).toBeNull();
  });
});
