import { canDo, isNatural, sideResult, totalOf } from './blackjack.ts';
import type { TableData } from './data.ts';
import { at, type Below, shoeOf, sum, upTo } from './numbers.ts';
import { ifWon, type TableProgram, wordsOf } from './table.ts';

/** Baccarat, dragon tiger and blackjack from eight decks: `docs/fairness/tables.md`. */

const rankOf = (card: number): number => card % 13;
const suitOf = (card: number): number => Math.floor(card / 13);

/** Eight decks in order, one after another, less the first copies of the cards that are gone. */
const eightDecks = (below: Below, gone: string): (() => number) =>
  shoeOf(
    upTo(8).flatMap((deck) => upTo(52).filter((card) => deck >= Number(gone[card]))),
    below,
  );

const pointsOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);
const countOf = (cards: readonly number[]): number => sum(cards.map(pointsOf)) % 10;

/** By the banker's two cards: the points of the player's third card with which the banker draws. */
const bankerDrawsTo: readonly (readonly number[])[] = [
  upTo(10),
  upTo(10),
  upTo(10),
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
];

const bonus = (own: number, other: number, cards: number): number => {
  const lead = own - other;
  if (cards === 4 && own >= 8) return lead > 0 ? 200 : lead === 0 ? 100 : 0;
  return { 4: 200, 5: 300, 6: 500, 7: 700, 8: 1_100, 9: 3_100 }[lead] ?? 0;
};

const baccarat =
  (hasCommission: boolean): TableProgram =>
  (below, _strengths, _data, gone) => {
    const deal = eightDecks(below, gone);
    const [p1, b1, p2, b2] = [deal(), deal(), deal(), deal()];
    const [player, banker] = [
      [p1, p2],
      [b1, b2],
    ];
    if (countOf(player) < 8 && countOf(banker) < 8) {
      const third = countOf(player) <= 5 ? deal() : undefined;
      if (third !== undefined) player.push(third);
      const draws =
        third === undefined
          ? countOf(banker) <= 5
          : at(bankerDrawsTo, countOf(banker)).includes(pointsOf(third));
      if (draws) banker.push(deal());
    }
    const [own, house, cards] = [countOf(player), countOf(banker), player.length + banker.length];
    const isPair = ([one = 0, other = 0]: readonly number[]): boolean => rankOf(one) === rankOf(other);
    const isSix = house === 6 && house > own;
    const bankerBack = hasCommission ? 195 : isSix ? 150 : 200;
    const backs: Readonly<Record<string, number>> = {
      player: own === house ? 100 : own > house ? 200 : 0,
      banker: own === house ? 100 : house > own ? bankerBack : 0,
      tie: own === house ? 900 : 0,
      'player-pair': isPair(player) ? 1_200 : 0,
      'banker-pair': isPair(banker) ? 1_200 : 0,
      'super-six': isSix ? 1_600 : 0,
      'player-bonus': bonus(own, house, cards),
      'banker-bonus': bonus(house, own, cards),
      small: cards === 4 ? 250 : 0,
      big: cards > 4 ? 154 : 0,
    };
    return { outcome: { player, banker }, back: (place) => backs[place] ?? 0 };
  };

const dragonTiger: TableProgram = (below, _, data, gone) => {
  const deal = eightDecks(below, gone);
  const [dragon, tiger] = [deal(), deal()];
  const lead = rankOf(dragon) - rankOf(tiger);
  const back = (place: string): number => {
    const [side, bet] = wordsOf(place);
    if (side === 'tie') return ifWon(data, place, lead === 0);
    if (side === 'suited-tie') return ifWon(data, place, dragon === tiger);
    const card = side === 'dragon' ? dragon : tiger;
    if (bet === '') return lead === 0 ? 50 : ifWon(data, place, side === (lead > 0 ? 'dragon' : 'tiger'));
    // Ace counts one; seven loses all of these.
    const number = rankOf(card) + 1;
    const isRed = suitOf(card) === 1 || suitOf(card) === 2;
    const fits = {
      big: number > 7,
      small: number < 7,
      odd: number % 2 === 1,
      even: number % 2 === 0,
      red: isRed,
      black: !isRed,
    };
    return ifWon(data, place, number !== 7 && Object.entries(fits).some(([name, is]) => name === bet && is));
  };
  return { outcome: { dragon, tiger }, back };
};

/** A shoe of eight decks from which these cards are gone, sorted card by card. */
const sortedShoe = (gone: readonly number[]): number[] =>
  upTo(52).flatMap((card) => upTo(8 - gone.filter((one) => one === card).length).map(() => card));

interface LanternCards {
  readonly dealer: readonly number[];
  readonly seats: readonly (readonly number[])[];
}

const dealLanterns = (below: Below): LanternCards => {
  const deal = shoeOf(sortedShoe([]), below);
  const dealer = upTo(12).map(deal);
  return { dealer, seats: upTo(7).map(() => [deal(), deal()]) };
};

const dealerHand = (dealer: readonly number[]): readonly number[] =>
  dealer.slice(
    0,
    upTo(12, 2).find((count) => totalOf(dealer.slice(0, count)) >= 17),
  );

/** Hundredths of the first stake that come back of a seat with these choices. */
const seatBack = (dealer: readonly number[], pile: readonly number[], made: readonly string[]): number => {
  const next = pile.values();
  const take = (): number => next.next().value ?? 0;
  const handOf = (cards: number[], stakes = 1, isDone = false) => ({
    cards,
    stakes,
    done: isDone || totalOf(cards) >= 21,
  });
  const hands = [handOf([take(), take()])];
  let insurance = rankOf(at(dealer, 0)) === 0 ? 'offered' : 'none';
  for (const choice of made) {
    if (!canDo(hands, insurance === 'offered').includes(choice))
      throw new RangeError(`${choice} is not offered`);
    const active = hands.findIndex(({ done }) => !done);
    const hand = at(hands, Math.max(0, active));
    if (choice === 'insure' || choice === 'decline') insurance = choice;
    else if (choice === 'hit') hands[active] = handOf([...hand.cards, take()], hand.stakes);
    else if (choice === 'double') hands[active] = handOf([...hand.cards, take()], 2, true);
    else if (choice === 'stand') hands[active] = { ...hand, done: true };
    else hands.splice(0, 1, ...hand.cards.map((card) => handOf([card, take()], 1, rankOf(card) === 0)));
  }
  const house = dealerHand(dealer);
  const isPlayers = hands.length === 1 && isNatural(at(hands, 0).cards);
  if (isNatural(house)) {
    const raised = sum(hands.map(({ stakes }) => stakes)) - 1;
    return (isPlayers ? 100 : 0) + 100 * raised + (insurance === 'insure' ? 150 : 0);
  }
  if (isPlayers) return 250;
  return sum(
    hands.map(({ cards, stakes }) => {
      const [own, other] = [totalOf(cards), totalOf(house)];
      if (own > 21) return 0;
      return stakes * (other > 21 || own > other ? 200 : own === other ? 100 : 0);
    }),
  );
};

const sevenLanterns: TableProgram = (below, _, { sides }) => {
  const outcome = dealLanterns(below);
  const { dealer, seats } = outcome;
  const back = (place: string): number => {
    const [kind, number] = wordsOf(place);
    const cards = at(seats, Number(number) - 1);
    if (kind === 'seat') return seatBack(dealer, cards, []);
    const result = sideResult(kind, at(cards, 0), at(dealer, 0), at(cards, 1));
    return result === null ? 0 : 100 * (sides?.[kind]?.[result] ?? 0);
  };
  return { outcome, back };
};

/** A hand of one slip: 36 cards from what the draw of the round has left of the shoe. */
export const lanternHand = (
  ofRound: Below,
  ofHand: Below,
  place: string,
  made: readonly string[],
): number => {
  const { dealer, seats } = dealLanterns(ofRound);
  const deal = shoeOf(sortedShoe([dealer, ...seats].flat()), ofHand);
  const pile = [...at(seats, Number(wordsOf(place)[1]) - 1), ...upTo(36).map(deal)];
  return seatBack(dealer, pile, made);
};

export const cardTables: Readonly<Record<string, TableProgram>> = {
  'tide-baccarat': baccarat(true),
  'moonrise-squeeze': baccarat(true),
  'crested-baccarat': baccarat(false),
  'dragon-and-tiger': dragonTiger,
  'seven-lanterns': sevenLanterns,
};

export const placesIn = ({ places, pays, covers }: TableData): readonly string[] => [
  ...(places ?? []),
  ...Object.keys(pays ?? {}),
  ...Object.keys(covers ?? {}),
];
