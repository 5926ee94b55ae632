import { leave, play } from '@pavilion/contract/play';
import { recordsRounds } from '@pavilion/contract/records';
import { myCash } from '@pavilion/contract/wallet';
import { minor, toDecimal } from '@pavilion/money';
import type { ModelRound } from '../model/books.ts';
import type { World } from '../world/world.ts';
import { gpOf } from './checks.ts';
import { Disagreement } from './failure.ts';
import { untilAnswered } from './patience.ts';

/** What members do at the hall itself: open games, leave them, look at what they have. */

const succeeded = 100;
const playPaused = 207;
const unauthenticated = 401;
const pageMax = 100;

export const runLaunch = async (
  world: World,
  { member, provider, hall }: { member: number; provider: number; hall: number },
): Promise<void> => {
  const person = world.person(member);
  const playerId = String(person.memberId);
  const { gp, game, gameType, key } = world.facts(provider);
  const isPaused = world.model.member(member).rule === 'excluded';
  const body = { gpId: gp, game_type: gameType, game_code: game };
  const sessionToken = await untilAnswered(async () => {
    const token = await world.tokenOf(person);
    world.provider(provider).expectLaunch(playerId);
    const reply = await world.desk.call(world.portOf(hall), play, body, { token, host: person.host });
    if (reply.httpStatus !== 200) return undefined;
    const expected = isPaused ? playPaused : succeeded;
    if (reply.code !== expected)
      throw new Disagreement('the answer to a launch', { expected, actual: reply.code, members: [member] });
    if (isPaused) return '';
    const launchToken = await world.provider(provider).launchTokenOf(playerId);
    return (await world.courier.authenticate(key, hall, launchToken)) ?? undefined;
  }, 'a launch');
  if (sessionToken === '') return;
  world.sessionsOpened += 1;
  const name = `s${world.sessionsOpened}`;
  world.model.openSession(name, member, gpOf(provider));
  world.keepSession(member, provider, { name, token: sessionToken });
  world.model.settle();
};

export const runLeave = async (
  world: World,
  { member, hall }: { member: number; hall: number },
): Promise<void> => {
  const person = world.person(member);
  const token = await world.tokenOf(person);
  await untilAnswered(async () => {
    const reply = await world.desk.call(world.portOf(hall), leave, {}, { token, host: person.host });
    return reply.code === succeeded ? true : undefined;
  }, 'leaving');
  world.model.endSessions(member);
  world.model.settle();
};

const roundsOf = async (world: World, member: number, hall: number, token: string): Promise<unknown[]> => {
  const { host } = world.person(member);
  const found: unknown[] = [];
  let cursor: string | null = null;
  do {
    const from: { cursor?: string } = cursor === null ? {} : { cursor };
    const { data } = await untilAnswered(async () => {
      const reply = await world.desk.call(
        world.portOf(hall),
        recordsRounds,
        { ...from, count: pageMax },
        { token, host },
      );
      return reply.httpStatus === 200 ? reply : undefined;
    }, 'a page of rounds');
    for (const { gp_id, round_id, stake, win, state } of data?.list ?? [])
      found.push({ id: `${gp_id}/${round_id}`, stake, win, state });
    cursor = data?.next_cursor ?? null;
  } while (cursor !== null);
  return found;
};

/** What the member sees is what the model says, and the member's token opens nothing on the other site. */
export const runLook = async (
  world: World,
  { member, hall }: { member: number; hall: number },
): Promise<void> => {
  const person = world.person(member);
  const port = world.portOf(hall);
  const token = await world.tokenOf(person);
  const show = (amount: bigint): string => toDecimal(minor(amount), person.currency);
  const agree = (what: string, expected: unknown, actual: unknown): void => {
    if (JSON.stringify(expected) !== JSON.stringify(actual))
      throw new Disagreement(what, { expected, actual, members: [member] });
  };

  const cash = await world.desk.call(port, myCash, {}, { token, host: person.host });
  const rounds = [...world.model.rounds.values()].filter((round) => round.member === member);
  const heldAt = (gp: number): bigint =>
    rounds.filter((round) => round.gp === gp).reduce((sum, { held }) => sum + held, 0n);
  const main = world.model.member(member).cash;
  agree(
    'the balances that a member sees',
    { main: show(main), held: [show(heldAt(1)), show(heldAt(2))] },
    {
      main: cash.data?.main,
      held: [1, 2].map((gp) => cash.data?.my_cash_list.find(({ gp_id }) => gp_id === gp)?.cash),
    },
  );

  const inOrder = (left: unknown, right: unknown): number =>
    JSON.stringify(left) < JSON.stringify(right) ? -1 : 1;
  const described = ({ gp, ref, stake, win, state }: ModelRound) => ({
    id: `${gp}/${ref}`,
    stake: show(stake),
    win: show(win),
    state,
  });
  agree(
    'the rounds that a member sees',
    rounds.map(described).sort(inOrder),
    (await roundsOf(world, member, hall, token)).sort(inOrder),
  );

  const elsewhere = person.site === 1 ? 'harbor.localhost' : 'localhost';
  const trespass = await world.desk.call(port, myCash, {}, { token, host: elsewhere });
  agree('a token on another site', unauthenticated, trespass.httpStatus);
};
