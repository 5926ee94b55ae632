import { type Minor, minor } from '@pavilion/money';
import type { Studio } from '../../infra/studio.ts';
import type { RoundRow, SeatRow, StepRow } from '../rows.ts';
import { findNextOwed, payWin } from './payWins.ts';
import { readPlayMoney } from './playMoney.ts';
import { takeStake } from './takeStake.ts';

/** The hall's words for a session that is over. */
export const sessionOver: readonly string[] = ['INVALID_TOKEN', 'TOKEN_EXPIRED'];

/** Wins of one round that one visit pays at most; more are left to the next. */
const payoutsAtOnceMax = 20;

export type Advance =
  /** `round`: as it stands now, where that is known without asking. */
  | { kind: 'moved'; balance: Minor | null; round: RoundRow | null }
  | { kind: 'refused'; balance: Minor | null }
  | { kind: 'unsure' };

/** Pays what a round owes, in order, until all is paid or an answer stays away. */
export const payOwed = async (studio: Studio, seat: SeatRow, round: RoundRow): Promise<Minor | null> => {
  let balance: Minor | null = null;
  for (let paid = 0; paid < payoutsAtOnceMax; paid += 1) {
    const payout = await findNextOwed(studio, round.id);
    if (!payout) return balance;
    const result = await payWin(studio, seat, round, payout);
    if (result.kind !== 'paid') return null;
    balance = result.balance;
  }
  return balance;
};

/** Carries a freshly drawn step through the hall: its stake, then whatever it won apart from it. */
export const stakeAndPay = async (
  studio: Studio,
  seat: SeatRow,
  round: RoundRow,
  step: StepRow,
): Promise<Advance> => {
  const stake = await takeStake(studio, seat, round, step);
  if (stake.kind === 'refused') return { kind: 'refused', balance: stake.balance };
  if (stake.kind === 'unsure') return { kind: 'unsure' };
  if (stake.round) return { kind: 'moved', balance: stake.balance, round: stake.round };
  const owedSome = step.win_minor > 0n || step.closes;
  const after = await payOwed(studio, seat, round);
  return { kind: 'moved', balance: after ?? (owedSome ? null : stake.balance), round: null };
};

/** `ended`: the hall's session is over. `null`: the hall does not say now. */
export type Asked = Minor | 'ended' | null;

/** Cash in the hall now; play money in demo play, which never asks the hall. */
export const askBalance = async (
  studio: Studio,
  seat: SeatRow,
  walletToken: string | null,
): Promise<Asked> => {
  if (seat.demo) return readPlayMoney(studio.db, seat);
  if (walletToken === null) return null;
  const outcome = await studio.walletOf(seat.gp_id).balance({
    player_id: seat.player_id,
    currency: seat.currency,
    session_token: walletToken,
  });
  if (outcome.kind === 'ok') return minor(outcome.answer.balance.cash);
  if (outcome.kind === 'unknown') return null;
  return sessionOver.includes(outcome.answer.status) ? 'ended' : null;
};
