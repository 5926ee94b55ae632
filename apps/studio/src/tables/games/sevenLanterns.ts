import * as z from 'zod/mini';
import { countOf, isNatural } from '../../games/blackjack/count.ts';
import { type SideName, type SideResult, sideNames, sideOf, sidePays } from '../../games/blackjack/sides.ts';
import { bestOf } from '../../games/blackjack/theory.ts';
import { packSize, rankCount, rankOf } from '../../games/cards/card.ts';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, type End } from '../engine/chance.ts';
import type { Decisions, Made } from '../engine/decisions.ts';
import type { Below } from '../engine/ranges.ts';
import { drawPlaces } from '../engine/shoe.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';

/**
 * Blackjack at seven seats, from eight decks that are shuffled for every round. The draw lays the dealer's cards and two for each
 * seat; what a choice takes is dealt to one hand of one slip alone, from what is left (`Decisions.dealTo`). So no choice changes or
 * tells what anybody else is dealt, and several players may play the same seat, each with choices of their own. A card is a number
 * below 52: suit × 13 + rank, rank 0 the ace; suits are spades, hearts, clubs, diamonds.
 *
 * The dealer stands on every 17 and takes the second card last: what may be chosen never depends on a covered card. Against a
 * blackjack of the dealer a hand loses its first stake alone, and what was doubled or split comes back. Each hand returns
 * what it would if the dealer had looked under the ace or ten before.
 */
export const seatNumbers = [1, 2, 3, 4, 5, 6, 7] as const;
export const decks = 8;

/**
 * More cards than two hands of a split ever take from a shoe with 32 aces: 2, eight aces, 2, eight aces and one more to each. A
 * dealer's hand ends with the twelfth card at most: six aces, a 6, four aces and one more.
 */
const pileSize = 38;
const firstCards = 2;
const dealerSize = 12;

const cardSchema = z.int().check(z.minimum(0), z.maximum(packSize - 1));
const pileOf = (least: number, most: number) =>
  z.array(cardSchema).check(z.minLength(least), z.maxLength(most));

export const lanternsOutcomeSchema = z.object({
  /** The open card first, then as they are taken. */
  dealer: pileOf(dealerSize, dealerSize),
  /** The first two cards of each seat; of a hand's own seat, as its player's choices take them, the others as well. */
  seats: z
    .array(pileOf(firstCards, pileSize))
    .check(z.minLength(seatNumbers.length), z.maxLength(seatNumbers.length)),
});
export type LanternsOutcome = Told<typeof lanternsOutcomeSchema>;

/** What lies open while hands are played: the dealer's first card, and two of each seat. */
export const lanternsFaceUpSchema = z.object({ dealer: cardSchema, seats: z.array(z.array(cardSchema)) });
export type LanternsFaceUp = Told<typeof lanternsFaceUpSchema>;

const handSchema = z.object({
  cards: z.array(cardSchema),
  /** First stakes that lie on it: 2 once doubled. */
  stakes: z.int(),
  /** Takes no more cards. */
  done: z.boolean(),
});
/** A seat as its player sees it. */
export const lanternsHandSchema = z.object({
  hands: z.array(handSchema),
  /** The hand that is to be played; `null` when there is nothing left to decide, or insurance comes first. */
  active: z.nullable(z.int()),
  insurance: z.enum(['none', 'offered', 'declined', 'insured']),
});
export type LanternsHand = Told<typeof lanternsHandSchema>;

export const lanternsChoices = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const;
export type LanternsChoice = (typeof lanternsChoices)[number];

/** Every card that the dealer takes; shown whole, whoever is left to play for. */
export const dealerHand = ({ dealer }: Pick<LanternsOutcome, 'dealer'>): number[] => {
  const cards = dealer.slice(0, 2);
  while (countOf(cards).total < 17) {
    const card = dealer[cards.length];
    if (card === undefined) throw new RangeError('the dealer has no cards left');
    cards.push(card);
  }
  return cards;
};

interface LanternsSpot {
  readonly kind: 'seat' | SideName;
  readonly seat: number;
}

/** Spots: `seat:1` … `seat:7` with their side bets, `pair:1` … and `three:1` …. */
const lanternsSpots: ReadonlyMap<string, LanternsSpot> = new Map(
  seatNumbers.flatMap((seat) =>
    (['seat', ...sideNames] as const).map((kind): [string, LanternsSpot] => [
      `${kind}:${seat}`,
      { kind, seat },
    ]),
  ),
);

export const parseLanternsSpot = (spot: string): LanternsSpot | undefined => lanternsSpots.get(spot);

/** The seat of a spot that was found to be one. */
export const seatOf = (spot: string): number => parseLanternsSpot(spot)?.seat ?? 1;

const isAceUp = ({ dealer }: LanternsOutcome): boolean => rankOf(dealer[0] ?? 0) === 0;

const handOf = (cards: readonly number[], stakes = 1, done = false) => ({
  cards: [...cards],
  stakes,
  done: done || countOf(cards).total >= 21,
});

/** A seat after these choices. Throws `RangeError` for one that the table does not offer. */
export const playSeat = (seat: number, outcome: LanternsOutcome, made: Made): LanternsHand => {
  const pile = outcome.seats[seat - 1] ?? [];
  const cards = pile.values();
  const take = (): number => {
    const { value } = cards.next();
    if (value === undefined) throw new RangeError('the seat has no cards left');
    return value;
  };
  const hands = [handOf([take(), take()])];
  let insurance: LanternsHand['insurance'] = isAceUp(outcome) ? 'offered' : 'none';
  for (const choice of made) {
    const active = hands.findIndex(({ done }) => !done);
    const hand = hands[active];
    const isOffered = choicesFor({ hands, active: active < 0 ? null : active, insurance }).some(
      (offered) => offered === choice,
    );
    if (!isOffered) throw new RangeError(`${choice} is not offered`);
    if (choice === 'insure') insurance = 'insured';
    else if (choice === 'decline') insurance = 'declined';
    else if (hand && choice === 'hit') hands[active] = handOf([...hand.cards, take()], hand.stakes);
    else if (hand && choice === 'double') hands[active] = handOf([...hand.cards, take()], 2, true);
    else if (hand && choice === 'stand') hands[active] = { ...hand, done: true };
    else if (hand) {
      const areAces = rankOf(hand.cards[0] ?? 0) === 0;
      hands.splice(0, 1, ...hand.cards.map((card) => handOf([card, take()], 1, areAces)));
    }
  }
  const active = hands.findIndex(({ done }) => !done);
  return { hands, active: insurance === 'offered' || active < 0 ? null : active, insurance };
};

/** What may be chosen; nothing once the seat is done. Two cards of one rank are split once. */
export const choicesFor = ({ hands, active, insurance }: LanternsHand): readonly LanternsChoice[] => {
  if (insurance === 'offered') return ['insure', 'decline'];
  const hand = active === null ? undefined : hands[active];
  if (!hand) return [];
  const [first = 0, second = 0] = hand.cards;
  const isFresh = hand.cards.length === 2;
  const canSplit = isFresh && hands.length === 1 && rankOf(first) === rankOf(second);
  return [
    'hit',
    'stand',
    ...(isFresh ? (['double'] as const) : []),
    ...(canSplit ? (['split'] as const) : []),
  ];
};

/** What the book of the game does: insurance is never worth its price. */
export const bookChoice = (view: LanternsHand, open: number): LanternsChoice | undefined => {
  const can = choicesFor(view);
  if (can.includes('decline')) return 'decline';
  return bestOf(can, view.hands[view.active ?? 0]?.cards ?? [], open);
};

export type HandEnd = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

/** What each hand of a seat came to against these cards of the dealer. */
export const endsOf = (
  { hands }: Pick<LanternsHand, 'hands'>,
  dealer: readonly number[],
): readonly HandEnd[] => {
  const [house, dealt] = [countOf(dealer).total, isNatural(dealer)];
  return hands.map(({ cards }) => {
    const { total } = countOf(cards);
    if (hands.length === 1 && isNatural(cards)) return dealt ? 'push' : 'blackjack';
    if (total > 21) return 'bust';
    if (dealt) return 'lose';
    if (house > 21 || total > house) return 'win';
    return total === house ? 'push' : 'lose';
  });
};

/** Hundredths of a stake that come back. */
const backOf: Readonly<Record<HandEnd, number>> = { blackjack: 250, win: 200, push: 100, lose: 0, bust: 0 };
const insurancePrice = 50;
/** 2 to 1, and its own stake. */
const insuranceBack = 3 * insurancePrice;

/** Hundredths of the first stake that a seat wins beyond all that was staked on it; below 0 where it loses. */
export const seatWon = (view: LanternsHand, outcome: LanternsOutcome): number => {
  const stakes = view.hands.reduce((sum, hand) => sum + hand.stakes, 0);
  return seatBack(view, outcome) - 100 * stakes - (view.insurance === 'insured' ? insurancePrice : 0);
};

/** Hundredths of the first stake that come back of a seat. */
const seatBack = (view: LanternsHand, outcome: LanternsOutcome): number => {
  const dealer = dealerHand(outcome);
  const ends = endsOf(view, dealer);
  if (!isNatural(dealer))
    return view.hands.reduce((sum, { stakes }, at) => sum + stakes * backOf[ends[at] ?? 'lose'], 0);
  const stakes = view.hands.reduce((sum, hand) => sum + hand.stakes, 0);
  const first = ends.includes('push') ? 100 : 0;
  return first + 100 * (stakes - 1) + (view.insurance === 'insured' ? insuranceBack : 0);
};

/** What comes back of a side bet, the stake included. A pair of eight decks is rarer than one of an endless shoe, and pays more. */
export const sideBacks: typeof sidePays = {
  ...sidePays,
  pair: { same_card: 26, same_colour: 13, mixed_pair: 7 },
};

/** Hundredths of a side bet's stake that come back for these first cards. */
const sideBack = (name: SideName, cards: readonly number[]): number => {
  const { result } = sideOf(name, cards);
  return result === null ? 0 : 100 * (sideBacks[name][result] ?? 0);
};

/** First three cards of a seat and the dealer, by what they come to for a side bet. Suits are alike: the first is a spade. */
const sideWays = (name: SideName): ReadonlyMap<SideResult | null, number> => {
  const ways = new Map<SideResult | null, number>();
  const cards = Array.from({ length: packSize }, (_, card) => card);
  for (const first of cards.slice(0, rankCount))
    for (const up of cards)
      for (const second of cards) {
        const { result } = sideOf(name, [first, up, second]);
        // Of each card there are as many as decks, less those that lie there already.
        const left =
          (decks - Number(up === first)) * (decks - Number(second === first) - Number(second === up));
        ways.set(result, (ways.get(result) ?? 0) + left);
      }
  return ways;
};

/** How often the first cards come to each result of a side bet, 0–1. */
export const sideShares = (name: SideName): ReadonlyMap<SideResult | null, number> => {
  const ways = sideWays(name);
  const all = [...ways.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...ways].map(([result, count]) => [result, count / all]));
};

/**
 * A seat that is played by the book, as a computer counts it over every order of eight decks (`sevenLanterns.test.ts` counts
 * it again): what comes back of all that was staked on it, first stake and raises, is measured by the first stake.
 */
export const seatReturn = 0.995_121_263_9;
/** How often a seat wins more than it staked, measured over ten million seats. */
const seatWins = 0.4329;

const seatChance = {
  kind: 'seat',
  spot: 'seat:1',
  chance: seatWins,
  pays: backOf.win,
  paysUpTo: backOf.blackjack,
  rtp: seatReturn,
} satisfies BetChance;

const endsOfSide = (name: SideName): End[] =>
  [...sideWays(name)].map(([result, ways]) => [
    result === null ? 0 : 100 * (sideBacks[name][result] ?? 0),
    ways,
  ]);

let counted: readonly BetChance[] | undefined;
const chances = (): readonly BetChance[] => {
  counted ??= [seatChance, ...sideNames.map((name) => chanceOf(name, `${name}:1`, endsOfSide(name)))];
  return counted;
};

/** Moments of the dealer's hand, milliseconds from the draw: the second card, every further one, and what it came to. */
export const dealerShow = { first: 700, every: 850, told: 900 } as const;
/** When the dealer's last card lies. */
export const dealerDoneMs = (cards: number): number => dealerShow.first + dealerShow.every * (cards - 2);

/** What is left of the shoe, in order; of like cards it does not matter which have gone. */
const shoeWithout = (laid: readonly number[]): readonly number[] => {
  const left = new Uint8Array(packSize).fill(decks);
  for (const card of laid) left[card] = (left[card] ?? 0) - 1;
  const shoe: number[] = [];
  for (let card = 0; card < packSize; card += 1)
    for (let like = left[card] ?? 0; like > 0; like -= 1) shoe.push(card);
  return shoe;
};

const fullShoe = shoeWithout([]);

/** So many cards of a shoe, each with the same chance and none twice. */
const pileFrom = async (shoe: readonly number[], below: Below, size: number): Promise<number[]> => {
  const places = await drawPlaces(below, shoe.length, size);
  return places.map((place) => shoe[place] ?? 0);
};

const decisions: Decisions<LanternsOutcome> = {
  decideMs: 25_000,
  choices: lanternsChoices,
  isHand: (spot) => parseLanternsSpot(spot)?.kind === 'seat',
  dealTo: async (spot, outcome, below) => {
    const shoe = shoeWithout([outcome.dealer, ...outcome.seats].flat());
    const own = seatOf(spot) - 1;
    const pile = await pileFrom(shoe, below, pileSize - firstCards);
    return {
      ...outcome,
      seats: outcome.seats.map((cards, at) => (at === own ? [...cards, ...pile] : cards)),
    };
  },
  faceUp: ({ dealer, seats }): LanternsFaceUp => ({
    dealer: dealer[0] ?? 0,
    seats: seats.map((pile) => pile.slice(0, 2)),
  }),
  hand: (spot, outcome, made): LanternsHand => viewOf(spot, outcome, made),
  next: (spot, outcome, made) => choicesFor(viewOf(spot, outcome, made)),
  raise: (choice) =>
    choice === 'insure' ? insurancePrice : choice === 'double' || choice === 'split' ? 100 : 0,
  fallback: (spot, outcome, made) =>
    viewOf(spot, outcome, made).insurance === 'offered' ? 'decline' : 'stand',
};

const viewOf = (spot: string, outcome: LanternsOutcome, made: Made): LanternsHand =>
  playSeat(seatOf(spot), outcome, made);

const summaryOf = (outcome: LanternsOutcome): string => {
  const dealer = dealerHand(outcome);
  if (isNatural(dealer)) return 'blackjack';
  const { total } = countOf(dealer);
  return total > 21 ? 'bust' : String(total);
};

export const sevenLanterns: TableGame<LanternsOutcome> & {
  readonly decisions: Decisions<LanternsOutcome>;
} = {
  gameCode: 'seven-lanterns',
  gpId: 2,
  gameType: 3,
  clock: {
    openMs: 18_000,
    closedMs: 2_500,
    drawnMs: dealerDoneMs(dealerSize) + dealerShow.told,
    settledMs: 4_500,
  },
  chips: { values: [5, 10, 50, 100, 500, 1_000], spotMax: 5_000, kindMax: { pair: 500, three: 500 } },
  mainBets: ['seat'],
  isSpot: (spot) => parseLanternsSpot(spot) !== undefined,
  draw: async (below) => {
    const cards = await pileFrom(fullShoe, below, dealerSize + firstCards * seatNumbers.length);
    const seats = seatNumbers.map((_, at) => {
      const from = dealerSize + at * firstCards;
      return cards.slice(from, from + firstCards);
    });
    return { dealer: cards.slice(0, dealerSize), seats };
  },
  payout: (spot, outcome, _card, made = []) => {
    const bet = parseLanternsSpot(spot);
    if (!bet) return 0;
    if (bet.kind === 'seat') return seatBack(playSeat(bet.seat, outcome, made), outcome);
    const [first = 0, second = 0] = outcome.seats[bet.seat - 1] ?? [];
    return sideBack(bet.kind, [first, outcome.dealer[0] ?? 0, second]);
  },
  decisions,
  showMs: (outcome) => dealerDoneMs(dealerHand(outcome).length) + dealerShow.told,
  summary: summaryOf,
  // What the dealer's cards came to.
  board: (outcomes) => ({
    kind: 'numbers',
    results: outcomes.map((outcome) => [countOf(dealerHand(outcome)).total]),
  }),
  chances,
};
