import { describe, expect, it } from 'vitest';
import { type BaccaratOutcome, noCommissionBaccarat } from './baccarat.ts';
import { cardBetKinds, type DragonTigerOutcome, dragonTiger, dragonTigerPays } from './dragonTiger.ts';
import { seededBelow } from './seeded.fixture.ts';

/** Tables with two sides that take cards from one shoe. */

const noCard = { strengths: [] };
const below = (round: number) => seededBelow('sides', round);
const returnsOf = (chances: readonly { kind: string; rtp: number }[]) =>
  Object.fromEntries(chances.map(({ kind, rtp }) => [kind, rtp]));

/** Spades two to king by their rank from 1; suits follow by 13. */
const card = (rank: number, suit = 0): number => suit * 13 + rank - 1;

describe('dragon tiger', () => {
  it('returns what eight decks are known to return', () => {
    const rtp = returnsOf(dragonTiger.chances(noCard));
    expect(rtp.side).toBeCloseTo(0.962_651, 6);
    expect(rtp.tie).toBeCloseTo(0.896_386, 6);
    expect(rtp['suited-tie']).toBeCloseTo((7 / 415) * 51, 10);
    expect(rtp.card).toBeCloseTo(12 / 13, 10);
  });

  it('gives all bets on single cards the same chance, over all cards', () => {
    for (const bet of cardBetKinds) {
      let back = 0;
      for (let dragon = 0; dragon < 52; dragon += 1)
        back += dragonTiger.payout(`dragon:${bet}`, { dragon, tiger: 0 }, noCard);
      expect(back, bet).toBe(24 * 200);
    }
  });

  it.each<[DragonTigerOutcome, Record<string, number>]>([
    [
      { dragon: card(13), tiger: card(1) },
      { dragon: 200, tiger: 0, tie: 0, 'dragon:big': 200, 'tiger:small': 200, 'dragon:odd': 200 },
    ],
    [
      { dragon: card(7, 1), tiger: card(12, 1) },
      { tiger: 200, 'dragon:big': 0, 'dragon:small': 0, 'dragon:odd': 0, 'dragon:red': 0, 'tiger:red': 200 },
    ],
    [
      { dragon: card(5), tiger: card(5, 3) },
      { dragon: 50, tiger: 50, tie: 1_200, 'suited-tie': 0, 'tiger:black': 200, 'tiger:even': 0 },
    ],
    [
      { dragon: card(5), tiger: card(5) },
      { tie: 1_200, 'suited-tie': 5_100 },
    ],
  ])('pays %j as the table says', (outcome, pays) => {
    for (const [spot, hundredths] of Object.entries(pays))
      expect(dragonTiger.payout(spot, outcome, noCard), spot).toBe(hundredths);
  });

  it('knows no other places', () => {
    for (const spot of ['dragon:tall', 'tie:big', 'lion', 'dragon:big:2', 'dragon:constructor']) {
      expect(dragonTiger.isSpot(spot), spot).toBe(false);
      expect(dragonTigerPays(spot), spot).toBe(0);
      expect(dragonTiger.payout(spot, { dragon: 0, tiger: 1 }, noCard), spot).toBe(0);
    }
  });

  it('never deals the same card of the shoe twice', async () => {
    // A shoe whose every number is the lowest: its first two cards.
    const outcome = await dragonTiger.draw(async () => 0, noCard);
    expect(outcome).toEqual({ dragon: 0, tiger: 1 });
    expect(await dragonTiger.draw(below(3), noCard)).toEqual(await dragonTiger.draw(below(3), noCard));
  });
});

describe('baccarat without commission', () => {
  it('returns what eight decks are known to return', () => {
    const rtp = returnsOf(noCommissionBaccarat.chances(noCard));
    expect(rtp.banker).toBeCloseTo(0.985_421, 5);
    expect(rtp.player).toBeCloseTo(0.987_649, 6);
    expect(rtp['super-six']).toBeCloseTo(0.861_8, 3);
    expect(rtp['player-bonus']).toBeCloseTo(1 - 0.026_5, 3);
    expect(rtp['banker-bonus']).toBeCloseTo(1 - 0.093_7, 3);
    expect(rtp.small).toBeCloseTo(1 - 0.052_7, 3);
    expect(rtp.big).toBeCloseTo(1 - 0.043_5, 3);
  });

  it.each<[BaccaratOutcome, Record<string, number>]>([
    // Six against four, four cards: half for the banker.
    [
      { player: [card(4), card(13), card(13)], banker: [card(6), card(13)] },
      { banker: 150, 'super-six': 1_600, 'banker-bonus': 0, big: 154, small: 0 },
    ],
    // A natural nine against eight.
    [
      { player: [card(9), card(13)], banker: [card(8), card(13)] },
      { player: 200, 'player-bonus': 200, 'banker-bonus': 0, small: 250, big: 0, 'super-six': 0 },
    ],
    // Naturals alike.
    [
      { player: [card(8), card(13)], banker: [card(8, 1), card(12)] },
      { player: 100, banker: 100, tie: 900, 'player-bonus': 100, 'banker-bonus': 100 },
    ],
    // Nine against nothing, with three cards.
    [
      { player: [card(2), card(3), card(4)], banker: [card(13), card(12), card(11)] },
      { 'player-bonus': 3_100, 'player-pair': 0, 'banker-pair': 0, big: 154 },
    ],
    // Nines tie after a third card: nothing comes back.
    [
      { player: [card(2), card(3), card(4)], banker: [card(13), card(4), card(5)] },
      { 'player-bonus': 0, 'banker-bonus': 0, tie: 900 },
    ],
  ])('pays %j as the table says', (outcome, pays) => {
    for (const [spot, hundredths] of Object.entries(pays))
      expect(noCommissionBaccarat.payout(spot, outcome, noCard), spot).toBe(hundredths);
  });

  it('has places that the table with commission has not, and no others', () => {
    expect(noCommissionBaccarat.spots).toHaveLength(10);
    for (const spot of ['super-seven', 'pair', 'constructor'])
      expect(noCommissionBaccarat.isSpot(spot), spot).toBe(false);
  });
});
