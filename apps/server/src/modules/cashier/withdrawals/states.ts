import type { Withdrawal } from '@pavilion/contract/cashier';

export type WithdrawalState = Withdrawal['state'];

/**
 * Which state of a withdrawal may follow which. The money is on hold from the first to the last.
 *
 * - `requested`: asked for and held; waits for an operator.
 * - `reviewing`: one of two operators has approved.
 * - `approved`: may be paid; an operator may still stop it.
 * - `paying`: the gateway was asked. From here on only its word decides.
 * - `paid`: the gateway has paid. The only state in which the money has left the house.
 * - `refused`: an operator said no; the hold was returned.
 * - `failed`: the gateway could not pay; the hold was returned.
 */
export const nextWithdrawalStates: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  requested: ['reviewing', 'approved', 'refused'],
  reviewing: ['approved', 'refused'],
  approved: ['paying', 'refused'],
  paying: ['paid', 'failed'],
  paid: [],
  refused: [],
  failed: [],
};

export const mayBecome = (from: WithdrawalState, to: WithdrawalState): boolean =>
  nextWithdrawalStates[from].includes(to);

export const isEnded = (state: WithdrawalState): boolean => nextWithdrawalStates[state].length === 0;
