import { packSize } from '../../games/cards/card.ts';
import type { Below } from './ranges.ts';

/** Takes things out of `size` that lie in order, each with the same chance and none twice. Answers their places. */
export const drawerOf = (below: Below, size: number): (() => number | Promise<number>) => {
  // In ascending order.
  const taken: number[] = [];
  const placeOf = (number: number): number => {
    let place = number;
    let before = 0;
    while (before < taken.length && place >= (taken[before] ?? size)) {
      place += 1;
      before += 1;
    }
    for (let at = taken.length; at > before; at -= 1) taken[at] = taken[at - 1] ?? size;
    taken[before] = place;
    return place;
  };
  return () => {
    const number = below(size - taken.length);
    return typeof number === 'number' ? placeOf(number) : number.then(placeOf);
  };
};

/** The places of so many things out of `size`. Waits only for numbers that are not at hand. */
export const drawPlaces = async (below: Below, size: number, count: number): Promise<number[]> => {
  const draw = drawerOf(below, size);
  const places: number[] = [];
  while (places.length < count) {
    const place = draw();
    places.push(typeof place === 'number' ? place : await place);
  }
  return places;
};

/** So many hands of one deck, dealt card by card in turn. */
export const dealInTurn = async (below: Below, hands: number, cards: number): Promise<number[][]> => {
  const drawn = await drawPlaces(below, packSize, hands * cards);
  const dealt: number[][] = [];
  while (dealt.length < hands) {
    const hand: number[] = [];
    while (hand.length < cards) hand.push(drawn[hand.length * hands + dealt.length] ?? 0);
    dealt.push(hand);
  }
  return dealt;
};

export const deckCount = 8;
export const shoeSize = deckCount * packSize;

/**
 * A shoe of eight decks that lasts several rounds (decision 0397). It is never shuffled ahead: each round draws from the cards
 * that no round of the shoe before it has shown, so that nobody knows the next card, and any order is as likely as after a shuffle.
 */
export interface LastingShoe<Outcome> {
  /** Always as many: a shoe that ended by what it showed would return something else than its rules say. */
  readonly rounds: number;
  /** The cards that a round has taken out of the shoe, in the order of dealing. */
  readonly cardsOf: (outcome: Outcome) => readonly number[];
}

/**
 * What is gone from a shoe: 52 digits, of each card how many of its eight copies were shown, that of card 0 first. As text, so that
 * it is stored, told and compared as it is.
 */
export type Gone = string;

export const nothingGone: Gone = '0'.repeat(packSize);

const copiesGone = (gone: Gone): number[] => Array.from(gone, Number);

/** What is gone once these cards are too. Throws where a shoe has not got as many. */
export const goneWith = (gone: Gone, cards: readonly number[]): Gone => {
  const copies = copiesGone(gone);
  for (const card of cards) copies[card] = (copies[card] ?? deckCount) + 1;
  if (copies.length !== packSize || copies.some((count) => !(count <= deckCount)))
    throw new RangeError(`more cards than a shoe has: ${cards.join()} after ${gone}`);
  return copies.join('');
};

export const cardsLeft = (gone: Gone): number =>
  copiesGone(gone).reduce((left, count) => left - count, shoeSize);

const fullShoe: readonly number[] = Array.from({ length: shoeSize }, (_, place) => place % packSize);

const cardsWithout = (gone: Gone): readonly number[] => {
  const copies = copiesGone(gone);
  return fullShoe.filter((card, place) => Math.floor(place / packSize) >= (copies[card] ?? 0));
};

/**
 * Cards one after another from a shoe of eight decks, which lie deck by deck; of each card the first copies are gone. Nothing is
 * where `gone` is left out.
 */
export const dealerFrom = (below: Below, gone: Gone = nothingGone): (() => Promise<number>) => {
  const left = gone === nothingGone ? fullShoe : cardsWithout(gone);
  const deal = drawerOf(below, left.length);
  return async () => {
    const card = left[await deal()];
    if (card === undefined) throw new RangeError('the shoe is empty');
    return card;
  };
};
