import { type SqlExecutor, sqlStateOf } from './executor.ts';
import { markHorizon } from './horizon.ts';
import type { Difference } from './reconcile.ts';

/** Of a walk that somebody else is at, or begins at this moment. */
const taken = new Set(['55P03', '23505']);

/** Where a walk through the books stands. */
export interface Proof {
  /** Transfers up to and with this one are proven. */
  readonly through: bigint;
  /** The last transfer that the walk has to come to, as far as is decided. */
  readonly horizon: bigint;
  /** Whether it has come there, and every account is what its entries come to. */
  readonly hasEnded: boolean;
  /** What the walk has found so far. Empty when the books balance. */
  readonly differences: readonly Difference[];
}

interface StepRow {
  readonly id: bigint;
  readonly through: bigint;
  readonly horizon: bigint;
  readonly ended: boolean;
}

export interface ProofOptions {
  /** Transfers of a step, which is one transaction: 1,000,000 unless told. */
  readonly stepTransfers?: number;
  /** Asked before each step but the first. Goes on to the end unless told. */
  readonly mayGoOn?: (proof: Pick<Proof, 'through' | 'horizon'>) => boolean;
}

/**
 * Proves the books as `reconcile` does, a step of transfers after another, and goes on where the last call stopped: when it
 * was told to, or when its process or the database went down. Once a walk has ended, the next call begins another. Answers
 * undefined when somebody else is walking. Give it a pool: inside a transaction nothing would be kept.
 */
export const proveOn = async (
  executor: SqlExecutor,
  { stepTransfers = 1_000_000, mayGoOn = () => true }: ProofOptions = {},
): Promise<Proof | undefined> => {
  await markHorizon(executor);
  try {
    for (;;) {
      const { rows } = await executor.query<StepRow>({
        text: `SELECT proof_id AS id, through_transfer_id AS through, horizon_transfer_id AS horizon, has_ended AS ended
          FROM ledger.prove_on($1)`,
        values: [stepTransfers],
      });
      const [step] = rows;
      if (step === undefined) throw new Error('a step of the proof has no answer');
      if (!step.ended && mayGoOn(step)) continue;
      const { rows: differences } = await executor.query<Difference>({
        text: 'SELECT rule, subject, expected, actual FROM ledger.proof_difference WHERE proof_id = $1',
        values: [step.id],
      });
      return { through: step.through, horizon: step.horizon, hasEnded: step.ended, differences };
    }
  } catch (error) {
    if (taken.has(sqlStateOf(error) ?? '')) return undefined;
    throw error;
  }
};
