import { currencySchema } from '@pavilion/contract';
import {
  type RelationLook,
  type RelationOne,
  relationLook,
  relationOne,
  relationPropose,
} from '@pavilion/contract/office';
import { type PoolClient, withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { z } from 'zod';
import { handleOffice, type OfficeCallHandler } from '../../../http/officeCaller.ts';
import { type Refusal, refused } from '../../../http/refusal.ts';
import { accountKeyOf } from '../../identity/index.ts';
import { proposeForTwo } from '../../proposals/index.ts';
import { exactMoney } from '../amounts.ts';
import { type BillRow, billColumns, billTables, presentBill } from '../billQueries.ts';
import {
  isCircle,
  type RelationChange,
  type RelationResult,
  writeRelation,
} from '../commands/changeRelation.ts';
import { type DeskDeps, unknown } from './deskDeps.ts';

/** Deeper no tree goes; whoever stands further up than this is not named. */
const levelsMax = 50;

interface Named {
  readonly id: number;
  readonly account: string;
}

const findRelations = async (
  pool: Pool,
  siteId: number,
  account: string,
): Promise<RelationOne | undefined> => {
  const { rows } = await pool.query<Named & { is_agent: boolean; currency: string }>(
    'SELECT id, account, is_agent, currency FROM member WHERE site_id = $1 AND account_key = $2',
    [siteId, accountKeyOf(account)],
  );
  const [member] = rows;
  if (member === undefined) return undefined;
  const [path, history] = await Promise.all([
    pool.query<Named>(
      `WITH RECURSIVE up AS (
         SELECT m.agent_id, 1 AS level FROM member m WHERE m.id = $1
         UNION ALL
         SELECT m.agent_id, up.level + 1 FROM up JOIN member m ON m.id = up.agent_id WHERE up.level < ${levelsMax})
       SELECT m.id, m.account FROM up JOIN member m ON m.id = up.agent_id ORDER BY up.level DESC`,
      [member.id],
    ),
    pool.query<{
      agent_id: number | null;
      account: string | null;
      from: string;
      to: string | null;
      decided_by: string;
      reason: string;
      decided_at: Date;
    }>(
      `SELECT r.agent_id, m.account, r.from_day::text AS "from", r.to_day::text AS "to", r.decided_by, r.reason, r.decided_at
         FROM agent_relation r LEFT JOIN member m ON m.id = r.agent_id
        WHERE r.member_id = $1 ORDER BY r.from_day DESC`,
      [member.id],
    ),
  ]);
  return {
    member: { ...member, currency: currencySchema.parse(member.currency) },
    path: path.rows,
    history: history.rows.map(({ agent_id, account: name, decided_at, ...row }) => ({
      ...row,
      agent: agent_id === null ? null : { id: agent_id, account: name ?? '' },
      decided_at: decided_at.toISOString(),
    })),
  };
};

const refusals = {
  same: [381, 'office.relation_same'],
  no_agent: [382, 'office.relation_no_agent'],
  other_currency: [383, 'office.relation_other_currency'],
  circle: [384, 'office.relation_circle'],
  other_terms: [385, 'office.relation_other_terms'],
  waits: [386, 'office.relation_waits'],
} as const satisfies Record<Exclude<RelationResult, 'changed' | 'unknown'>, readonly [number, string]>;

const refusalOf = (result: Exclude<RelationResult, 'changed'>): Refusal => {
  if (result === 'unknown') return unknown();
  const [code, message] = refusals[result];
  return refused(relationPropose.codes, code, message);
};

/** Writes a relation, or throws why it cannot be. */
const write = async (tx: PoolClient, change: RelationChange, now: Date): Promise<void> => {
  const result = await writeRelation(tx, change, now).catch((error: unknown): RelationResult => {
    if (isCircle(error)) return 'circle';
    throw error;
  });
  if (result !== 'changed') throw refusalOf(result);
};

/** Does the change, asks what it came to, and takes it back. Throws why it cannot be. */
const tried = async <T>(
  tx: PoolClient,
  change: RelationChange,
  now: Date,
  look: () => Promise<T>,
): Promise<T> => {
  await tx.query('SAVEPOINT look');
  await write(tx, change, now);
  const seen = await look();
  await tx.query('ROLLBACK TO SAVEPOINT look');
  return seen;
};

const nameOf = async (
  tx: PoolClient,
  siteId: number,
  id: number,
): Promise<Named & { currency: string; agent_id: number | null }> => {
  const { rows } = await tx.query<Named & { currency: string; agent_id: number | null }>(
    'SELECT id, account, currency, agent_id FROM member WHERE site_id = $1 AND id = $2',
    [siteId, id],
  );
  const [row] = rows;
  if (row === undefined) throw unknown();
  return row;
};

/** The member `$1` with everybody below. */
const line = `
  WITH RECURSIVE line AS (
    SELECT m.id, m.is_agent, 0 AS level FROM member m WHERE m.id = $1
    UNION ALL
    SELECT m.id, m.is_agent, l.level + 1 FROM line l JOIN member m ON m.agent_id = l.id WHERE l.level < ${levelsMax})`;

const readLine = async (tx: PoolClient, memberId: number) => {
  const counted = await tx.query<{ members: number; agents: number; carry: string; debt: string }>(
    `${line}, latest AS (
       SELECT DISTINCT ON (site_id, currency, kind) id FROM settlement_cycle
        WHERE calculated_at IS NOT NULL ORDER BY site_id, currency, kind, from_day DESC)
     SELECT (SELECT count(*) - 1 FROM line)::integer AS members,
            (SELECT count(*) FILTER (WHERE is_agent AND level > 0) FROM line)::integer AS agents,
            coalesce(sum(left_.debt), 0)::exact_minor::text AS debt, coalesce(sum(left_.carry), 0)::exact_minor::text AS carry
       FROM (SELECT a.debt, (SELECT sum((loss ->> 'amountMinor')::numeric) FROM jsonb_array_elements(a.losses) loss) AS carry
               FROM agent_carry a JOIN latest ON latest.id = a.cycle_id JOIN line ON line.id = a.agent_id) AS left_`,
    [memberId],
  );
  const bills = await tx.query<BillRow & { agent_id: number; account: string }>(
    `${line} SELECT ${billColumns}, b.agent_id, m.account FROM ${billTables} JOIN line ON line.id = b.agent_id
       JOIN member m ON m.id = b.agent_id WHERE b.state IN ('calculated', 'held') ORDER BY b.id DESC LIMIT 50`,
    [memberId],
  );
  const [sums] = counted.rows;
  if (sums === undefined) throw new Error('a line was not counted');
  return { sums, bills: bills.rows };
};

const lookAtChange = (deps: DeskDeps, change: RelationChange): Promise<RelationLook> =>
  withTransaction(deps.pool, async (tx) => {
    const { siteId, memberId, agentId } = change;
    const member = await nameOf(tx, siteId, memberId);
    const from = await tried(tx, change, deps.clock.now(), async () => {
      const { rows } = await tx.query<{ from: string }>(
        'SELECT max(from_day)::text AS "from" FROM agent_relation WHERE member_id = $1',
        [memberId],
      );
      return rows[0]?.from ?? '';
    });
    const currency = currencySchema.parse(member.currency);
    const { sums, bills } = await readLine(tx, memberId);
    const named = async (id: number | null) => {
      if (id === null) return null;
      const { account } = await nameOf(tx, siteId, id);
      return { id, account };
    };
    return {
      member: { id: member.id, account: member.account },
      before: await named(member.agent_id),
      after: await named(agentId),
      from,
      members: sums.members,
      agents: sums.agents,
      carry: exactMoney(sums.carry, currency),
      debt: exactMoney(sums.debt, currency),
      currency,
      bills: bills.map((row) => {
        const { bill_id: id, cycle, state, payable } = presentBill(row, currency);
        return { id, agent: { id: row.agent_id, account: row.account }, cycle, state, payable };
      }),
    };
  });

const moveContent = z.strictObject({
  member_id: z.number().int(),
  agent_id: z.number().int().nullable(),
  /** The account of the agent, for whoever confirms. */
  agent: z.string().nullable(),
  reason: z.string(),
  made_by: z.string(),
});

/** Who stands under whom is decided by two. */
export const registerRelationDeed = (deps: DeskDeps): void =>
  deps.book.register({
    kind: 'agents.move',
    right: 'agents.move',
    content: moveContent,
    worldOf: async (tx, { member_id: id }, siteId) => {
      await nameOf(tx, siteId, id);
      const { rows } = await tx.query<{ agent_id: number | null; from_day: string }>(
        'SELECT agent_id, from_day::text FROM agent_relation WHERE member_id = $1 ORDER BY from_day DESC LIMIT 1',
        [id],
      );
      return { last: rows[0] ?? null };
    },
    run: (tx, content, { siteId, account }) =>
      write(
        tx,
        {
          siteId,
          memberId: content.member_id,
          agentId: content.agent_id,
          decidedBy: `${content.made_by}, ${account}`,
          reason: content.reason,
        },
        deps.clock.now(),
      ),
  });

/** Who stands and stood under whom, and what another place would mean. */
export const relationCalls = (deps: DeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(relationOne, null, async ({ site }, { account }) => {
    const found = await findRelations(deps.pool, site.id, account);
    if (found === undefined) throw unknown();
    return found;
  }),
  handleOffice(relationLook, null, ({ site, actor }, { member_id: memberId, agent_id: agentId }) =>
    lookAtChange(deps, { siteId: site.id, memberId, agentId, decidedBy: actor.account, reason: 'look' }),
  ),
  handleOffice(
    relationPropose,
    'write',
    async ({ actor }, { member_id: memberId, agent_id: agentId, reason, request_id: requestId }) => {
      const { siteId, account: madeBy } = actor;
      const agent = await withTransaction(deps.pool, async (tx) =>
        agentId === null ? null : nameOf(tx, siteId, agentId).catch(() => null),
      );
      const content: z.output<typeof moveContent> = {
        member_id: memberId,
        agent_id: agentId,
        agent: agent?.account ?? null,
        reason,
        made_by: madeBy,
      };
      return {
        proposal_id: await proposeForTwo(
          deps,
          actor,
          { kind: 'agents.move', content, requestId, reason },
          async (tx) => {
            const member = await nameOf(tx, siteId, memberId);
            const change = { siteId, memberId, agentId, decidedBy: madeBy, reason };
            await tried(tx, change, deps.clock.now(), async () => undefined);
            return { kind: 'member', id: memberId, name: member.account };
          },
        ),
      };
    },
  ),
];
