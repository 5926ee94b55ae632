import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import type { Below } from '../engine/ranges.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';

/**
 * Punto banco from eight decks that are shuffled anew for every round, banker at 5 % commission.
 *
 * A card is a number below 52: suit × 13 + rank, rank 0 the ace. Its points: ace 1, two to nine their own, ten and
 * pictures none.
 */
const deckCount = 8;
const shoeSize = deckCount * 52;

export const rankOf = (card: number): number => card % 13;
export const suitOf = (card: number): number => Math.floor(card / 13);
const pointsOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);
export const totalOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Two or three cards, in the order in which they were dealt. */
const handSchema = z.array(z.int().check(z.minimum(0), z.maximum(51))).check(z.minLength(2), z.maxLength(3));
export const baccaratOutcomeSchema = z.object({ player: handSchema, banker: handSchema });
export type BaccaratOutcome = Told<typeof baccaratOutcomeSchema>;

const isNatural = (total: number): boolean => total >= 8;

/** The player's side draws to five or less. Totals of the first two cards, neither of them a natural. */
const playerDraws = (playerTotal: number): boolean => playerTotal <= 5;

/**
 * The banker's third-card rule. `third` is the points of the player's third card, `undefined` when the player stood.
 */
export const bankerDraws = (bankerTotal: number, third: number | undefined): boolean => {
  if (third === undefined) return bankerTotal <= 5;
  switch (bankerTotal) {
    case 0:
    case 1:
    case 2:
      return true;
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return false;
  }
};

/** Takes cards out of a full shoe, each with the same chance. */
const dealer = (below: Below): (() => Promise<number>) => {
  const taken: number[] = [];
  return async () => {
    let place = await below(shoeSize - taken.length);
    for (const gone of taken) if (place >= gone) place += 1;
    taken.push(place);
    taken.sort((one, other) => one - other);
    return place % 52;
  };
};

const draw = async (below: Below): Promise<BaccaratOutcome> => {
  const deal = dealer(below);
  const [p1, b1, p2, b2] = [await deal(), await deal(), await deal(), await deal()];
  const player = [p1, p2];
  const banker = [b1, b2];
  if (isNatural(totalOf(player)) || isNatural(totalOf(banker))) return { player, banker };
  if (playerDraws(totalOf(player))) player.push(await deal());
  const third = player[2];
  if (bankerDraws(totalOf(banker), third === undefined ? undefined : pointsOf(third)))
    banker.push(await deal());
  return { player, banker };
};

export type BaccaratSide = 'player' | 'banker' | 'tie';

export const winnerOf = ({ player, banker }: BaccaratOutcome): BaccaratSide => {
  const lead = totalOf(player) - totalOf(banker);
  return lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie';
};

export const hasPair = ([one, other]: readonly number[]): boolean =>
  one !== undefined && other !== undefined && rankOf(one) === rankOf(other);

const pays = { player: 200, banker: 195, tie: 900, 'player-pair': 1_200, 'banker-pair': 1_200 } as const;
export type BaccaratSpot = keyof typeof pays;
export const baccaratSpots = ['player-pair', 'player', 'tie', 'banker', 'banker-pair'] as const;

const isSpot = (spot: string): spot is BaccaratSpot => Object.hasOwn(pays, spot);

const payout = (spot: string, outcome: BaccaratOutcome): number => {
  if (!isSpot(spot)) return 0;
  const winner = winnerOf(outcome);
  switch (spot) {
    case 'player':
    case 'banker':
      return winner === 'tie' ? 100 : winner === spot ? pays[spot] : 0;
    case 'tie':
      return winner === 'tie' ? pays.tie : 0;
    case 'player-pair':
      return hasPair(outcome.player) ? pays[spot] : 0;
    case 'banker-pair':
      return hasPair(outcome.banker) ? pays[spot] : 0;
  }
};

/** Cards of each worth in a full shoe. */
const cardsWorth = (points: number): number => (points === 0 ? 16 : 4) * deckCount;

/**
 * Ways in which player, banker and tie come about, of all ordered ways to lay six cards: counted over every sequence
 * of card values, without replacement. Whole numbers below 2^53, so exact.
 */
const countWays = (): Record<BaccaratSide, number> => {
  const left = Array.from({ length: 10 }, (_, points) => cardsWorth(points));
  const ways = { player: 0, banker: 0, tie: 0 };
  const eachCard = (weight: number, then: (points: number, weight: number) => void): void => {
    for (const [points, count] of left.entries()) {
      left[points] = count - 1;
      then(points, weight * count);
      left[points] = count;
    }
  };
  /** A round that ends with fewer than six cards stands for every continuation of it. */
  const settle = (player: number, banker: number, laid: number, weight: number): void => {
    let all = weight;
    for (let card = laid; card < 6; card += 1) all *= shoeSize - card;
    ways[player > banker ? 'player' : player < banker ? 'banker' : 'tie'] += all;
  };
  const bankerTurn = (player: number, banker: number, third: number | undefined, weight: number): void => {
    const laid = third === undefined ? 4 : 5;
    if (!bankerDraws(banker, third)) settle(player, banker, laid, weight);
    else eachCard(weight, (points, within) => settle(player, (banker + points) % 10, laid + 1, within));
  };
  const playOut = (player: number, banker: number, weight: number): void => {
    if (isNatural(player) || isNatural(banker)) settle(player, banker, 4, weight);
    else if (!playerDraws(player)) bankerTurn(player, banker, undefined, weight);
    else eachCard(weight, (third, within) => bankerTurn((player + third) % 10, banker, third, within));
  };
  eachCard(1, (p1, first) =>
    eachCard(first, (b1, second) =>
      eachCard(second, (p2, third) =>
        eachCard(third, (b2, weight) => playOut((p1 + p2) % 10, (b1 + b2) % 10, weight)),
      ),
    ),
  );
  return ways;
};

let counted: readonly BetChance[] | undefined;

const chances = (): readonly BetChance[] => {
  if (counted) return counted;
  const ways = countWays();
  const all = ways.player + ways.banker + ways.tie;
  const [player, banker, tie] = [ways.player / all, ways.banker / all, ways.tie / all];
  const pair = (4 * deckCount - 1) / (shoeSize - 1);
  counted = [
    { kind: 'player', chance: player, pays: pays.player, rtp: player * 2 + tie },
    { kind: 'banker', chance: banker, pays: pays.banker, rtp: (banker * pays.banker) / 100 + tie },
    { kind: 'tie', chance: tie, pays: pays.tie, rtp: (tie * pays.tie) / 100 },
    { kind: 'pair', chance: pair, pays: pays['player-pair'], rtp: (pair * pays['player-pair']) / 100 },
  ];
  return counted;
};

export const baccarat: TableGame<BaccaratOutcome> = {
  gameCode: 'tide-baccarat',
  gpId: 2,
  gameType: 3,
  clock: { openMs: 18_000, closedMs: 2_500, drawnMs: 9_000, settledMs: 3_500 },
  chips: { values: [10, 50, 100, 500, 1_000, 5_000], spotMax: 20_000 },
  isSpot,
  draw,
  payout,
  summary: winnerOf,
  board: (outcomes) => ({ kind: 'baccarat', results: outcomes.map(winnerOf) }),
  chances,
};
