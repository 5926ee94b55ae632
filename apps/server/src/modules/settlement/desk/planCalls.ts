import { currencySchema } from '@pavilion/contract';
import {
  type PlanAssignLook,
  planAssign,
  planAssignLook,
  planHolderList,
  planList,
  planOne,
  planPublish,
  planTry,
  staleCode,
} from '@pavilion/contract/office';
import { type PoolClient, withTransaction } from '@pavilion/postgres';
import { z } from 'zod';
import {
  type Actor,
  handleOffice,
  type LoggedIn,
  type OfficeCallHandler,
} from '../../../http/officeCaller.ts';
import { type Refusal, refused } from '../../../http/refusal.ts';
import { siteDayOf } from '../../../infra/siteDay.ts';
import { propose, proposeOnce, readBound } from '../../proposals/index.ts';
import { requireCurrency } from '../../sites/index.ts';
import { type Assignment, type AssignResult, assignIn, findVersion } from '../commands/assignPlan.ts';
import { lockPlans, publishPlan } from '../commands/publishPlan.ts';
import { planBody, readPlan } from '../plans.ts';
import { type DeskDeps, lockAgent, unknown } from './deskDeps.ts';
import { findPlanAtDesk, listHolders, listPlansAtDesk } from './planQueries.ts';
import { highestPpm, planOf } from './planTerms.ts';
import { tryPlan } from './tryPlan.ts';

/** Trials that one person makes a minute: each settles three cycles. */
const trialsPerMinute = 6;

const todayOf = ({ clock }: DeskDeps, { site }: Pick<LoggedIn, 'site'>): string =>
  siteDayOf(clock.now(), site.settings.time_zone).toString();

interface NewestRow {
  readonly version: number;
  readonly currency: string;
  readonly title: string;
  readonly body: unknown;
  readonly owner_agent_id: number | null;
}

const newestOf = async (tx: PoolClient, siteId: number, plan: string): Promise<NewestRow | undefined> => {
  const { rows } = await tx.query<NewestRow>(
    `SELECT version, currency, title, body, owner_agent_id FROM commission_plan
      WHERE site_id = $1 AND plan = $2 ORDER BY version DESC LIMIT 1`,
    [siteId, plan],
  );
  return rows[0];
};

/**
 * Writes the next version, once: the same words upon the same base again are the version that they made. Refuses with 409
 * where another was faster.
 */
const publish = (deps: DeskDeps, actor: Actor, body: z.output<typeof planPublish.body>): Promise<number> =>
  withTransaction(deps.pool, async (tx) => {
    const { plan: name, currency, title, terms, base, reason } = body;
    const { siteId, account } = actor;
    const subject = { kind: 'plan', id: name };
    await lockPlans(tx, siteId);
    const newest = await newestOf(tx, siteId, name);
    if (newest !== undefined && newest.currency !== currency)
      throw refused(planPublish.codes, 382, 'office.plan_other_currency');
    if ((newest?.owner_agent_id ?? null) !== null)
      throw refused(planPublish.codes, 383, 'office.plan_of_agent');
    const draft = planOf(name, base + 1, terms, currency);
    if ((newest?.version ?? 0) !== base) {
      const isSame =
        newest?.version === base + 1 &&
        newest.title === title &&
        planBody(readPlan(name, base + 1, newest.body)) === planBody(draft);
      if (!isSame)
        throw refused(planPublish.codes, staleCode, 'office.stale', {
          current: { version: newest?.version ?? 0 },
        });
      await actor.trace(tx, { subject, after: { version: base + 1, repeated: true }, reason });
      return base + 1;
    }
    const { version } = await publishPlan(tx, deps, {
      siteId,
      plan: name,
      title,
      currency,
      body: draft,
      ownerAgentId: null,
      actor: account,
    });
    await actor.trace(tx, {
      subject,
      before:
        newest === undefined ? null : { version: newest.version, title: newest.title, terms: newest.body },
      after: { version, title, terms },
      reason,
    });
    return version;
  });

const assignRefusal = (result: Exclude<AssignResult, 'assigned'>): Refusal => {
  switch (result) {
    case 'unknown':
      return unknown();
    case 'other_currency':
      return refused(planAssign.codes, 386, 'office.plan_other_currency');
    case 'other_terms':
      return refused(planAssign.codes, 387, 'office.plan_other_terms');
  }
};

const assignContent = z.strictObject({
  agent_id: z.number().int(),
  plan: z.string(),
  version: z.number().int(),
});
type AssignContent = z.output<typeof assignContent>;

const assignmentOf = (content: AssignContent, { siteId, account }: Actor): Assignment => ({
  siteId,
  agentId: content.agent_id,
  plan: content.plan,
  version: content.version,
  actor: account,
});

/** Does it, or throws why not. */
const assign = async (tx: PoolClient, deps: DeskDeps, assignment: Assignment): Promise<void> => {
  const result = await assignIn(tx, deps, assignment);
  if (result !== 'assigned') throw assignRefusal(result);
};

/** What an agent was given last: another gift meanwhile is another world. */
const lastGift = async (tx: PoolClient, agentId: number): Promise<string | null> => {
  const { rows } = await tx.query<{ id: bigint | null }>(
    'SELECT max(id) AS id FROM agent_plan WHERE agent_id = $1',
    [agentId],
  );
  return rows[0]?.id?.toString() ?? null;
};

/** A plan above what one person gives alone is given by two. */
export const registerPlanDeeds = (deps: DeskDeps): void =>
  deps.book.register({
    kind: 'agents.assign_plan',
    right: 'plans.manage',
    content: assignContent,
    worldOf: async (tx, { agent_id }, siteId) => {
      await lockAgent(tx, siteId, agent_id);
      return { last: await lastGift(tx, agent_id) };
    },
    run: (tx, content, who) => assign(tx, deps, assignmentOf(content, who)),
  });

const ppmOfPercent = 10_000n;

/** Whether a second person is needed: beyond the bound, and wherever something is paid per head. */
const needsSecond = async (
  tx: PoolClient,
  assignment: Assignment,
): Promise<{ highest: number; second: boolean }> => {
  const row = await findVersion(tx, assignment);
  if (row === undefined) throw unknown();
  const plan = readPlan(row.plan, row.version, row.body);
  const highest = highestPpm(plan);
  const executor = { query: tx.query.bind(tx) } as Parameters<typeof readBound>[0];
  const bound = await readBound(executor, assignment.siteId, 'agents.assign_plan', null);
  return { highest, second: BigInt(highest) > bound * ppmOfPercent || (plan.perHeadMinor ?? 0n) > 0n };
};

interface GiftRow {
  readonly agent_id: number;
  readonly plan: string;
  readonly version: number;
  readonly title: string;
  readonly from: string;
}

const gifts = `
  SELECT a.agent_id, a.plan, a.version, p.title, a.from_day::text AS "from" FROM agent_plan a
    JOIN commission_plan p ON p.site_id = a.site_id AND p.plan = a.plan AND p.version = a.version`;

/** What giving the plan would do: it is done, looked at, and taken back. */
const lookAtAssign = (deps: DeskDeps, assignment: Assignment, today: string): Promise<PlanAssignLook> =>
  withTransaction(deps.pool, async (tx) => {
    const { siteId, agentId } = assignment;
    const agent = await lockAgent(tx, siteId, agentId);
    const { highest, second } = await needsSecond(tx, assignment);
    const now = await tx.query<GiftRow>(
      `${gifts} WHERE a.agent_id = $1 AND a.from_day <= $2::date ORDER BY a.from_day DESC, a.id DESC LIMIT 1`,
      [agentId, today],
    );
    const [before] = now.rows;
    const { rows: last } = await tx.query<{ id: bigint }>(
      'SELECT coalesce(max(id), 0) AS id FROM agent_plan',
    );
    await tx.query('SAVEPOINT look');
    await assign(tx, deps, assignment);
    const { rows: given } = await tx.query<GiftRow>(`${gifts} WHERE a.site_id = $1 AND a.id > $2`, [
      siteId,
      last[0]?.id ?? 0n,
    ]);
    await tx.query('ROLLBACK TO SAVEPOINT look');
    return {
      agent: { id: agent.id, account: agent.account },
      from: given.find(({ agent_id }) => agent_id === agentId)?.from ?? today,
      now:
        before === undefined
          ? null
          : { plan: before.plan, version: before.version, title: before.title, from: before.from },
      highest_ppm: highest,
      passed_on: given.filter(({ agent_id }) => agent_id !== agentId).length,
      needs_second: second,
    };
  });

/** Gives it, or proposes to: what one person gave alone is asked for again without harm. */
const giveOrPropose = (
  deps: DeskDeps,
  actor: Actor,
  { reason, request_id: requestId, ...content }: z.output<typeof planAssign.body>,
): Promise<number | null> =>
  withTransaction(deps.pool, async (tx) => {
    const assignment = assignmentOf(content, actor);
    const agent = await lockAgent(tx, actor.siteId, content.agent_id);
    const { second } = await needsSecond(tx, assignment);
    const subject = { kind: 'member', id: agent.id, name: agent.account };
    const asked = { kind: 'agents.assign_plan', content, requestId } as const;
    if (second)
      return proposeOnce(tx, actor, asked, async () => {
        await tx.query('SAVEPOINT look');
        await assign(tx, deps, assignment);
        await tx.query('ROLLBACK TO SAVEPOINT look');
        return propose(tx, deps.book, actor, { ...asked, subject, reason }, deps.clock.now());
      });
    await assign(tx, deps, assignment);
    await actor.trace(tx, { subject, after: { plan: content.plan, version: content.version }, reason });
    return null;
  });

/** Plans as staff write, try and give them. */
export const planDeskCalls = (deps: DeskDeps): readonly OfficeCallHandler[] => {
  const { pool, clock } = deps;
  const asOf = () => ({ asOf: clock.now().toISOString() });
  return [
    handleOffice(planList, null, async (caller, body) => ({
      ...(await listPlansAtDesk(pool, caller.site.id, todayOf(deps, caller), body)),
      ...asOf(),
    })),
    handleOffice(planOne, null, async (caller, { id }) => {
      const plan = await findPlanAtDesk(pool, caller.site.id, todayOf(deps, caller), id);
      if (plan === undefined) throw unknown();
      return plan;
    }),
    handleOffice(planPublish, 'write', async ({ site, actor }, body) => {
      requireCurrency(site, body.currency);
      return { version: await publish(deps, actor, body) };
    }),
    handleOffice(
      planTry,
      null,
      ({ site }, { plan, currency, terms }) =>
        tryPlan(pool, site.id, planOf(plan, 1, terms, currency), currencySchema.parse(currency)),
      { perMinute: trialsPerMinute },
    ),
    handleOffice(planHolderList, null, async (caller, body) => ({
      ...(await listHolders(pool, caller.site.id, todayOf(deps, caller), body)),
      ...asOf(),
    })),
    handleOffice(planAssignLook, null, (caller, body) =>
      lookAtAssign(
        deps,
        { ...body, siteId: caller.site.id, agentId: body.agent_id, actor: caller.actor.account },
        todayOf(deps, caller),
      ),
    ),
    handleOffice(planAssign, 'write', async ({ actor }, body) => ({
      proposal_id: await giveOrPropose(deps, actor, body),
    })),
  ];
};
