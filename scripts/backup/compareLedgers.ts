import { createHash } from 'node:crypto';
import { archivedThrough, hashTransfers, latestHorizon, transfersBeyond } from '@pavilion/ledger';
import type { Pool } from '@pavilion/postgres';
import { LaunchError } from '../launcher/settings.ts';

/** Transfers that are hashed in one statement. */
const step = 20_000n;

export interface Comparison {
  /** The newest horizon of the restored ledger. */
  readonly horizon: bigint;
  /** SHA-256 over the hashes of everything up to it, hex; of both. */
  readonly hash: string;
  /** Transfers of the restored ledger beyond the horizon, which the hall has as well. */
  readonly beyond: number;
}

const other = (from: bigint, to: bigint): LaunchError =>
  new LaunchError(`the restored ledger is not the hall's: transfers ${from} to ${to} differ`);

/**
 * Compares a restored ledger with the hall that runs on. Up to the restored ledger's horizon both hold the same, for
 * everything there was decided; beyond it the hall holds at least what was restored. Of what either of them has archived,
 * the transfers alone can be compared; `npm run archive -- --verify` proves its moves. Throws `LaunchError` naming the first
 * range that differs.
 */
export const compareLedgers = async (restored: Pool, hall: Pool): Promise<Comparison> => {
  const horizon = await latestHorizon(restored);
  const bounds = await Promise.all([archivedThrough(restored), archivedThrough(hall)]);
  let archived = 0n;
  for (const one of bounds) if (one > archived) archived = one;
  const whole = createHash('sha256');
  for (let after = 0n; after < horizon; after += step) {
    const range = { after, through: after + step < horizon ? after + step : horizon, archived };
    const [ours, theirs] = await Promise.all([hashTransfers(restored, range), hashTransfers(hall, range)]);
    if (ours !== theirs) throw other(range.after + 1n, range.through);
    whole.update(ours);
  }
  let beyond = 0;
  let after = horizon;
  for (;;) {
    const only = await transfersBeyond(restored, after, Number(step));
    const through = only.at(-1);
    if (through === undefined) return { horizon, hash: whole.digest('hex'), beyond };
    const range = { after, through, only, archived };
    const [ours, theirs] = await Promise.all([hashTransfers(restored, range), hashTransfers(hall, range)]);
    if (ours !== theirs) throw other(only[0] ?? after, through);
    beyond += only.length;
    after = through;
  }
};
