import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { chiSquare } from '../../fairness/statistics.ts';
import { bookSports, type LegResult } from '../views.ts';
import { drawsOf, sampleFixture, walk } from './events.fixture.ts';
import { type MarketChances, marketId } from './market.ts';
import { priceMax, priceMin, priceOf, returnOf, slipPrice } from './price.ts';
import { beginRun, marginsBp, type Run } from './run.ts';
import { countedPrice } from './verdict.ts';

describe('a price', () => {
  it('never rises with the chance, and is a whole hundredth within its bounds', () => {
    const prices = Array.from({ length: 999 }, (_, at) => priceOf((at + 1) / 1_000, 500));
    for (const [at, price] of prices.entries()) {
      if (price === null) continue;
      expect(price % 10).toBe(0);
      expect(price).toBeGreaterThanOrEqual(priceMin);
      expect(price).toBeLessThanOrEqual(priceMax);
      expect(price).toBeLessThanOrEqual(prices[at - 1] ?? Infinity);
    }
    expect(prices.filter((price) => price !== null).length).toBeGreaterThan(900);
  });

  it.each([0, 0.007, 0.99, 1, 1.000_000_1, Number.NaN, -0.2])('is none for a chance of %d', (chance) => {
    expect(priceOf(chance, 500)).toBeNull();
  });

  it('takes the margin off what would be fair', () => {
    expect(priceOf(0.5, 0)).toBe(2_000);
    expect(priceOf(0.5, 500)).toBe(1_900);
    expect(priceOf(0.25, 600)).toBe(3_770);
  });
});

describe('a return', () => {
  it('is rounded down once, on the whole bet, to the minor unit', () => {
    expect(returnOf(100n, [1_900])).toBe(190n);
    // 7 × 1.37 × 1.37 = 13.1383: leg by leg it would be 9 × 1.37 = 12.
    expect(returnOf(7n, [1_370, 1_370])).toBe(13n);
    expect(returnOf(1n, [1_990])).toBe(1n);
    expect(returnOf(333n, [1_000])).toBe(333n);
    expect(returnOf(20_000n, Array<number>(10).fill(100_000))).toBe(20_000n * 100n ** 10n);
  });

  it('shows the price of a slip as the product, cut down', () => {
    expect(slipPrice([1_370, 1_370])).toBe(1_876);
    expect(slipPrice([2_000])).toBe(2_000);
  });
});

/** Events of every sport at many moments. */
const moments = async (): Promise<Run[]> => {
  const random = createRandom(20_261_122);
  const found: Run[] = [];
  for (const sport of bookSports) {
    for (let slot = 0; slot < 12; slot += 1) {
      let run = beginRun(sampleFixture(sport, slot));
      while (!run.isFinished) {
        if (random.chance(0.15)) found.push(run);
        run = await run.next(drawsOf(random));
      }
    }
  }
  return found;
};

/** Cutting a price to a hundredth adds at most this to its implied probability. */
const cutOf = (price: number): number => 1_000 / price - 1_000 / (price + 10);

describe('the prices of a market', () => {
  it('imply its chances and the margin, no less, and only what the cut to hundredths adds more', async () => {
    let compared = 0;
    for (const run of await moments()) {
      const margin = 1 + marginsBp[run.fixture.sport] / 10_000;
      for (const [at, { winners, selections }] of run.chances.entries()) {
        const told = run.markets[at]?.selections.map(({ price }) => price) ?? [];
        const chances = selections.reduce((sum, { chance }) => sum + chance, 0);
        expect(chances).toBeCloseTo(winners, 6);
        const prices = told.flatMap((price) => price ?? []);
        if (prices.length < selections.length || prices.includes(priceMax)) continue;
        const implied = prices.reduce((sum, price) => sum + 1_000 / price, 0);
        const cuts = prices.reduce((sum, price) => sum + cutOf(price), 0);
        expect(implied).toBeGreaterThanOrEqual(winners * margin - 1e-6);
        expect(implied).toBeLessThanOrEqual(winners * margin + cuts + 1e-6);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  it('are none in a moment of danger, when all is decided, and after the end', async () => {
    const seen = { suspended: 0, over: 0 };
    for (const run of await moments()) {
      if (run.isSuspended) {
        seen.suspended += 1;
        expect(
          run.markets.flatMap(({ selections }) => selections.flatMap(({ price }) => price ?? [])),
        ).toEqual([]);
      }
      if (run.phase !== 'coming' && run.phase !== 'live') {
        seen.over += 1;
        expect(run.markets).toEqual([]);
      }
    }
    expect(seen.suspended).toBeGreaterThan(10);
    expect(seen.over).toBeGreaterThan(0);
  });
});

/** Events that are played out from one moment. */
const playedCount = 3_000;

const settledCounts = (
  finals: readonly Run[],
  market: MarketChances,
): { seen: number[]; decided: number } => {
  const results = finals.map((run) => market.selections.map(({ code }) => run.decide(market, code)));
  const counted = results.filter(
    (row) => !row.some((result: LegResult) => result === 'void' || result === 'even'),
  );
  return {
    seen: market.selections.map((_, at) => counted.filter((row) => row[at] === 'won').length),
    decided: counted.length,
  };
};

describe('what happens', () => {
  // The league is football, and its matches are played from the same steps.
  const startAndMiddle = bookSports
    .filter((sport) => sport !== 'league')
    .flatMap((sport) => [
      { sport, from: 0 },
      { sport, from: sport === 'football' ? 40 : 25 },
    ]);

  it.each(startAndMiddle)(
    'in $sport after $from steps is as likely as its prices say',
    async ({ sport, from }) => {
      const random = createRandom(71_077 + from);
      const start = await walk(beginRun(sampleFixture(sport, 5)), drawsOf(random), from);
      expect(start.isFinished).toBe(false);
      const finals: Run[] = [];
      for (let event = 0; event < playedCount; event += 1) finals.push(await walk(start, drawsOf(random)));
      expect(start.chances.length).toBeGreaterThan(2);
      for (const market of start.chances) {
        // A line of a quarter wins and loses by halves: below.
        if (market.line !== null && !Number.isInteger(2 * market.line)) continue;
        const { seen, decided } = settledCounts(finals, market);
        const groups = market.winners === 1 ? seen : [seen[0] ?? 0, decided - (seen[0] ?? 0)];
        const chances = market.selections.map(({ chance }) => chance);
        const expected = (market.winners === 1 ? chances : [chances[0] ?? 0, 1 - (chances[0] ?? 0)]).map(
          (chance) => chance * decided,
        );
        // Late in a level half a handicap of nothing mostly comes out even.
        const mayBeEven = market.line !== null && Number.isInteger(market.line);
        expect(decided).toBeGreaterThan(playedCount / (mayBeEven ? 10 : 2));
        if (market.winners === 1 && market.selections.length > 2) {
          // Of many selections some hardly come: those are counted together.
          const rare = expected.flatMap((count, at) => (count < 5 ? [at] : []));
          expect(rare.filter((at) => expected[at] === 0 && (seen[at] ?? 0) > 0)).toEqual([]);
          const common = expected.flatMap((count, at) => (count < 5 ? [] : [at]));
          const sum = (of: readonly number[], at: readonly number[]): number =>
            at.reduce((total, each) => total + (of[each] ?? 0), 0);
          const isWorth = sum(expected, rare) >= 1;
          const together = (of: readonly number[]): number[] => [
            ...common.map((at) => of[at] ?? 0),
            ...(isWorth ? [sum(of, rare)] : []),
          ];
          expect(chiSquare(together(seen), together(expected)).chance).toBeGreaterThan(1e-4);
          continue;
        }
        // Some two hundred markets are compared: one in ten thousand each leaves some two hundredths for a false alarm.
        expect({ market: marketId(market), chance: chiSquare(groups, expected).chance > 1e-4 }).toEqual({
          market: marketId(market),
          chance: true,
        });
      }
    },
    60_000,
  );
});

describe('lines of a quarter', () => {
  it('bring back the stake, less the margin, as often as halves are won and lost', async () => {
    const random = createRandom(88_121);
    const start = beginRun(sampleFixture('football', 7));
    const finals: Run[] = [];
    for (let event = 0; event < playedCount; event += 1) finals.push(await walk(start, drawsOf(random)));
    const quarters = start.chances.filter(({ line }) => line !== null && !Number.isInteger(2 * line));
    expect(quarters.map(({ kind }) => kind).sort()).toEqual([
      ...['half-handicap', 'half-handicap', 'handicap', 'handicap', 'total', 'total'],
    ]);
    for (const market of quarters)
      for (const { code, chance } of market.selections) {
        const price = 1_000 / chance;
        const back = finals.map((run) => {
          const result = run.decide(market, code);
          if (result === 'lost') return 0;
          return countedPrice({ price, result }) / 1_000;
        });
        const mean = back.reduce((sum, each) => sum + each, 0) / back.length;
        const spread = Math.sqrt(back.reduce((sum, each) => sum + (each - mean) ** 2, 0) / back.length);
        expect(new Set(finals.map((run) => run.decide(market, code))).size).toBeGreaterThan(2);
        // Four standard errors.
        expect(Math.abs(mean - 1), `${marketId(market)} ${code}`).toBeLessThan(
          (4 * spread) / Math.sqrt(back.length),
        );
      }
  });
});
