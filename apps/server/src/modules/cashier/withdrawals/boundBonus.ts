import type { Currency } from '@pavilion/contract';
import { memberMain, post, sitePromotion } from '@pavilion/ledger';
import { type Minor, minor, sumMinor } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { DepositTurnover } from './turnover.ts';

/** A bonus whose deposit is not played yet, minor units. */
interface BoundBonus {
  readonly orderNumber: string;
  readonly amount: Minor;
}

interface Account {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

/** Bonuses that came with deposits of which something is still to be played, the oldest first. */
const readBound = async (
  executor: SqlExecutor,
  { siteId, memberId }: Account,
  turnover: readonly DepositTurnover[],
): Promise<BoundBonus[]> => {
  const open = turnover.filter(({ left }) => left > 0n).map(({ orderNumber }) => orderNumber);
  if (open.length === 0) return [];
  const { rows } = await executor.query<{ order_number: string; bonus_minor: bigint }>({
    name: 'withdrawal-bound-bonus',
    text: `select order_number, bonus_minor - bonus_taken_minor as bonus_minor from deposit_order
            where site_id = $1 and member_id = $2 and order_number = any($3::text[]) and bonus_minor > bonus_taken_minor
              and given_up_at is null
            order by id`,
    values: [siteId, memberId, open],
  });
  return rows.map((row) => ({ orderNumber: row.order_number, amount: minor(row.bonus_minor) }));
};

/**
 * What of a balance is bonus that was not played, minor units: the member's own money is staked first, so that what is left
 * of it is bonus up to what was given.
 */
export const readBonusBound = async (
  executor: SqlExecutor,
  account: Account,
  turnover: readonly DepositTurnover[],
  balance: Minor,
): Promise<Minor> => {
  const given = sumMinor((await readBound(executor, account, turnover)).map(({ amount }) => amount));
  return given < balance ? given : balance;
};

/**
 * Takes `bound` (of `readBonusBound`) back to the site's promotion account, one posting a deposit, as records show it. The
 * caller holds the member's account locked and has left as much on it.
 */
export const takeBackBonuses = async (
  client: PoolClient,
  account: Account,
  turnover: readonly DepositTurnover[],
  bound: Minor,
): Promise<void> => {
  const { siteId, memberId, currency } = account;
  let left: bigint = bound;
  for (const { orderNumber, amount } of await readBound(client, account, turnover)) {
    const part = minor(left < amount ? left : amount);
    if (part === 0n) return;
    left -= part;
    const outcome = await post(client, {
      scope: 'promotion',
      key: `deposit-taken-back:${orderNumber}`,
      kind: 'promotion',
      reference: orderNumber,
      reason: 'deposit bonus taken back: the member stays away',
      actor: 'cashier',
      moves: [
        {
          from: memberMain(siteId, memberId, currency),
          to: sitePromotion(siteId, currency),
          amountMinor: part,
        },
      ],
    });
    if (outcome.status !== 'posted' || outcome.duplicate)
      throw new Error(`the ledger answered ${outcome.status} for the bonus of ${orderNumber}`);
    await client.query({
      name: 'withdrawal-bonus-taken',
      text: 'update deposit_order set bonus_taken_minor = bonus_taken_minor + $2 where order_number = $1',
      values: [orderNumber, part],
    });
  }
};
