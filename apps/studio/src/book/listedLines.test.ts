import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { drawsOf, sampleFixture } from './engine/events.fixture.ts';
import { beginRun } from './engine/run.ts';
import { mostEvenLines } from './presenter.ts';
import { bookSports, type MarketView } from './views.ts';

/** How far apart the prices of both sides are, as a share of the greater one. */
const gapOf = ({ selections }: MarketView): number => {
  const prices = selections.map(({ price }) => price ?? 0);
  return (Math.max(...prices) - Math.min(...prices)) / Math.max(...prices);
};
const isHandicap = ({ kind }: MarketView): boolean => kind === 'handicap' || kind === 'point-handicap';
const slots = 25;

describe('the lines of an event in a list', () => {
  it.each(bookSports)(
    'of %s are those whose prices are the closest, before the start and in play',
    async (sport) => {
      const random = createRandom(20_261_129);
      for (let slot = 0; slot < slots; slot += 1) {
        let run = beginRun(sampleFixture(sport, slot));
        while (!run.isFinished) {
          if (!run.isSuspended && (run.steps === 0 || random.chance(0.05))) {
            const lines = mostEvenLines(run);
            for (const isOf of [isHandicap, ({ kind }: MarketView) => kind === 'total']) {
              const priced = run.markets.filter(
                (market) => isOf(market) && market.selections.every(({ price }) => price !== null),
              );
              if (priced.length === 0) continue;
              const shown = lines.find(isOf);
              if (!shown) throw new Error(`${sport} ${slot} shows no such line`);
              // Prices are cut to hundredths: two lines may be as even as each other.
              expect(gapOf(shown)).toBeLessThan(Math.min(...priced.map(gapOf)) + 0.03);
            }
            expect(lines.length).toBeLessThanOrEqual(2);
          }
          run = await run.next(drawsOf(random));
        }
      }
    },
    60_000,
  );

  it.each(bookSports)('of %s are not lopsided before the start', (sport) => {
    for (let slot = 0; slot < 4 * slots; slot += 1) {
      const lines = mostEvenLines(beginRun(sampleFixture(sport, slot)));
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(gapOf(line)).toBeLessThan(0.34);
    }
  });
});
