import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import type { MarketKind } from '../views.ts';
import { drawsOf, sampleFixture, walk } from './events.fixture.ts';
import { handicapsAround, type Spread, totalsAround } from './lines.ts';
import { lineMarket, marketId } from './market.ts';
import { beginRun, type Run } from './run.ts';

/** Numbers that are all as likely. */
const evenly = (from: number, to: number): Spread =>
  new Map(Array.from({ length: to - from + 1 }, (_, at) => [from + at, 1 / (to - from + 1)]));

const totals = (spread: Spread) =>
  totalsAround(spread, { step: 3, reach: 2 }, (line) => lineMarket('total', line)).map(({ line }) => line);

describe('a ladder of lines', () => {
  it('stands still while the middle moves along it, and one line leaves as another comes', () => {
    expect(totals(evenly(180, 219))).toEqual([192.5, 195.5, 198.5, 201.5, 204.5]);
    expect(totals(evenly(181, 220))).toEqual([195.5, 198.5, 201.5, 204.5, 207.5]);
    expect(totals(evenly(182, 221))).toEqual([195.5, 198.5, 201.5, 204.5, 207.5]);
    expect(totals(evenly(183, 222))).toEqual([195.5, 198.5, 201.5, 204.5, 207.5]);
  });

  it('leaves out what is as good as decided, though it is next to the middle', () => {
    expect(totals(evenly(199, 203))).toEqual([201.5]);
    expect(totals(new Map([[200, 1]]))).toEqual([]);
    expect(
      totals(
        new Map([
          [200, 0.95],
          [210, 0.05],
        ]),
      ),
    ).toEqual([]);
  });

  it('stands on the same points for leads of either side', () => {
    const lines = (from: number, to: number) =>
      handicapsAround(evenly(from, to), { step: 2, reach: 1 }, (line) => lineMarket('handicap', line)).map(
        ({ line }) => line,
      );
    expect(lines(-20, 20)).toEqual([1.5, -0.5, -2.5]);
    expect(lines(-31, 9)).toEqual([13.5, 11.5, 9.5]);
    expect(lines(-9, 31)).toEqual([-8.5, -10.5, -12.5]);
  });
});

const isOffered = (run: Run, id: string): boolean => run.chances.some((market) => marketId(market) === id);

/** So long a choice is looked at, a stake is typed and the bet is placed. Seconds of the match. */
const halfMinute = 30;

/** Whether the line that is nearest to even at some moment in play can be bet on all that time. */
const staysOpen = async (
  sport: 'basketball' | 'racket',
  kind: MarketKind,
  slot: number,
): Promise<boolean> => {
  const random = createRandom(slot);
  let run = await walk(beginRun(sampleFixture(sport, slot)), drawsOf(random), random.int(4, 18));
  const evenness = (market: Run['chances'][number]): number =>
    Math.abs((market.selections[0]?.chance ?? 0) - 0.5);
  const [nearest] = run.chances
    .filter((market) => market.kind === kind)
    .sort((one, other) => evenness(one) - evenness(other));
  if (!nearest) return false;
  for (let seconds = 0; seconds < halfMinute; seconds += run.restMs / 1_000) {
    if (!isOffered(run, marketId(nearest))) return false;
    run = await run.next(drawsOf(random));
  }
  return true;
};

describe('a line that is picked in play', () => {
  const mostly = 0.75;
  const slots = Array.from({ length: 12 }, (_, slot) => slot);

  it.each([
    ['basketball', 'handicap'],
    ['basketball', 'total'],
    ['racket', 'point-handicap'],
    ['racket', 'total'],
  ] as const)('of %s, %s, can be bet on for half a minute nearly always', async (sport, kind) => {
    let open = 0;
    for (const slot of slots) if (await staysOpen(sport, kind, slot)) open += 1;
    expect(open).toBeGreaterThanOrEqual(mostly * slots.length);
  });
});
