import { randomUUID } from 'node:crypto';
import { depositCreate } from '@pavilion/contract/cashier';
import { minor, toDecimal } from '@pavilion/money';
import { paymentWebhook, signRequest } from '@pavilion/provider-kit';
import type { PaymentWord, Step } from '../plan/step.ts';
import type { Payment } from '../wire/gateway.ts';
import { offerCode } from '../world/offers.ts';
import { gatewayKey, type World } from '../world/world.ts';
import { checkBonuses } from './bonusChecks.ts';
import { agree, checkMember } from './checks.ts';
import { Disagreement } from './failure.ts';
import { untilAnswered } from './patience.ts';

type DepositStep = Extract<Step, { readonly kind: 'deposit' }>;

const succeeded = 100;
const paused = 104;
const gatewaySilent = 103;
const notOffered = 107;

/** The only way to pay in that the demo hall has, in each currency. */
export const findMethod = async (world: World, site: number, currency: string): Promise<number> => {
  const { rows } = await world.owner.query<{ id: number }>(
    'SELECT id FROM deposit_method WHERE site_id = $1 AND currency = $2 AND enabled ORDER BY id LIMIT 1',
    [site, currency],
  );
  return rows[0]?.id ?? 0;
};

/** The world's promotion at this place, at the member's site and in the member's currency. */
const chooseOffer = async (
  world: World,
  member: number,
  offer: number,
): Promise<{ promotion_id?: number; promo_code?: string }> => {
  const { site, currency } = world.person(member);
  const { rows } = await world.owner.query<{ id: number; promo_code: string | null }>(
    'SELECT id, promo_code FROM deposit_promotion WHERE site_id = $1 AND currency = $2 AND code = $3',
    [site, currency, offerCode(offer)],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`the world has no offer ${offer}`);
  return { promotion_id: found.id, ...(found.promo_code === null ? {} : { promo_code: found.promo_code }) };
};

interface Told {
  readonly eventId: string;
  readonly state: 'approved' | 'pending' | 'declined';
  readonly amount: number;
  /** When the gateway says that it was, the same at each telling; now unless told. */
  readonly atMs?: number;
}

export const tell = async (
  world: World,
  hall: number,
  payment: Payment,
  { eventId, state, amount, atMs = world.nowMs }: Told,
): Promise<string> => {
  const body = JSON.stringify({
    event_id: eventId,
    payment_id: payment.paymentId,
    order_number: payment.orderNumber,
    state,
    amount,
    currency: payment.currency,
    occurred_at: new Date(atMs).toISOString(),
  });
  return untilAnswered(async () => {
    const path = payment.notifyPath;
    const signed = signRequest(gatewayKey, { method: 'POST', path, body, nowMs: world.nowMs });
    const { httpStatus, text } = await world.desk.send(world.portOf(hall), path, { ...signed }, body);
    if (httpStatus !== 200) return undefined;
    const { status } = paymentWebhook.answer.parse(JSON.parse(text));
    return status === 'RETRY_LATER' ? undefined : status;
  }, 'a gateway’s word');
};

/** Which event a word is told by, and what it says. */
const toldOf = (word: PaymentWord, payment: Payment, place: number): Told => {
  const first = `${payment.paymentId}-approved`;
  const own = `${payment.paymentId}-${place}`;
  switch (word) {
    case 'approved':
    case 'approved_again':
      return { eventId: first, state: 'approved', amount: payment.amount };
    case 'approved_anew':
      return { eventId: own, state: 'approved', amount: payment.amount };
    case 'wrong_amount':
      return { eventId: own, state: 'approved', amount: payment.amount + 1 };
    default:
      return { eventId: own, state: word, amount: payment.amount };
  }
};

/** Asks for a deposit, the same one until there is an answer. */
export const orderDeposit = (
  world: World,
  { member, amount, hall }: Pick<DepositStep, 'member' | 'amount' | 'hall'>,
  {
    token,
    methodId,
    ...chosen
  }: {
    readonly token: string;
    readonly methodId: number;
    readonly promotion_id?: number;
    readonly promo_code?: string;
  },
) => {
  const { host, currency } = world.person(member);
  const body = {
    request_id: randomUUID(),
    method_id: methodId,
    amount: toDecimal(minor(amount), currency),
    ...chosen,
  };
  return untilAnswered(async () => {
    const reply = await world.desk.call(world.portOf(hall), depositCreate, body, { token, host });
    // A gateway that did not answer in time is asked again by the same request.
    return reply.httpStatus === 200 && reply.code !== gatewaySilent ? reply : undefined;
  }, 'a deposit order');
};

/** Pays in as a member does, through a gateway that tells of it in its own way. */
export const runDeposit = async (world: World, step: DepositStep): Promise<void> => {
  const person = world.person(step.member);
  const token = await world.tokenOf(person);
  const methodId = await findMethod(world, person.site, person.currency);
  const chosen = step.offer === undefined ? {} : await chooseOffer(world, step.member, step.offer);
  if (chosen.promo_code !== undefined && world.model.member(step.member).rule !== 'excluded') {
    const { promotion_id } = chosen;
    const { code } = await orderDeposit(world, step, {
      token,
      methodId,
      ...(promotion_id && { promotion_id }),
    });
    agree('the answer to a promotion without its code', notOffered, code, [step.member]);
  }
  const { code, data } = await orderDeposit(world, step, { token, methodId, ...chosen });
  const expected = world.model.member(step.member).rule === 'excluded' ? paused : succeeded;
  if (code !== expected)
    throw new Disagreement('the answer to a deposit', { expected, actual: code, members: [step.member] });
  if (data === null) return;
  const payment = world.gateway.paymentOf(data.deposit.order_number);
  if (payment === undefined) throw new Error('the gateway was not asked for a payment');

  let isDecided = false;
  for (const [place, word] of step.words.entries()) {
    const told = toldOf(word, payment, place);
    const tellers = step.twice ? [step.hall, step.hall + 1] : [step.hall];
    const statuses = await Promise.all(tellers.map((hall) => tell(world, hall, payment, told)));
    const right = word === 'wrong_amount' ? 'MISMATCH' : 'OK';
    for (const status of statuses)
      if (status !== right)
        throw new Disagreement(`the answer to a gateway that says ${word}`, {
          expected: right,
          actual: status,
          members: [step.member],
        });
    if (told.state === 'approved' && right === 'OK' && !isDecided)
      world.model.deposit(
        step.member,
        BigInt(payment.amount),
        step.offer === undefined ? undefined : { order: payment.orderNumber, offer: step.offer },
      );
    isDecided ||= right === 'OK' && told.state !== 'pending';
  }
  world.model.settle();
  await checkMember(world, step.member, []);
  if (step.offer !== undefined) await checkBonuses(world, [step.member]);
};
