import type { BookTexts } from '../texts/texts.ts';
import type { BookClientState } from './bookState.ts';
import { money, useBookState, useWords } from './context.ts';

/** What is said of the book and the player's bets, and read out. */
const wordsOf = ({ notice, currency, connected }: BookClientState, texts: BookTexts): string => {
  if (!connected) return texts.offline;
  switch (notice.kind) {
    case 'welcome':
      return texts.notices.welcome;
    case 'taken':
    case 'won':
    case 'void':
    case 'corrected':
      return texts.notices[notice.kind](money(notice.amount, currency));
    case 'refused':
      return texts.refusals[notice.reason];
    case 'asking':
      return texts.slip.asking;
    case 'offline':
      return texts.offline;
    case 'returned':
    case 'stuck':
    case 'lost':
      return texts.notices[notice.kind];
  }
};

const toneOf = ({ notice, connected }: BookClientState): string => {
  if (!connected) return 'wait';
  switch (notice.kind) {
    case 'refused':
    case 'stuck':
      return 'warn';
    case 'offline':
    case 'asking':
      return 'wait';
    case 'won':
    case 'taken':
      return 'good';
    default:
      return 'plain';
  }
};

export const NoticeLine = () => {
  const { texts } = useWords();
  const state = useBookState();
  return (
    <p
      className="book-notice"
      role="status"
      aria-live="polite"
      data-field="notice"
      data-kind={state.notice.kind}
      data-tone={toneOf(state)}
    >
      {wordsOf(state, texts)}
    </p>
  );
};
