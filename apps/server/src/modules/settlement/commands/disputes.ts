import { type PoolClient, withTransaction } from '@pavilion/postgres';
import type { Hall } from '../../../infra/hall.ts';

export interface Dispute {
  readonly siteId: number;
  readonly agentId: number;
  readonly billId: bigint;
  /** Null where it is about the bill as a whole. */
  readonly line: number | null;
  readonly words: string;
  /** Names the request: sent again it is the same dispute. */
  readonly requestId: string;
}

/** `other_content`: the id came before with something else. `not_yet`: nobody has reviewed the bill. */
export type DisputeResult = 'opened' | 'unknown' | 'not_yet' | 'open_already' | 'other_content';

const findSame = async (
  db: PoolClient,
  { agentId, billId, line, words, requestId }: Dispute,
): Promise<DisputeResult | undefined> => {
  const { rows } = await db.query<{ is_same: boolean }>(
    `SELECT bill_id = $3 AND line IS NOT DISTINCT FROM $4 AND words = $5 AS is_same
       FROM agent_dispute WHERE agent_id = $1 AND request_id = $2`,
    [agentId, requestId, billId, line, words],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  return row.is_same ? 'opened' : 'other_content';
};

/** Writes down that an agent does not agree with a bill, or with a line of it. One is open at a time for each. */
export const openDispute = (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  dispute: Dispute,
): Promise<DisputeResult> =>
  withTransaction(pool, async (tx) => {
    const { siteId, agentId, billId, line, words, requestId } = dispute;
    const { rows } = await tx.query<{ is_reviewed: boolean; has_line: boolean }>(
      `SELECT c.reviewed_at IS NOT NULL AS is_reviewed,
              $4::integer IS NULL OR EXISTS (SELECT FROM agent_bill_line l WHERE l.bill_id = b.id AND l.line = $4) AS has_line
         FROM agent_bill b JOIN settlement_cycle c ON c.id = b.cycle_id
        WHERE b.id = $1 AND b.site_id = $2 AND b.agent_id = $3 FOR UPDATE OF b`,
      [billId, siteId, agentId, line],
    );
    const [bill] = rows;
    if (bill?.has_line !== true) return 'unknown';
    const same = await findSame(tx, dispute);
    if (same !== undefined) return same;
    if (!bill.is_reviewed) return 'not_yet';
    const written = await tx.query(
      `INSERT INTO agent_dispute (site_id, bill_id, line, agent_id, request_id, words, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
      [siteId, billId, line, agentId, requestId, words, clock.now()],
    );
    return written.rows.length === 1 ? 'opened' : 'open_already';
  });

export interface DisputeAnswer {
  readonly siteId: number;
  readonly disputeId: bigint;
  readonly isUpheld: boolean;
  readonly answer: string;
  readonly actor: string;
}

/** Staff answer a dispute, once. False for one that is not of the site, or is answered already. */
export const answerDispute = async (
  db: PoolClient,
  { clock }: Pick<Hall, 'clock'>,
  { siteId, disputeId, isUpheld, answer, actor }: DisputeAnswer,
): Promise<boolean> => {
  const { rows } = await db.query(
    `UPDATE agent_dispute SET state = $3, answer = $4, answered_by = $5, answered_at = $6
      WHERE id = $1 AND site_id = $2 AND state = 'open' RETURNING id`,
    [disputeId, siteId, isUpheld ? 'upheld' : 'dismissed', answer, actor, clock.now()],
  );
  return rows.length === 1;
};
