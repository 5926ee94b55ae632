import { money, type Shell, useShell, useShellState } from './context.ts';
import type { PlayState } from './playState.ts';

type State = Pick<PlayState<unknown, unknown>, 'notice' | 'currency'>;

/** What is said below the game, and read out. */
const wordsOf = ({ notice, currency }: State, { texts, notices, welcome }: Shell): string => {
  switch (notice.kind) {
    case 'welcome':
      return welcome;
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
    case 'nothing':
      return texts.nothing;
    case 'own':
      return notices[notice.name]?.(money(notice.amount, currency), notice.count) ?? '';
  }
};

const toneOf = ({ notice }: State): string => {
  switch (notice.kind) {
    case 'refused':
    case 'stuck':
      return 'warn';
    case 'offline':
    case 'asking':
      return 'wait';
    case 'finished':
      return 'good';
    case 'own':
      return notice.tone;
    default:
      return 'plain';
  }
};

export const NoticeLine = () => {
  const shell = useShell();
  const state = useShellState();
  const { notice } = state;
  const quiet = state.motion === 'moving' && notice.kind === 'welcome';
  return (
    <p
      className="notice-line"
      role="status"
      aria-live="polite"
      data-field="notice"
      data-kind={notice.kind === 'own' ? notice.name : notice.kind}
      data-tone={toneOf(state)}
    >
      {quiet ? ' ' : wordsOf(state, shell)}
    </p>
  );
};
