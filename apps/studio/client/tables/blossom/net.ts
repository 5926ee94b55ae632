import { type CurrencyCode, minor } from '@pavilion/money';
import { paidBy, rakeOf } from '../../../src/tables/games/blossomPlay.ts';
import { coins } from '../../shell/amounts.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { type OwnHand, raiseOf } from '../shell/hands.ts';
import { decidedBetween } from './decided.ts';
import { dotted } from './dotted.ts';
import { lateWords } from './lateWords.ts';
import { nameOfHand, type OwnPot, type ShownPot } from './read.ts';
import { wonHandOf } from './won.ts';
import { ownWords } from './words.ts';

/** What a winner gets of a pot, hundredths of the ante. */
export const receivedOf = (pot: number): number => pot - rakeOf(pot);

/** Why a hand at this seat, from 0, has not taken the pot: it was folded, or by what the other one is better. */
const reasonOf = (own: OwnHand, seat: number, shown: ShownPot, lang: Lang): string | null => {
  const { beats, done } = ownWords(lang);
  if (own.hand.made.includes('fold')) return own.hand.timedOut ? done.timedOut : done.fold;
  if (shown.seats[seat]?.isBeaten) return lateWords(lang).beaten;
  const [won, lost] = [wonHandOf(shown), shown.seats[seat]?.cards];
  if (!won || !lost) return null;
  const [better, worse] = decidedBetween(won, lost) ?? [nameOfHand(won, lang), nameOfHand(lost, lang)];
  return beats(better, worse);
};

export interface Net {
  /** Of a loss whose it is, how much, and why; of a win that it is net, and how much. */
  readonly text: string;
  readonly isLost: boolean;
  /** Why it was lost, where that can be told. */
  readonly reason: string | null;
}

/** What the player's hand has come to, once its pot is told as won. A sum is never parted from its sign, nor from what it is. */
export const netOf = (
  { own, view }: OwnPot,
  shown: ShownPot | null,
  currency: CurrencyCode,
  lang: Lang,
): Net | null => {
  if (!shown || shown.winner === null) return null;
  const isOwn = shown.winner === view.seat + 1;
  const got = isOwn ? receivedOf(shown.pot) : 0;
  const net = raiseOf(own, got, currency) - raiseOf(own, paidBy(own.hand.made), currency);
  if (net >= 0n)
    return {
      text: `${lateWords(lang).net}\u00a0+\u2060${coins(net, currency)}`,
      isLost: false,
      reason: null,
    };
  const lost = `${ownWords(lang).you}\u00a0−\u2060${coins(minor(-net), currency)}`;
  const reason = isOwn ? null : reasonOf(own, view.seat, shown, lang);
  return { text: reason === null ? lost : dotted(lost, reason), isLost: true, reason };
};
