import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, type End } from '../engine/chance.ts';
import { rankOf } from '../engine/faces.ts';
import type { Below } from '../engine/ranges.ts';
import { dealerFrom, deckCount, type LastingShoe, shoeSize } from '../engine/shoe.ts';
import type { BetChance, RoundCard, TableFacts, TableGame } from '../engine/tableGame.ts';
import { type Pace, winnerAtMs } from './baccaratDealing.ts';

/**
 * Punto banco from a shoe of eight decks that lasts several rounds: with a banker at 5 % commission, or without
 * commission, where a banker who wins with six is paid half. What a bet returns is what it returns from a full shoe, in every
 * round: unless one counts, the next cards of a shoe are any cards.
 *
 * A card is a number below 52: suit × 13 + rank, rank 0 the ace. Its points: ace 1, two to nine their own, ten and
 * pictures none.
 */
const pointsOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);
export const totalOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Two or three cards, in the order in which they were dealt. */
const handSchema = z.array(z.int().check(z.minimum(0), z.maximum(51))).check(z.minLength(2), z.maxLength(3));
export const baccaratOutcomeSchema = z.object({ player: handSchema, banker: handSchema });
export type BaccaratOutcome = Told<typeof baccaratOutcomeSchema>;

/** How long the winner stands there before it is paid. */
const winnerStandsMs = 1_600;

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

const draw = async (below: Below, { gone }: RoundCard): Promise<BaccaratOutcome> => {
  const deal = dealerFrom(below, gone);
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

type BaccaratSide = 'player' | 'banker' | 'tie';

export const winnerOf = ({ player, banker }: BaccaratOutcome): BaccaratSide => {
  const lead = totalOf(player) - totalOf(banker);
  return lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie';
};

export const hasPair = ([one, other]: readonly number[]): boolean =>
  one !== undefined && other !== undefined && rankOf(one) === rankOf(other);

/** All that most bets are judged by: both totals, and how many cards were dealt. */
interface Ending {
  readonly player: number;
  readonly banker: number;
  readonly cards: number;
}

const bonusOdds: Readonly<Record<number, number>> = { 4: 1, 5: 2, 6: 4, 7: 6, 8: 10, 9: 30 };

/** The dragon bonus of a side: a natural that wins is paid, one that ties comes back, and other wins by their margin. */
const bonusBack = (own: number, other: number, cards: number): number => {
  const lead = own - other;
  if (cards === 4 && isNatural(own)) return lead > 0 ? 200 : lead === 0 ? 100 : 0;
  const odds = bonusOdds[lead];
  return odds === undefined ? 0 : 100 * (odds + 1);
};

/** Hundredths of the stake that come back at an ending. */
type EndingBet = (ending: Ending) => number;

const sixAgainst = ({ player, banker }: Ending): boolean => banker === 6 && banker > player;

const endingBets = {
  player: ({ player, banker }) => (player === banker ? 100 : player > banker ? 200 : 0),
  tie: ({ player, banker }) => (player === banker ? 900 : 0),
  small: ({ cards }) => (cards === 4 ? 250 : 0),
  big: ({ cards }) => (cards > 4 ? 154 : 0),
  'super-six': (ending) => (sixAgainst(ending) ? 1_600 : 0),
  'player-bonus': ({ player, banker, cards }) => bonusBack(player, banker, cards),
  'banker-bonus': ({ player, banker, cards }) => bonusBack(banker, player, cards),
} as const satisfies Readonly<Record<string, EndingBet>>;

const bankerBet =
  (hasCommission: boolean): EndingBet =>
  (ending) => {
    const { player, banker } = ending;
    if (banker <= player) return banker === player ? 100 : 0;
    return hasCommission ? 195 : sixAgainst(ending) ? 150 : 200;
  };

const pairPays = 1_200;

type BaccaratSpot = keyof typeof endingBets | 'banker' | 'player-pair' | 'banker-pair';

/** Cards of each worth in a full shoe. */
const cardsWorth = (points: number): number => (points === 0 ? 16 : 4) * deckCount;

/**
 * Ways in which each ending comes about, of all ordered ways to lay six cards: counted over every sequence of card
 * values, without replacement. Whole numbers below 2^53, so exact.
 */
const countEndings = (): ReadonlyMap<Ending, number> => {
  const left = Array.from({ length: 10 }, (_, points) => cardsWorth(points));
  const ways = new Float64Array(700);
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
    const at = laid * 100 + player * 10 + banker;
    ways[at] = (ways[at] ?? 0) + all;
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
  const endings = new Map<Ending, number>();
  for (const [at, count] of ways.entries())
    if (count > 0)
      endings.set({ cards: Math.floor(at / 100), player: Math.floor(at / 10) % 10, banker: at % 10 }, count);
  return endings;
};

let counted: ReadonlyMap<Ending, number> | undefined;

const endsOf = (bet: EndingBet): End[] => {
  counted ??= countEndings();
  return [...counted].map(([ending, ways]) => [bet(ending), ways]);
};

/** At most 300 cards: those that are left tell whoever counts them too little (decision 0397). */
const shoe: LastingShoe<BaccaratOutcome> = {
  rounds: 50,
  cardsOf: ({ player: [p1, p2, ...p3], banker: [b1, b2, ...b3] }) =>
    [p1, b1, p2, b2, ...p3, ...b3].filter((card) => card !== undefined),
};

export interface BaccaratTable extends TableGame<BaccaratOutcome> {
  /** Places on the table, as they lie beside each other. */
  readonly spots: readonly BaccaratSpot[];
  readonly hasCommission: boolean;
  /** How its cards are shown. */
  readonly pace: Pace;
}

/** Pairs have the same chance on both sides. */
const kindOf = (spot: BaccaratSpot): string => (spot.endsWith('-pair') ? 'pair' : spot);

/** A baccarat table with the places that it has besides player, banker and tie. */
const createBaccarat = (
  facts: Pick<TableFacts, 'gameCode' | 'gpId' | 'gameType' | 'clock' | 'chips'>,
  { hasCommission, spots, pace }: Pick<BaccaratTable, 'hasCommission' | 'spots' | 'pace'>,
): BaccaratTable => {
  const betOf = (spot: BaccaratSpot): EndingBet | undefined => {
    if (spot === 'banker') return bankerBet(hasCommission);
    return spot === 'player-pair' || spot === 'banker-pair' ? undefined : endingBets[spot];
  };
  const isSpot = (spot: string): spot is BaccaratSpot => spots.some((known) => known === spot);
  const payout = (spot: string, { player, banker }: BaccaratOutcome): number => {
    if (!isSpot(spot)) return 0;
    const ending = {
      player: totalOf(player),
      banker: totalOf(banker),
      cards: player.length + banker.length,
    };
    return betOf(spot)?.(ending) ?? (hasPair(spot === 'player-pair' ? player : banker) ? pairPays : 0);
  };
  const chance = (spot: BaccaratSpot): BetChance => {
    const bet = betOf(spot);
    const others = 4 * deckCount - 1;
    const ends: End[] = bet
      ? endsOf(bet)
      : [
          [pairPays, others],
          [0, shoeSize - 1 - others],
        ];
    return chanceOf(kindOf(spot), spot, ends);
  };
  let chances: readonly BetChance[] | undefined;
  return {
    ...facts,
    hasCommission,
    spots,
    pace,
    mainBets: ['player', 'banker'],
    isSpot,
    draw,
    shoe,
    payout,
    showMs: (outcome) => winnerAtMs(outcome, pace) + winnerStandsMs,
    summary: winnerOf,
    board: (outcomes) => ({ kind: 'baccarat', results: outcomes.map(winnerOf) }),
    chances: () => {
      chances ??= spots.filter((spot) => spot !== 'banker-pair').map(chance);
      return chances;
    },
  };
};

const clock = { openMs: 18_000, closedMs: 2_500, drawnMs: 9_000, settledMs: 3_500 };
const chips = { values: [10, 50, 100, 500, 1_000, 5_000], spotMax: 20_000 };

/** Less on what is worth counting at the end of a shoe (decision 0397). */
const countedMax = { small: 2_000, big: 2_000, 'player-bonus': 2_000, 'banker-bonus': 2_000 };

const plainSpots = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
const sideSpots = ['player-bonus', 'banker-bonus', 'big', 'small'] as const;

export const baccarat = createBaccarat(
  { gameCode: 'tide-baccarat', gpId: 2, gameType: 3, clock, chips: { ...chips, kindMax: countedMax } },
  { hasCommission: true, spots: [...plainSpots, ...sideSpots], pace: 'turned' },
);

/** Cards lie face down until somebody has squeezed them, or their time is over. */
export const squeezeBaccarat = createBaccarat(
  { gameCode: 'moonrise-squeeze', gpId: 2, gameType: 3, clock: { ...clock, drawnMs: 24_000 }, chips },
  { hasCommission: true, spots: plainSpots, pace: 'squeezed' },
);

export const noCommissionBaccarat = createBaccarat(
  {
    gameCode: 'crested-baccarat',
    gpId: 6,
    gameType: 3,
    clock,
    chips: { ...chips, kindMax: { ...countedMax, 'super-six': 2_000 } },
  },
  { hasCommission: false, spots: [...plainSpots, 'super-six', ...sideSpots], pace: 'turned' },
);
