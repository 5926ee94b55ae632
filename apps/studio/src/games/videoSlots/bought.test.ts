import { describe, expect, it } from 'vitest';
import { seededWords } from '../../engine/simulate.ts';
import { unitsPerStake } from '../units.ts';
import { bought } from './bought.ts';
import { fingerprintOf } from './fingerprint.ts';
import { priceOf } from './price.ts';
import { boughtState, canBeBought } from './round.ts';
import { simulateSlot } from './simulate.ts';
import { videoSlots } from './slots/index.ts';
import { factsOf } from './theories.ts';

const sold = videoSlots.filter(({ gameCode }) => bought[gameCode]);

it('at least three slots sell their free spins', () => {
  expect(sold.length).toBeGreaterThanOrEqual(3);
});

describe.each(sold.map((slot) => [slot.gameCode, slot] as const))('%s, bought', (gameCode, slot) => {
  const facts = bought[gameCode];
  if (!facts) throw new Error('not sold');

  it('returns what the slot returns, within half a per cent, at a price of whole twentieths', () => {
    expect(canBeBought(slot)).toBe(true);
    expect(facts.of).toBe(fingerprintOf(slot));
    expect(Math.abs(facts.rtp - (factsOf(gameCode).rtps[0] ?? 0))).toBeLessThanOrEqual(0.005);
    expect(Number.isInteger(facts.units) && facts.units > unitsPerStake).toBe(true);
  });

  it('returns in play what is stated, and never more than the greatest', () => {
    const rounds = 4_000;
    const played = simulateSlot(slot, 0, rounds, seededWords(20_261_128), boughtState(slot));
    const price = facts.units / unitsPerStake;
    expect(Math.abs(played.rtp / price - facts.rtp)).toBeLessThan(
      (3.5 * facts.deviation) / Math.sqrt(rounds),
    );
    expect(played.greatest / price).toBeLessThanOrEqual(facts.greatest);
  });
});

describe('a price', () => {
  it('is a whole number of stakes where that returns what it should', () => {
    expect(priceOf(1_920, 0.96)).toEqual({ units: 2_000, rtp: 0.96 });
  });

  it('is finer where it must be', () => {
    expect(priceOf(203, 0.96).units).toBe(212);
    expect(priceOf(113, 0.96).units).toBe(118);
  });

  it('is refused for what is worth less than a stake', () => {
    expect(() => priceOf(10, 0.96)).toThrow(RangeError);
  });
});
