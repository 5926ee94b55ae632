import type { Deposit } from '@pavilion/contract/cashier';

/**
 * What an order's state means to its member: a transfer waits for the member; a payment whose time is over waits for the
 * gateway's word; one that came after that is late.
 */
export type DepositStage = Deposit['state'] | 'transfer' | 'confirming' | 'late';

export const stageOf = (
  { state, is_late }: Pick<Deposit, 'state' | 'is_late'>,
  { isTransfer, isOver }: { readonly isTransfer: boolean; readonly isOver: boolean },
): DepositStage => {
  if (state === 'succeeded') return is_late ? 'late' : 'succeeded';
  if (state === 'created' && isTransfer) return 'transfer';
  return state === 'pending' && isOver ? 'confirming' : state;
};
