import type { Currency } from '@pavilion/contract';
import { type Minor, minor } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';
import { listLimits, type Owner, readDeposited } from './queries.ts';

/** How much a member may still pay in by the own limits; null when none holds. */
export const depositRoom = async (
  executor: SqlExecutor,
  owner: Owner,
  currency: Currency,
  now: Date,
): Promise<Minor | null> => {
  const limits = (await listLimits(executor, owner, now)).filter(({ kind }) => kind === 'deposit');
  if (limits.every(({ amount }) => amount === null)) return null;
  const deposited = await readDeposited(executor, owner, currency, now);
  let room: bigint | null = null;
  for (const { period, amount } of limits) {
    if (amount === null || period === 'bet') continue;
    const left = amount - deposited[period];
    if (room === null || left < room) room = left;
  }
  return room === null ? null : minor(room < 0n ? 0n : room);
};
