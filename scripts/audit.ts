import type { Pool } from '@pavilion/postgres';
import { verifyTrace } from '../apps/server/src/modules/trace/index.ts';
import { runOnHall } from './launcher/runOnHall.ts';
import { LaunchError } from './launcher/settings.ts';
import { readStaffArguments } from './launcher/staffArguments.ts';

const usage = 'npm run audit -- --verify';

const faults = {
  missing: 'is missing',
  changed: 'is not as it was written',
} as const;

const run = async (pool: Pool): Promise<number> => {
  const { values } = readStaffArguments(usage, { verify: { type: 'boolean' } });
  if (values.verify !== true) throw new LaunchError(usage);
  const chains = await verifyTrace(pool);
  if (chains.length === 0) console.log('The trace is empty.');
  for (const { chain, lines, head, firstBad } of chains) {
    const name = chain === 0 ? 'installation' : `site ${chain}`;
    console.log(
      firstBad === null
        ? `${name}: ${lines} lines, none missing, none changed; the last is ${head}`
        : `${name}: line ${firstBad.number} ${faults[firstBad.fault]}`,
    );
  }
  return chains.every(({ firstBad }) => firstBad === null) ? 0 : 1;
};

/**
 * `npm run audit -- --verify`: proves the trace of what staff did. Recomputes the hash of every line and leaves with 1, naming
 * the first bad line of each chain, when one is missing or was changed.
 */
await runOnHall('audit', run);
