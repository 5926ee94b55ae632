import { expect, it } from 'vitest';
import { botChoices, rulesAt } from './blossomBots.ts';
import { type BlossomOutcome, blossomOutcomeSchema, seatTempers } from './blossomFacts.ts';
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
  const hands = plays.map((_, seat) => [seat * 3, seat * 3 + 1, seat * 3 + 2]);
  expect(standingOf({ hands, plays }, 1)).toMatchObject({ staying: [0, 1], price: 200, isOver: false });
  expect(potEndOf({ hands, plays }).winner).toBe(2);
  expect(shownSeats({ hands, plays })).toEqual([]);
  // A hand that the line decided has paid nothing.
  expect(paidBy(['raise-50', 'void'])).toBe(0);
});

it('offers no raise above the limit, nor in the last street', () => {
  expect(choicesAt(400, 1, true, [])).toEqual(['fold', 'hold-400']);
  expect(choicesAt(100, 2, false, [0, 1])).toEqual(['look', 'fold', 'hold-50']);
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

it('seats the same bots in every round, each with the manner that it is named by', async () => {
  const outcome = blossomOutcomeSchema.parse(await blossom.draw(seededBelow('tempers', 1), card));
  expect(outcome).toMatchObject({ tempers: seatTempers });
  expect([...new Set(seatTempers)].sort()).toEqual(['bold', 'cautious', 'steady']);
  // A pair of threes for four antes, after a look: the bold hold what the cautious fold.
  const standing = { price: 400, staying: [0, 1, 2] };
  const chosen = (temper: (typeof seatTempers)[number]): string =>
    botChoices([2, 15, 38], ['look'], standing, 2, [0, 0], rulesAt([temper], 0)).join();
  expect([chosen('bold'), chosen('cautious')]).toEqual(['hold-400', 'fold']);
});

it('draws rounds of before by the bots that they were played with, and goes on with a pot by those of its round', async () => {
  const round = blossomOutcomeSchema.parse(await blossom.draw(seededBelow('alike', 1), card));
  expect(blossom.drawFormer?.(round)).toBeUndefined();
  if (!('plays' in round)) throw new Error('no pot');
  const { tempers: _, ...former } = round;
  const drawn = await blossom.drawFormer?.(former)?.(seededBelow('alike', 1), card);
  expect(drawn).toMatchObject({ hands: round.hands });
  expect(drawn).not.toHaveProperty('tempers');
  const alone = round.plays.map(() => null);
  const dealtIn = (of: BlossomOutcome) =>
    blossom.decisions.streets?.dealPot('seat:1', alone, 3, seededBelow('alike', 1), of);
  expect(await dealtIn(round)).toMatchObject({ plays: round.plays, tempers: seatTempers });
  if (!drawn || !('plays' in drawn)) throw new Error('no pot of before');
  expect(await dealtIn(drawn)).toMatchObject({ plays: drawn.plays });
  // Otherwise this would tell nothing.
  expect(drawn.plays).not.toEqual(round.plays);
});

it('compares three hands or more in a quarter of its showdowns, which most pots come to', async () => {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let round = 1; round <= 1_500; round += 1) {
    const outcome = await blossom.draw(seededBelow('showdowns', round), card);
    if (!('plays' in outcome)) throw new Error('no pot');
    const shown = shownSeats(outcome).length;
    counts[shown] = (counts[shown] ?? 0) + 1;
  }
  const showdowns = 1_500 - (counts[0] ?? 0);
  expect(showdowns / 1_500).toBeGreaterThan(0.7);
  expect(counts.slice(3).reduce((sum, count) => sum + count, 0) / showdowns).toBeGreaterThan(0.25);
});
