import { createPool, type Pool } from '@pavilion/postgres';
import { openHall } from './databases.ts';
import { runMain } from './runMain.ts';
import { readSettings } from './settings.ts';

/**
 * Runs a command on the hall's database, beside a running `npm start`, over one connection that bears the
 * command's name. Leaves with the code that `run` answers.
 */
export const runOnHall = (name: string, run: (pool: Pool) => Promise<number>): Promise<void> =>
  runMain(async () => {
    const hall = await openHall(readSettings(process.env));
    try {
      const pool = createPool(hall.url, { max: 1, applicationName: `pavilion-${name}` });
      try {
        return await run(pool);
      } finally {
        await pool.end();
      }
    } finally {
      await hall.stop();
    }
  });
