import { money } from '../../shell/amounts.ts';
import { NoticeText } from '../../shell/NoticeText.tsx';
import { priceText } from '../slip/picks.ts';
import type { BookTexts } from '../texts/texts.ts';
import { betName, lostText } from './betName.ts';
import type { BookClientState } from './bookState.ts';
import { useBookState, useWords } from './context.ts';

/** What is said of the book and the player's bets, and read out. */
const wordsOf = ({ notice, currency, connected }: BookClientState, texts: BookTexts): string => {
  if (!connected) return texts.offline;
  switch (notice.kind) {
    case 'welcome':
      return texts.notices.welcome;
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

export const NoticeLine = () => {
  const { lang, texts } = useWords();
  const state = useBookState();
  const { notice, connected } = state;
  // Several may be settled at once: which one it was is told first.
  const bet = connected && 'bet' in notice ? notice.bet : undefined;
  return (
    <NoticeText className="book-notice" kind={state.notice.kind} tone={state.connected ? undefined : 'wait'}>
      {bet && <b data-field="notice-bet">{betName(bet, lang, texts)} · </b>}
      {wordsOf(state, texts)}
    </NoticeText>
  );
};
