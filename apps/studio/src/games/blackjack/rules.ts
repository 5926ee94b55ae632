/**
 * Blackjack against the house, from an endless shoe: at every draw each of the 52 cards is equally likely, whatever
 * came before. The dealer stands on every 17, looks at the hole card under an ace or a ten before the player acts;
 * blackjack pays 3 to 2; double on any two cards, also after a split; split once, aces get one card each; insurance
 * of half the stake pays 2 to 1. Free of zod, so that the page and the verify page can import it.
 */
import { type Card, packSize, rankOf } from '../cards/card.ts';
import { countOf, isNatural } from './count.ts';
import { betLanterns, climbed, type LanternBet, type LanternName, unitsWon } from './ladder.ts';
import type { BlackjackOutcome, Hand, HandResult, Insurance, Move } from './outcome.ts';

/** Twentieths of the opening stake (`unitsPerStake`). */
const stakeUnits = 20;
export const insuranceUnits = 10;

/** More than a round can ever take: 21 aces on each of three hands. */
export const cardsMax = 63;
/** What the draw is asked for: a round reads it from the front. */
export const cardSizes: readonly number[] = Array.from({ length: cardsMax }, () => packSize);

/** Places of the first cards in the draw. */
const dealOrder = { player: [0, 2], up: 1, hole: 3, next: 4 } as const;

const cardAt = (cards: readonly Card[], place: number): Card => {
  const card = cards[place];
  if (card === undefined) throw new RangeError(`no card ${place} in the draw`);
  return card;
};

export interface Played {
  readonly outcome: BlackjackOutcome;
  /** Twentieths of the opening stake that this step asks for. */
  readonly askedUnits: number;
  readonly wonUnits: number;
  /** Twentieths of the whole stake that bets beside the hand have won with this step. */
  readonly besideUnits: number;
  readonly closes: boolean;
}

interface Table {
  hands: Hand[];
  insurance: Insurance;
  used: number;
  moves: Move[];
  lanterns?: LanternBet[];
}

const handOf = (cards: readonly Card[], stakes = 1, done = false): Hand => ({
  cards,
  stakes,
  done: done || countOf(cards).total >= 21,
  result: null,
});

const canOf = (table: Table, active: number | null): Move[] => {
  if (table.insurance === 'offered') return ['insure', 'decline'];
  const hand = active === null ? undefined : table.hands[active];
  if (!hand) return [];
  const [first, second] = hand.cards;
  const isFresh = hand.cards.length === 2;
  const isPair = first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
  return [
    'hit',
    'stand',
    ...(isFresh ? (['double'] as const) : []),
    ...(isFresh && isPair && table.hands.length === 1 ? (['split'] as const) : []),
  ];
};

/** The player goes on, or, with nothing left to decide, the dealer plays and everything is settled. */
const goOn = (table: Table, cards: readonly Card[], askedUnits: number): Played => {
  const active = table.hands.findIndex((hand) => !hand.done);
  const up = cardAt(cards, dealOrder.up);
  if (table.insurance === 'offered' || active >= 0) {
    const at = active >= 0 ? active : null;
    const outcome = { ...table, active: at, dealer: [up], can: canOf(table, at) };
    return { outcome, askedUnits, wonUnits: 0, besideUnits: 0, closes: false };
  }
  return settle(table, cards, askedUnits);
};

const settle = (table: Table, cards: readonly Card[], askedUnits: number): Played => {
  const dealer = [cardAt(cards, dealOrder.up), cardAt(cards, dealOrder.hole)];
  const dealerNatural = isNatural(dealer);
  const natural = table.hands.length === 1 && isNatural(table.hands[0]?.cards ?? []);
  const lives = table.hands.some((hand) => countOf(hand.cards).total <= 21);
  const climbs = table.lanterns?.some(({ units }) => units === null) ?? false;
  let { used } = table;
  // A ladder is climbed to its end, whatever became of the hand.
  if (((lives && !natural) || climbs) && !dealerNatural) {
    for (; countOf(dealer).total < 17; used += 1) dealer.push(cardAt(cards, used));
  }
  const house = countOf(dealer).total;
  const hands = table.hands.map((hand): Hand => {
    const { total } = countOf(hand.cards);
    let result: HandResult;
    if (total > 21) result = 'bust';
    else if (natural) result = dealerNatural ? 'push' : 'blackjack';
    else if (dealerNatural) result = 'lose';
    else if (house > 21 || total > house) result = 'win';
    else result = total === house ? 'push' : 'lose';
    return { ...hand, done: true, result };
  });
  const won = hands.reduce((sum, hand) => sum + returnOf[hand.result ?? 'lose'] * hand.stakes, 0);
  const insured = table.insurance === 'won' ? insuranceUnits * 3 : 0;
  const lanterns = table.lanterns && climbed(table.lanterns, dealer);
  return {
    outcome: { ...table, hands, used, active: null, dealer, can: [], ...(lanterns && { lanterns }) },
    askedUnits,
    wonUnits: won + insured,
    besideUnits: unitsWon(lanterns ?? []) - unitsWon(table.lanterns ?? []),
    closes: true,
  };
};

/** What a hand's stake of one comes back as, in twentieths. */
const returnOf: Readonly<Record<HandResult, number>> = {
  blackjack: stakeUnits * 2.5,
  win: stakeUnits * 2,
  push: stakeUnits,
  lose: 0,
  bust: 0,
};

/**
 * The first four cards. With an ace up the player is offered insurance before anybody looks at the hole card. `lanterns` are bets beside
 * the hand, at the table that takes them.
 */
export const deal = (cards: readonly Card[], lanterns?: readonly LanternName[]): Played => {
  const first = dealOrder.player.map((place) => cardAt(cards, place));
  const up = cardAt(cards, dealOrder.up);
  const bets = lanterns && betLanterns(lanterns, first);
  const table: Table = {
    hands: [handOf(first)],
    insurance: 'none',
    used: dealOrder.next,
    moves: [],
    ...(bets && { lanterns: bets }),
  };
  const dealt =
    rankOf(up) === 0 ? goOn({ ...table, insurance: 'offered' }, cards, 0) : afterPeek(table, cards, 0);
  return { ...dealt, besideUnits: dealt.besideUnits + unitsWon(bets ?? []) };
};

/** The dealer has looked: with a blackjack the round is over. */
const afterPeek = (table: Table, cards: readonly Card[], askedUnits: number): Played => {
  const dealer = [cardAt(cards, dealOrder.up), cardAt(cards, dealOrder.hole)];
  return isNatural(dealer) ? settle(table, cards, askedUnits) : goOn(table, cards, askedUnits);
};

/** One move. Answers `undefined` for one that the table does not allow. */
export const playMove = (
  before: BlackjackOutcome,
  move: Move,
  cards: readonly Card[],
): Played | undefined => {
  if (!before.can.includes(move)) return undefined;
  const table: Table = {
    hands: [...before.hands],
    insurance: before.insurance,
    used: before.used,
    moves: [...before.moves, move],
    ...(before.lanterns && { lanterns: [...before.lanterns] }),
  };
  if (move === 'insure' || move === 'decline') {
    const dealer = [cardAt(cards, dealOrder.up), cardAt(cards, dealOrder.hole)];
    const taken = isNatural(dealer) ? 'won' : 'lost';
    const insurance: Insurance = move === 'decline' ? 'declined' : taken;
    return afterPeek({ ...table, insurance }, cards, move === 'insure' ? insuranceUnits : 0);
  }
  const active = before.active ?? 0;
  const hand = table.hands[active];
  if (!hand) return undefined;
  const next = (): Card => {
    table.used += 1;
    return cardAt(cards, table.used - 1);
  };
  switch (move) {
    case 'hit':
      table.hands[active] = handOf([...hand.cards, next()], hand.stakes);
      return goOn(table, cards, 0);
    case 'stand':
      table.hands[active] = { ...hand, done: true };
      return goOn(table, cards, 0);
    case 'double':
      table.hands[active] = handOf([...hand.cards, next()], 2, true);
      return goOn(table, cards, stakeUnits);
    case 'split': {
      const [first = 0, second = 0] = hand.cards;
      const aces = rankOf(first) === 0;
      table.hands = [handOf([first, next()], 1, aces), handOf([second, next()], 1, aces)];
      return goOn(table, cards, stakeUnits);
    }
  }
};
