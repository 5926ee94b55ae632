import { createRandom, type SeededRandom } from '@pavilion/testing/random';
import type { Plan, Step } from './step.ts';

/** What agents do between the steps of a plan, drawn by chances of its own: what members do stays what it was. */

/** Set beside the seed of what members do: for what agents do, and for when the process that settles them is killed. */
const salt = 0x61_67_65_6e;
const killSalt = 0x6b_69_6c_6c;
/** A settlement takes about as long once its process has begun. */
const settleMsMax = 150;
/** Two trees of two agents, whose places come after those of the members. */
const agents = 4;
/** Homes of members go round; agents stand above those of the first two. */
const homes = 5;

type TransferStep = Extract<Step, { readonly kind: 'transfer' }>;

const transferOf = (random: SeededRandom, { members, halls }: Plan): TransferStep => {
  const agent = random.int(0, agents - 1);
  const purse = random.pick(['commission', 'quota', 'quota'] as const);
  const tree = Math.floor(agent / 2);
  const ownLine = Array.from({ length: members }, (_, place) => place).filter(
    (place) => place % homes === tree,
  );
  const [first = 0, ...rest] = [...ownLine, members + 2 * tree + 1];
  // Now and then somebody who stands elsewhere, or above, or the agent.
  const somebody = random.chance(0.15) ? random.int(0, members + agents - 1) : random.pick([first, ...rest]);
  return {
    kind: 'transfer',
    agent,
    purse,
    to: purse === 'commission' && random.chance(0.4) ? null : somebody,
    amount: random.pick([5, 60, 300, 1_500, 3_000, 4_001]),
    twice: random.chance(0.3),
    hall: random.int(0, halls - 1),
  };
};

const drawStep = (random: SeededRandom, plan: Plan): Step | undefined => {
  const roll = random.next();
  if (roll < 0.05) return transferOf(random, plan);
  if (roll < 0.08)
    return { kind: 'bonus', member: random.int(0, plan.members - 1), amount: random.pick([30, 200, 1_000]) };
  if (roll < 0.095) return { kind: 'cycle', days: random.pick([1, 2, 7, 10]) };
  return undefined;
};

/** Some of the settlements are killed on their way, the one of the month at the end always. */
const withKills = (plan: Plan): Plan => {
  const random = createRandom(plan.seed ^ killSalt);
  const steps = plan.steps.map(
    (step): Step =>
      step.kind === 'cycle' && (step.days > 27 || random.chance(0.2))
        ? { ...step, killAfterMs: random.int(0, settleMsMax) }
        : step,
  );
  return { ...plan, steps };
};

/** As many days of the ledger go by between the steps, one after the other and evenly. */
const withDays = (plan: Plan, days: number): Plan => {
  const stepsOfDay = Math.max(1, Math.floor(plan.steps.length / days));
  const steps = plan.steps.flatMap((step, place): Step[] =>
    place % stepsOfDay === stepsOfDay - 1 && place < stepsOfDay * days
      ? [step, { kind: 'cycle', days: 1 }]
      : [step],
  );
  return { ...plan, steps };
};

/** Who may be killed, and how many days go by one after the other; without a number they jump now and then. */
export interface AgentsShape {
  readonly kills: boolean;
  readonly days?: number | undefined;
}

/** The plan with agents in it; at its end a month is over, and what was earned is given on. */
export const withAgents = (plan: Plan, { kills, days }: AgentsShape): Plan => {
  const random = createRandom(plan.seed ^ salt);
  const steps = plan.steps.flatMap((step): Step[] => {
    const between = drawStep(random, plan);
    const isLeftOut = between === undefined || (between.kind === 'cycle' && days !== undefined);
    return isLeftOut ? [step] : [step, between];
  });
  const ending: Step[] = [
    transferOf(random, plan),
    { kind: 'bonus', member: 0, amount: 70 },
    { kind: 'cycle', days: 31 },
    { ...transferOf(random, plan), purse: 'commission' },
  ];
  const played = days === undefined ? { ...plan, steps } : withDays({ ...plan, steps }, days);
  const whole = { ...plan, steps: [...played.steps, ...ending] };
  return kills ? withKills(whole) : whole;
};
