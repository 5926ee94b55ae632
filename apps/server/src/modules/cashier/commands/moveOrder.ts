import { type Kysely, sql } from 'kysely';
import { type DepositState, mayFollow } from '../orderStates.ts';
import type { CashierTables } from '../tables.ts';

/** Why an order moves on, and who of the staff moved it. */
export type MoveCause = string | { readonly words: string; readonly staffId: number };

/** States in which nothing more is expected of an order. */
const isEnd = (state: DepositState): boolean =>
  state !== 'created' && state !== 'pending' && state !== 'reviewing';

/**
 * Moves an order on and notes the transition with its cause, in one statement: when the order is in none of the states
 * `from` any more, nothing happens and the answer is false. Entering `succeeded` has a way of its own, because it pays.
 */
export const moveOrder = async (
  db: Kysely<CashierTables>,
  orderId: bigint,
  from: readonly DepositState[],
  to: Exclude<DepositState, 'succeeded'>,
  cause: MoveCause,
  now: Date,
): Promise<boolean> => {
  const forbidden = from.find((state) => !mayFollow(state, to));
  if (forbidden !== undefined) throw new Error(`a deposit order cannot go from ${forbidden} to ${to}`);
  const { words, staffId } = typeof cause === 'string' ? { words: cause, staffId: null } : cause;
  const { rows } = await sql`
    with before as (
      select id, state from deposit_order where id = ${orderId} and state = any(${[...from]}::text[]) for update
    ), moved as (
      update deposit_order set state = ${to}, updated_at = ${now},
             settled_at = case when ${isEnd(to)} then ${now}::timestamptz end
        from before where deposit_order.id = before.id
      returning deposit_order.id
    )
    insert into deposit_transition (order_id, from_state, to_state, cause, staff_id, at)
    select before.id, before.state, ${to}, ${words}, ${staffId}::integer, ${now} from before join moved on moved.id = before.id
    returning order_id`.execute(db);
  return rows.length === 1;
};
