import { expect, it } from 'vitest';
import type { RoundView } from '../../src/play/views.ts';
import { noticeOfSpin, type SpinOutcome } from './machineView.ts';

const noticeOf = (mode: SpinOutcome['mode'], win: string) => {
  const outcome = { mode, freeAdded: 0, freeSpins: { awarded: 10, played: 3 } };
  const round = { state: 'playing', won: '2.60', stake: '1.00', staked: '1.00', isFree: false };
  return noticeOfSpin({
    step: { outcome, win } as Parameters<typeof noticeOfSpin>[0]['step'],
    round: round as RoundView<SpinOutcome>,
    count: 1,
    currency: 'RMB',
  });
};

it('what a free spin brings is won, however little: it has cost nothing', () => {
  expect(noticeOf('free', '0.60')).toMatchObject({ name: 'won', tone: 'good' });
  expect(noticeOf('free', '0.00')).toEqual({ kind: 'nothing' });
});

it('what a paid spin brings below its stake is returned', () => {
  expect(noticeOf('base', '0.60')).toMatchObject({ name: 'back', tone: 'plain' });
});
