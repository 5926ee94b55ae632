import type { OfficeRight } from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import type { Actor } from '../apps/server/src/http/officeCaller.ts';
import { staffAtCommand } from '../apps/server/src/modules/staff/index.ts';
import { demoSite } from './houseDatabase.ts';

/** The demo hall's own staff for money, at a command line. */
export const paymentsStaff = async (pool: Pool, right: OfficeRight): Promise<Actor> => {
  const caller = { siteId: demoSite, account: 'payments01', right, command: 'e2e' } as const;
  const by = await staffAtCommand(pool, { now: () => new Date() }, caller);
  if (by === null) throw new Error(`the demo hall has nobody with the right ${right}`);
  return by;
};
