import type { TableData } from './data.ts';
import { bestOf, dealInTurn, isBetter, rankBlossom } from './handTables.ts';
import { at, type Below, sum, upTo } from './numbers.ts';
import type { TableProgram } from './table.ts';

/** Golden blossom: three cards, six seats, three streets. `docs/fairness/tables.md`. */

type Choices = readonly string[];

const everyHand = upTo(52).flatMap((one) =>
  upTo(51 - one, one + 1).flatMap((two) =>
    upTo(51 - two, two + 1).map((three) => rankBlossom([one, two, three])),
  ),
);

/** How many of all hands are worse, in hundredths. */
const worseThan = (hand: readonly number[]): number => {
  const own = rankBlossom(hand);
  return (100 * everyHand.filter((other) => isBetter(own, other)).length) / everyHand.length;
};

const withoutLooks = (made: Choices): Choices => made.filter((choice) => choice !== 'look');
const costOf = (choice: string): number => Number(choice.split('-')[1] ?? 0);
const paidBy = (made: Choices): number => 100 + sum(made.map(costOf));

/** The choices of a seat up to the end of so many streets. */
const upToStreet = (made: Choices, streets: number): Choices => {
  const ends = upTo(made.length + 1).filter((end) => withoutLooks(made.slice(0, end)).length <= streets);
  const most = ends.at(-1) ?? 0;
  return made.slice(0, made[most - 1] === 'look' ? most - 1 : most);
};

/**
 * Who is left of those who have not folded, after comparisons in the order of the seats: `compare-200-4` asks the fourth seat, and of two
 * that are both still in the weaker is out.
 */
const afterDuels = (
  hands: readonly (readonly number[])[],
  unfolded: readonly number[],
  chosen: Choices,
): number[] => {
  let left = [...unfolded];
  for (const seat of unfolded) {
    const [word, , asked] = at(chosen, seat).split('-');
    const other = Number(asked) - 1;
    if (word !== 'compare' || !left.includes(seat) || !left.includes(other)) continue;
    const isFirst = isBetter(rankBlossom(at(hands, seat)), rankBlossom(at(hands, other)));
    left = left.filter((one) => one !== (isFirst ? other : seat));
  }
  return left;
};

/** Who is in before a street, what it costs, and whether nobody is left to play against. */
const standingAt = (hands: readonly (readonly number[])[], made: readonly Choices[], street: number) => {
  let staying = upTo(6);
  let price = 100;
  for (let now = 0; now < street; now += 1) {
    const chosen = made.map((choices) => withoutLooks(choices)[now] ?? 'fold');
    if (staying.some((seat) => chosen[seat]?.startsWith('raise'))) price = Math.min(400, 2 * price);
    const unfolded = staying.filter((seat) => chosen[seat] !== 'fold');
    const left = now === 1 ? afterDuels(hands, unfolded, chosen) : unfolded;
    // Where the last have folded at once, they share who is compared.
    if (left.length <= 1) return { staying: left.length > 0 ? left : staying, price, isOver: true };
    staying = left;
  }
  return { staying, price, isOver: false };
};

const botChooses = (
  hand: readonly number[],
  made: Choices,
  street: number,
  { price, staying }: { readonly price: number; readonly staying: readonly number[] },
  chance: { readonly look: number; readonly raise: number },
  { rules, former, otherwise }: NonNullable<TableData['bots']>,
  temper: string | undefined,
): Choices => {
  const table = temper === undefined ? former : rules[temper];
  const rule = table?.[`${street} ${price / 100} ${staying.length}`] ?? otherwise;
  const [looks = 0, blindRaises = 0, staysFrom = 0, raisesFrom = 0] = rule;
  const looksNow = !made.includes('look') && chance.look < looks;
  const hasLooked = looksNow || made.includes('look');
  const cost = hasLooked ? price : price / 2;
  const hold = `hold-${cost}`;
  const raise = street < 2 && price < 400 ? `raise-${cost}` : hold;
  if (!hasLooked) return [chance.raise < blindRaises ? raise : hold];
  const share = worseThan(hand);
  const choice = share < staysFrom ? 'fold' : share < raisesFrom ? hold : raise;
  return looksNow ? ['look', choice] : [choice];
};

/**
 * A pot from its deal to its end: what members have chosen is known, bots choose by the draw, and by the tempers that the round's
 * outcome names; by `null` in a round of before.
 */
export const playPot = (
  below: Below,
  plays: readonly (Choices | null)[],
  { bots }: TableData,
  tempers: readonly string[] | null | undefined = bots?.seats,
) => {
  const hands = dealInTurn(6, 3, below);
  let made: readonly Choices[] = plays.map((choices) => choices ?? []);
  let known: readonly Choices[] = plays.map((choices) => (choices ? upToStreet(choices, 3) : []));
  for (let street = 0; street < 3; street += 1) {
    const standing = standingAt(hands, known, street);
    made = upTo(6).map((seat) => {
      const chance = { look: below(100), raise: below(100) };
      const own = at(known, seat);
      if (plays[seat] || standing.isOver || !standing.staying.includes(seat) || !bots) return own;
      return [...own, ...botChooses(at(hands, seat), own, street, standing, chance, bots, tempers?.[seat])];
    });
    known = made;
  }
  const pot = sum(made.map(paidBy));
  const winner = bestOf(hands.map(rankBlossom), standingAt(hands, made, 3).staying) + 1;
  return { hands, made, winner, pot, rake: Math.min((pot * 4) / 100, 150) };
};

const openTable: TableProgram = (below, _, data) => {
  const { hands, made, winner, pot, rake } = playPot(
    below,
    upTo(6).map(() => null),
    data,
  );
  return {
    outcome: { hands, plays: made, tempers: data.bots?.seats },
    back: (place) => (place === `seat:${winner}` ? pot - rake : 0),
  };
};

export const blossoms: Readonly<Record<string, TableProgram>> = { 'golden-blossom': openTable };
