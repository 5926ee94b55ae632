import type { Lane, Plan, Step } from '../plan/step.ts';
import { Disagreement } from './failure.ts';
import type { Failure } from './simulate.ts';

/** Makes a failure as short as time allows: what can be left out while it still fails is not what it is about. */

type Rerun = (plan: Plan) => Promise<Failure | undefined>;

/** A step with only the messages of these members; undefined when nothing is left of it. */
const onlyOf = (step: Step, members: ReadonlySet<number>): Step | undefined => {
  const keep = (lanes: readonly Lane[]): Lane[] => lanes.filter((lane) => members.has(lane[0]?.member ?? -1));
  switch (step.kind) {
    case 'calls': {
      const lanes = keep(step.lanes);
      return lanes.length === 0 ? undefined : { ...step, lanes };
    }
    case 'kill':
      return { ...step, lanes: keep(step.lanes) };
    case 'race':
      return members.has(step.messages[0]?.member ?? -1) ? step : undefined;
    case 'hold':
      return members.has(step.message.member) ? step : undefined;
    case 'launch':
    case 'leave':
    case 'deposit':
    case 'give_up':
    case 'bonus':
    case 'rule':
    case 'look':
      return members.has(step.member) ? step : undefined;
    default:
      return step;
  }
};

/** Lanes that go one message at a time, so that single messages can be left out. */
const unrolled = (step: Step): Step[] =>
  step.kind === 'calls'
    ? step.lanes.flatMap((lane) => lane.map((message): Step => ({ kind: 'calls', lanes: [[message]] })))
    : [step];

const cutAt = ({ plan, at }: Failure): Plan => ({ ...plan, steps: plan.steps.slice(0, at + 1) });

export const shrink = async (failure: Failure, rerun: Rerun, withinMs: number): Promise<Failure> => {
  const deadline = performance.now() + withinMs;
  let shortest: Failure = { ...failure, plan: cutAt(failure) };

  /** Keeps the plan if it still fails. */
  const attempt = async (steps: readonly Step[]): Promise<boolean> => {
    if (performance.now() > deadline) return false;
    // A world that cannot be opened says nothing about the plan.
    const again = await rerun({ ...shortest.plan, steps }).catch(() => undefined);
    if (again === undefined) return false;
    shortest = { ...again, plan: cutAt(again) };
    return true;
  };

  const { error } = failure;
  const members = new Set(error instanceof Disagreement ? error.members : []);
  if (members.size > 0) await attempt(shortest.plan.steps.flatMap((step) => onlyOf(step, members) ?? []));
  await attempt(shortest.plan.steps.flatMap(unrolled));

  for (let size = Math.floor(shortest.plan.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < shortest.plan.steps.length && performance.now() < deadline; ) {
      const { steps } = shortest.plan;
      const isShorter = await attempt([...steps.slice(0, from), ...steps.slice(from + size)]);
      if (!isShorter) from += size;
    }
  }
  return shortest;
};
