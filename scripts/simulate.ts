import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plan } from '../simulation/plan/step.ts';
import { addTallies, type BonusTally, noBonusTally } from '../simulation/run/bonusTally.ts';
import { describeFailure } from '../simulation/run/report.ts';
import { shrink } from '../simulation/run/shrink.ts';
import { drawPlan, type Failure, type PlanShape, runPlan } from '../simulation/run/simulate.ts';
import { type Ground, openOwnGround } from '../simulation/world/ground.ts';
import { runMain } from './launcher/runMain.ts';
import { LaunchError } from './launcher/settings.ts';

/**
 * `npm run simulate -- --seed N --minutes M`: worlds one after the other, each of a seed one higher, in which members play
 * and everything goes wrong, held against a model. `--steps` sets how long a world lasts, `--days` lets so many days of the
 * ledger go by in it, one after the other, `--replay` does what a failure left in a file. Leaves with 1 at the first failure,
 * with the shortest trace that it finds.
 */

const targets: PlanShape['targets'] = ['hall', 'hall', 'provider', 'connections', 'database'];
const shrinkWithinMs = 180_000;

const wholeNumber = (text: string, name: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new LaunchError(`--${name} takes a whole number`);
  return value;
};

interface Counts {
  steps: number;
  messages: number;
  kills: number;
  days: number;
}

const count = (plan: Plan, counts: Counts): void => {
  for (const step of plan.steps) {
    counts.steps += 1;
    if (step.kind === 'kill' || (step.kind === 'cycle' && step.killAfterMs !== undefined)) counts.kills += 1;
    if (step.kind === 'cycle') counts.days += step.days;
    if (step.kind === 'kill' || step.kind === 'calls') counts.messages += step.lanes.flat().length;
    if (step.kind === 'race') counts.messages += step.messages.length;
    if (step.kind === 'arrive') counts.messages += 1;
  }
};

const tellFailure = async (ground: Ground, failure: Failure, again: string): Promise<void> => {
  const { seed } = failure.plan;
  console.log(`✗ seed ${seed} failed at step ${failure.at}`);
  console.log(`  the whole world again: npm run simulate -- --seed ${seed} ${again} --minutes 0`);
  console.log(failure.error instanceof Error ? failure.error.message : String(failure.error));
  console.log('· looking for a shorter way there');
  const shortest = await shrink(failure, (plan) => runPlan(ground, plan), shrinkWithinMs);
  const file = join(tmpdir(), `pavilion-simulation-${seed}.json`);
  writeFileSync(file, JSON.stringify(shortest.plan, null, 1));
  console.log(describeFailure(shortest));
  console.log(`  the short way again: npm run simulate -- --replay ${file}`);
};

const replay = async (ground: Ground, file: string): Promise<number> => {
  const plan: Plan = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`· replaying ${plan.steps.length} steps of seed ${plan.seed}`);
  const failure = await runPlan(ground, plan);
  console.log(failure === undefined ? 'hall and model agree' : describeFailure(failure));
  return failure === undefined ? 0 : 1;
};

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      minutes: { type: 'string', default: '1' },
      steps: { type: 'string', default: '300' },
      days: { type: 'string' },
      replay: { type: 'string' },
    },
  });
  const firstSeed =
    values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber(values.seed, 'seed');
  const steps = wholeNumber(values.steps, 'steps');
  const days = values.days === undefined ? undefined : Math.max(1, wholeNumber(values.days, 'days'));
  const again = `--steps ${steps}${days === undefined ? '' : ` --days ${days}`}`;
  const untilMs = performance.now() + wholeNumber(values.minutes, 'minutes') * 60_000;
  const ground = await openOwnGround();
  try {
    if (values.replay !== undefined) return await replay(ground, values.replay);
    console.log(`· seed ${firstSeed}, worlds of ${steps} steps`);
    const counts: Counts = { steps: 0, messages: 0, kills: 0, days: 0 };
    let bonuses = noBonusTally;
    let seed = firstSeed;
    do {
      const plan = drawPlan({ seed, steps, targets, days });
      const onAgreed = (tally: BonusTally): void => {
        bonuses = addTallies(bonuses, tally);
      };
      const failure = await runPlan(ground, plan, { onAgreed });
      if (failure !== undefined) {
        await tellFailure(ground, failure, again);
        return 1;
      }
      count(plan, counts);
      console.log(
        `  seed ${seed} agrees; so far ${counts.steps} steps, ${counts.messages} messages, ${counts.kills} kills, ${counts.days} days`,
      );
      console.log(
        `    bonuses: ${bonuses.given} given, ${bonuses.wagered} wagered, ${bonuses.givenUp} given up, ${bonuses.expired} expired; ${bonuses.weighted} stakes that did not count whole, ${bonuses.refused} refused as too high`,
      );
      seed += 1;
    } while (performance.now() < untilMs);
    console.log(`seeds ${firstSeed} to ${seed - 1}: hall and model agree`);
    return 0;
  } finally {
    await ground.close();
  }
});
