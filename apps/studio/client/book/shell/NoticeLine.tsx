import { useEffect, useState } from 'react';
import { money } from '../../shell/amounts.ts';
import { NoticeText } from '../../shell/NoticeText.tsx';
import { useNow } from '../../shell/useNow.ts';
import { hourText } from '../events/status.ts';
import { useSeenEvents } from '../events/useLandedEvents.ts';
import { priceText, slipAsks } from '../slip/picks.ts';
import type { BookTexts } from '../texts/texts.ts';
import { betName, lostText } from './betName.ts';
import type { BookClientState, Notice } from './bookState.ts';
import { useBook, useBookState, useWords } from './context.ts';
import { useAcceptText } from './useAcceptText.ts';

/** What is said of the book and the player's bets, and read out; `null` where that is nothing. */
const wordsOf = (
  { currency, connected }: BookClientState,
  notice: Notice,
  texts: BookTexts,
): string | null => {
  if (!connected) return texts.offline;
  switch (notice.kind) {
    case 'welcome':
      return null;
    case 'taken':
    case 'won':
    case 'back':
    case 'void':
    case 'corrected':
    case 'cashed':
      return texts.notices[notice.kind](money(notice.amount, currency));
    case 'cash-refused':
      return texts.notices.cashRefused;
    case 'refused':
      return notice.moved
        ? texts.notices.notTaken(priceText(notice.moved.was), priceText(notice.moved.now))
        : texts.refusals[notice.reason];
    case 'asking':
      return texts.slip.asking;
    case 'unarmed':
      return texts.notices.unarmed;
    case 'offline':
      return texts.offline;
    case 'busy':
      return texts.busy;
    case 'lost':
      return `${texts.notices.lost} · ${lostText(notice.bet, currency)}`;
    case 'returned':
    case 'stuck':
      return texts.notices[notice.kind];
  }
};

/** Starts are told in whole minutes. Milliseconds. */
const startsEveryMs = 15_000;

/** Where there is nothing to tell of the player's bets: how many matches are played, and when the next one begins. */
const useGoingOn = (): readonly string[] => {
  const { lang, texts } = useWords();
  const { store } = useBook();
  const events = useSeenEvents();
  useNow(() => store.serverNow(), startsEveryMs);
  // Not as it was told last: the studio's clock may have been found to be another one since.
  const now = store.serverNow();
  const live = events.filter(({ phase }) => phase === 'live').length;
  const [next] = events
    .filter(({ phase, startsAt }) => phase === 'coming' && Date.parse(startsAt) > now)
    .map(({ startsAt }) => startsAt)
    .sort();
  const { notices } = texts;
  const parts = [
    ...(live > 0 ? [notices.live(live)] : []),
    ...(next === undefined ? [] : [notices.next(hourText(next, lang, now))]),
  ];
  return parts.length > 0 ? parts : [notices.welcome];
};

/** So long it can be read what became of a press. Milliseconds. */
export const readMs = 8_000;
/** What is of no use once it has been read: nothing was charged, or what was charged stands among the bets. */
const passing: readonly Notice['kind'][] = ['refused', 'cash-refused', 'cashed', 'unarmed'];

/** Forgets what has been read; a price to be agreed to only once the slip asks for nothing any more. */
const useRead = (state: BookClientState): void => {
  const { store } = useBook();
  const { notice, consent } = state;
  const [read, setRead] = useState<Notice | null>(null);
  useEffect(() => {
    if (!passing.includes(notice.kind)) return;
    const timer = setTimeout(() => setRead(notice), readMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const isAsked = notice.kind === 'refused' && notice.reason === 'price_changed' && slipAsks(state, consent);
  useEffect(() => {
    if (read === notice && !isAsked) store.forgetNotice(notice);
  }, [store, read, notice, isAsked]);
};

/** A bet in play on its way, as its press tells it. */
const Accepting = ({ acceptAt }: { acceptAt: string | null }) => useAcceptText(acceptAt);

export const NoticeLine = () => {
  const { lang, texts } = useWords();
  const state = useBookState();
  const { connected, placing, notice } = state;
  useRead(state);
  const goingOn = useGoingOn();
  // Several may be settled at once: which one it was is told first.
  const bet = connected && 'bet' in notice ? notice.bet : undefined;
  // Until the studio is silent about it: then it is asked for, and that is said.
  const isAccepted = connected && placing !== null && notice.kind !== 'asking' && notice.kind !== 'offline';
  return (
    <NoticeText
      className="book-notice"
      kind={notice.kind}
      tone={connected && !isAccepted ? undefined : 'wait'}
    >
      {isAccepted ? (
        <Accepting acceptAt={placing.acceptAt} />
      ) : (
        <>
          {bet && <b data-field="notice-bet">{betName(bet, lang, texts)} · </b>}
          {wordsOf(state, notice, texts) ??
            goingOn.map((part, index) => (
              <span key={part} className="going-on">
                {index > 0 && ' · '}
                {part}
              </span>
            ))}
        </>
      )}
    </NoticeText>
  );
};
