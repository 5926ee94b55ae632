import { setTimeout as delay } from 'node:timers/promises';
import type { Step } from '../plan/step.ts';
import type { HeldMessage } from '../wire/courier.ts';
import { setRule } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { runBonus, runCycle, runTransfer } from './agents.ts';
import { runEndBonuses, runGiveUp } from './bonuses.ts';
import { runDeposit } from './cashier.ts';
import { checkWorld } from './checks.ts';
import { moveClock } from './clock.ts';
import { runExcursion } from './excursion.ts';
import { Disagreement } from './failure.ts';
import { runArrival, runLanes, runRace } from './messages.ts';
import { runLaunch, runLeave, runLook } from './play.ts';

type KillStep = Extract<Step, { readonly kind: 'kill' }>;

const cutConnections = async (world: World): Promise<void> => {
  await world.owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'pavilion%'`,
  );
};

const strike = async (world: World, { what, which }: KillStep): Promise<void> => {
  switch (what) {
    case 'hall':
      return world.hall(which).restart(world.nowMs);
    case 'provider':
      world.provider(which).breakConnections();
      return world.courier.breakConnections(world.facts(which).key);
    case 'connections':
      return cutConnections(world);
    case 'database':
      if (world.ground.killServer === undefined) throw new Error('the database server is not ours to kill');
      return world.ground.killServer();
  }
};

/** Kills in the middle of the lanes; afterwards everything that was answered must be there. */
const runKill = async (world: World, step: KillStep): Promise<void> => {
  await runLanes(world, step.lanes, async () => {
    await delay(step.afterMs);
    await strike(world, step);
  });
  await checkWorld(world);
};

const runSettle = async (
  world: World,
  { said, hall }: Extract<Step, { readonly kind: 'settle' }>,
): Promise<void> => {
  for (const provider of world.providers) provider.said = said;
  // Before the model settles them: the provider tells its totals by the rounds that the hall asks about.
  const actual = await world.hall(hall).settleStaleRounds();
  const expected = world.model.settleStaleRounds(said);
  world.model.settle();
  if (actual.asked !== expected.asked || actual.settled !== expected.settled)
    throw new Disagreement('old rounds asked for and settled', { expected, actual });
  await checkWorld(world);
};

/** Does the steps of a plan in a world. */
export class Performer {
  readonly #world: World;
  readonly #held = new Map<string, HeldMessage>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Throws `Disagreement` when the hall does something else than the model. */
  async perform(step: Step): Promise<void> {
    const world = this.#world;
    switch (step.kind) {
      case 'calls':
        return runLanes(world, step.lanes);
      case 'race':
        return runRace(world, step.messages);
      case 'hold': {
        const envelope = world.envelopeOf(step.message);
        this.#held.set(step.message.id, world.courier.hold(envelope));
        return;
      }
      case 'arrive': {
        const held = this.#held.get(step.id);
        this.#held.delete(step.id);
        // A plan of which steps were left out may have lost the one that held it.
        if (held !== undefined) await runArrival(world, held);
        return;
      }
      case 'kill':
        return runKill(world, step);
      case 'launch':
        return runLaunch(world, step);
      case 'leave':
        return runLeave(world, step);
      case 'excursion':
        return runExcursion(world, step);
      case 'deposit':
        return runDeposit(world, step);
      case 'give_up':
        return runGiveUp(world, step);
      case 'end_bonuses':
        return runEndBonuses(world);
      case 'transfer':
        return runTransfer(world, step);
      case 'bonus':
        return runBonus(world, step);
      case 'cycle':
        return runCycle(world, step);
      case 'clock':
        return moveClock(world, step.byMs);
      case 'settle':
        return runSettle(world, step);
      case 'rule':
        await setRule(world.owner, world.person(step.member), step.rule);
        world.model.setRule(step.member, step.rule);
        return;
      case 'look':
        return runLook(world, step);
    }
  }
}
