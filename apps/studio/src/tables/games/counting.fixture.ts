import { rankOf } from '../engine/faces.ts';
import { deckCount, type Gone } from '../engine/shoe.ts';
import { bankerDraws } from './baccarat.ts';

/** What whoever counts the cards of a shoe knows of its next round: the chance of each ending, of what is left. */

interface Ending {
  readonly player: number;
  readonly banker: number;
  readonly cards: number;
  readonly chance: number;
}

const pointsOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);

/** Every ending of baccarat over the cards that are left. Order within a hand changes nothing: pairs of unlike cards count twice. */
export const endingsAfter = (gone: Gone): Ending[] => {
  const left = Array.from({ length: 10 }, () => 0);
  for (const [card, count] of Array.from(gone, Number).entries())
    left[pointsOf(card)] = (left[pointsOf(card)] ?? 0) + deckCount - count;
  let all = left.reduce((sum, count) => sum + count, 0);
  const chances = new Float64Array(700);
  const take = (points: number, then: (share: number) => void): void => {
    const count = left[points] ?? 0;
    if (count === 0) return;
    const share = count / all;
    left[points] = count - 1;
    all -= 1;
    then(share);
    left[points] = count;
    all += 1;
  };
  const note = (player: number, banker: number, cards: number, chance: number): void => {
    const at = cards * 100 + player * 10 + banker;
    chances[at] = (chances[at] ?? 0) + chance;
  };
  const bankerTurn = (player: number, banker: number, third: number | undefined, chance: number): void => {
    const laid = third === undefined ? 4 : 5;
    if (!bankerDraws(banker, third)) note(player, banker, laid, chance);
    else
      for (let last = 0; last < 10; last += 1)
        note(player, (banker + last) % 10, laid + 1, (chance * (left[last] ?? 0)) / all);
  };
  const playOut = (player: number, banker: number, chance: number): void => {
    if (player >= 8 || banker >= 8) note(player, banker, 4, chance);
    else if (player > 5) bankerTurn(player, banker, undefined, chance);
    else
      for (let third = 0; third < 10; third += 1)
        take(third, (share) => bankerTurn((player + third) % 10, banker, third, chance * share));
  };
  const hand = (chance: number, then: (total: number, chance: number) => void): void => {
    for (let one = 0; one < 10; one += 1)
      take(one, (first) => {
        for (let two = one; two < 10; two += 1)
          take(two, (second) => then((one + two) % 10, chance * first * second * (two > one ? 2 : 1)));
      });
  };
  hand(1, (player, within) => hand(within, (banker, chance) => playOut(player, banker, chance)));
  return [...chances].flatMap((chance, at) =>
    chance > 0
      ? { cards: Math.floor(at / 100), player: Math.floor(at / 10) % 10, banker: at % 10, chance }
      : [],
  );
};

/** Cards of two hands that end so; which they are changes no bet but pairs. */
export const handsEnding = ({ player, banker, cards }: Ending) => {
  const ten = 9;
  const handOf = (total: number, count: number): number[] =>
    [total === 0 ? ten : total - 1, ten, ten].slice(0, count);
  // Who has the fifth card decides nothing.
  return { player: handOf(player, cards === 4 ? 2 : 3), banker: handOf(banker, cards === 6 ? 3 : 2) };
};

/** Two cards of one rank, of what is left. */
export const pairChanceAfter = (gone: Gone): number => {
  const ranks = Array.from({ length: 13 }, () => 0);
  for (const [card, count] of Array.from(gone, Number).entries())
    ranks[rankOf(card)] = (ranks[rankOf(card)] ?? 0) + deckCount - count;
  const all = ranks.reduce((sum, count) => sum + count, 0);
  return ranks.reduce((sum, count) => sum + count * (count - 1), 0) / (all * (all - 1));
};
