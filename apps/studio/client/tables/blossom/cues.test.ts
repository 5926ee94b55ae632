import { expect, it } from 'vitest';
import { slipOf, viewOf } from '../table.fixture.ts';
import { cuesOfPage } from './cues.ts';
import { earlyEachMs, earlyMs } from './schedule.ts';

const round = 4;
const seated = slipOf({ round, stakes: [{ spot: 'seat:1', amount: '1.00' }], stake: '1.00' });
const look = { isReplayed: false, nowMs: Date.parse(viewOf(round, 'closed').drawsAt) - earlyMs };

it('lets covered cards be heard as they are dealt, to whoever has a seat, before the draw', () => {
  const table = viewOf(round, 'closed');
  const deal = cuesOfPage().timelineOf({ table, slips: [seated] }, look);
  expect(deal?.cues.map(({ sound }) => sound)).toEqual(Array.from({ length: 18 }, () => 'deal'));
  expect(deal?.since).toBe(Date.parse(table.drawsAt) - earlyMs);
  // All lie there by then.
  expect(deal?.cues.at(-1)?.at).toBe(17 * earlyEachMs);
  expect(17 * earlyEachMs).toBeLessThan(earlyMs);
  expect(cuesOfPage().timelineOf({ table, slips: [] }, look)).toBeNull();
});
