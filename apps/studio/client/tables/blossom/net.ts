import { minor } from '@pavilion/money';
import { paidBy, rakeOf } from '../../../src/tables/games/blossomPlay.ts';
import { coins } from '../../shell/amounts.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { type OwnHand, raiseOf } from '../shell/hands.ts';
import { nameOfHand, type ShownPot } from './read.ts';
import { decidedBetween, wonHandOf } from './won.ts';
import { ownWords } from './words.ts';

/** What a winner gets of a pot, hundredths of the ante. */
export const receivedOf = (pot: number): number => pot - rakeOf(pot);

/** Why a hand at this seat, from 0, has not taken the pot: it was folded, or by what the other one is better. */
const reasonOf = (own: OwnHand, seat: number, shown: ShownPot, lang: Lang): string | null => {
  const { beats, done } = ownWords(lang);
  if (own.hand.made.includes('fold')) return own.hand.timedOut ? done.timedOut : done.fold;
  const [won, lost] = [wonHandOf(shown), shown.seats[seat]?.cards];
  if (!won || !lost) return null;
  const [better, worse] = decidedBetween(won, lost) ?? [nameOfHand(won, lang), nameOfHand(lost, lang)];
  return beats(better, worse);
};

/** What the player's hand has come to, once its pot is told as won: the net, and why where it is lost. */
export const useNet = (own: OwnHand | undefined, seat: number, shown: ShownPot | null): string | null => {
  const { lang } = useTable();
  const { currency } = useTableState();
  if (!own || !shown || shown.winner === null) return null;
  const isOwn = shown.winner === seat + 1;
  const got = isOwn ? receivedOf(shown.pot) : 0;
  const net = raiseOf(own, got, currency) - raiseOf(own, paidBy(own.hand.made), currency);
  const text = net < 0n ? `−${coins(minor(-net), currency)}` : `+${coins(net, currency)}`;
  const reason = isOwn ? null : reasonOf(own, seat, shown, lang);
  return reason === null ? text : `${text} · ${reason}`;
};
