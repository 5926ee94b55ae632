import { money } from './amounts.ts';
import { type Shell, useShell, useShellState } from './context.ts';
import { NoticeText, type Tone } from './NoticeText.tsx';
import { isGain, type PlayState } from './playState.ts';

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
      return notices[notice.name]?.(money(notice.amount, currency), notice.count, notice.times ?? 1) ?? '';
  }
};

export const NoticeLine = () => {
  const shell = useShell();
  const state = useShellState();
  const { notice } = state;
  const toneOf = (): Tone | undefined => {
    if (notice.kind === 'own') return notice.tone;
    const { round, currency } = state;
    return notice.kind === 'finished' && round && !isGain(round.won, round, currency) ? 'plain' : undefined;
  };
  const quiet = state.motion === 'moving' && notice.kind === 'welcome';
  return (
    <NoticeText
      className="notice-line"
      kind={notice.kind === 'own' ? notice.name : notice.kind}
      tone={toneOf()}
    >
      {quiet ? ' ' : wordsOf(state, shell)}
    </NoticeText>
  );
};
