import type { Deposit } from '@pavilion/contract/cashier';

export type DepositState = Deposit['state'];

/**
 * Which state of a deposit order may follow which.
 *
 * - `created`: stored, the gateway has not answered yet; or a transfer whose receipt has not been handed in.
 * - `pending`: the gateway has a payment for it; the member may pay.
 * - `reviewing`: the receipt of a transfer was handed in; staff decide.
 * - `succeeded`: the gateway's signed word came, or staff saw the money, and the member was credited. The only state that moved money.
 * - `declined`: the payer or the bank said no.
 * - `expired`: nobody paid in time. A payment that was under way may still arrive, and is then credited.
 * - `failed`: the gateway refused to open a payment.
 *
 * A word that would have it otherwise is put before staff: they alone may credit an order that was declined or had failed
 * (`creditException`).
 */
const nextStates: Readonly<Record<DepositState, readonly DepositState[]>> = {
  created: ['pending', 'reviewing', 'succeeded', 'declined', 'expired', 'failed'],
  pending: ['succeeded', 'declined', 'expired'],
  reviewing: ['succeeded', 'declined'],
  expired: ['succeeded'],
  succeeded: [],
  declined: [],
  failed: [],
};

export const mayFollow = (from: DepositState, to: DepositState): boolean => nextStates[from].includes(to);
