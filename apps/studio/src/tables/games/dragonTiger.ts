import * as z from 'zod/mini';
import { packSize } from '../../games/cards/card.ts';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, type End } from '../engine/chance.ts';
import { dealerFrom, deckCount } from '../engine/shoe.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';

/**
 * Dragon tiger from a shoe of eight decks that lasts several rounds: a card each, the ace the lowest and the king
 * the highest. A card is a number below 52: suit × 13 + rank, rank 0 the ace; suits 1 and 2 are red.
 */
const rankCount = 13;

const cardSchema = z.int().check(z.minimum(0), z.maximum(51));
export const dragonTigerOutcomeSchema = z.object({ dragon: cardSchema, tiger: cardSchema });
export type DragonTigerOutcome = Told<typeof dragonTigerOutcomeSchema>;

type DragonTigerSide = 'dragon' | 'tiger' | 'tie';

const rankOf = (card: number): number => card % rankCount;
const suitOf = (card: number): number => Math.floor(card / rankCount);

export const higherOf = ({ dragon, tiger }: DragonTigerOutcome): DragonTigerSide => {
  const lead = rankOf(dragon) - rankOf(tiger);
  return lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie';
};

/** Seven wins none of the bets on a single card, neither by its size nor by its number. */
const seven = 6;

const cardBets = {
  big: (card) => rankOf(card) > seven,
  small: (card) => rankOf(card) < seven,
  odd: (card) => rankOf(card) !== seven && rankOf(card) % 2 === 0,
  even: (card) => rankOf(card) % 2 === 1,
  red: (card) => rankOf(card) !== seven && (suitOf(card) === 1 || suitOf(card) === 2),
  black: (card) => rankOf(card) !== seven && (suitOf(card) === 0 || suitOf(card) === 3),
} as const satisfies Readonly<Record<string, (card: number) => boolean>>;
type CardBet = keyof typeof cardBets;
export const cardBetKinds = [
  'big',
  'small',
  'odd',
  'even',
  'red',
  'black',
] as const satisfies readonly CardBet[];

/** Hundredths of the stake, the stake included. A tie gives half of the stakes on dragon and tiger back. */
const pays = { side: 200, halfBack: 50, tie: 1_200, 'suited-tie': 5_100, card: 200 } as const;

type Parsed =
  | { kind: 'side'; side: 'dragon' | 'tiger' }
  | { kind: 'tie' | 'suited-tie' }
  | { kind: 'card'; side: 'dragon' | 'tiger'; bet: CardBet };

const isCardBet = (bet: string): bet is CardBet => Object.hasOwn(cardBets, bet);

/** Spots: `dragon`, `tiger`, `tie`, `suited-tie`, `dragon:big` … `tiger:black`. */
const parseSpot = (spot: string): Parsed | undefined => {
  if (spot === 'tie' || spot === 'suited-tie') return { kind: spot };
  const [side, bet, ...more] = spot.split(':');
  if ((side !== 'dragon' && side !== 'tiger') || more.length > 0) return undefined;
  if (bet === undefined) return { kind: 'side', side };
  return isCardBet(bet) ? { kind: 'card', side, bet } : undefined;
};

/** What a place pays when it wins, hundredths; 0 where there is none. */
export const dragonTigerPays = (spot: string): number => {
  const bet = parseSpot(spot);
  return bet ? pays[bet.kind] : 0;
};

const payout = (spot: string, outcome: DragonTigerOutcome): number => {
  const bet = parseSpot(spot);
  const higher = higherOf(outcome);
  switch (bet?.kind) {
    case 'side':
      return higher === bet.side ? pays.side : higher === 'tie' ? pays.halfBack : 0;
    case 'tie':
      return higher === 'tie' ? pays.tie : 0;
    case 'suited-tie':
      return outcome.dragon === outcome.tiger ? pays['suited-tie'] : 0;
    case 'card':
      return cardBets[bet.bet](outcome[bet.side]) ? pays.card : 0;
    case undefined:
      return 0;
  }
};

/** Every pair of cards with the ways in which two cards of the shoe make it. */
function* endsOf(spot: string): Generator<End> {
  for (let dragon = 0; dragon < packSize; dragon += 1)
    for (let tiger = 0; tiger < packSize; tiger += 1)
      yield [payout(spot, { dragon, tiger }), deckCount * (dragon === tiger ? deckCount - 1 : deckCount)];
}

/** Dragon and tiger have the same chances, and so have all bets on a single card. */
const kinds = [
  ['side', 'dragon'],
  ['tie', 'tie'],
  ['suited-tie', 'suited-tie'],
  ['card', 'dragon:big'],
] as const;

const chances = (): readonly BetChance[] => kinds.map(([kind, spot]) => chanceOf(kind, spot, endsOf(spot)));

export const dragonTiger: TableGame<DragonTigerOutcome> = {
  gameCode: 'dragon-and-tiger',
  gpId: 2,
  gameType: 3,
  clock: { openMs: 15_000, closedMs: 2_500, drawnMs: 6_000, settledMs: 3_500 },
  chips: { values: [10, 50, 100, 500, 1_000, 5_000], spotMax: 20_000 },
  mainBets: ['side'],
  isSpot: (spot) => parseSpot(spot) !== undefined,
  draw: async (below, { gone }) => {
    const deal = dealerFrom(below, gone);
    return { dragon: await deal(), tiger: await deal() };
  },
  // As many as at baccarat, and far fewer cards: nothing that is left is worth counting.
  shoe: { rounds: 50, cardsOf: ({ dragon, tiger }) => [dragon, tiger] },
  payout,
  summary: higherOf,
  board: (outcomes) => ({ kind: 'dragon_tiger', results: outcomes.map(higherOf) }),
  chances,
};
