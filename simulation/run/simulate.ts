import type { Pool } from '@pavilion/postgres';
import { createRandom } from '@pavilion/testing/random';
import { withAgents } from '../plan/agentPlanner.ts';
import { withOffers } from '../plan/offerPlanner.ts';
import { Planner } from '../plan/planner.ts';
import type { Plan, Step, Target } from '../plan/step.ts';
import type { Ground } from '../world/ground.ts';
import { providerFacts, World } from '../world/world.ts';
import { checkWorldAndBonuses } from './bonusChecks.ts';
import { type BonusTally, tallyBonuses } from './bonusTally.ts';
import { Performer } from './perform.ts';

/** Where and how a plan failed. */
export interface Failure {
  readonly plan: Plan;
  /** Place of the step that failed; the number of steps when the last look at everything did. */
  readonly at: number;
  readonly error: unknown;
}

export interface PlanShape {
  readonly seed: number;
  readonly steps: number;
  /** What may be killed. */
  readonly targets: readonly [Target, ...Target[]];
  /** Whether agents do something too; they do unless told otherwise. */
  readonly agents?: boolean;
  /** Whether members choose promotions; they do unless told otherwise. */
  readonly bonuses?: boolean;
  /** So many days of the ledger go by one after the other; without a number they jump now and then. */
  readonly days?: number | undefined;
}

/** Between two looks at everything; members are looked at after every step that they took part in. */
const wholeLookEvery = 25;

/** The plan of a seed: always the same. */
export const drawPlan = ({ seed, steps, targets, agents = true, bonuses = true, days }: PlanShape): Plan => {
  const random = createRandom(seed);
  const shape = { members: random.int(4, 12), providers: providerFacts.length, halls: random.int(1, 2) };
  const drawn = new Planner(random, shape, targets).plan(steps);
  const plan = bonuses ? withOffers(drawn) : drawn;
  return agents ? withAgents(plan, { kills: targets.includes('hall'), days }) : plan;
};

/** A hall that is gone without having been killed explains every answer that did not come. */
const withDeaths = (world: World, error: unknown): unknown => {
  const deaths = world.halls.flatMap(({ endedBySelf }, place) =>
    endedBySelf === undefined ? [] : [`hall ${place} ended by itself: ${endedBySelf}`],
  );
  return deaths.length === 0 ? error : new Error(deaths.join('\n'), { cause: error });
};

/** Does a plan in a fresh world. Answers where it failed, if it did. */
export const runPlan = async (
  ground: Ground,
  plan: Plan,
  options: {
    /** Changes the database before anything happens: to prove that a defect is found. */
    readonly arrange?: (owner: Pool) => Promise<void>;
    readonly onStep?: (step: Step) => void;
    /** Hears, where hall and model agree to the end, what bonuses there were. */
    readonly onAgreed?: (tally: BonusTally) => void;
  } = {},
): Promise<Failure | undefined> => {
  const world = await World.open(ground, plan, options.arrange);
  try {
    const performer = new Performer(world);
    for (const [at, step] of plan.steps.entries()) {
      try {
        await performer.perform(step);
        if (at % wholeLookEvery === wholeLookEvery - 1) await checkWorldAndBonuses(world);
      } catch (error) {
        return { plan, at, error: withDeaths(world, error) };
      }
      options.onStep?.(step);
    }
    try {
      await checkWorldAndBonuses(world);
    } catch (error) {
      return { plan, at: plan.steps.length, error };
    }
    options.onAgreed?.(tallyBonuses(world.model));
    return undefined;
  } finally {
    await world.close();
  }
};
