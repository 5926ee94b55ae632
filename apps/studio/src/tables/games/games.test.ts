import { describe, expect, it } from 'vitest';
import { rangesOf } from '../engine/ranges.ts';
import { cardOf } from '../engine/tableGame.ts';
import { type BaccaratOutcome, baccarat, bankerDraws, totalOf } from './baccarat.ts';
import { tableGames } from './index.ts';
import { boutPrice, passSpots, puppetBout } from './puppetBout.ts';
import {
  coveredBy,
  insideKinds,
  neighboursOf,
  outsideSpots,
  roulette,
  sectorSpots,
  wheelOrder,
} from './roulette.ts';
import { seededBelow } from './seeded.fixture.ts';
import { boxSpotOf, threeDigits } from './threeDigits.ts';

const below = (round: number, seed = 'table seed') => seededBelow(seed, round);

const seedHash = '2f90c1d7446be8a35502'.padEnd(64, '0');

/** Rounds drawn where a frequency is compared; seeded, so the same every time. */
const roundCount = 20_000;

/** Five standard deviations of a share over the drawn rounds. */
const slack = (chance: number): number => 5 * Math.sqrt((chance * (1 - chance)) / roundCount);

describe('numbers of a draw', () => {
  it('fall evenly below their length and follow from seed, entropy and round alone', async () => {
    const next = below(1);
    const counts = Array.from({ length: 7 }, () => 0);
    for (let index = 0; index < 400; index += 1) {
      const number = await next(7);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 400 / 7) ** 2 / (400 / 7), 0);
    // 99 % of fair draws stay below this with six degrees of freedom.
    expect(chiSquare).toBeLessThan(16.81);
    expect(await below(1)(1_000)).toBe(await below(1)(1_000));
    expect(await below(2)(1_000_000)).not.toBe(await below(1)(1_000_000));
  });

  it('runs out rather than for ever when the HMAC favours nobody', async () => {
    const broken = rangesOf(async () => new Uint8Array(32).fill(255), '', 1);
    await expect(broken(3)).rejects.toThrow('ran out of blocks');
  });
});

describe('baccarat', () => {
  it('returns what eight decks are known to return', () => {
    const rtp = Object.fromEntries(baccarat.chances({ strengths: [] }).map((bet) => [bet.kind, bet.rtp]));
    expect(rtp.player).toBeCloseTo(0.987_649, 6);
    expect(rtp.banker).toBeCloseTo(0.989_421, 6);
    expect(rtp.tie).toBeCloseTo(0.856_404, 6);
    expect(rtp.pair).toBeCloseTo(0.896_386, 6);
    expect(rtp['player-bonus']).toBeCloseTo(1 - 0.026_5, 4);
    expect(rtp['banker-bonus']).toBeCloseTo(1 - 0.093_7, 4);
    expect(rtp.big).toBeCloseTo(1 - 0.043_5, 4);
    expect(rtp.small).toBeCloseTo(1 - 0.052_7, 3);
  });

  it.each([
    [2, 8, true],
    [3, 8, false],
    [3, 9, true],
    [4, 1, false],
    [4, 2, true],
    [5, 3, false],
    [5, 4, true],
    [6, 5, false],
    [6, 6, true],
    [6, undefined, false],
    [5, undefined, true],
    [7, 6, false],
  ])('the banker on %i against a third card of %s draws: %s', (total, third, draws) => {
    expect(bankerDraws(total, third)).toBe(draws);
  });

  it('deals by the rules, never the same card of the shoe twice, and as often as the chances say', async () => {
    const bets = baccarat.chances({ strengths: [] }).map((bet) => ({ ...bet, wins: 0 }));
    for (let round = 0; round < roundCount; round += 1) {
      const outcome = await baccarat.draw(below(round), { strengths: [] });
      for (const bet of bets)
        if (baccarat.payout(bet.spot ?? bet.kind, outcome, { strengths: [] }) > 100) bet.wins += 1;
      const natural = [outcome.player, outcome.banker].some((hand) => totalOf(hand.slice(0, 2)) >= 8);
      if (natural) expect([...outcome.player, ...outcome.banker]).toHaveLength(4);
      else expect(outcome.player.length === 3).toBe(totalOf(outcome.player.slice(0, 2)) <= 5);
    }
    for (const { kind, chance, wins } of bets)
      expect(Math.abs(wins / roundCount - chance), kind).toBeLessThan(slack(chance));
  });

  it('shows a natural as soon as its cards are turned, and waits for third cards alone', () => {
    const shown = [
      { player: [8, 12], banker: [9, 10] },
      { player: [3, 16, 2], banker: [6, 12] },
      { player: [3, 16, 2], banker: [2, 12, 3] },
    ].map((outcome) => baccarat.showMs?.(outcome) ?? 0);
    expect(shown).toEqual([4_600, 6_400, 8_000]);
    expect(Math.max(...shown)).toBeLessThanOrEqual(baccarat.clock.drawnMs);
  });

  it.each<[BaccaratOutcome, Record<string, number>]>([
    [
      { player: [8, 12], banker: [9, 10] },
      {
        ...{ player: 200, banker: 0, tie: 0, 'player-pair': 0, small: 250, big: 0 },
        ...{ 'player-bonus': 200, 'banker-bonus': 0 },
      },
    ],
    [
      { player: [3, 16], banker: [4, 12] },
      { player: 200, 'player-pair': 1_200, 'banker-pair': 0, 'player-bonus': 200, 'super-six': 0 },
    ],
    [
      { player: [0, 12], banker: [6, 25] },
      { player: 0, banker: 195 },
    ],
    [
      { player: [6, 12], banker: [6, 25] },
      { player: 100, banker: 100, tie: 900, 'player-bonus': 0, small: 250 },
    ],
    [
      { player: [7, 12], banker: [7, 25] },
      { player: 100, tie: 900, 'player-bonus': 100, 'banker-bonus': 100 },
    ],
    [
      { player: [9, 22, 8], banker: [12, 35, 9] },
      { player: 200, 'player-bonus': 3_100, 'banker-bonus': 0, big: 154, small: 0 },
    ],
    [
      { player: [9, 22, 1], banker: [12, 3, 1] },
      { banker: 195, 'banker-bonus': 200, 'player-bonus': 0, big: 154 },
    ],
  ])('pays %j as the table says', (outcome, pays) => {
    for (const [spot, hundredths] of Object.entries(pays)) {
      expect(baccarat.payout(spot, outcome, { strengths: [] }), spot).toBe(hundredths);
    }
  });
});

describe('roulette', () => {
  const arc = (from: number, to: number): number[] => {
    const turned: readonly number[] = [...wheelOrder, ...wheelOrder];
    const start = turned.indexOf(from);
    return turned.slice(start, turned.indexOf(to, start) + 1);
  };
  const numbersIn = (spots: readonly string[]): number[] =>
    [...new Set(spots.flatMap((spot) => coveredBy(spot) ?? []))].sort((one, other) => one - other);
  const inOrder = (pockets: readonly number[]): number[] => [...pockets].sort((one, other) => one - other);

  it('bets on parts of the wheel cover exactly the numbers that lie there, with places of the table', () => {
    expect(Object.values(sectorSpots).flat().every(roulette.isSpot)).toBe(true);
    expect(numbersIn(sectorSpots.voisins)).toEqual(inOrder(arc(22, 25)));
    expect(numbersIn(sectorSpots.tiers)).toEqual(inOrder(arc(27, 33)));
    expect(numbersIn(sectorSpots.orphelins)).toEqual(inOrder([...arc(17, 6), ...arc(1, 9)]));
    expect(numbersIn(sectorSpots.zero)).toEqual(inOrder(arc(12, 15)));
    expect(Object.values(sectorSpots).map((spots) => spots.length)).toEqual([9, 5, 6, 4]);
    expect(neighboursOf(8)).toEqual([11, 30, 8, 23, 10]);
    expect(neighboursOf(0)).toEqual([3, 26, 0, 32, 15]);
  });

  const places = [
    ...outsideSpots,
    ...insideKinds.flatMap((kind) => Array.from({ length: 36 }, (_, at) => `${kind}:${at + 1}`)),
    ...['straight:0', 'split-zero:1', 'split-zero:2', 'split-zero:3', 'trio:1', 'trio:2', 'first-four'],
  ].filter(roulette.isSpot);

  it('has every place of the table once, and each returns 36/37 over all pockets', () => {
    // 12 outside; 36 numbers; 24 + 33 splits; 12 streets; 22 corners; 11 lines; 7 at the zero.
    expect(places).toHaveLength(12 + 36 + 57 + 12 + 22 + 11 + 7);
    for (const spot of places) {
      let back = 0;
      for (let pocket = 0; pocket <= 36; pocket += 1) {
        back += roulette.payout(spot, { pocket }, { strengths: [] });
      }
      expect(back, spot).toBe(3_600);
    }
  });

  it.each([
    'split-up:3',
    'split-on:34',
    'street:2',
    'corner:33',
    'line:34',
    'straight:37',
    'dozen:4',
    'constructor',
  ])('knows no place %s', (spot) => expect(coveredBy(spot)).toBeUndefined());
});

describe('three digits', () => {
  const noCard = { strengths: [] };
  const draws = Array.from(
    { length: 1_000 },
    (_, draw) => [Math.floor(draw / 100), Math.floor(draw / 10) % 10, draw % 10] as const,
  );
  const winsOf = (spot: string): number =>
    draws.filter((digits) => threeDigits.payout(spot, { digits }, noCard) > 0).length;

  it('returns what it says of each kind, over all thousand draws', () => {
    for (const { kind, spot = kind, chance, pays, rtp } of threeDigits.chances(noCard)) {
      expect(threeDigits.isSpot(spot), kind).toBe(true);
      const back = draws.reduce((sum, digits) => sum + threeDigits.payout(spot, { digits }, noCard), 0);
      expect(back / 100_000, kind).toBeCloseTo(rtp, 10);
      expect(winsOf(spot), kind).toBeCloseTo(chance * 1_000, 8);
      expect(back, kind).toBe(winsOf(spot) * pays);
      expect(rtp, kind).toBeGreaterThan(0.935);
      expect(rtp, kind).toBeLessThanOrEqual(0.95);
    }
  });

  it.each([
    ['straight:042', 1],
    ['box:024', 6],
    ['box:077', 3],
    ['place:3:0', 100],
    ['half:2:odd', 500],
    ['any:0', 271],
    ['small', 500],
    ['sum:0', 1],
    ['sum:13', 75],
    ['sum:14', 75],
    ['sum:27', 1],
    ['tail:9', 100],
    ['span:0', 10],
    ['span:5', 150],
    ['form:pair', 270],
    ['form:different', 720],
    ['form:run', 48],
    ['triple', 10],
    ['duel:12:dragon', 450],
    ['duel:13:tiger', 450],
    ['duel:23:tie', 100],
  ])('wins at %s with %i of the thousand draws', (spot, ways) => expect(winsOf(spot)).toBe(ways));

  it('pays by the digits in their places', () => {
    const digits = [0, 4, 2] as const;
    const paid = (spot: string): number => threeDigits.payout(spot, { digits }, noCard);
    for (const spot of [
      'odd',
      'big',
      'half:1:big',
      'duel:12:dragon',
      'form:pair',
      'form:run',
      'span:2',
      'any:6',
    ])
      expect(paid(spot), spot).toBe(0);
    expect([paid('small'), paid('half:1:small'), paid('duel:23:dragon'), paid('span:4')]).toEqual([
      190, 190, 211, 652,
    ]);
    expect([paid('sum:6'), paid('tail:6'), paid('any:4'), paid('form:different')]).toEqual([
      3_357, 940, 346, 130,
    ]);
    // A run in any order; nine and nought are not neighbours.
    expect(threeDigits.payout('form:run', { digits: [5, 3, 4] }, noCard)).toBe(1_958);
    expect(threeDigits.payout('form:run', { digits: [8, 9, 0] }, noCard)).toBe(0);
  });

  it('knows one name for each combination', () => {
    expect(boxSpotOf('420')).toBe('box:024');
    expect(boxSpotOf('777')).toBeUndefined();
    for (const spot of [
      'box:420',
      'box:777',
      'straight:1234',
      'place:4:1',
      'straight:1a2',
      'sum:28',
      'span:10',
      'duel:21:tie',
      'half:0:big',
      'form:triple',
      'constructor',
    ]) {
      expect(threeDigits.isSpot(spot), spot).toBe(false);
    }
  });
});

describe('puppet bout', () => {
  const card = cardOf(puppetBout, seedHash);

  it('has prices that follow from the strengths and give stakes back in a draw', async () => {
    for (const { kind, rtp } of puppetBout.chances(card)) {
      expect(rtp, kind).toBeLessThanOrEqual(0.95);
      expect(rtp, kind).toBeGreaterThan(0.93);
    }
    const draw = { winner: 'draw', passes: [0, 1, 0, 1] } as const;
    expect(puppetBout.payout('meron', draw, card)).toBe(100);
    expect(puppetBout.payout('draw', draw, card)).toBe(1_500);
    expect(puppetBout.payout('wala', { ...draw, winner: 'wala' }, card)).toBe(boutPrice(card, 'wala'));
    expect(puppetBout.payout('meron', { ...draw, winner: 'wala' }, card)).toBe(0);
  });

  it('ends as often as the chances say', async () => {
    const seen = { meron: 0, wala: 0, draw: 0 };
    for (let round = 0; round < roundCount; round += 1) {
      seen[(await puppetBout.draw(below(round), card)).winner] += 1;
    }
    for (const { kind, chance } of puppetBout.chances(card)) {
      if (!Object.hasOwn(seen, kind)) continue;
      expect(Math.abs(seen[kind as keyof typeof seen] / roundCount - chance), kind).toBeLessThan(
        slack(chance),
      );
    }
  });

  it('has passes as often as the chances say, and pays every one of their places', async () => {
    const won = new Map<string, number>();
    for (let round = 0; round < roundCount; round += 1) {
      const outcome = await puppetBout.draw(below(round, 'passes'), card);
      for (const spot of passSpots)
        if (puppetBout.payout(spot, outcome, card) > 0) won.set(spot, (won.get(spot) ?? 0) + 1);
    }
    for (const spot of passSpots) {
      const chance = Math.round(9_500 / boutPrice(card, spot)) / 100;
      expect(Math.abs((won.get(spot) ?? 0) / roundCount - chance), spot).toBeLessThan(slack(chance) + 0.005);
    }
    const outcome = { winner: 'draw', passes: [0, 1, 1, 1] } as const;
    for (const spot of ['first:meron', 'lead:wala', 'under', 'passes:4'])
      expect(puppetBout.payout(spot, outcome, card), spot).toBe(boutPrice(card, spot));
    for (const spot of ['first:wala', 'lead:meron', 'lead:even', 'over', 'passes:5', 'passes:8', 'toString'])
      expect(puppetBout.payout(spot, outcome, card), spot).toBe(0);
    expect(puppetBout.isSpot('passes:8')).toBe(false);
  });
});

it('a stored outcome is read again and judged the same; another game’s is refused', async () => {
  for (const table of tableGames) {
    const card = cardOf(table, seedHash);
    const outcome = await table.draw(below(5), card);
    const judged = table.judge(JSON.parse(JSON.stringify(outcome)), card);
    expect(judged.summary(), table.gameCode).not.toBe('');
    for (const other of tableGames) {
      // Tables of one kind read each other's outcomes: they are the same.
      if (other.board([]).kind !== table.board([]).kind)
        expect(() => other.judge(outcome, card), `${table.gameCode} ${other.gameCode}`).toThrow();
    }
  }
});
