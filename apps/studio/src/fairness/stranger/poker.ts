import { solo } from './data.ts';
import { at, sum, taken, upTo } from './numbers.ts';
import { fieldOf, listIn, numberIn, type RoundProgram, wholeStake } from './round.ts';

/** Draw poker and keno: `docs/fairness/solo.md`. */

const rankOf = (card: number): number => card % 13;
const suitOf = (card: number): number => Math.floor(card / 13);

/** Runs of five ranks, the ace low and high. */
const runs = upTo(10).map((first) => upTo(5, first).map((rank) => rank % 13));
const isWithin = (ranks: readonly number[], run: readonly number[]): boolean =>
  new Set(ranks).size === ranks.length && ranks.every((rank) => run.includes(rank));

const fourOf = (rank: number | undefined, variant: string): string => {
  if (variant === 'jacks' || variant === 'deuces' || rank === undefined) return 'four';
  return rank === 0 ? 'four_aces' : rank <= 3 ? 'four_low' : 'four';
};

/** The name of a hand of five; of several that fit the one that stands first here. */
export const handName = (cards: readonly number[], variant: string): string => {
  const isWild = (card: number): boolean => variant === 'deuces' && rankOf(card) === 1;
  const wilds = cards.filter(isWild).length;
  const plain = cards.filter((card) => !isWild(card));
  const ranks = plain.map(rankOf);
  const isSuited = new Set(plain.map(suitOf)).size === 1;
  const counts = new Map(ranks.map((rank) => [rank, ranks.filter((one) => one === rank).length]));
  const most = Math.max(0, ...counts.values());
  const pairs = [...counts].filter(([, count]) => count >= 2);
  const alike = most + wilds;
  const isRun = runs.some((run) => isWithin(ranks, run));
  if (wilds === 4) return 'four_deuces';
  if (isSuited && isWithin(ranks, at(runs, 9))) return wilds === 0 ? 'royal_flush' : 'wild_royal';
  if (alike === 5) return 'five';
  if (isSuited && isRun) return 'straight_flush';
  if (alike === 4) return fourOf(pairs.find(([, count]) => count === 4)?.[0], variant);
  if (alike === 3 && pairs.length === 2) return 'full_house';
  if (isSuited) return 'flush';
  if (isRun) return 'straight';
  if (alike === 3) return 'three';
  if (variant === 'deuces') return 'nothing';
  if (pairs.length === 2) return 'two_pair';
  return pairs.some(([rank]) => rank === 0 || rank >= 10) ? 'jacks' : 'nothing';
};

const payOf = (variant: string, hand: string): number => solo.poker[variant]?.[hand] ?? 0;

/** Five cards, of which those that are not held are replaced from left to right. */
const replaced = (dealt: readonly number[], fresh: readonly number[], held: readonly number[]): number[] => {
  const next = fresh.values();
  return dealt.map((card, place) => (held.includes(place) ? card : (next.next().value ?? card)));
};

const pack = upTo(52);
const ascending = (places: readonly unknown[]): number[] =>
  places.map(Number).sort((one, other) => one - other);

const onePoker: RoundProgram = ({ below, before, action }) => {
  const cards = taken(pack, 10, below);
  const dealt = cards.slice(0, 5);
  if (before === null) {
    const variant = String(fieldOf(action, 'variant') ?? 'jacks');
    const outcome = { variant, cards: dealt, held: null, hand: handName(dealt, variant) };
    return { outcome, win: 0, closes: false };
  }
  const variant = String(fieldOf(before, 'variant'));
  const held = ascending(listIn(action, 'hold'));
  const drawn = replaced(dealt, cards.slice(5), held);
  const hand = handName(drawn, variant);
  return {
    outcome: { variant, cards: drawn, held, hand },
    win: wholeStake * payOf(variant, hand),
    closes: true,
  };
};

const manyPoker: RoundProgram = ({ below, before, action }) => {
  const dealt = taken(pack, 5, below);
  const rest = pack.filter((card) => !dealt.includes(card));
  // Whatever is played, replacements of ten hands are drawn.
  const fresh = upTo(10).map(() => taken(rest, 5, below));
  const count = numberIn(before ?? action, before === null ? 'hands' : 'count');
  const told = { count, dealt, hand: handName(dealt, 'jacks') };
  if (before === null) return { outcome: { ...told, held: null, hands: [] }, win: 0, closes: false };
  const held = ascending(listIn(action, 'hold'));
  const hands = fresh.slice(0, count).map((cards) => {
    const drawn = replaced(dealt, cards, held);
    return { cards: drawn, hand: handName(drawn, 'jacks') };
  });
  const win = (wholeStake / count) * sum(hands.map(({ hand }) => payOf('jacks', hand)));
  return { outcome: { ...told, held, hands }, win, closes: true };
};

const keno: RoundProgram = ({ below, action }) => {
  const picks = ascending(listIn(action, 'picks'));
  const lamp = ['light', 'beam'].find((name) => fieldOf(action, name) === true) ?? 'none';
  const drawn = taken(upTo(80, 1), 20, below);
  const pier = lamp === 'beam' ? below(8) : undefined;
  const hit = picks.filter((pick) => drawn.includes(pick));
  const onPier = hit.filter((pick) => Math.floor((pick - 1) / 10) === pier).length;
  const isLit = lamp === 'light' && picks.includes(at(drawn, 19));
  const pays = solo.keno[lamp]?.[picks.length]?.[hit.length] ?? 0;
  return {
    outcome: {
      picks,
      drawn,
      hits: hit.length,
      ...(lamp === 'light' && { light: true }),
      ...(pier !== undefined && { pier }),
    },
    win: (wholeStake / 20) * pays * (isLit ? 3 : 1 + onPier),
    closes: true,
  };
};

export const pokerAndKeno: Readonly<Record<string, RoundProgram>> = {
  'crane-poker': onePoker,
  'hundred-cranes': manyPoker,
  'harbor-keno': keno,
};
