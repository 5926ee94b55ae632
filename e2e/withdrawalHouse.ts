import { approveWithdrawal } from '../apps/server/src/modules/cashier/index.ts';
import { staffAtCommand } from '../apps/server/src/modules/staff/index.ts';
import { createOutbox } from '../apps/server/src/realtime/index.ts';
import { demoSite, withHouse } from './houseDatabase.ts';

/** An operator's yes to a withdrawal. */
export const approve = (orderNumber: string): Promise<void> =>
  withHouse(async (pool) => {
    const deps = { pool, clock: { now: () => new Date() }, outbox: createOutbox() };
    const caller = {
      siteId: demoSite,
      account: 'payments01',
      right: 'withdrawals.decide',
      command: 'e2e',
    } as const;
    const by = await staffAtCommand(pool, deps.clock, caller);
    if (by === null) throw new Error('the demo hall has nobody who decides withdrawals');
    const result = await approveWithdrawal(deps, { orderNumber, by });
    if (result !== 'approved') throw new Error(`withdrawal ${orderNumber} is ${result}`);
  });
