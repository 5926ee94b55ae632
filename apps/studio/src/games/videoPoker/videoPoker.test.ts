import { describe, expect, it } from 'vitest';
import { bestReturnBp } from './return.ts';
import { dealHand, drawHand, type HandName, handNames, nameOf } from './rules.ts';
import { bestReturn } from './theory.ts';

/** `AsKsQsJsTs` as cards. */
const cardsOf = (text: string): number[] =>
  (text.match(/../g) ?? []).map(
    (name) => 'A23456789TJQK'.indexOf(name.charAt(0)) + 13 * 'shcd'.indexOf(name.charAt(1)),
  );

describe('a hand of five', () => {
  it.each<[string, HandName]>([
    ['AsKsQsJsTs', 'royal_flush'],
    ['As2s3s4s5s', 'straight_flush'],
    ['AsKsQsJs9s', 'flush'],
    ['AhKsQsJsTs', 'straight'],
    ['Ah2s3s4s5s', 'straight'],
    ['2hAsKsQsJs', 'nothing'],
    ['7s7h7c7dKs', 'four'],
    ['7s7h7cKdKs', 'full_house'],
    ['7s7h7cKdQs', 'three'],
    ['7s7hKcKdQs', 'two_pair'],
    ['JsJh3c4d5s', 'jacks'],
    ['AsAh3c4d5s', 'jacks'],
    ['TsTh3c4d5s', 'nothing'],
  ])('%s is %s', (text, name) => {
    expect(nameOf(cardsOf(text))).toBe(name);
  });

  it('comes as often as it must among all that there are', () => {
    const counts = Object.fromEntries(handNames.map((name) => [name, 0]));
    for (let e = 4; e < 52; e += 1)
      for (let d = 3; d < e; d += 1)
        for (let c = 2; c < d; c += 1)
          for (let b = 1; b < c; b += 1)
            for (let a = 0; a < b; a += 1) {
              const name = nameOf([a, b, c, d, e]);
              counts[name] = (counts[name] ?? 0) + 1;
            }
    expect(counts).toEqual({
      royal_flush: 4,
      straight_flush: 36,
      four: 624,
      full_house: 3_744,
      flush: 5_108,
      straight: 10_200,
      three: 54_912,
      two_pair: 123_552,
      jacks: 337_920,
      nothing: 2_062_860,
    });
  });
});

describe('the draw', () => {
  const pack = cardsOf('2h7s9cKdKs3h4h5h6h8h');

  it('keeps what is held where it is and replaces the rest in order', () => {
    expect(dealHand(pack)).toMatchObject({ held: null, hand: 'jacks' });
    expect(drawHand(pack, [4, 3])).toEqual({ cards: cardsOf('3h4h5hKdKs'), held: [3, 4], hand: 'jacks' });
    expect(drawHand(pack, [0])).toMatchObject({ cards: cardsOf('2h3h4h5h6h'), hand: 'straight_flush' });
    expect(drawHand(pack, [0, 1, 2, 3, 4]).cards).toEqual(pack.slice(0, 5));
  });
});

it('returns under the best play what the rules state', () => {
  const exact = bestReturn();
  expect(exact).toBeCloseTo(0.972984, 6);
  expect(Math.round(exact * 10_000)).toBe(bestReturnBp);
}, 120_000);
