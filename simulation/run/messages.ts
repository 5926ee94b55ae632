import { timestampToleranceSeconds } from '@pavilion/provider-kit';
import type { ModelTransaction } from '../model/books.ts';
import type { Arrival, Expected } from '../model/judge.ts';
import type { Lane, Message } from '../plan/step.ts';
import type { Answer, HeldMessage } from '../wire/courier.ts';
import type { World } from '../world/world.ts';
import { checkMember, gpOf } from './checks.ts';
import { Disagreement } from './failure.ts';

/** Sends providers' messages and holds what the hall answers against the model. */

const arrivalOf = (world: World, message: Message): Arrival => ({
  message,
  gp: gpOf(message.provider),
  game: message.provider,
  session: world.sessionOf(message.sessionOf ?? message.member, message.provider).name,
  stakeMax: world.stakeMaxOf(message.provider, world.person(message.member).currency),
});

/** The model's transactions that a message may have made or changed. */
const touched = (world: World, messages: readonly Message[]): ModelTransaction[] => {
  const found = new Set<ModelTransaction>();
  for (const { provider, id, target } of messages)
    for (const name of [id, target]) {
      const transaction = name === undefined ? undefined : world.model.transaction(gpOf(provider), name);
      if (transaction !== undefined) found.add(transaction);
    }
  return [...found];
};

/** What of an answer the model speaks about. */
const expectedAnswer = (expected: Expected, answer: Answer) => ({
  status: expected.status,
  ...(answer.duplicate !== undefined && { duplicate: expected.duplicate }),
  ...(answer.cash !== undefined && { cash: Number(expected.cash) }),
  ...(expected.transactionState !== undefined && { transactionState: expected.transactionState }),
  ...(expected.totals !== undefined && {
    totals: {
      stake: Number(expected.totals.stake),
      win: Number(expected.totals.win),
      mismatch: expected.totals.mismatch,
    },
  }),
});

const isSame = (expected: Expected, answer: Answer): boolean =>
  JSON.stringify(expectedAnswer(expected, answer)) ===
  JSON.stringify(expectedAnswer(toExpected(answer), answer));

/** An answer in the model's words, so that the two are compared in one shape. */
const toExpected = (answer: Answer): Expected => ({
  status: answer.status,
  duplicate: answer.duplicate ?? false,
  cash: BigInt(answer.cash ?? 0),
  ...(answer.transactionState !== undefined && { transactionState: answer.transactionState }),
  ...(answer.totals !== undefined && {
    totals: {
      stake: BigInt(answer.totals.stake),
      win: BigInt(answer.totals.win),
      mismatch: answer.totals.mismatch,
    },
  }),
});

const isTurnedAway = (message: Message): boolean => Math.abs(message.skewSeconds) > timestampToleranceSeconds;

const expectFor = (world: World, message: Message): Expected =>
  isTurnedAway(message)
    ? { status: 'TURNED_AWAY', duplicate: false, cash: 0n }
    : world.model.apply(arrivalOf(world, message));

const compare = (message: Message, expected: Expected, answer: Answer): void => {
  if (isSame(expected, answer)) return;
  throw new Disagreement(`the answer to ${message.call} ${message.id}`, {
    expected: expectedAnswer(expected, answer),
    actual: answer,
    members: [message.member],
  });
};

/** One member's messages, one after the other. */
const runLane = async (world: World, lane: Lane): Promise<void> => {
  for (const message of lane) {
    // Members do not meet in the model, so lanes may take turns in it however the wire lets them.
    const expected = expectFor(world, message);
    compare(message, expected, await world.courier.send(world.envelopeOf(message)));
  }
};

const checkLanes = async (world: World, lanes: readonly Lane[]): Promise<void> => {
  for (const lane of lanes) {
    const member = lane[0]?.member;
    if (member !== undefined) await checkMember(world, member, touched(world, lane));
  }
};

/** Runs lanes side by side, while `meanwhile` happens, and looks at every member who took part. */
export const runLanes = async (
  world: World,
  lanes: readonly Lane[],
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const ends = await Promise.allSettled([meanwhile(), ...lanes.map((lane) => runLane(world, lane))]);
  await world.courier.idle();
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  world.model.settle();
  await checkLanes(world, lanes);
};

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((item, place) =>
        ordersOf(items.filter((_, other) => other !== place)).map((rest) => [item, ...rest]),
      );

interface Answered {
  readonly message: Message;
  readonly answer: Answer;
}

/** Whether the answers, and what is on disk, are what this order of the messages gives; the model is left there. */
const explains = async (world: World, order: readonly Answered[]): Promise<boolean> => {
  for (const { message, answer } of order) if (!isSame(expectFor(world, message), answer)) return false;
  try {
    const messages = order.map(({ message }) => message);
    await checkMember(world, messages[0]?.member ?? 0, touched(world, messages));
    return true;
  } catch (error) {
    if (error instanceof Disagreement) return false;
    throw error;
  }
};

/** Messages of one member all at once: answers and balances must be those of some order of them. */
export const runRace = async (world: World, messages: readonly Message[]): Promise<void> => {
  const answers = await Promise.all(messages.map((message) => world.courier.send(world.envelopeOf(message))));
  await world.courier.idle();
  const answered = messages.flatMap((message, place): Answered[] => {
    const answer = answers[place];
    return answer === undefined ? [] : [{ message, answer }];
  });
  const start = world.model.mark();
  for (const order of ordersOf(answered)) {
    if (await explains(world, order)) {
      world.model.settle();
      return;
    }
    world.model.backTo(start);
  }
  throw new Disagreement('messages at once: no order of them explains the answers', {
    expected: 'some order',
    actual: answered.map(({ message, answer }) => [message.call, message.id, answer]),
    members: messages.slice(0, 1).map(({ member }) => member),
  });
};

/** What was held back arrives now. */
export const runArrival = async (world: World, held: HeldMessage): Promise<void> => {
  const { message } = held.envelope;
  const timestampMs = Math.floor(held.signedAtMs / 1000) * 1000;
  const isStale = Math.abs(world.nowMs - timestampMs) > timestampToleranceSeconds * 1000;
  const expected: Expected = isStale
    ? { status: 'TURNED_AWAY', duplicate: false, cash: 0n }
    : world.model.apply(heldArrival(world, held));
  compare(message, expected, await world.courier.deliver(held));
  await world.courier.idle();
  world.model.settle();
  await checkMember(world, message.member, touched(world, [message]));
};

/** It names the session that was open when it was signed. */
const heldArrival = (world: World, { envelope }: HeldMessage): Arrival => ({
  ...arrivalOf(world, envelope.message),
  session: world.sessionNamed(envelope.sessionToken),
});
