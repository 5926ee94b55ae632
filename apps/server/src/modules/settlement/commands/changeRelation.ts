import { type PoolClient, sqlStateOf, withTransaction } from '@pavilion/postgres';
import type { Hall } from '../../../infra/hall.ts';
import { siteDayOf } from '../../../infra/siteDay.ts';
import { type CycleKind, nextCycleFrom } from '../cycles.ts';

/**
 * `no_agent`: whom the member would come under is no agent in service of the site. `other_currency`: a tree is of one.
 * `circle`: the member stands above that agent. `other_terms`: plans of the moving line have other terms than the tree.
 * `waits`: another change of the member has not begun yet.
 */
export type RelationResult =
  | 'changed'
  | 'unknown'
  | 'same'
  | 'no_agent'
  | 'other_currency'
  | 'circle'
  | 'other_terms'
  | 'waits';

export interface RelationChange {
  readonly siteId: number;
  readonly memberId: number;
  /** Null puts the member, with everybody below, under nobody. */
  readonly agentId: number | null;
  /** The accounts of the two who decided. */
  readonly decidedBy: string;
  readonly reason: string;
}

interface Person {
  readonly currency: string;
  readonly agent_id: number | null;
  readonly is_agent: boolean;
  readonly in_service: boolean;
  readonly time_zone: string;
}

const checkViolation = '23514';

/** Whether the tables refused a relation because somebody would stand below themselves. */
export const isCircle = (error: unknown): boolean => sqlStateOf(error) === checkViolation;

const findPerson = async (db: PoolClient, siteId: number, id: number): Promise<Person | undefined> => {
  const { rows } = await db.query<Person>(
    `SELECT m.currency, m.agent_id, m.is_agent, m.is_agent AND m.agent_active AND m.status = 'active' AS in_service,
            s.time_zone
       FROM member m JOIN site s ON s.id = m.site_id WHERE m.id = $2 AND m.site_id = $1 FOR NO KEY UPDATE OF m`,
    [siteId, id],
  );
  return rows[0];
};

/** The terms of the latest plan of an agent. */
const termsOf = (agent: string): string => `(
  SELECT p.body -> 'terms' FROM agent_plan a JOIN commission_plan p
    ON p.site_id = a.site_id AND p.plan = a.plan AND p.version = a.version
   WHERE a.agent_id = ${agent} ORDER BY a.from_day DESC, a.id DESC LIMIT 1)`;

interface Terms {
  /** How the tree is settled that the member comes under; null where nobody in it has a plan. */
  readonly kind: CycleKind | null;
  readonly own_kind: CycleKind | null;
  readonly differs: boolean;
}

const readTerms = async (db: PoolClient, memberId: number, agentId: number | null): Promise<Terms> => {
  const { rows } = await db.query<Terms>(
    `WITH RECURSIVE up AS (
       SELECT m.id, m.agent_id, 1 AS level FROM member m WHERE m.id = $2
       UNION ALL
       SELECT m.id, m.agent_id, u.level + 1 FROM up u JOIN member m ON m.id = u.agent_id WHERE u.level < 50
     ), down AS (
       SELECT $1::integer AS id, 1 AS level
       UNION ALL
       SELECT m.id, d.level + 1 FROM down d JOIN member m ON m.agent_id = d.id AND m.is_agent WHERE d.level < 50
     ), above AS (
       SELECT t.terms FROM up CROSS JOIN LATERAL (SELECT ${termsOf('up.id')} AS terms) t
        WHERE t.terms IS NOT NULL ORDER BY up.level LIMIT 1
     ), below AS (
       SELECT t.terms, d.level FROM down d CROSS JOIN LATERAL (SELECT ${termsOf('d.id')} AS terms) t
        WHERE t.terms IS NOT NULL)
     SELECT (SELECT terms ->> 'cycle' FROM above) AS kind,
            (SELECT terms ->> 'cycle' FROM below ORDER BY level LIMIT 1) AS own_kind,
            EXISTS (SELECT FROM above, below WHERE above.terms <> below.terms) AS differs`,
    [memberId, agentId],
  );
  return rows[0] ?? { kind: null, own_kind: null, differs: false };
};

/** As `changeRelation`, within a transaction of the caller's, which a circle ends (`isCircle`). */
export const writeRelation = async (
  tx: PoolClient,
  { siteId, memberId, agentId, decidedBy, reason }: RelationChange,
  now: Date,
): Promise<RelationResult> => {
  const member = await findPerson(tx, siteId, memberId);
  if (member === undefined) return 'unknown';
  if (agentId !== null) {
    const agent = await findPerson(tx, siteId, agentId);
    if (agent?.in_service !== true) return 'no_agent';
    if (agent.currency !== member.currency) return 'other_currency';
  }
  const terms = await readTerms(tx, memberId, agentId);
  if (terms.differs) return 'other_terms';
  const today = siteDayOf(now, member.time_zone).toString();
  const from = nextCycleFrom(terms.kind ?? terms.own_kind ?? 'month', today);
  const { rows } = await tx.query<{ from_day: string; agent_id: number | null }>(
    `SELECT from_day::text, agent_id FROM agent_relation WHERE member_id = $1 ORDER BY from_day DESC LIMIT 1`,
    [memberId],
  );
  const [last] = rows;
  if ((last?.agent_id ?? null) === agentId) return 'same';
  if (last !== undefined && last.from_day > today) return 'waits';
  await tx.query('UPDATE agent_relation SET to_day = $2::date - 1 WHERE member_id = $1 AND to_day IS NULL', [
    memberId,
    from,
  ]);
  await tx.query(
    `INSERT INTO agent_relation (site_id, member_id, agent_id, from_day, decided_by, reason, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [siteId, memberId, agentId, from, decidedBy, reason, now],
  );
  return 'changed';
};

/**
 * Puts a member, with everybody below, under another agent from the next whole cycle on. What the member's own line carries
 * and owes goes along; what the line above carries stays with it. Until that day everything stays as it is.
 */
export const changeRelation = async (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  change: RelationChange,
): Promise<RelationResult> => {
  try {
    return await withTransaction(pool, (tx) => writeRelation(tx, change, clock.now()));
  } catch (error) {
    if (isCircle(error)) return 'circle';
    throw error;
  }
};

/** Brings `member.agent_id` up to the relations that have begun. */
export const beginRelations = async ({ pool, clock }: Pick<Hall, 'pool' | 'clock'>): Promise<void> => {
  await pool.query(
    `UPDATE member m SET agent_id = r.agent_id
       FROM agent_relation r JOIN site s ON s.id = r.site_id
      CROSS JOIN LATERAL (SELECT ($1::timestamptz AT TIME ZONE s.time_zone)::date AS today) d
      WHERE m.id = r.member_id AND m.agent_id IS DISTINCT FROM r.agent_id
        AND r.from_day <= d.today AND (r.to_day IS NULL OR r.to_day >= d.today)`,
    [clock.now()],
  );
};
