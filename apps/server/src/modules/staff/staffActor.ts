import { allOfficeRights, type OfficeRight } from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import type { Actor } from '../../http/officeCaller.ts';
import type { Clock } from '../../infra/clock.ts';
import { writeTrace } from '../trace/index.ts';

export interface CommandCaller {
  readonly siteId: number;
  /** NFC, lower case. */
  readonly account: string;
  readonly right: OfficeRight;
  /** As the trace names it: `npm run …`. */
  readonly command: string;
}

/** Somebody of the staff at a command line; null for an account that is not there, is closed, or lacks the right. */
export const staffAtCommand = async (
  pool: Pool,
  clock: Clock,
  { siteId, account, right, command }: CommandCaller,
): Promise<Actor | null> => {
  const { rows } = await pool.query<{ id: number; rights: readonly string[] }>(
    `SELECT staff.id, ARRAY (SELECT held.name FROM staff_role_on_site given JOIN role_right held USING (role_id)
                              WHERE given.staff_id = staff.id AND given.site_id = $2) AS rights
       FROM staff WHERE account = $1 AND enabled`,
    [account, siteId],
  );
  const [row] = rows;
  if (row === undefined || !row.rights.includes(right)) return null;
  const staffId = row.id;
  return {
    siteId,
    staffId,
    account,
    rights: new Set(allOfficeRights.filter((name) => row.rights.includes(name))),
    trace: (tx, entry) =>
      writeTrace(tx, clock, {
        ...entry,
        siteId,
        staffId,
        sessionId: null,
        address: null,
        call: command,
        kind: 'write',
        code: null,
        requestId: null,
      }),
  };
};
