import { type PoolClient, withTransaction } from '@pavilion/postgres';
import { settle } from '@pavilion/settlement';
import type { Hall } from '../../../infra/hall.ts';
import { cycleOfRow, lockCycle } from '../cycleRows.ts';
import { readInput } from '../readInput.ts';

export interface Adjustment {
  readonly siteId: number;
  readonly agentId: number;
  readonly amountMinor: bigint;
  /** The word that stands on the bill: small letters, digits, `-` and `_`. */
  readonly reason: string;
  /** The reason in full. */
  readonly note: string;
  readonly madeBy: string;
  readonly confirmedBy: string;
}

/** Corrects what an agent gets by a line of the next bill. False for nobody who is an agent of the site. */
export const adjust = async (
  db: PoolClient,
  { clock }: Pick<Hall, 'clock'>,
  { siteId, agentId, amountMinor, reason, note, madeBy, confirmedBy }: Adjustment,
): Promise<boolean> => {
  const { rows } = await db.query(
    `INSERT INTO agent_adjustment (site_id, agent_id, currency, amount_minor, reason, note, made_by, confirmed_by, created_at)
     SELECT m.site_id, m.id, m.currency, $3, $4, $5, $6, $7, $8 FROM member m
      WHERE m.id = $2 AND m.site_id = $1 AND m.is_agent RETURNING id`,
    [siteId, agentId, amountMinor, reason, note, madeBy, confirmedBy, clock.now()],
  );
  return rows.length === 1;
};

export interface Correction {
  readonly siteId: number;
  readonly cycleId: number;
  readonly madeBy: string;
  readonly confirmedBy: string;
}

/** As `correctCycle`, within a transaction of the caller's. */
export const correctIn = async (
  tx: PoolClient,
  { clock }: Pick<Hall, 'clock'>,
  { siteId, cycleId, madeBy, confirmedBy }: Correction,
): Promise<number> => {
  const row = await lockCycle(tx, siteId, cycleId);
  if (row === undefined || row.state === 'open' || row.state === 'calculated') return 0;
  const cycle = cycleOfRow(row);
  const now = settle((await readInput(tx, cycle)).input);
  const amounts = now.bills.map(({ agent, commissionMinor }) => ({
    agent,
    commission: String(commissionMinor),
  }));
  const { rows } = await tx.query(
    `INSERT INTO agent_adjustment (site_id, agent_id, currency, amount_minor, reason, note, made_by, confirmed_by,
         corrects_bill_id, created_at)
       SELECT b.site_id, b.agent_id, b.currency, n.commission::bigint - b.commission_minor, 'recount-' || c.from_day, $3, $4, $5,
         b.id, $6
         FROM json_to_recordset($2) AS n (agent integer, commission text)
         JOIN agent_bill b ON b.agent_id = n.agent AND b.cycle_id = $1 JOIN settlement_cycle c ON c.id = b.cycle_id
        WHERE n.commission::bigint <> b.commission_minor
       ON CONFLICT (corrects_bill_id) DO NOTHING RETURNING id`,
    [row.id, JSON.stringify(amounts), 'computed again after the review', madeBy, confirmedBy, clock.now()],
  );
  return rows.length;
};

/**
 * Computes a reviewed cycle once more with what is known now. Its bills stay; what an agent would have got more or less of
 * becomes a line of the next one, once. Answers how many bills differ.
 */
export const correctCycle = (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  correction: Correction,
): Promise<number> => withTransaction(pool, (tx) => correctIn(tx, { clock }, correction));

export interface Exclusion {
  readonly siteId: number;
  readonly memberId: number;
  readonly fromDay: string;
  readonly reason: string;
  readonly actor: string;
}

/** From a day on a member counts for no agent; the bills say so, and why. False for one who was excluded before. */
export const excludeMember = async (
  db: PoolClient,
  { clock }: Pick<Hall, 'clock'>,
  { siteId, memberId, fromDay, reason, actor }: Exclusion,
): Promise<boolean> => {
  const { rows } = await db.query(
    `INSERT INTO agent_exclusion (site_id, member_id, from_day, reason, decided_by, decided_at)
     SELECT site_id, id, $3, $4, $5, $6 FROM member WHERE id = $2 AND site_id = $1
     ON CONFLICT (member_id) DO NOTHING RETURNING member_id`,
    [siteId, memberId, fromDay, reason, actor, clock.now()],
  );
  return rows.length === 1;
};
