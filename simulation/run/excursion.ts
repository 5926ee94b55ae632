import { setTimeout as delay } from 'node:timers/promises';
import { leave, play } from '@pavilion/contract/play';
import { balanceAllBack, balanceGetBack } from '@pavilion/contract/wallet';
import type { Step } from '../plan/step.ts';
import type { Person } from '../world/people.ts';
import { bankFacts, type World } from '../world/world.ts';
import { checkMember } from './checks.ts';
import { moveClock } from './clock.ts';
import { Disagreement } from './failure.ts';
import { untilAnswered } from './patience.ts';

type ExcursionStep = Extract<Step, { readonly kind: 'excursion' }>;

const succeeded = 100;
const playPaused = 207;
/** What a hall may say of money that is asked home (spec §8); which it is depends on what comes first. */
const homeCodes: readonly number[] = [100, 101, 102, 103, 104, 105];

/** After these all troubles are over and every distance between two tries of the hall has passed. */
const pausesMs = [3_000, 6_000, 11_000, 31_000, 61_000, 120_000, 300_000, 900_000, 1_900_000, 1_900_000];
/** Then what a hall still has under way is waited for: its calls take real time, not the world's. */
const patience = { tries: 100, realPauseMs: 50, pauseMs: 60_000 } as const;

/** Asks a hall to open the game of the bank; answers whether it does. */
const start = async (world: World, { member, hall }: ExcursionStep): Promise<boolean> => {
  const person = world.person(member);
  const { gp, game, gameType } = bankFacts;
  const body = { gpId: gp, game_type: gameType, game_code: game };
  const code = await untilAnswered(async () => {
    const token = await world.tokenOf(person);
    const reply = await world.desk.call(world.hall(hall).port, play, body, { token, host: person.host });
    return reply.httpStatus === 200 ? reply.code : undefined;
  }, 'the start of an excursion');
  const expected = world.model.member(member).rule === 'excluded' ? playPaused : succeeded;
  if (code !== expected)
    throw new Disagreement('the answer to the start of an excursion', {
      expected,
      actual: code,
      members: [member],
    });
  return code === succeeded;
};

/** Waits until the start has come to its end, one way or the other. One whose hall was killed never does. */
const started = (world: World, { memberId }: Person): Promise<boolean> =>
  untilAnswered(async () => {
    const { rows } = await world.owner.query<{ state: string }>(
      'SELECT state::text FROM game_session WHERE member_id = $1 ORDER BY id DESC LIMIT 1',
      [memberId],
    );
    return rows[0]?.state === 'starting' ? undefined : true;
  }, 'a start');

const lastPosting = async ({ owner }: World): Promise<bigint> => {
  const { rows } = await owner.query<{ last: bigint }>(
    'SELECT coalesce(max(transfer_id), 0)::bigint AS last FROM ledger.move',
  );
  return rows[0]?.last ?? 0n;
};

/** Whether money left the main wallet since: where its hall was killed, nobody but the books knows. */
const hasLeft = async ({ owner }: World, { memberId }: Person, since: bigint): Promise<boolean> => {
  const { rows } = await owner.query(
    `SELECT FROM ledger.move m JOIN ledger.account a ON a.id = m.from_id
     WHERE a.owner_kind = 'member' AND a.owner_id = $1 AND a.purpose = 'main' AND m.transfer_id > $2 LIMIT 1`,
    [memberId, since],
  );
  return rows.length > 0;
};

const askHome = async (world: World, { member, hall, home }: ExcursionStep): Promise<void> => {
  const person = world.person(member);
  const ask = async (place: number, call: typeof leave | typeof balanceAllBack | typeof balanceGetBack) => {
    const code = await untilAnswered(async () => {
      const token = await world.tokenOf(person);
      const reply = await world.desk.call(world.hall(place).port, call, {}, { token, host: person.host });
      return reply.httpStatus === 200 ? reply.code : undefined;
    }, 'asking money home');
    if (!homeCodes.includes(code))
      throw new Disagreement('the answer to money asked home', {
        expected: homeCodes,
        actual: code,
        members: [member],
      });
  };
  const also = { leave: [], one_key: [balanceAllBack], get_back: [balanceGetBack] }[home];
  await Promise.all([ask(hall, leave), ...also.map((call) => ask(hall + 1, call))]);
};

const isHome = async (world: World): Promise<boolean> => {
  const { rows } = await world.owner.query<{ home: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM wallet_transfer WHERE state IN ('created', 'sent', 'unknown'))
       AND NOT EXISTS (SELECT FROM transfer_wallet WHERE away) AS home`,
  );
  return rows[0]?.home ?? false;
};

/** Lets time go by, and the halls do what they do beside requests, until nothing of it is away any more. */
const comeHome = async (world: World, member: number): Promise<void> => {
  const goOn = async (pauseMs: number): Promise<boolean> => {
    if (await isHome(world)) return true;
    await moveClock(world, pauseMs);
    await Promise.all(world.halls.map((hall) => hall.carryTransfers()));
    return false;
  };
  for (const pauseMs of pausesMs) if (await goOn(pauseMs)) return;
  for (let tries = 0; tries < patience.tries; tries += 1) {
    if (await goOn(patience.pauseMs)) return;
    await delay(patience.realPauseMs);
  }
  throw new Disagreement('money that went to a provider', {
    expected: 'home',
    actual: 'away',
    members: [member],
  });
};

/**
 * All of the member's money goes to the bank, the member plays there and leaves, whatever fails on the way. What the bank
 * has done is then what the member has won or lost, to the last minor unit, and nothing of it is anywhere in between.
 */
export const runExcursion = async (world: World, step: ExcursionStep): Promise<void> => {
  const person = world.person(step.member);
  const playerId = String(person.memberId);
  const { bank, model } = world;
  bank.meet(step.troubles);
  const { killAfterMs } = step;
  const strike = async (): Promise<void> => {
    if (killAfterMs === undefined) return;
    await delay(killAfterMs);
    await world.hall(step.hall).restart(world.nowMs);
  };
  const before = await lastPosting(world);
  const [isStarted] = await Promise.all([start(world, step), strike()]);
  if (isStarted) {
    model.endSessions(step.member);
    if (killAfterMs === undefined) await started(world, person);
    model.play(step.member, bankFacts.gp, BigInt(bank.play(playerId, step.result)));
    await askHome(world, step);
  }
  await comeHome(world, step.member);
  if (await hasLeft(world, person, before)) model.noteAway(step.member, 0n);
  model.settle();
  if (bank.balanceOf(playerId) !== 0)
    throw new Disagreement('what is left at the provider', {
      expected: 0,
      actual: bank.balanceOf(playerId),
      members: [step.member],
    });
  await checkMember(world, step.member, []);
};
