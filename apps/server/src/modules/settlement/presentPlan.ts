import { gameTypeIdSchema } from '@pavilion/contract';
import type { AgentPlan } from '@pavilion/contract/agentBills';
import type { Plan, Rung } from '@pavilion/settlement';
import { money } from './amounts.ts';
import type { GivenPlan } from './plans.ts';

type Currency = GivenPlan['currency'];

/** A rung of a ladder; what it does not ask for is null. */
export const presentRung = (rung: Rung, currency: Currency): AgentPlan['ladder'][number] => ({
  min_active: rung.minActive ?? null,
  min_new_active: rung.minNewActive ?? null,
  min_net_win: rung.minNetWinMinor === undefined ? null : money(rung.minNetWinMinor, currency),
  min_turnover: rung.minTurnoverMinor === undefined ? null : money(rung.minTurnoverMinor, currency),
  rate_ppm: rung.ratePpm,
});

const presentCarry = ({ revenueShare }: Plan): AgentPlan['negative_carry'] => {
  const policy = revenueShare?.negativeCarry ?? null;
  return typeof policy === 'object' && policy !== null ? policy.cycles : policy;
};

const presentHead = ({ perHeadMinor, terms }: Plan, currency: Currency): AgentPlan['per_head'] =>
  perHeadMinor === undefined || terms.perHead === undefined
    ? null
    : {
        amount: money(perHeadMinor, currency),
        first_deposit: money(terms.perHead.firstDepositMinor, currency),
        deposits: money(terms.perHead.depositsMinor, currency),
        turnover: money(terms.perHead.turnoverMinor, currency),
        within_days: terms.perHead.withinDays,
      };

/** A version of a plan with the days on which an agent has it. */
export const presentPlan = (given: GivenPlan, to: string | null): AgentPlan => {
  const { plan, currency } = given;
  const { terms } = plan;
  return {
    plan: plan.plan,
    version: plan.version,
    title: given.title,
    from: given.fromDay,
    to,
    is_from_agent: given.ownerAgentId !== null,
    cycle: terms.cycle,
    method: terms.method,
    hold_days: plan.holdDays,
    smallest_payout: money(plan.smallestPayoutMinor, currency),
    active: {
      deposit: money(terms.active.depositMinor, currency),
      turnover: money(terms.active.turnoverMinor, currency),
    },
    fence: terms.fenceMinor === undefined ? null : money(terms.fenceMinor, currency),
    deductions: terms.deductions.map(({ name, on, gameType, provider, ratePpm }) => ({
      name,
      on,
      game_type: gameType ?? null,
      provider: provider ?? null,
      rate_ppm: ratePpm,
    })),
    ladder: (plan.revenueShare?.ladder ?? []).map((rung) => presentRung(rung, currency)),
    negative_carry: presentCarry(plan),
    turnover: Object.entries(plan.turnover?.rates ?? {}).map(([gameType, rate]) => ({
      game_type: gameTypeIdSchema.parse(Number(gameType)),
      rate_ppm: rate,
    })),
    per_head: presentHead(plan, currency),
  };
};

/** All versions of an agent's plans with their days, the latest first. */
export const presentVersions = (plans: readonly GivenPlan[]): AgentPlan[] =>
  plans.map((given, at) => {
    const next = plans[at - 1];
    const to =
      next === undefined ? null : Temporal.PlainDate.from(next.fromDay).subtract({ days: 1 }).toString();
    return presentPlan(given, to);
  });
