import type { DeclineReason } from '@pavilion/provider-kit';
import type { PaymentRow } from './rows.ts';

/** What the sandbox says beside a state: whoever presses "decline" there does what a payer's bank would. */
export const reasonOf = (state: PaymentRow['state']): { readonly reason?: DeclineReason } =>
  state === 'declined' ? { reason: 'bank_refused' } : {};
