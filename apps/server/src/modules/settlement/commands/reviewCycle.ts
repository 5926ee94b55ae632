import { type PoolClient, withTransaction } from '@pavilion/postgres';
import type { Hall } from '../../../infra/hall.ts';
import { hasEarlier, lockCycle } from '../cycleRows.ts';

/**
 * `changed`: the bills are not those that were looked at. `same_person`: two different people review. `earlier_waits`: a
 * cycle before it was not reviewed, and could still change what this one began with.
 */
export type ReviewResult =
  | 'reviewed'
  | 'approved'
  | 'unknown'
  | 'not_calculated'
  | 'changed'
  | 'same_person'
  | 'earlier_waits';

export interface Review {
  readonly siteId: number;
  readonly cycleId: number;
  /** Of the cycle, as whoever reviews saw it. */
  readonly sha256: string;
  /** The account of the staff. */
  readonly actor: string;
}

/** As `reviewCycle`, within a transaction of the caller's. */
export const reviewIn = async (
  tx: PoolClient,
  { clock }: Pick<Hall, 'clock'>,
  { siteId, cycleId, sha256, actor }: Review,
): Promise<ReviewResult> => {
  const cycle = await lockCycle(tx, siteId, cycleId);
  if (cycle === undefined) return 'unknown';
  if (cycle.state !== 'calculated' && cycle.state !== 'reviewed') return 'not_calculated';
  if (cycle.sha256 !== sha256) return 'changed';
  if (cycle.state === 'reviewed') {
    if (cycle.reviewed_by === actor) return 'same_person';
    await tx.query(
      `UPDATE settlement_cycle SET state = 'approved', approved_by = $2, approved_at = $3 WHERE id = $1`,
      [cycle.id, actor, clock.now()],
    );
    return 'approved';
  }
  if (await hasEarlier(tx, cycle, ['open', 'calculated'])) return 'earlier_waits';
  await tx.query(
    `UPDATE settlement_cycle SET state = 'reviewed', reviewed_by = $2, reviewed_at = $3 WHERE id = $1`,
    [cycle.id, actor, clock.now()],
  );
  return 'reviewed';
};

/** One of the staff has looked at the bills of a cycle; after the second, who is another, they are paid when they are due. */
export const reviewCycle = (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  review: Review,
): Promise<ReviewResult> => withTransaction(pool, (tx) => reviewIn(tx, { clock }, review));
