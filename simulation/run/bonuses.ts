import { offerGiveUp } from '@pavilion/contract/offers';
import { minor, toDecimal } from '@pavilion/money';
import type { Step } from '../plan/step.ts';
import type { World } from '../world/world.ts';
import { checkBonuses } from './bonusChecks.ts';
import { agree, checkMember } from './checks.ts';
import { untilAnswered } from './patience.ts';

type GiveUpStep = Extract<Step, { readonly kind: 'give_up' }>;

const succeeded = 100;
const moneyInPlay = 102;
/** More runs than a member has bonuses of which the days are over: each takes one back. */
const runsMax = 3;

/** The oldest bonus that runs is given up, for what the model says goes back. */
export const runGiveUp = async (world: World, { member, hall }: GiveUpStep): Promise<void> => {
  const { model } = world;
  const [bonus] = model.runningBonuses(member);
  if (bonus === undefined) return;
  const { host, currency } = world.person(member);
  const token = await world.tokenOf(world.person(member));
  const { taken } = model.takenOf(member, bonus);
  const takes_back = toDecimal(minor(taken), currency);
  const ask = (place: number) =>
    untilAnswered(async () => {
      const asked = { order_number: bonus.order, takes_back };
      const reply = await world.desk.call(world.portOf(place), offerGiveUp, asked, { token, host });
      return reply.httpStatus === 200 ? { code: reply.code, takes: reply.data?.taken_back } : undefined;
    }, 'giving a bonus up');
  const answers = await Promise.all([ask(hall), ask(hall + 1)]);
  const isInPlay = model.isInPlay(member);
  const expected = isInPlay
    ? { code: moneyInPlay, takes: undefined }
    : { code: succeeded, takes: takes_back };
  for (const answer of answers) agree('the answer to giving a bonus up', expected, answer, [member]);
  if (!isInPlay) model.endBonus(member, bonus, 'given_up');
  model.settle();
  await checkMember(world, member, []);
  await checkBonuses(world, [member]);
};

/** Bonuses end that were wagered or of which the days are over. */
export const runEndBonuses = async (world: World): Promise<void> => {
  for (let run = 0; run < runsMax; run += 1) {
    await world.hall(run).endBonuses();
    world.model.endBonuses();
  }
  world.model.settle();
  for (const { place } of world.people) await checkMember(world, place, []);
  await checkBonuses(
    world,
    world.people.map(({ place }) => place),
  );
};
