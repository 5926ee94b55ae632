import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettlementError, settleJson, settlementJson, verifyCsv } from '@pavilion/settlement';
import { runMain } from './launcher/runMain.ts';
import { LaunchError } from './launcher/settings.ts';
import { readStaffArguments } from './launcher/staffArguments.ts';

const usage = [
  'npm run settlement -- compute FILE.json [--csv FOLDER]   bills from a tree, days and plans, as JSON',
  '                      verify FILE.csv [--sha256 HASH]    a bill’s lines against the hash on it',
].join('\n');

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new LaunchError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const compute = (file: string, folder: string | undefined): void => {
  const settlement = settleJson(read(file));
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    for (const { agent } of settlement.bills)
      writeFileSync(join(folder, `bill-${agent}.csv`), [...settlement.csvOf(agent)].join(''));
  }
  console.log(settlementJson(settlement));
};

const verify = (file: string, expected: string | undefined): void => {
  const { agent, cycle, currency, lines, payable, sha256 } = verifyCsv(read(file), expected);
  console.log(
    `The bill of agent ${agent} for ${cycle}: ${lines} lines come to ${payable} ${currency}, as it says.\nSHA-256 ${sha256}`,
  );
};

const run = async (): Promise<number> => {
  const { positionals, values } = readStaffArguments(usage, {
    csv: { type: 'string' },
    sha256: { type: 'string' },
  });
  const [act, file, ...more] = positionals;
  try {
    if (file === undefined || more.length > 0) throw new LaunchError(usage);
    if (act === 'compute' && values.sha256 === undefined) compute(file, values.csv);
    else if (act === 'verify' && values.csv === undefined) verify(file, values.sha256);
    else throw new LaunchError(usage);
    return 0;
  } catch (error) {
    if (error instanceof SettlementError || error instanceof LaunchError) {
      console.error(`✗ ${error.message}`);
      return 2;
    }
    throw error;
  }
};

/**
 * `npm run settlement`: computes agents' bills from a file, and checks downloaded ones, without the hall. Leaves with 2
 * for a file that cannot be settled or does not prove itself.
 */
await runMain(run);
