import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { packSize } from '../cards/card.ts';
import { countOf } from './count.ts';
import type { BlackjackOutcome, Move } from './outcome.ts';
import { cardsMax, deal, type Played, playMove } from './rules.ts';
import { bestReturn } from './theory.ts';

const ranks: Readonly<Record<string, number>> = { A: 0, T: 9, J: 10, Q: 11, K: 12 };
/** Cards by rank, in the order of the draw: player, dealer's open card, player, hole card, then what follows. */
const cardsOf = (letters: string): number[] =>
  [...letters].map((letter) => ranks[letter] ?? Number(letter) - 1);

/** Deals and makes these moves; answers the last step, and everything asked and won on the way. */
const playThrough = (letters: string, ...moves: Move[]) => {
  const cards = cardsOf(letters);
  let played: Played = deal(cards);
  let [asked, won] = [played.askedUnits, played.wonUnits];
  for (const move of moves) {
    const next = playMove(played.outcome, move, cards);
    if (!next) throw new Error(`${move} is not allowed`);
    played = next;
    asked += next.askedUnits;
    won += next.wonUnits;
  }
  return { ...played, asked, won, results: played.outcome.hands.map(({ result }) => result) };
};

describe('a hand', () => {
  it.each([
    ['A', 11, true],
    ['AA', 12, true],
    ['AK', 21, true],
    ['A69', 16, false],
    ['AAAAAAAAAAAAAAAAAAAAA', 21, false],
    ['KQ2', 22, false],
  ])('of %s counts %i (soft: %s)', (letters, total, soft) => {
    expect(countOf(cardsOf(letters))).toEqual({ total, soft });
  });
});

describe('a round', () => {
  it.each<[string, string, Move[], asked: number, won: number, result: string]>([
    ['a blackjack pays 3 to 2 at once', 'A9K7', [], 0, 50, 'blackjack'],
    ['two blackjacks push', 'ATKA', [], 0, 20, 'push'],
    ['a dealer’s blackjack under a ten ends it before the player acts', '9TKA', [], 0, 0, 'lose'],
    ['the higher count wins', 'T9T9', ['stand'], 0, 40, 'win'],
    ['equal counts return the stake', 'T99J', ['stand'], 0, 20, 'push'],
    ['the dealer stands on a soft 17', 'T68A4', ['stand'], 0, 40, 'win'],
    ['the dealer draws up to 17, and may break', 'T6TT9', ['stand'], 0, 40, 'win'],
    ['a hit that breaks loses at once', 'T6T6K', ['hit'], 0, 0, 'bust'],
    ['a lower count loses', 'T9283', ['hit', 'stand'], 0, 0, 'lose'],
    ['a double that wins pays two stakes', '56569T', ['double'], 20, 80, 'win'],
    ['a double takes one card and no more', '565629', ['double'], 20, 0, 'lose'],
  ])('%s', (_, letters, moves, asked, won, result) => {
    const played = playThrough(letters, ...moves);
    expect(played).toMatchObject({ asked, won, closes: true, results: [result] });
  });

  it('a split plays two hands in turn, each with a double of its own', () => {
    // 8-8 against a 6: the first hand gets 3 and doubles with a ten, the second gets 2 and stands.
    const played = playThrough('868T32TTK', 'split', 'double', 'hit');
    expect(played.asked).toBe(40);
    expect(played.outcome.hands.map(({ stakes }) => stakes)).toEqual([2, 1]);
    expect(played.closes).toBe(false);
  });

  it('split aces get one card each, and 21 on them is no blackjack', () => {
    const played = playThrough('A6ATKK9', 'split');
    expect(played).toMatchObject({ closes: true, asked: 20, won: 80, results: ['win', 'win'] });
  });

  it('asks for insurance against an ace before anybody looks, and pays it 2 to 1', () => {
    const first = deal(cardsOf('TA9K'));
    expect(first.outcome).toMatchObject({ insurance: 'offered', can: ['insure', 'decline'], dealer: [0] });
    expect(playThrough('TA9K', 'insure')).toMatchObject({
      asked: 10,
      won: 30,
      results: ['lose'],
      closes: true,
    });
    expect(playThrough('TA9K', 'decline')).toMatchObject({
      asked: 0,
      won: 0,
      results: ['lose'],
      closes: true,
    });
    expect(playThrough('TA98', 'insure', 'stand')).toMatchObject({ asked: 10, won: 20, results: ['push'] });
  });

  it('never shows the hole card before the player has finished', () => {
    const first = deal(cardsOf('T698'));
    expect(first.outcome.dealer).toHaveLength(1);
    expect(JSON.stringify(first.outcome)).not.toContain('"dealer":[5,7]');
    const cards = cardsOf('T698');
    expect(playMove(first.outcome, 'stand', [...cards, 9])?.outcome.dealer.slice(0, 2)).toEqual([5, 7]);
  });

  it.each<[Move, string]>([
    ['split', 'T69852'],
    ['insure', 'T69852'],
    ['decline', 'T69852'],
    ['hit', 'TA98'],
    ['double', 'TA98'],
  ])('refuses %s where the table does not offer it', (move, letters) => {
    const cards = cardsOf(letters);
    expect(playMove(deal(cards).outcome, move, cards)).toBeUndefined();
  });

  it('takes neither a double after a third card nor anything after the end', () => {
    const cards = cardsOf('2659259TTT');
    const hit = playMove(deal(cards).outcome, 'hit', cards);
    expect(hit && playMove(hit.outcome, 'double', cards)).toBeUndefined();
    const over: BlackjackOutcome | undefined = hit && playMove(hit.outcome, 'stand', cards)?.outcome;
    expect(over && playMove(over, 'stand', cards)).toBeUndefined();
  });
});

describe('the return', () => {
  it('of the best play is what the rules state', () => {
    expect(bestReturn()).toBeCloseTo(0.994296, 6);
  });

  it('of a player who plays like the dealer is what is known of that: five to six per cent are lost', () => {
    const random = createRandom(20_261_122);
    const rounds = 60_000;
    let net = 0;
    for (let round = 0; round < rounds; round += 1) {
      const cards = Array.from({ length: cardsMax }, () => random.int(0, packSize - 1));
      let played = deal(cards);
      net -= 20;
      net += played.wonUnits;
      while (!played.closes) {
        const { outcome } = played;
        const count = countOf(outcome.hands[0]?.cards ?? []);
        const move = outcome.insurance === 'offered' ? 'decline' : count.total < 17 ? 'hit' : 'stand';
        const next = playMove(outcome, move, cards);
        if (!next) throw new Error(`${move} is not allowed`);
        played = next;
        net += played.wonUnits;
      }
    }
    const edge = -net / (rounds * 20);
    expect(edge).toBeGreaterThan(0.043);
    expect(edge).toBeLessThan(0.07);
  });
});
