import { describe, expect, it } from 'vitest';
import { bankerBlossom as blossom } from './bankerBlossom.ts';
import { blossomRules } from './blossom.ts';
import { bulls, bullsRules } from './bulls.ts';
import { dukes, dukesRules } from './dukes.ts';
import { beats, type HandRules } from './hands.ts';
import { seededBelow } from './seeded.fixture.ts';

const noCard = { strengths: [] };
/** Cards by their signs: `AS 10H KD 7C`. */
const handOf = (text: string): number[] =>
  text.split(' ').map((sign) => {
    const rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(
      sign.slice(0, -1),
    );
    return 'SHDC'.indexOf(sign.slice(-1)) * 13 + rank;
  });
const isBetter = (rules: HandRules, one: string, other: string): boolean =>
  beats(rules.rank(handOf(one)), rules.rank(handOf(other)));

describe('niu-niu', () => {
  it.each([
    ['2S 3S 5H 4D KC', '4'],
    ['10S JS QH 7D KC', '7'],
    ['10S JS QH 4D 6C', '10'],
    ['JS QS KH JD QC', 'pictures'],
    ['10S JS QH JD QC', '10'],
    ['AS 2S 4H 6D 8C', '0'],
    ['9S AH 5D 6C 7S', '8'],
  ])('%s is %s', (hand, name) => expect(bullsRules.rank(handOf(hand)).name).toBe(name));

  it('compares the bull, then the highest card, then its suit', () => {
    expect(isBetter(bullsRules, '10S JS QH 7D KC', '10H JH QS 6D KD')).toBe(true);
    expect(isBetter(bullsRules, '10S JS QH 7D KC', '10H JH QS 7S 10D')).toBe(true);
    expect(isBetter(bullsRules, '10S JS QH 7D KS', '10H JH QS 7S KH')).toBe(true);
    expect(isBetter(bullsRules, '10S JS QH 7D KD', '10H JH QS 7S KC')).toBe(false);
  });

  it('counts every hand of the deck once', () => {
    const counts = bullsRules.handCounts();
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(2_598_960);
    expect(counts.get('pictures')).toBe(792);
  });
});

describe('golden blossom', () => {
  it.each([
    ['AS 2S 3S', 'straight-flush'],
    ['AS KH QD', 'straight'],
    ['KS AS 2S', 'flush'],
    ['9S 9H 2D', 'pair'],
    ['9S 9H 9D', 'triple'],
    ['9S 7H 2D', 'high'],
  ])('%s is %s', (hand, name) => expect(blossomRules.rank(handOf(hand)).name).toBe(name));

  it('compares kinds, then cards, then the suit of the card that counts first', () => {
    expect(isBetter(blossomRules, '2S 2H 2D', 'AS KS QS')).toBe(true);
    expect(isBetter(blossomRules, '2S 5S 9S', 'AS KH QD')).toBe(true);
    expect(isBetter(blossomRules, '2S 3H 4D', 'AS 2D 3D')).toBe(true);
    expect(isBetter(blossomRules, 'AS 2D 3D', 'KS KH QD')).toBe(true);
    expect(isBetter(blossomRules, '9S 9D AH', '9H 9C KS')).toBe(true);
    expect(isBetter(blossomRules, '9S 9D AH', '9H 9C AS')).toBe(true);
    expect(isBetter(blossomRules, 'AD KS 9S', 'AC KH 9H')).toBe(false);
  });

  it('counts every hand of the deck once', () =>
    expect(Object.fromEntries(blossomRules.handCounts())).toEqual({
      high: 16_440,
      pair: 3_744,
      straight: 720,
      flush: 1_096,
      'straight-flush': 48,
      triple: 52,
    }));
});

describe('san gong', () => {
  it.each([
    ['3S 3H 3D', 'threes'],
    ['JS JH JD', 'triple'],
    ['10S 10H 10D', 'triple'],
    ['JS QH KD', 'dukes'],
    ['JS JH KD', 'dukes'],
    ['10S JH KD', '0'],
    ['AS 2H 6D', '9'],
    ['9S 9H KD', '8'],
  ])('%s is %s', (hand, name) => expect(dukesRules.rank(handOf(hand)).name).toBe(name));

  it('compares the kind, the points, how many pictures, then the highest card and its suit', () => {
    expect(isBetter(dukesRules, '3S 3H 3D', 'KS KH KD')).toBe(true);
    expect(isBetter(dukesRules, 'AS AH AD', 'KS QH KD')).toBe(true);
    expect(isBetter(dukesRules, 'JS JH QD', '4S 5H KD')).toBe(true);
    expect(isBetter(dukesRules, '9S JH KD', '4S 5H KC')).toBe(true);
    expect(isBetter(dukesRules, 'AS 2H 6D', '4S 4C 10D')).toBe(true);
    expect(isBetter(dukesRules, '9S JH KD', '9H JS QC')).toBe(true);
    expect(isBetter(dukesRules, '9S JH KC', '9H QS KD')).toBe(true);
    expect(isBetter(dukesRules, '9S JH KD', '9H QS KC')).toBe(false);
  });

  it('counts every hand of the deck once', () => {
    const counts = dukesRules.handCounts();
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(22_100);
    expect([counts.get('threes'), counts.get('triple'), counts.get('dukes')]).toEqual([4, 48, 208]);
  });
});

describe.each([
  ['niu-niu', bulls, 0.95, 0.98],
  ['golden blossom', blossom, 0.97, 0.98],
  ['san gong', dukes, 0.955, 0.965],
] as const)('%s at a table', (_, table, least, most) => {
  it('returns 97.5 % to a position, and what all hands come to for the bonus', () => {
    const [win, bonus] = table.chances(noCard);
    expect(win?.rtp).toBe(0.975);
    expect(bonus?.rtp).toBeGreaterThan(least);
    expect(bonus?.rtp).toBeLessThan(most);
  });

  it('deals different cards, always has a better hand, and favours neither banker nor position', async () => {
    const rounds = 2_000;
    let won = 0;
    // Of each of these places one is paid, whatever is dealt.
    const wholes = [
      ['wins:0', 'wins:1', 'wins:2', 'wins:3'],
      ['best:1', 'best:2', 'best:3'],
      ...['1:2', '1:3', '2:3'].map((pair) => [`duel:${pair}`, `duel:${[...pair].reverse().join('')}`]),
    ];
    for (let round = 0; round < rounds; round += 1) {
      const below = seededBelow('positions', round);
      const outcome = await table.draw(below, noCard);
      const cards = [...outcome.banker, ...outcome.hands.flat()];
      expect(new Set(cards).size).toBe(4 * table.rules.cards);
      const banker = table.rules.rank(outcome.banker);
      for (const hand of outcome.hands)
        expect(beats(table.rules.rank(hand), banker)).not.toBe(beats(banker, table.rules.rank(hand)));
      won += table.winnersOf(outcome).length;
      for (const place of [1, 2, 3])
        expect(table.payout(`win:${place}`, outcome, noCard)).toBe(
          table.winnersOf(outcome).includes(place) ? 195 : 0,
        );
      for (const bets of wholes)
        expect(bets.filter((spot) => table.payout(spot, outcome, noCard) > 0)).toHaveLength(1);
    }
    // Five standard deviations, were all three independent; they share a banker, so twice that.
    expect(Math.abs(won / (3 * rounds) - 0.5)).toBeLessThan(10 * Math.sqrt(0.25 / (3 * rounds)));
  });

  it('returns between 93.5 and 96 % on every bet beside these, counted over all hands', () => {
    const beside = table.chances(noCard).slice(2);
    expect(beside.map(({ kind }) => kind)).toEqual([
      'wins',
      'best',
      'duel',
      ...table.rules.ranges.map(({ id }) => `hand-${id}`),
    ]);
    for (const { rtp } of beside) {
      expect(rtp).toBeGreaterThan(0.935);
      expect(rtp).toBeLessThan(0.96);
    }
  });

  it('has no hand in two of the kinds that can be bet on, and none that is never dealt', () => {
    const names = table.rules.ranges.flatMap((range) => range.names);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(table.rules.handCounts().get(name)).toBeGreaterThan(0);
  });

  it('plays the chances that it tells', async () => {
    const rounds = 4_000;
    const bets = table.chances(noCard).map(({ kind, spot = kind, chance }) => ({ spot, chance, won: 0 }));
    for (let round = 0; round < rounds; round += 1) {
      const outcome = await table.draw(seededBelow('sides', round), noCard);
      for (const bet of bets) if (table.payout(bet.spot, outcome, noCard) > 0) bet.won += 1;
    }
    for (const { spot, chance, won } of bets) {
      const away = Math.abs(won / rounds - chance) / Math.sqrt((chance * (1 - chance)) / rounds);
      expect(away, spot).toBeLessThan(4.5);
    }
  });

  it('knows no other places', () => {
    for (const spot of [
      'win:0',
      'win:4',
      'bonus',
      'banker',
      'constructor',
      'wins',
      'wins:4',
      'best:0',
      'duel:1:1',
      'duel:1:0',
      'duel:1',
      'hand:none',
      `hand:${table.rules.ranges[0]?.id}:4`,
      'hand:constructor:1',
      'hand:bull:1',
    ])
      expect(table.isSpot(spot)).toBe(false);
  });
});

describe('bets beside a position and its bonus', () => {
  const dealt = (banker: string, ...hands: readonly string[]) => ({
    banker: handOf(banker),
    hands: hands.map(handOf),
  });
  const paid = (table: typeof blossom, outcome: ReturnType<typeof dealt>, spots: readonly string[]) =>
    spots.map((spot) => table.payout(spot, outcome, noCard));

  it('pay by how many beat the banker, who is best, and who beats whom', () => {
    const outcome = dealt('9S 9H 2D', 'KS QH 2C', 'AS AH 3D', '5S 9C QS');
    expect(paid(blossom, outcome, ['wins:0', 'wins:1', 'wins:2', 'wins:3'])).toEqual([0, 380, 0, 0]);
    expect(paid(blossom, outcome, ['best:1', 'best:2', 'best:3'])).toEqual([0, 285, 0]);
    expect(paid(blossom, outcome, ['duel:1:2', 'duel:2:1', 'duel:1:3', 'duel:3:1'])).toEqual([
      0, 190, 190, 0,
    ]);
  });

  it('pay the hand of each seat whether it wins or not, the banker’s too', () => {
    const lost = dealt('4S 4H 4D', 'KS KH 2C', 'AS JS 3S', '5S 6C 7H');
    expect(
      paid(blossom, lost, ['hand:top:0', 'hand:pair:1', 'hand:flush:2', 'hand:straight:3', 'hand:pair:3']),
    ).toEqual([21_000, 560, 1_900, 2_900, 0]);
    const bullish = dealt('AS 2S 4H 6D 8C', '2D 3S 5H 4D KC', '10S JS QH 7D KS', 'JH QS KH JD QC');
    expect(paid(bulls, bullish, ['hand:none:0', 'hand:small:1', 'hand:big:2', 'hand:top:3'])).toEqual([
      283, 241, 480, 1_280,
    ]);
    const ducal = dealt('AS AH 2D', '3S 10H 2C', '9S JH KD', 'QS QH KH');
    expect(paid(dukes, ducal, ['hand:low:0', 'hand:middle:1', 'hand:high:2', 'hand:top:3'])).toEqual([
      192, 320, 480, 8_100,
    ]);
  });
});
