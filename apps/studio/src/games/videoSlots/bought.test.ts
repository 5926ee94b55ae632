import { describe, expect, it } from 'vitest';
import { seededWords } from '../../engine/simulate.ts';
import { unitsPerStake } from '../units.ts';
import { bought } from './bought.ts';
import { fingerprintOf } from './fingerprint.ts';
import { priceOf } from './price.ts';
import { boughtState, buyableOf, playStep, sizesOf } from './round.ts';
import { simulateSlot } from './simulate.ts';
import { videoSlots } from './slots/index.ts';
import { factsOf } from './theories.ts';

const offers = videoSlots.flatMap((slot) =>
  (bought[slot.gameCode] ?? []).map((facts, choice) => ({ slot, facts, choice, gameCode: slot.gameCode })),
);

it('every slot with free spins or hold and win sells them, each choice at its own price', () => {
  for (const slot of videoSlots) expect((bought[slot.gameCode] ?? []).length).toBe(buyableOf(slot));
  expect(videoSlots.filter((slot) => buyableOf(slot) > 0).length).toBeGreaterThanOrEqual(14);
});

it('nothing that is not offered has a state to begin in', () => {
  for (const slot of videoSlots) expect(() => boughtState(slot, buyableOf(slot))).toThrow(RangeError);
});

describe.each(offers)('$gameCode, bought by choice $choice', ({ slot, facts, choice, gameCode }) => {
  it('returns what the slot returns, within half a per cent, at a price of whole twentieths', () => {
    expect(facts.of).toBe(fingerprintOf(slot));
    expect(Math.abs(facts.rtp - (factsOf(gameCode).rtps[choice] ?? 0))).toBeLessThanOrEqual(0.005);
    expect(Number.isInteger(facts.units) && facts.units > unitsPerStake).toBe(true);
  });

  it('returns in play what is stated, and never more than the greatest', () => {
    const rounds = 4_000;
    const played = simulateSlot(slot, choice, rounds, seededWords(20_261_128), boughtState(slot, choice));
    const price = facts.units / unitsPerStake;
    expect(Math.abs(played.rtp / price - facts.rtp)).toBeLessThan((4 * facts.deviation) / Math.sqrt(rounds));
    expect(played.greatest / price).toBeLessThanOrEqual(facts.greatest);
  });
});

describe('hold and win that is bought', () => {
  const slot = videoSlots.find(({ hold }) => hold);
  if (!slot?.hold) throw new Error('no slot holds');
  const { from, values } = slot.hold;
  const state = boughtState(slot);

  it('lays as many symbols as win it on cells of their own, pays each, and goes on with respins', () => {
    // The last of what is left each time, and each the least.
    const sizes = sizesOf(slot, state);
    const laid = playStep(slot, state, [
      ...sizes.slice(0, from).map((size) => size - 1),
      ...sizes.slice(from).map(() => 0),
    ]);
    expect(laid.cash.filter((value) => value > 0)).toHaveLength(from);
    expect(laid.cash.slice(-from).every((value) => value === 1)).toBe(true);
    expect(laid.units).toBe(from * (values[0]?.units ?? 0));
    expect(laid.next).toMatchObject({ mode: 'hold', left: slot.hold?.respins, held: laid.cash });
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
