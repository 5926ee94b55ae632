import { describe, expect, it } from 'vitest';
import { seededWords } from '../../engine/simulate.ts';
import { countOf } from '../../games/blackjack/count.ts';
import { bookReturn } from './lanternsTheory.fixture.ts';
import { seededBelow } from './seeded.fixture.ts';
import {
  bookChoice,
  choicesFor,
  dealerHand,
  decks,
  type LanternsOutcome,
  lanternsFaceUpSchema,
  lanternsHandSchema,
  lanternsOutcomeSchema,
  playSeat,
  seatNumbers,
  seatReturn,
  seatWon,
  sevenLanterns,
} from './sevenLanterns.ts';

const noCard = { strengths: [] };
const { decisions } = sevenLanterns;
if (!decisions) throw new Error('a game of decisions');

/** `AsKh` as cards. */
const cardsOf = (text: string): number[] =>
  (text.match(/../g) ?? []).map(
    (name) => 'A23456789TJQK'.indexOf(name.charAt(0)) + 13 * 'shcd'.indexOf(name.charAt(1)),
  );

/** A round in which seat 2 is dealt these cards; whatever else is taken are threes. */
const roundOf = (dealer: string, seat: string): LanternsOutcome => {
  const pile = (text: string, size: number): number[] =>
    [...cardsOf(text), ...Array.from({ length: size }, () => 2)].slice(0, size);
  return {
    dealer: pile(dealer, 12),
    seats: seatNumbers.map((number) => pile(number === 2 ? seat : '9s7d', 38)),
  };
};

const back = (dealer: string, seat: string, ...made: string[]): number =>
  sevenLanterns.payout('seat:2', roundOf(dealer, seat), noCard, made);

describe('a seat', () => {
  it.each<[string, string, string[], number]>([
    ['9sTh', 'AsKh', [], 250],
    ['9sTh', 'TsTh', ['stand'], 200],
    ['9sTh', 'Ts9h', ['stand'], 100],
    ['9sTh', 'Ts8h', ['stand'], 0],
    ['9sTh', 'Ts6hTd', ['hit'], 0],
    ['9s7hTd', 'Ts2h', ['stand'], 200],
    ['9sTh', '6s5hTd', ['double'], 400],
    ['9sTh', '6s5h8d', ['double'], 200],
    ['9sTh', '6s5h2d', ['double'], 0],
    ['9sTh', '8s8hThTd', ['split', 'stand', 'stand'], 0],
    ['9sTh', '8s8hThKd', ['split', 'stand', 'stand'], 0],
    ['9s7hTd', '8s8hThKd', ['split', 'stand', 'stand'], 400],
    ['9s7hTd', '8s8h3h3dTsKd', ['split', 'double', 'double'], 800],
    // Split aces get a card each, and 21 of two cards is no blackjack then.
    ['9sTh', 'AsAhKhQd', ['split'], 400],
  ])('against %s with %s after %j gets back %i', (dealer, seat, made, hundredths) => {
    expect(back(dealer, seat, ...made)).toBe(hundredths);
  });

  it('loses its first stake alone against a blackjack of the dealer', () => {
    expect(back('KsAh', 'Ts9h', 'stand')).toBe(0);
    expect(back('KsAh', '6s5hTd', 'double')).toBe(100);
    expect(back('KsAh', '6s5hTs', 'hit')).toBe(0);
    expect(back('KsAh', '8s8hThTd', 'split', 'stand', 'stand')).toBe(100);
    expect(back('KsAh', '8s8h3h3dTsTd', 'split', 'double', 'double')).toBe(300);
    expect(back('KsAh', 'AsKh')).toBe(100);
  });

  it('is asked for insurance first under an ace, and paid two to one for it', () => {
    const round = roundOf('AsKh', 'Ts9h');
    expect(decisions.next('seat:2', round, [])).toEqual(['insure', 'decline']);
    expect(decisions.fallback('seat:2', round, [])).toBe('decline');
    expect(decisions.next('seat:2', round, ['insure'])).toEqual(['hit', 'stand', 'double']);
    expect(back('AsKh', 'Ts9h', 'insure', 'stand')).toBe(150);
    expect(back('AsKh', 'Ts9h', 'decline', 'stand')).toBe(0);
    expect(back('As9h', 'Ts9h', 'insure', 'stand')).toBe(0);
    expect(back('AsKh', 'AdKd', 'insure')).toBe(250);
    expect(back('As9h', 'AdKd', 'insure')).toBe(250);
  });

  it('may double and split two cards, and split once', () => {
    const round = roundOf('9sTh', '8s8h8d8c2s');
    const next = (...made: string[]) => decisions.next('seat:2', round, made);
    expect(next()).toEqual(['hit', 'stand', 'double', 'split']);
    expect(next('hit')).toEqual([]);
    expect(next('split')).toEqual(['hit', 'stand', 'double']);
    expect(next('split', 'double')).toEqual(['hit', 'stand', 'double']);
    expect(next('split', 'double', 'stand')).toEqual([]);
    expect(decisions.next('seat:2', roundOf('9sTh', 'KsQh'), [])).toEqual(['hit', 'stand', 'double']);
    expect(() => next('insure')).toThrow('not offered');
    expect(() => next('stand', 'hit')).toThrow('not offered');
  });

  it('has won what comes back beyond all that was staked on it', () => {
    const won = (dealer: string, seat: string, ...made: string[]): number => {
      const round = roundOf(dealer, seat);
      return seatWon(playSeat(2, round, made), round);
    };
    expect(won('9sTh', '6s5hTd', 'double')).toBe(200);
    expect(won('9sTh', '6s5h2d', 'double')).toBe(-200);
    expect(won('9sTh', 'AsKh')).toBe(150);
    expect(won('AsKh', 'Ts9h', 'insure', 'stand')).toBe(0);
    expect(won('As9h', 'TsKh', 'insure', 'stand')).toBe(-50);
  });

  it('asks for what a choice raises, and for nothing else', () => {
    expect(['insure', 'decline', 'hit', 'stand', 'double', 'split'].map(decisions.raise)).toEqual([
      50, 0, 0, 0, 100, 100,
    ]);
    expect(decisions.isHand('seat:7')).toBe(true);
    expect(['pair:1', 'three:1', 'seat:8', 'seat:0'].some(decisions.isHand)).toBe(false);
  });
});

/** A round with the cards that a hand of a slip may take. */
const dealtIn = async (round: number, spot: string, seed: string): Promise<LanternsOutcome> => {
  const drawn = await sevenLanterns.draw(seededBelow(seed, round), noCard);
  return decisions.dealTo?.(spot, drawn, seededBelow(`${seed} ${spot}`, round)) ?? drawn;
};

describe('what lies open', () => {
  it('is the same whatever is covered, for every choice', async () => {
    for (let round = 0; round < 300; round += 1) {
      const seat = (round % 7) + 1;
      const spot = `seat:${seat}`;
      const outcome = await dealtIn(round, spot, 'open');
      const other = await dealtIn(round, spot, 'covered');
      const made: string[] = [];
      for (;;) {
        const view = playSeat(seat, outcome, made);
        expect(lanternsHandSchema.safeParse(decisions.hand(spot, outcome, made)).success).toBe(true);
        const taken = view.hands.reduce((sum, { cards }) => sum + cards.length, 0);
        const covered = {
          dealer: outcome.dealer.map((card, at) => (at < 1 ? card : (other.dealer[at] ?? 0))),
          seats: outcome.seats.map((pile, at) =>
            pile.map((card, place) =>
              place < (at === seat - 1 ? taken : 2) ? card : (other.seats[at]?.[place] ?? 0),
            ),
          ),
        };
        expect(decisions.next(spot, covered, made)).toEqual(decisions.next(spot, outcome, made));
        expect(decisions.hand(spot, covered, made)).toEqual(decisions.hand(spot, outcome, made));
        expect(decisions.faceUp(covered)).toEqual(decisions.faceUp(outcome));
        const next = choicesFor(view);
        const choice = next[(round + made.length) % Math.max(1, next.length)];
        if (choice === undefined) break;
        made.push(choice);
      }
    }
  });

  it('holds one card of the dealer and two of each seat', () => {
    const open = lanternsFaceUpSchema.parse(decisions.faceUp(roundOf('9sTh', 'AsKh')));
    expect(open.dealer).toBe(8);
    expect(open.seats[1]).toEqual(cardsOf('AsKh'));
    expect(open.seats.flat()).toHaveLength(14);
  });
});

describe('a draw', () => {
  it('lays the dealer’s cards and two a seat, from one shoe with what a hand takes of it', async () => {
    for (let round = 0; round < 200; round += 1) {
      const outcome = lanternsOutcomeSchema.parse(await dealtIn(round, 'seat:4', 'pile'));
      expect(outcome.seats.map((pile) => pile.length)).toEqual([2, 2, 2, 38, 2, 2, 2]);
      const counts = new Map<number, number>();
      for (const card of [outcome.dealer, ...outcome.seats].flat())
        counts.set(card, (counts.get(card) ?? 0) + 1);
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(decks);
      const dealer = dealerHand(outcome);
      expect(countOf(dealer).total).toBeGreaterThanOrEqual(17);
      expect(countOf(dealer.slice(0, -1)).total).toBeLessThan(17);
      expect(sevenLanterns.showMs?.(outcome)).toBeLessThanOrEqual(sevenLanterns.clock.drawnMs);
    }
  });

  it('tells what the dealer has, and refuses what is no round of it', () => {
    const told = ['AsKh', '9s7hTd', '9s8h', '9s2hTd'].map((dealer) =>
      sevenLanterns.summary(roundOf(dealer, '9s7d')),
    );
    expect(told).toEqual(['blackjack', 'bust', '17', '21']);
    expect(lanternsOutcomeSchema.safeParse({ ...roundOf('9sTh', '9s7d'), dealer: [1, 2] }).success).toBe(
      false,
    );
  });

  it('deals each hand cards of its own: what one sees tells another nothing', async () => {
    const drawn = await sevenLanterns.draw(seededBelow('shared', 1), noCard);
    const deal = (seed: string) => decisions.dealTo?.('seat:1', drawn, seededBelow(seed, 1));
    const [one, other] = [await deal('one'), await deal('other')];
    expect(one?.seats[0]?.slice(0, 2)).toEqual(other?.seats[0]?.slice(0, 2));
    expect(one?.seats[0]?.slice(2)).not.toEqual(other?.seats[0]?.slice(2));
    expect(await deal('one')).toEqual(one);
  });

  it('deals every card that is left with the same chance', async () => {
    const drawn = await sevenLanterns.draw(seededBelow('even', 0), noCard);
    const counts = Array.from({ length: 52 }, () => 0);
    const rounds = 3_000;
    for (let round = 1; round <= rounds; round += 1) {
      const card = (await decisions.dealTo?.('seat:1', drawn, seededBelow('even', round)))?.seats[0]?.[2];
      if (card !== undefined) counts[card] = (counts[card] ?? 0) + 1;
    }
    const gone = [drawn.dealer, ...drawn.seats].flat();
    const chi = counts.reduce((sum, count, card) => {
      const expected = (rounds * (decks - gone.filter((other) => other === card).length)) / 390;
      return sum + (count - expected) ** 2 / expected;
    }, 0);
    // 51 degrees of freedom: 95 is passed once in ten thousand.
    expect(chi).toBeLessThan(95);
  });

  it('is long enough for the longest hands of seat and dealer', () => {
    const rest = 'AhAhAhAhAhAhAh2sAhAhAhAhAhAhAhAhTs';
    // Both get an ace of the split; the first hand then goes on to its end, and so does the second.
    const round = roundOf('9sTh', `2h2dAhAh${rest}${rest}`);
    const { hands } = playSeat(2, round, ['split', ...Array.from({ length: 34 }, () => 'hit')]);
    expect(hands.map(({ cards }) => cards.length)).toEqual([19, 19]);
    expect(dealerHand(roundOf(`${'Ah'.repeat(6)}6s${'Ah'.repeat(4)}Ts`, '9s7d'))).toHaveLength(12);
  });
});

describe('side bets', () => {
  it.each([
    ['pair', '9s', '9s9s', 2_600],
    ['pair', '2h', '9s9c', 1_300],
    ['pair', '2h', '9s9d', 700],
    ['pair', '9s', '9s8s', 0],
    ['three', 'Ts', 'TsTs', 10_100],
    ['three', '4h', '6s5h', 1_100],
    ['three', '4h', '9s5h', 0],
  ])('%s with %s up and %s gets back %i', (kind, up, seat, hundredths) => {
    expect(sevenLanterns.payout(`${kind}:2`, roundOf(`${up}Th`, seat), noCard)).toBe(hundredths);
  });

  it('return what eight decks are known to return', () => {
    const [, pair, three] = sevenLanterns.chances(noCard);
    expect(pair?.rtp).toBeCloseTo((7 * 26 + 8 * 13 + 16 * 7) / 415, 12);
    expect(three?.rtp).toBeCloseTo(0.937_118, 6);
    expect(sevenLanterns.isSpot('pair:7')).toBe(true);
    expect(sevenLanterns.isSpot('pair:8')).toBe(false);
  });
});

describe('the return of a seat', () => {
  it('is what is stated, counted over every order of the shoe', () => {
    expect(bookReturn()).toBeCloseTo(seatReturn, 9);
  });

  it('comes of a million seats and more that are played by the book', () => {
    const words = seededWords(7);
    const shoe = Array.from({ length: decks * 52 }, (_, at) => at % 52);
    const shuffled = (): LanternsOutcome => {
      for (let at = 0; at < 278; at += 1) {
        const other = at + Math.floor((words() / 2 ** 32) * (shoe.length - at));
        [shoe[at], shoe[other]] = [shoe[other] ?? 0, shoe[at] ?? 0];
      }
      return {
        dealer: shoe.slice(0, 12),
        seats: seatNumbers.map((seat) => shoe.slice(12 + (seat - 1) * 38, 12 + seat * 38)),
      };
    };
    const rounds = 145_000;
    let [sum, squares, wins] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const outcome = shuffled();
      let won = 0;
      for (const seat of seatNumbers) {
        const made: string[] = [];
        let staked = 100;
        for (;;) {
          const choice = bookChoice(playSeat(seat, outcome, made), outcome.dealer[0] ?? 0);
          if (choice === undefined) break;
          made.push(choice);
          staked += decisions.raise(choice);
        }
        const net = sevenLanterns.payout(`seat:${seat}`, outcome, noCard, made) - staked;
        won += net / 700;
        if (net > 0) wins += 1;
      }
      sum += won;
      squares += won * won;
    }
    // Seats of one round share the dealer's hand: rounds are what is counted.
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(1 + mean - seatReturn)).toBeLessThan(3 * error);
    const [seat] = sevenLanterns.chances(noCard);
    expect(Math.abs(wins / (7 * rounds) - (seat?.chance ?? 0))).toBeLessThan(0.003);
  });
});
