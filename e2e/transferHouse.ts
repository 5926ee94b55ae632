import { approveDeposit, refuseDeposit } from '../apps/server/src/modules/cashier/index.ts';
import { createOutbox } from '../apps/server/src/realtime/index.ts';
import { withHouse } from './houseDatabase.ts';
import { paymentsStaff } from './staffHouse.ts';

/** Staff saw a transfer on the house's account. */
export const approveTransfer = (orderNumber: string): Promise<void> =>
  withHouse(async (pool) => {
    const deps = { pool, clock: { now: () => new Date() }, outbox: createOutbox() };
    const result = await approveDeposit(deps, {
      orderNumber,
      by: await paymentsStaff(pool, 'deposits.decide'),
    });
    if (result !== 'credited') throw new Error(`transfer ${orderNumber} is ${result}`);
  });

export const refuseTransfer = (orderNumber: string): Promise<void> =>
  withHouse(async (pool) => {
    const deps = { pool, clock: { now: () => new Date() }, outbox: createOutbox() };
    const by = await paymentsStaff(pool, 'deposits.decide');
    const result = await refuseDeposit(deps, { orderNumber, by, reason: 'not_received' });
    if (result !== 'refused') throw new Error(`transfer ${orderNumber} is ${result}`);
  });
