import { compareStreet } from '../../../src/tables/games/blossomPlay.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import { comparisonsIn } from './comparisons.ts';
import { dotted } from './dotted.ts';
import { type Missed, missedBy, missedIn } from './missed.ts';
import type { OwnPot, ShownDuel, ShownPot } from './read.ts';
import type { Through } from './through.ts';

/** Words of what comes after the page. */
export interface LateWords {
  /** Over how bots came through their last three hands. */
  readonly lastHands: string;
  /** In how many seconds cards are dealt. */
  readonly soon: (seconds: number) => string;
  /** To whoever looks on at a hand they have no seat in: when they can take one. */
  readonly watches: string;
  /** Before what a hand has won more than it has cost. */
  readonly net: string;
  readonly through: Readonly<Record<Through, string>>;
  /** Over those who can be asked to compare, with what it costs and what comes of it. */
  readonly compareWith: (amount: string) => string;
  /** What comes of it where there is nothing to compare any more. */
  readonly compareNote: string;
  /** Closes that. */
  readonly back: string;
  /** While two hands are compared: who has asked whom; `null` is the player. */
  readonly compares: (by: string | null, against: string | null) => string;
  /** Who is out by it, and whose hand was the better one. */
  readonly fell: (out: string | null, won: string | null) => string;
  /** Why nothing was compared: who was out before, by a fold or by another comparison; `null` is the player. */
  readonly missed: (seat: string | null, hasFolded: boolean) => string;
  /** Who is out in short, large on the table; `null` is the player. */
  readonly isOut: (seat: string | null) => string;
  /** The blossom that has a petal for each kind of hand one has won a pot with. */
  readonly album: string;
  /** Which one it is, from the second on. */
  readonly nthBlossom: (count: number) => string;
  readonly newPetal: (kind: string) => string;
  /** All its petals have come, of the blossom of this number: it begins anew. */
  readonly wholeBlossom: (count: number) => string;
  /** Kinds that are still to come, each with how rare it is. */
  readonly missing: (kinds: string) => string;
  readonly albumPays: string;
  /** The same in short, below the album in the picture. */
  readonly albumFree: string;
  /** About how often the player's hand beats all of so many others, be they one or several, if their cards are random. */
  readonly beatsShare: (share: string, others: number) => string;
  /** At the seat of whoever is out by it. */
  readonly beaten: string;
  /** Against whom the cards decided, and which; `null` is the player. */
  readonly over: (seat: string | null, by: string) => string;
  /** Over what the player's last pot came to. */
  readonly lastPot: string;
  /** Over the last pots that one sat at, and over those of the open table: whose they are. */
  readonly ownPots: string;
  readonly openPots: string;
  /** What the house keeps of a pot. */
  readonly rake: (amount: string) => string;
  /** Over one's own covered cards. */
  readonly lookHere: string;
}

const inLang = spoken(import.meta.glob<{ readonly lateWords: LateWords }>('./late/*.ts'));

export const lateWords = inLang('lateWords');

/** Why nothing was compared that had been asked for. */
export const missedText = ({ seat, hasFolded }: Missed, ownSeat: number | null, lang: Lang): string =>
  lateWords(lang).missed(seat === ownSeat ? null : String(seat + 1), hasFolded);

/** Who compares with whom and, once it is told, who is out by it, or why nobody is. */
export const duelText = (duel: ShownDuel, ownSeat: number | null, lang: Lang): string => {
  const { by, against, out, isTold } = duel;
  const missed = missedIn(duel);
  if (missed) return missedText(missed, ownSeat, lang);
  const { compares, fell } = lateWords(lang);
  const nameOf = (seat: number): string | null => (seat === ownSeat ? null : String(seat + 1));
  return isTold && out !== null
    ? fell(nameOf(out), nameOf(out === by ? against : by))
    : compares(nameOf(by), nameOf(against));
};

/** What is told of comparisons: the one that is seen, and then, until their street is over, who is out by them. */
export const foughtText = ({ seats, telling, duel }: ShownPot, ownSeat: number | null, lang: Lang): string =>
  duel
    ? duelText(duel, ownSeat, lang)
    : dotted(
        ...seats.flatMap(({ isBeaten }, seat) =>
          isBeaten && telling === compareStreet + 1
            ? [lateWords(lang).isOut(seat === ownSeat ? null : String(seat + 1))]
            : [],
        ),
      );

/** Of the player's own comparison, from the end of its street on: why it was none; `null` where it was, or is still to be told. */
export const ownMissedText = (mine: OwnPot | null, shown: ShownPot | null, lang: Lang): string | null => {
  if (!mine || !shown || shown.duel || mine.view.street <= compareStreet || shown.street <= compareStreet)
    return null;
  const { seat, seats, duels = [] } = mine.view;
  const plays = seats.map(({ made }) => made);
  const own = comparisonsIn(plays, duels).find(({ by }) => by === seat);
  return own && own.out === null ? missedText(missedBy(own, plays, duels), seat, lang) : null;
};
