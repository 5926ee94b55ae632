/** Reads the studio's answers for the page: what is told, what is lit, what is owed to the eye. Pure. */
import { type CurrencyCode, type Minor, minor, parseDecimal, toDecimal } from '@pavilion/money';
import type { Evaluation } from '../../src/engine/evaluate.ts';
import { lines } from '../../src/engine/machine.ts';
import type { OpenAnswer, RoundView, SpinAnswer, SpinView } from '../../src/play/views.ts';
import type { Cell } from '../reels/reelBox.ts';
import { ApiRefusal, ApiSilence } from './api.ts';
import type { Ending, GameState, Notice } from './gameState.ts';

/** A win of so many stakes is a great one. */
const greatStakes = 15n;

export const endingOf = (error: unknown): Ending => {
  if (error instanceof ApiSilence) return 'offline';
  const word = error instanceof ApiRefusal ? error.error : 'internal';
  switch (word) {
    case 'ticket_used':
    case 'session_ended':
    case 'session_replaced':
    case 'hall_unreachable':
    case 'launch_refused':
      return word;
    default:
      return 'session_ended';
  }
};

export const featureOf = (round: RoundView | null, waiting: boolean): GameState['feature'] =>
  round?.state === 'playing' ? { ...round.freeSpins, won: round.won, waiting } : null;

export const noticeOfOpening = ({ notice, round }: OpenAnswer): Notice => {
  if (notice === 'returned') return { kind: 'returned' };
  if (notice === 'finished') return { kind: 'finished', won: round?.won ?? '0' };
  return { kind: 'welcome' };
};

export const noticeOfRound = (round: RoundView | null): Notice => {
  if (round?.state === 'returned') return { kind: 'returned' };
  if (round?.state === 'stuck') return { kind: 'stuck' };
  if (round?.state === 'settled') return { kind: 'finished', won: round.won };
  return { kind: 'welcome' };
};

export const noticeOfAnswer = (answer: Exclude<SpinAnswer, { kind: 'drawn' }>): Notice => {
  switch (answer.kind) {
    case 'refused':
      return { kind: 'refused', reason: answer.reason };
    case 'returned':
      return { kind: 'returned' };
    case 'stuck':
      return { kind: 'stuck' };
    case 'pending':
      return { kind: 'asking' };
  }
};

const amountOf = (text: string, currency: CurrencyCode): Minor => parseDecimal(text, currency) ?? minor(0);

export const less = (balance: string, win: string, currency: CurrencyCode): string =>
  toDecimal(minor(amountOf(balance, currency) - amountOf(win, currency)), currency);

export const netAfter = (net: string, win: string, stake: string | null, currency: CurrencyCode): string => {
  const paid = stake === null ? 0n : amountOf(stake, currency);
  return toDecimal(minor(amountOf(net, currency) + amountOf(win, currency) - paid), currency);
};

interface Played {
  spin: SpinView;
  round: RoundView;
  evaluation: Evaluation;
  /** Free spins are left. */
  feature: boolean;
  currency: CurrencyCode;
}

export const noticeOfSpin = ({ spin, round, evaluation, feature, currency }: Played): Notice => {
  if (spin.freeAdded > 0) return { kind: 'free_won', count: spin.freeAdded };
  if (spin.mode === 'free' && !feature) return { kind: 'free_over', won: round.won };
  const [win, stake] = [amountOf(spin.win, currency), amountOf(round.stake, currency)];
  if (win === 0n) return { kind: 'nothing' };
  return {
    kind: 'won',
    won: spin.win,
    lines: evaluation.lineWins.length,
    belowStake: win < stake,
    great: win >= stake * greatStakes,
  };
};

export const cellsOf = (evaluation: Evaluation, letter: string): Cell[] =>
  evaluation.window.flatMap((column, reel) =>
    column.flatMap((shown, row) => (shown === letter ? [{ reel, row }] : [])),
  );

/** The first `count` cells of a line. */
export const cellsOfLine = (line: number, count: number): Cell[] =>
  (lines[line] ?? []).slice(0, count).map((row, reel) => ({ reel, row }));

export const litCells = (evaluation: Evaluation): Cell[] => {
  const cells = new Map<string, Cell>();
  for (const { line, count } of evaluation.lineWins) {
    for (const cell of cellsOfLine(line, count)) cells.set(`${cell.reel}/${cell.row}`, cell);
  }
  return [...cells.values()];
};

/** The reel from which on a third scatter is being waited for; `null` when two never show before the last. */
export const suspenseFrom = (scatter: string, { window }: Evaluation): number | null => {
  let seen = 0;
  for (const [reel, column] of window.entries()) {
    if (seen === 2) return reel;
    if (column.includes(scatter)) seen += 1;
  }
  return null;
};
