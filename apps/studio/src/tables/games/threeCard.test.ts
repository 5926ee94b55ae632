import { describe, expect, it } from 'vitest';
import {
  anteBonus,
  anteEnds,
  isWorthPlaying,
  nameOfHand,
  qualifies,
  resultOf,
  strengthOf,
  type ThreeCardOutcome,
  threeCard,
  threeCardNames,
} from './threeCard.ts';
import { antesByRule, countAntes, worthOfPlaying } from './threeCardTheory.ts';

const card = { strengths: [] };
const ranks = 'A23456789TJQK';
const suits = 'SHDC';
/** `AS KS QS` as cards. */
const hand = (text: string): number[] =>
  text.split(' ').map((name) => suits.indexOf(name[1] ?? '') * 13 + ranks.indexOf(name[0] ?? ''));
const deal = (player: string, dealer: string): ThreeCardOutcome => ({
  player: hand(player),
  dealer: hand(dealer),
});
const paysOf = (spot: string, outcome: ThreeCardOutcome, made: readonly string[] = []) =>
  threeCard.payout(spot, outcome, card, made);

describe('a hand of three cards', () => {
  it('is ranked from the high card to the straight flush', () => {
    const rising = [
      '2S 3H 5D',
      'QS 6H 3D',
      'QS 6H 4D',
      'AS KH JD',
      '2S 2H 3D',
      '2S 2H AD',
      'AS AH KD',
      '2S 3S 5S',
      'AD KD JD',
      'AS 2H 3D',
      '2S 3H 4D',
      'AS KH QD',
      '2S 2H 2D',
      'AS AH AD',
      'AS 2S 3S',
      'AH KH QH',
    ].map(hand);
    const strengths = rising.map(strengthOf);
    expect([...strengths].sort((one, other) => one - other)).toEqual(strengths);
    expect(new Set(strengths).size).toBe(rising.length);
    expect(new Set(rising.map(nameOfHand))).toEqual(new Set(threeCardNames));
    expect(strengthOf(hand('KS KH 7D'))).toBe(strengthOf(hand('7C KC KD')));
    expect(nameOfHand(hand('KS AH 2D'))).toBe('high');
  });

  it('of the dealer plays with a queen or better, of the player is worth playing with queen, six and four', () => {
    expect(qualifies(hand('QS 2H 3D'))).toBe(true);
    expect(qualifies(hand('JS TH 8D'))).toBe(false);
    expect(qualifies(hand('2S 2H 3D'))).toBe(true);
    expect(isWorthPlaying(hand('QS 6H 4D'))).toBe(true);
    expect(isWorthPlaying(hand('QS 6H 3D'))).toBe(false);
  });
});

describe('an ante', () => {
  it('that is played on pays by both hands, and its bonus whatever the dealer has', () => {
    const against: readonly (readonly [string, string, number])[] = [
      ['AS KH JD', 'JS TH 8D', 300],
      ['AS KH JD', 'QS TH 8D', 400],
      ['AS KH JD', 'AH KD JC', 200],
      ['QS 6H 4D', 'KS 2H 3D', 0],
      ['2S 3H 4D', '5S 6H 7D', 100],
      ['2S 3H 4D', 'JS TH 8D', 400],
      ['2S 2H 2D', 'KS 2C 3D', 800],
      ['2S 3S 4S', '5S 6S 7S', 500],
      ['2S 3S 4S', '2H 3H 4H', 700],
    ];
    for (const [player, dealer, back] of against)
      expect(paysOf('ante', deal(player, dealer), ['play']), `${player} – ${dealer}`).toBe(back);
    expect(resultOf(deal('2S 3H 5D', 'JS TH 8D'))).toBe('unqualified');
  });

  it('that is folded, or left alone, is lost with the best of hands', () => {
    const best = deal('AH KH QH', '2S 3H 5D');
    for (const made of [['fold'], []]) expect(paysOf('ante', best, made)).toBe(0);
  });

  it('asks once, and shows nothing of the dealer’s hand', () => {
    const { decisions } = threeCard;
    const [one, other] = [deal('AS KH JD', 'JS TH 8D'), deal('AS KH JD', '2S 2H 2D')];
    expect(decisions.next('ante', one, [])).toEqual(['play', 'fold']);
    for (const made of [['play'], ['fold']]) expect(decisions.next('ante', one, made)).toEqual([]);
    expect(decisions.next('pair-plus', one, [])).toEqual([]);
    expect([decisions.raise('play'), decisions.raise('fold')]).toEqual([100, 0]);
    expect(decisions.fallback('ante', one, [])).toBe('fold');
    for (const told of [
      decisions.faceUp,
      (outcome: ThreeCardOutcome) => decisions.hand('ante', outcome, ['play']),
    ])
      expect(told(one)).toEqual(told(other));
  });

  it('returns what counting every pair of hands comes to, and no other play returns more', () => {
    const counted = countAntes();
    expect(counted).toHaveLength(1_755);
    expect(antesByRule(counted)).toEqual(anteEnds);
    for (const kind of counted)
      expect(worthOfPlaying(kind) > 0, kind.hand.join()).toBe(isWorthPlaying(kind.hand));
    const [ante] = threeCard.chances(card);
    // As it is published for this bonus of 1, 4 and 5: 3.373 % are the house's.
    expect(anteBonus).toEqual({ straight: 1, triple: 4, 'straight-flush': 5 });
    expect(ante?.rtp).toBeCloseTo(0.96627, 5);
    expect(anteEnds.reduce((sum, [, ways]) => sum + ways, 0)).toBe(22_100 * 18_424);
  }, 60_000);
});

it('pair plus returns what its hands are worth, whatever is chosen', () => {
  const [, plus] = threeCard.chances(card);
  expect(plus).toMatchObject({ pays: 200, paysUpTo: 4_100 });
  expect(plus?.rtp).toBeCloseTo(0.97683, 5);
  for (const [player, back] of [
    ['2S 3H 5D', 0],
    ['2S 2H 5D', 200],
    ['2S 7S 5S', 500],
    ['2S 3H 4D', 700],
    ['2S 2H 2D', 3_100],
    ['2S 3S 4S', 4_100],
  ] as const)
    for (const made of [[], ['fold'], ['play']])
      expect(paysOf('pair-plus', deal(player, 'JS TH 8D'), made), player).toBe(back);
});

it('the hall is shown whose hand was better', () => {
  const outcomes = [
    deal('AS KH JD', 'JS TH 8D'),
    deal('AS KH JD', 'QS TH 8D'),
    deal('AS KH JD', '2S 2H 8D'),
    deal('AS KH JD', 'AH KD JC'),
  ];
  expect(outcomes.map(threeCard.summary)).toEqual(['unqualified', 'player', 'dealer', 'tie']);
  expect(threeCard.board(outcomes)).toEqual({
    kind: 'baccarat',
    results: ['player', 'player', 'banker', 'tie'],
  });
});
