import { expect, it } from 'vitest';
import { blossomOutcomeSchema } from './blossomFacts.ts';
import { choicesAt, costMax, paidBy, potEndOf, shownSeats, standingOf } from './blossomPlay.ts';
import { blossom, isBankerRound } from './blossomPot.ts';
import { seededBelow } from './seeded.fixture.ts';

const card = { strengths: [] };

it('deals the open table by the draw alone, and parts every pot whole', async () => {
  for (let round = 1; round <= 200; round += 1) {
    const outcome = blossomOutcomeSchema.parse(await blossom.draw(seededBelow('blossom', round), card));
    expect(outcome).toEqual(await blossom.draw(seededBelow('blossom', round), card));
    if (!('plays' in outcome)) throw new Error('no pot');
    expect(new Set(outcome.hands.flat()).size).toBe(18);
    const { winner, pot, rake } = potEndOf(outcome);
    expect(pot).toBe(outcome.plays.reduce((sum, made) => sum + paidBy(made), 0));
    expect(Number.isInteger(rake)).toBe(true);
    expect(rake).toBe(Math.min(pot * 0.04, 150));
    expect(Math.max(...outcome.plays.map(paidBy))).toBeLessThanOrEqual(costMax);
    expect(blossom.payout(`seat:${winner}`, outcome, card)).toBe(pot - rake);
  }
});

it('lets the last one take the pot unshown, and doubles the price after a raise', () => {
  const plays = [['raise-50', 'fold'], ['hold-50', 'raise-100'], ['fold'], ['fold'], ['fold'], ['fold']];
  expect(standingOf(plays, 1)).toMatchObject({ staying: [0, 1], price: 200, isOver: false });
  const hands = plays.map((_, seat) => [seat * 3, seat * 3 + 1, seat * 3 + 2]);
  expect(potEndOf({ hands, plays }).winner).toBe(2);
  expect(shownSeats({ hands, plays })).toEqual([]);
  // A hand that the line decided has paid nothing.
  expect(paidBy(['raise-50', 'void'])).toBe(0);
});

it('offers no raise above the limit, nor in the last street', () => {
  expect(choicesAt(400, 1, true)).toEqual(['fold', 'hold-400']);
  expect(choicesAt(100, 2, false)).toEqual(['look', 'fold', 'hold-50']);
});

it('still reads and pays rounds against the banker', () => {
  const before = {
    banker: [0, 1, 15],
    hands: [
      [12, 25, 38],
      [3, 17, 31],
      [5, 20, 35],
    ],
  };
  expect(isBankerRound(before)).toBe(true);
  const outcome = blossomOutcomeSchema.parse(before);
  expect(blossom.summary(outcome)).toContain('1');
  expect(blossom.payout('win:1', outcome, card)).toBe(195);
});
