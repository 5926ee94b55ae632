import type { OfficeRight } from '@pavilion/contract/office';
import { type Pool, readDatabaseClock } from '@pavilion/postgres';
import type { Actor } from '../../apps/server/src/http/officeCaller.ts';
import { staffAtCommand } from '../../apps/server/src/modules/staff/index.ts';
import { LaunchError } from './settings.ts';

interface Wanted {
  readonly siteId: number;
  readonly account: string;
  readonly right: OfficeRight;
  /** As the trace names it: `npm run …`. */
  readonly command: string;
}

/** Who decides at a command line: an account of the staff with the right. Throws a `LaunchError` for any other name. */
export const readStaff = async (pool: Pool, wanted: Wanted): Promise<Actor> => {
  const by = await staffAtCommand(pool, await readDatabaseClock(pool), wanted);
  if (by === null)
    throw new LaunchError(
      `--operator takes an account of the staff that has the right ${wanted.right} on site ${wanted.siteId}; ${wanted.account} is none`,
    );
  return by;
};
