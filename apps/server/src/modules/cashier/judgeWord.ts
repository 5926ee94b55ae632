import { toCurrencyCode } from '@pavilion/money';
import type { GatewayWord } from './gateways/gateway.ts';
import { type DepositState, mayFollow } from './orderStates.ts';

/** What the judgement needs to know of an order. Amounts in minor units of `currency`. */
export interface JudgedOrder {
  readonly state: DepositState;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly paymentId: string | null;
  /** Whether the payment that the word names is another order's. */
  readonly isOthersPayment: boolean;
  /** When the word that ended the order happened at the gateway; null when the hall had asked, or nothing has ended it. */
  readonly settledOccurredAt: Date | null;
}

export type ExceptionKind =
  | 'amount_mismatch'
  | 'currency_mismatch'
  | 'other_payment'
  | 'second_payment'
  | 'contradiction';

/**
 * What a gateway's word does to an order:
 *
 * - `move`: the order enters `to`; entering `succeeded` credits the member.
 * - `nothing`: already known, or overtaken by what happened later.
 * - `exception`: it does not fit; nothing moves and staff are shown it. `answer` is what the gateway is told.
 */
export type Judgement =
  | { readonly kind: 'move'; readonly to: DepositState }
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'exception';
      readonly exception: ExceptionKind;
      readonly answer: 'taken' | 'mismatch';
    };

const stateOf: Readonly<Record<GatewayWord['state'], DepositState>> = {
  pending: 'pending',
  approved: 'succeeded',
  declined: 'declined',
  expired: 'expired',
};

const refused = (exception: ExceptionKind): Judgement => ({
  kind: 'exception',
  exception,
  answer: 'mismatch',
});

/** Told once more, by another event or in answer to a question: the same payment at the same moment. */
const isRetold = (order: JudgedOrder, word: GatewayWord): boolean =>
  order.paymentId === word.paymentId &&
  (word.occurredAt === null ||
    order.settledOccurredAt === null ||
    order.settledOccurredAt.getTime() === word.occurredAt.getTime());

const judgeAfterSuccess = (order: JudgedOrder, word: GatewayWord): Judgement => {
  if (word.state === 'approved') {
    return isRetold(order, word)
      ? { kind: 'nothing' }
      : { kind: 'exception', exception: 'second_payment', answer: 'taken' };
  }
  const overtaken =
    word.state === 'pending' ||
    (word.occurredAt !== null &&
      order.settledOccurredAt !== null &&
      word.occurredAt.getTime() <= order.settledOccurredAt.getTime());
  return overtaken ? { kind: 'nothing' } : { kind: 'exception', exception: 'contradiction', answer: 'taken' };
};

/** Judges a proved word against its order. Pure: the order's row must be locked by the caller. */
export const judgeWord = (order: JudgedOrder, word: GatewayWord): Judgement => {
  if (toCurrencyCode(word.currency) !== order.currency) return refused('currency_mismatch');
  if (word.amountMinor !== order.amountMinor + order.feeMinor) return refused('amount_mismatch');
  if (order.state === 'succeeded') return judgeAfterSuccess(order, word);
  const isOther = order.paymentId !== null && order.paymentId !== word.paymentId;
  if (isOther || order.isOthersPayment) return refused('other_payment');
  const to = stateOf[word.state];
  if (to === order.state) return { kind: 'nothing' };
  if (mayFollow(order.state, to)) return { kind: 'move', to };
  return word.state === 'approved'
    ? { kind: 'exception', exception: 'contradiction', answer: 'taken' }
    : { kind: 'nothing' };
};
