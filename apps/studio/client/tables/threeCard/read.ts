import { rankNames } from '../../../src/games/cards/card.ts';
import { rankOf } from '../../../src/tables/engine/faces.ts';
import {
  nameOfHand,
  type ThreeCardOutcome,
  threeCardFaceUpSchema,
  threeCardOutcomeSchema,
} from '../../../src/tables/games/threeCard.ts';
import type { SlipView } from '../../../src/tables/views.ts';
import { handsOf } from '../shell/hands.ts';
import type { ThreeCardWords } from './words.ts';

/** `null` for what is no outcome of this game. */
export const readThree = (outcome: unknown): ThreeCardOutcome | null =>
  threeCardOutcomeSchema.safeParse(outcome).data ?? null;

/** The three cards of all players, while hands are decided. */
export const readPlayer = (faceUp: unknown): readonly number[] | null =>
  threeCardFaceUpSchema.safeParse(faceUp).data?.player ?? null;

/** What the player has chosen in a round: one ante, one choice. */
export const chosenIn = (slips: readonly SlipView[], round: number): string | undefined =>
  handsOf(slips, round).find(({ hand }) => hand.spot === 'ante')?.hand.made[0];

/** The player's cards fall one after another, then the dealer's. Milliseconds. */
export const dealtEveryMs = 220;
/** When the player's three cards lie there and their name is told, milliseconds from the draw. */
export const namedAtMs = 1_000;
/** Moments of the dealer's hand, milliseconds from the end of decisions: each card, whether it plays, and who has won. */
export const turnedAtMs = [700, 1_600, 2_500] as const;
export const qualifiedAtMs = 3_300;
export const wonAtMs = 4_300;
/** What the side places came to, which want all six cards. */
export const sidesToldAtMs = 5_200;

/** The rank that a hand goes by where its name alone says too little: whether a dealer qualifies hangs on the highest card. */
const rankTold = (hand: readonly number[]): number | undefined => {
  const ranks = hand.map(rankOf);
  switch (nameOfHand(hand)) {
    case 'high':
      return ranks.includes(0) ? 0 : Math.max(...ranks);
    case 'pair':
    case 'triple':
      return ranks.find((rank, at) => ranks.indexOf(rank) !== at);
    default:
      return undefined;
  }
};

/** `Pair · 8`. */
export const handText = (hand: readonly number[], own: Pick<ThreeCardWords, 'hands'>): string => {
  const rank = rankTold(hand);
  const name = own.hands[nameOfHand(hand)];
  return rank === undefined ? name : `${name} · ${rankNames[rank] ?? ''}`;
};

/** Vowel signs count as well: scripts that have them are as much wider. */
const signsOf = (text: string): number => [...text].length;

/**
 * A text on one line, or where it has more signs than fit on two: before what stands in brackets, else as even as its words allow.
 */
export const toldLines = (text: string, most: number): readonly string[] => {
  if (signsOf(text) <= most) return [text];
  const words = text.split(' ');
  const pairs = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(signsOf));
  const [even] = [...pairs].sort((one, other) => longest(one) - longest(other));
  return pairs.find((lines) => lines[1].startsWith('(') && longest(lines) <= most) ?? even ?? [text];
};
