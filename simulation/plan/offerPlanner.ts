import { createRandom, type SeededRandom } from '@pavilion/testing/random';
import { offers } from './offers.ts';
import type { PaymentWord, Plan, Step } from './step.ts';

/** What members do with promotions between the steps of a plan, drawn by chances of its own: the rest stays what it was. */

/** Set beside the seed of what members do. */
const salt = 0x6f_66_66_72;
const dayMs = 86_400_000;
const paymentWords: readonly [readonly PaymentWord[], ...(readonly PaymentWord[])[]] = [
  ['approved'],
  ['approved', 'approved_again'],
  ['declined'],
];

/** Every open round becomes old and is closed. */
const quiet: readonly Step[] = [
  { kind: 'clock', byMs: 65 * 60_000 },
  { kind: 'settle', said: 'closed', hall: 0 },
];

const choiceOf = (random: SeededRandom, { members, halls }: Plan, member?: number): Step => ({
  kind: 'deposit',
  member: member ?? random.int(0, members - 1),
  amount: random.pick([1_000, 2_001, 5_001]),
  words: random.pick(paymentWords),
  twice: random.chance(0.3),
  hall: random.int(0, halls - 1),
  offer: random.int(0, offers.length - 1),
});

const drawSteps = (random: SeededRandom, plan: Plan): Step[] => {
  const roll = random.next();
  const hall = random.int(0, plan.halls - 1);
  if (roll < 0.04) return [choiceOf(random, plan)];
  // Nothing goes back while money is in play: now and then all rounds are closed before.
  if (roll < 0.06)
    return [
      ...(random.chance(0.5) ? quiet : []),
      { kind: 'give_up', member: random.int(0, plan.members - 1), hall },
    ];
  if (roll < 0.08) return [{ kind: 'end_bonuses' }];
  // Sessions are over after so long; everybody opens a game again.
  if (roll < 0.088)
    return [
      { kind: 'clock', byMs: random.pick([dayMs, dayMs - 1, dayMs / 2]) },
      { kind: 'end_bonuses' },
      ...Array.from(
        { length: plan.members },
        (_, member): Step => ({ kind: 'launch', member, provider: random.int(0, 1), hall }),
      ),
    ];
  return [];
};

/** The plan with promotions in it: some members begin with one, and at the end all days are over. */
export const withOffers = (plan: Plan): Plan => {
  const random = createRandom(plan.seed ^ salt);
  const opening = Array.from({ length: plan.members }, (_, member) => choiceOf(random, plan, member)).filter(
    () => random.chance(0.5),
  );
  // Members have paid in and opened a game before.
  const begins = 2 * plan.members;
  const steps = plan.steps.flatMap((step, place): Step[] => [
    ...(place === begins ? opening : []),
    step,
    ...(place < begins ? [] : drawSteps(random, plan)),
  ]);
  return {
    ...plan,
    steps: [...steps, ...quiet, { kind: 'clock', byMs: 2 * dayMs }, { kind: 'end_bonuses' }],
  };
};
