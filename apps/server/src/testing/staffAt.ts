import type { BuiltInRole, OfficeRight } from '@pavilion/contract/office';
import type { TestDatabase } from '@pavilion/testing';
import type { Actor } from '../http/officeCaller.ts';
import type { Clock } from '../infra/clock.ts';
import { appointStaff, staffAtCommand } from '../modules/staff/index.ts';

interface Appointed {
  readonly account: string;
  readonly right: OfficeRight;
  readonly role?: BuiltInRole;
  readonly siteId?: number;
}

/** Somebody of the staff at a command line, appointed where there was nobody of the name. For tests. */
export const staffAt = async (
  { database, clock }: { readonly database: TestDatabase; readonly clock: Clock },
  { account, right, role = 'payments', siteId = 1 }: Appointed,
): Promise<Actor> => {
  await appointStaff(
    { query: ({ text, values }) => database.owner.query(text, values) },
    { account, siteId, role },
  );
  const actor = await staffAtCommand(database.pool, clock, { siteId, account, right, command: 'test' });
  if (actor === null) throw new Error(`${account} may not ${right}`);
  return actor;
};
