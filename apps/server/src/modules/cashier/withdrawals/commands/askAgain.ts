import { withTransaction } from '@pavilion/postgres';
import type { Actor } from '../../../../http/officeCaller.ts';
import type { WithdrawalState } from '../states.ts';
import { lockWithdrawal } from './moveWithdrawal.ts';
import type { ReviewDeps } from './reviewWithdrawal.ts';

/** `kind` is `due` when the payout is looked at next, `unknown` for no order of the site, `not_paying` for any other state. */
export type AskedAgain =
  | { readonly kind: 'due' | 'not_paying'; readonly state: WithdrawalState }
  | { readonly kind: 'unknown' };

/**
 * Makes a payout due now, whenever its gateway would have been asked next. Asking again with the same order is how to learn
 * what became of it, so nothing is paid twice. A payout that failed is over: its hold was returned.
 */
export const askAgain = (
  { pool, clock }: Pick<ReviewDeps, 'pool' | 'clock'>,
  { orderNumber, by }: { readonly orderNumber: string; readonly by: Actor },
): Promise<AskedAgain> =>
  withTransaction(pool, async (client): Promise<AskedAgain> => {
    const order = await lockWithdrawal(client, orderNumber);
    if (order === undefined || order.site_id !== by.siteId) return { kind: 'unknown' };
    const { state } = order;
    if (order.ask_at === null) return { kind: 'not_paying', state };
    await client.query('UPDATE withdrawal_order SET ask_at = $2 WHERE id = $1', [order.id, clock.now()]);
    await by.trace(client, {
      subject: { kind: 'withdrawal', id: order.order_number },
      before: { ask_at: order.ask_at.toISOString() },
      after: { ask_at: clock.now().toISOString() },
    });
    return { kind: 'due', state };
  });
