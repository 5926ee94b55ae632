import { describe, expect, it } from 'vitest';
import { packSize } from '../../games/cards/card.ts';
import { nameOf } from '../../games/videoPoker/rules.ts';
import type { HandName } from '../../games/videoPoker/variants.ts';
import { drawerOf } from '../engine/shoe.ts';
import { seededBelow } from './seeded.fixture.ts';
import { threeCard } from './threeCard.ts';
import {
  bestOfSix,
  colourCounts,
  colourOf,
  isRed,
  pairsOfHands,
  type SixCardName,
  sixCardCounts,
  sixCardHands,
  sixCardNames,
} from './threeCardSides.ts';
import { alikeHands } from './threeCardSidesTheory.ts';

const noCard = { strengths: [] };
const ranks = 'A23456789TJQK';
const suits = 'SHDC';
/** `AS KS QS` as cards. */
const hand = (text: string): number[] =>
  text.split(' ').map((name) => suits.indexOf(name[1] ?? '') * 13 + ranks.indexOf(name[0] ?? ''));
const deal = (player: string, dealer: string) => ({ player: hand(player), dealer: hand(dealer) });
const chanceOf = (kind: string) => threeCard.chances(noCard).find((bet) => bet.kind === kind);

/** What a hand of five is called at video poker, from the least. */
const namesOfFive: Readonly<Partial<Record<HandName, SixCardName>>> = {
  three: 'triple',
  straight: 'straight',
  flush: 'flush',
  full_house: 'full-house',
  four: 'four',
  straight_flush: 'straight-flush',
  royal_flush: 'royal-flush',
};

/** The best of the six hands of five, each named by the rules of another game. */
const bestByFives = (cards: readonly number[]): SixCardName | null => {
  const named = cards.map((_, left) =>
    nameOf(
      cards.filter((__, at) => at !== left),
      'jacks',
    ),
  );
  return sixCardNames.find((name) => named.some((five) => namesOfFive[five] === name)) ?? null;
};

describe('the best five of six cards', () => {
  it('are named whoever holds them', () => {
    const named: readonly (readonly [string, SixCardName | null])[] = [
      ['TS JS QS KS AS 2H', 'royal-flush'],
      ['AS 2S 3S 4S 5S 9H', 'straight-flush'],
      ['9S TS JS QS KS AH', 'straight-flush'],
      ['7S 7H 7D 7C 2S 2H', 'four'],
      ['7S 7H 7D 2C 2S 2H', 'full-house'],
      ['7S 7H 7D 2C 2S KH', 'full-house'],
      ['2S 4S 6S 8S TS JS', 'flush'],
      ['TS JH QD KC AS AH', 'straight'],
      ['AS 2H 3D 4C 5S 9H', 'straight'],
      ['KS AH 2D 3C 4S 9H', null],
      ['7S 7H 7D 2C 4S KH', 'triple'],
      ['7S 7H 2D 2C 4S 4H', null],
      ['2S 4S 6S 8S TH JH', null],
    ];
    for (const [cards, name] of named) expect(bestOfSix(hand(cards)), cards).toBe(name);
  });

  it('return what all 20,358,520 hands come to, counted by ranks and suits', () => {
    const counted = new Map<SixCardName | null, number>();
    let all = 0;
    for (const { cards, ways } of alikeHands()) {
      const name = bestOfSix(cards);
      counted.set(name, (counted.get(name) ?? 0) + ways);
      all += ways;
    }
    counted.delete(null);
    expect(all).toBe(sixCardHands);
    expect(Object.fromEntries(counted)).toEqual(sixCardCounts);
    expect(chanceOf('six-card')).toMatchObject({ pays: 800, paysUpTo: 100_100 });
    expect(chanceOf('six-card')?.rtp).toBeCloseTo(0.955151, 5);
  }, 60_000);

  it('are what reckoning without hands comes to', () => {
    // Five in a row of one suit: the sixth card anything but what would make them higher.
    expect(sixCardCounts['royal-flush']).toBe(4 * 47);
    expect(sixCardCounts['straight-flush']).toBe(4 * 9 * 46);
    expect(sixCardCounts.four).toBe(13 * ((48 * 47) / 2));
    // A triple with a pair and a card besides, or two triples.
    expect(sixCardCounts['full-house']).toBe(13 * 4 * 12 * 6 * 44 + ((13 * 12) / 2) * 4 * 4);
    const inOneSuit = 4 * (1_287 * 39 + 1_716);
    expect(sixCardCounts.flush).toBe(
      inOneSuit - sixCardCounts['royal-flush'] - sixCardCounts['straight-flush'],
    );
  });

  it('are the best of its six hands of five, by the rules of another game', async () => {
    const seen = new Set<SixCardName | null>();
    for (let round = 0; round < 4_000; round += 1) {
      const next = drawerOf(seededBelow('six cards', round), packSize);
      const cards: number[] = [];
      for (let card = 0; card < 6; card += 1) cards.push(await next());
      expect(bestOfSix(cards), cards.join()).toBe(bestByFives(cards));
      seen.add(bestOfSix(cards));
    }
    // The rarest come too seldom to be met.
    for (const name of ['full-house', 'flush', 'straight', 'triple', null] as const)
      expect(seen).toContain(name);
    let at = 0;
    for (const { cards } of alikeHands())
      if (at++ % 29 === 0) expect(bestOfSix(cards), cards.join()).toBe(bestByFives(cards));
  }, 60_000);
});

describe('the colour of the cards', () => {
  it('is that of the player’s three, or of all six', () => {
    expect(colourOf(hand('2H 4D 9H'), hand('2S 4D 9H'))).toBe('three');
    expect(colourOf(hand('2H 4D 9H'), hand('3H TD AH'))).toBe('six');
    expect(colourOf(hand('2S 4C 9S'), hand('3C TS AC'))).toBe('six');
    expect(colourOf(hand('2S 4C 9S'), hand('3H TD AH'))).toBe('three');
    expect(colourOf(hand('2S 4C 9D'), hand('3C TS AC'))).toBeNull();
  });

  it('returns what every pair of hands comes to', () => {
    // By how many of each hand's three are red: ways of the player's hand, times those of the dealer's from what is left.
    const ways = (from: number, picked: number): number =>
      Array.from({ length: picked }, (_, at) => (from - at) / (at + 1)).reduce((all, by) => all * by, 1);
    const counted = { six: 0, three: 0 };
    let all = 0;
    for (let mine = 0; mine <= 3; mine += 1)
      for (let theirs = 0; theirs <= 3; theirs += 1) {
        const pairs =
          ways(26, mine) * ways(26, 3 - mine) * ways(26 - mine, theirs) * ways(23 + mine, 3 - theirs);
        all += pairs;
        if (mine === 0 || mine === 3) counted[theirs === mine ? 'six' : 'three'] += pairs;
      }
    expect(Math.round(all)).toBe(pairsOfHands);
    expect({ six: Math.round(counted.six), three: Math.round(counted.three) }).toEqual(colourCounts);
    expect(chanceOf('one-colour')).toMatchObject({ pays: 300, paysUpTo: 1_400 });
    expect(chanceOf('one-colour')?.rtp).toBeCloseTo(0.95469, 4);
    expect(Array.from({ length: packSize }, (_, card) => card).filter(isRed)).toHaveLength(26);
  });
});

it('both pay by the cards alone, whatever is chosen, and are no hands to decide', () => {
  const outcome = deal('TS JS QS', 'KS AS 2C');
  for (const made of [[], ['fold'], ['play']]) {
    expect(threeCard.payout('six-card', outcome, noCard, made)).toBe(100_100);
    expect(threeCard.payout('one-colour', outcome, noCard, made)).toBe(1_400);
    expect(threeCard.payout('one-colour', deal('TS JS QS', 'KS AS 2H'), noCard, made)).toBe(300);
    expect(threeCard.payout('six-card', deal('2S 4H 6D', 'KS AS 9C'), noCard, made)).toBe(0);
  }
  for (const spot of ['six-card', 'one-colour']) {
    expect(threeCard.isSpot(spot)).toBe(true);
    expect(threeCard.decisions.isHand(spot)).toBe(false);
    expect(threeCard.decisions.next(spot, outcome, [])).toEqual([]);
  }
  expect(threeCard.isSpot('six-card:1')).toBe(false);
});
