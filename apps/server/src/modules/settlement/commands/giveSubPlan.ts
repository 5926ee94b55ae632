import { withTransaction } from '@pavilion/postgres';
import { type Plan, planSchema } from '@pavilion/settlement';
import type { Hall } from '../../../infra/hall.ts';
import { siteDayOf } from '../../../infra/siteDay.ts';
import { nextCycleFrom } from '../cycles.ts';
import { findPlan, type GivenPlan, planBody } from '../plans.ts';
import { publishPlan, writeAgentPlan } from './publishPlan.ts';

/** What an agent chooses for a sub-agent; everything else is as in the agent's own plan. */
export interface SubRates {
  /** For each rung of the own ladder. */
  readonly ladderPpm: readonly number[];
  /** By game type. */
  readonly turnoverPpm: Readonly<Record<string, number>>;
  readonly perHeadMinor: bigint | null;
}

export interface SubGift {
  readonly siteId: number;
  readonly agentId: number;
  readonly account: string;
  readonly subAgentId: number;
  readonly rates: SubRates;
}

/**
 * `not_below`: nobody who stands directly below the agent. `no_agent`: who does, but is no agent in service. `no_plan`: the
 * agent has none that could be given on. `above_own`: something is more than the agent gets. `bad_ladder`: not a rate a rung,
 * or one lower than the one below it.
 */
export type GiveRefusal = 'not_below' | 'no_agent' | 'no_plan' | 'above_own' | 'bad_ladder';
export type GiveResult =
  | { readonly kind: 'given'; readonly given: GivenPlan }
  | { readonly kind: GiveRefusal };

const isAbove = (own: Plan, { ladderPpm, turnoverPpm, perHeadMinor }: SubRates): boolean =>
  ladderPpm.some((rate, rung) => rate > (own.revenueShare?.ladder[rung]?.ratePpm ?? 0)) ||
  Object.entries(turnoverPpm).some(([gameType, rate]) => rate > (own.turnover?.rates[gameType] ?? 0)) ||
  (perHeadMinor ?? 0n) > (own.perHeadMinor ?? 0n);

const isLadder = (own: Plan, { ladderPpm }: SubRates): boolean =>
  ladderPpm.length === (own.revenueShare?.ladder.length ?? 0) &&
  ladderPpm.every((rate, rung) => rate >= (ladderPpm[rung - 1] ?? 0));

/** The own plan with other rates: whoever stands below is asked for the same, and gets no more. */
const bodyOf = (own: Plan, { ladderPpm, turnoverPpm, perHeadMinor }: SubRates): object => ({
  terms: own.terms,
  holdDays: own.holdDays,
  smallestPayoutMinor: own.smallestPayoutMinor,
  ...(own.revenueShare && {
    revenueShare: {
      ...own.revenueShare,
      ladder: own.revenueShare.ladder.map((rung, place) => ({ ...rung, ratePpm: ladderPpm[place] ?? 0 })),
    },
  }),
  ...(own.turnover && { turnover: { rates: turnoverPpm } }),
  ...(own.perHeadMinor !== undefined && perHeadMinor !== null && { perHeadMinor }),
});

/**
 * Gives a sub-agent directly below a plan that is nowhere above the agent's own, from the next whole cycle on. Given again
 * with the same rates it is the same; with others, the later holds.
 */
export const giveSubPlan = (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  { siteId, agentId, account, subAgentId, rates }: SubGift,
): Promise<GiveResult> =>
  withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ in_service: boolean; time_zone: string }>(
      `SELECT m.is_agent AND m.agent_active AND m.status = 'active' AS in_service, s.time_zone
         FROM member m JOIN site s ON s.id = m.site_id
        WHERE m.site_id = $1 AND m.id = $3 AND m.agent_id = $2 FOR NO KEY UPDATE OF m`,
      [siteId, agentId, subAgentId],
    );
    const [sub] = rows;
    if (sub === undefined) return { kind: 'not_below' };
    if (!sub.in_service) return { kind: 'no_agent' };
    const today = siteDayOf(clock.now(), sub.time_zone).toString();
    const held = await findPlan(tx, siteId, agentId, '9999-12-31');
    if (held === undefined) return { kind: 'no_plan' };
    const fromDay = nextCycleFrom(held.plan.terms.cycle, today);
    const own = await findPlan(tx, siteId, agentId, fromDay);
    if (own === undefined) return { kind: 'no_plan' };
    if (isAbove(own.plan, rates)) return { kind: 'above_own' };
    if (!isLadder(own.plan, rates)) return { kind: 'bad_ladder' };
    const plan = `agent-${agentId}-${subAgentId}`;
    const body = bodyOf(own.plan, rates);
    const before = await findPlan(tx, siteId, subAgentId, fromDay);
    if (
      before !== undefined &&
      planBody(before.plan) === planBody(planSchema.parse({ ...body, plan, version: 1 }))
    )
      return { kind: 'given', given: before };
    const { currency, title } = own;
    const version = await publishPlan(
      tx,
      { clock },
      {
        siteId,
        plan,
        title,
        currency,
        body,
        ownerAgentId: agentId,
        actor: account,
      },
    );
    await writeAgentPlan(
      tx,
      { clock },
      {
        siteId,
        agentId: subAgentId,
        plan,
        version: version.version,
        fromDay,
        actor: account,
      },
    );
    return {
      kind: 'given',
      given: { plan: version, title, currency, ownerAgentId: agentId, agentId: subAgentId, fromDay },
    };
  });
