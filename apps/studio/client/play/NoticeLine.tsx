import { money, useGame, useGameState } from './context.ts';
import type { GameState } from './gameState.ts';
import type { Texts } from './texts.ts';

/** What is said below the reels, and read out. */
export const wordsOf = ({ notice, currency }: GameState, texts: Texts): string => {
  switch (notice.kind) {
    case 'welcome':
      return texts.welcome;
    case 'finished':
      return texts.finished(money(notice.won, currency));
    case 'returned':
      return texts.returned;
    case 'refused':
      return texts.refusals[notice.reason];
    case 'asking':
      return texts.asking;
    case 'offline':
      return texts.offline;
    case 'stuck':
      return texts.stuck;
    case 'won':
      return notice.belowStake
        ? texts.wonBelow(money(notice.won, currency))
        : texts.won(money(notice.won, currency), notice.lines);
    case 'nothing':
      return texts.nothing;
    case 'free_won':
      return texts.freeTitle(notice.count);
    case 'free_over':
      return texts.freeOver(money(notice.won, currency));
  }
};

const toneOf = ({ notice }: GameState): string => {
  switch (notice.kind) {
    case 'refused':
    case 'stuck':
      return 'warn';
    case 'offline':
    case 'asking':
      return 'wait';
    case 'won':
      return notice.belowStake ? 'plain' : 'good';
    case 'free_won':
    case 'free_over':
    case 'finished':
      return 'good';
    default:
      return 'plain';
  }
};

export const NoticeLine = () => {
  const { texts } = useGame();
  const state = useGameState();
  const quiet = state.reels === 'spinning' && state.notice.kind === 'welcome';
  return (
    <p
      className="notice-line"
      role="status"
      aria-live="polite"
      data-field="notice"
      data-kind={state.notice.kind}
      data-tone={toneOf(state)}
    >
      {quiet ? ' ' : wordsOf(state, texts)}
    </p>
  );
};
