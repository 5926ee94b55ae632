import { approveWithdrawal } from '../apps/server/src/modules/cashier/index.ts';
import { createOutbox } from '../apps/server/src/realtime/index.ts';
import { withHouse } from './houseDatabase.ts';
import { paymentsStaff } from './staffHouse.ts';

/** An operator's yes to a withdrawal. */
export const approve = (orderNumber: string): Promise<void> =>
  withHouse(async (pool) => {
    const deps = { pool, clock: { now: () => new Date() }, outbox: createOutbox() };
    const by = await paymentsStaff(pool, 'withdrawals.decide');
    const result = await approveWithdrawal(deps, { orderNumber, by });
    if (result !== 'approved') throw new Error(`withdrawal ${orderNumber} is ${result}`);
  });
