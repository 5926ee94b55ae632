import { minor, toDecimal } from '@pavilion/money';
import { costOf, streetsOf } from '../../../src/tables/games/blossomPlay.ts';
import { money } from '../../shell/amounts.ts';
import { potWords } from '../pots/words.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { raiseOf } from '../shell/hands.ts';
import { useWide } from '../shell/show.ts';
import { FreshPetal, PetalLine } from './AlbumTold.tsx';
import { useIsDealing } from './dealt.ts';
import { EndSums } from './EndSums.tsx';
import { RankLine } from './Ladder.tsx';
import { lateWords } from './lateWords.ts';
import { netOf } from './net.ts';
import { nameOfHand } from './read.ts';
import { useSent } from './sent.ts';
import { beatenShareOf, othersIn, strengthOf } from './strength.ts';
import { turnMsOf, useTurned } from './turned.ts';
import { useIsLate } from './useIsLate.ts';
import { useRaked } from './useRaked.ts';
import { nearCardsOf, useShown } from './useShown.ts';
import { ownWords } from './words.ts';

/** Before there is a hand: that one is seated, and which petals the album waits for; then how hands rank. */
const Waiting = () => {
  const { texts, lang } = useTable();
  const { table } = useTableState();
  const isDealing = useIsDealing() || table?.phase === 'deciding';
  const isWide = useWide();
  return (
    <div className="hand-panel" data-field="hand">
      <p className="hand-held">
        <b>{isDealing ? texts.decide.dealing : potWords(lang).seated}</b>
      </p>
      {!isDealing && <PetalLine />}
      {isDealing && !isWide && <RankLine />}
    </div>
  );
};

/** The player's hand in words while nothing is asked of it, until its round is over: what was chosen last, and in the end what it and the winner's came to. What the table tells of others is not told again. */
export const HandPanel = () => {
  const { words, texts: shared, lang } = useTable();
  const { currency, table } = useTableState();
  const { mine, shown } = useShown();
  const isWide = useWide();
  const isLate = useIsLate(mine);
  const sent = useSent(mine?.own);
  const open = mine && nearCardsOf(mine.view, shown, mine.view.seat);
  const cards = useTurned(open, turnMsOf(mine ? shown?.seats[mine.view.seat] : undefined));
  const isRaked = useRaked(mine !== null && shown !== null && shown.winner !== null);
  if (!mine || !shown) return <Waiting />;
  const net = isRaked ? netOf(mine, shown, currency, lang) : null;
  const { view, own } = mine;
  const texts = ownWords(lang);
  const last = sent ?? streetsOf(view.seats[view.seat]?.made ?? []).at(-1);
  const isBeaten = shown.seats[view.seat]?.isBeaten === true;
  const isTimedOut = own.hand.timedOut || isLate;
  const made = isTimedOut ? texts.done.timedOut : last && (words.choice?.(last) ?? last);
  const chosen = isBeaten ? lateWords(lang).beaten : made;
  const price = sent === null ? minor(0n) : raiseOf(own, costOf(sent), currency);
  // A hand that all others have folded to is not shown to anybody.
  const shownNow = shown.compared.length > 0 ? words.drawn : texts.blind;
  const turning = view.seats[view.seat]?.made.includes('look') ? texts.done.look : shownNow;
  const others = othersIn(shown.seats, view.seat);
  const isElsewhere = table?.phase === 'deciding' && net !== null;
  const isOpen = shown.seats[view.seat]?.isIn === true && shown.compared.length === 0;
  return (
    <div className="hand-panel" data-field="hand" data-told={net !== null}>
      {net ? (
        <>
          <EndSums mine={mine} shown={shown} net={net} />
          <FreshPetal />
        </>
      ) : (
        <p className="hand-held">
          <b>{cards ? nameOfHand(cards, lang) : open ? turning : texts.blind}</b>
          {chosen && (
            <span className="hand-chosen" data-sent={sent !== null}>
              {price > 0n ? `${chosen} ${money(toDecimal(price, currency), currency)}` : chosen}
            </span>
          )}
          {cards && others > 0 && isOpen && (
            <span className="hand-beats" data-strength={strengthOf(cards)}>
              {lateWords(lang).beatsShare(beatenShareOf(cards, others), others)}
            </span>
          )}
        </p>
      )}
      {isElsewhere && <p>{shared.decide.elsewhere}</p>}
      {!isWide && !net && <RankLine />}
    </div>
  );
};
