import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { depositReceipt, depositStates } from '@pavilion/contract/cashier';
import { depositApprove } from '@pavilion/contract/office';
import { redEnvelopeClaim } from '@pavilion/contract/promotions';
import { parseDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { SeededRandom } from '@pavilion/testing/random';
import sharp from 'sharp';
import { z } from 'zod';
import { createRedEnvelope } from '../../apps/server/src/modules/promotions/index.ts';
import { pavilionSiteId } from '../../database/seeds/sites.ts';
import { demoStaff } from '../../database/seeds/staff.ts';
import { transferBounds } from '../model/agentModel.ts';
import { askTransfer } from '../run/agents.ts';
import { findMethod, orderDeposit, tell } from '../run/cashier.ts';
import { untilAnswered } from '../run/patience.ts';
import { type Person, siteDay } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { OfficeDesk } from './officeDesk.ts';

/** What goes on beside play: money paid in, given, found and credited. Each does it again and again, and once however often it asks. */

export interface Dealing {
  /** What has been answered is in the model when it resolves. Throws for an answer that cannot be. */
  readonly deal: () => Promise<void>;
  /** Between two. */
  readonly everyMs: number;
}

const succeeded = 100;
const nothingToDecide = 361;
const standsSchema = z.object({ state: z.enum(depositStates) });
const oftenMs = 500;
const receiptEveryMs = 10_000;
/** A member may hand in twenty receipts an hour: with few members they come less often. */
const receiptOfOneEveryMs = 3_600_000 / 18;
const depositMinor = 1_000;

/** Goes on until it is stopped; answers how often it was done. */
export const goOn = ({ deal, everyMs }: Dealing) => {
  let isOver = false;
  let count = 0;
  const going = (async () => {
    while (!isOver) {
      await deal();
      count += 1;
      await delay(everyMs);
    }
  })();
  going.catch(() => undefined);
  return {
    failed: going,
    stop: async (): Promise<number> => {
      isOver = true;
      await going;
      return count;
    },
  };
};

/** A member pays in through a gateway, which tells of it more than once. */
export const payIn = (world: World, random: SeededRandom): Dealing => {
  const deal = async (): Promise<void> => {
    const person = world.person(random.int(0, world.people.length - 1));
    const methodId = await untilAnswered(
      () => findMethod(world, person.site, person.currency),
      'a way to pay in',
    );
    const order = { member: person.place, amount: depositMinor, hall: 0 };
    const { code, data } = await orderDeposit(world, order, {
      token: await tokenOf(world, person),
      methodId,
    });
    const payment = data === null ? undefined : world.gateway.paymentOf(data.deposit.order_number);
    if (payment === undefined) throw new Error(`a deposit was refused with ${code}`);
    const approved = {
      eventId: `${payment.paymentId}-approved`,
      state: 'approved',
      amount: payment.amount,
      atMs: world.nowMs,
    } as const;
    for (let told = 0; told < 2; told += 1) {
      const status = await tell(world, 0, payment, approved);
      if (status !== 'OK') throw new Error(`a gateway’s word was answered ${status}`);
    }
    world.model.deposit(person.place, BigInt(payment.amount));
  };
  return { deal, everyMs: oftenMs };
};

const tokenOf = (world: World, person: Person): Promise<string> =>
  untilAnswered(() => world.tokenOf(person), 'a login');

/** An agent gives quota down the line; the request goes out twice at once. */
export const giveQuota = (world: World, random: SeededRandom): Dealing => {
  const above = [...world.agents.above];
  const deal = async (): Promise<void> => {
    const [to, place] = above[random.int(0, above.length - 1)] ?? [0, 0];
    const step = {
      kind: 'transfer',
      agent: world.agents.agents.findIndex((agent) => agent.place === place),
      purse: 'quota',
      to,
      amount: Number(transferBounds.min),
      twice: true,
      hall: 0,
    } as const;
    const requestId = randomUUID();
    const codes = await Promise.all([
      askTransfer(world, step, requestId, 0),
      askTransfer(world, step, requestId, 0),
    ]);
    const expected = world.agents.transfer({
      agent: place,
      purse: 'quota',
      to: step.to,
      amount: BigInt(step.amount),
      day: siteDay(world.person(place), world.nowMs),
    });
    for (const code of codes)
      if (code !== expected)
        throw new Error(`a transfer of agent ${place} was answered ${code}, should be ${expected}`);
  };
  return { deal, everyMs: oftenMs };
};

const envelopeShares = 3;
const envelopeMinor = 300n;
const envelopeOpenMs = 600_000;

/** The house lays out an envelope, and more members than it has shares for open it at once, each twice. */
export const openEnvelope = (world: World): Dealing => {
  const home = world.person(0);
  const guests = world.people.filter(
    ({ site, currency }) => site === home.site && currency === home.currency,
  );
  const deal = async (): Promise<void> => {
    const id = await untilAnswered(
      () =>
        withTransaction(world.owner, (tx) =>
          createRedEnvelope(tx, {
            siteId: home.site,
            currency: home.currency,
            title: { zh_CN: '红包', en_US: 'Envelope' },
            startsAt: new Date(world.nowMs - envelopeOpenMs),
            endAt: new Date(world.nowMs + envelopeOpenMs),
            budgetMinor: envelopeMinor,
            shares: envelopeShares,
            createdBy: 'chaos',
          }),
        ),
      'a red envelope',
    );
    const claim = async (guest: Person): Promise<bigint | null> => {
      const token = await tokenOf(world, guest);
      return untilAnswered(async () => {
        const reply = await world.desk.call(
          world.portOf(0),
          redEnvelopeClaim,
          { id },
          { token, host: guest.host },
        );
        if (reply.httpStatus !== 200) return undefined;
        return reply.data === null ? null : (parseDecimal(reply.data.cash, guest.currency) ?? null);
      }, 'an envelope');
    };
    let given = 0n;
    await Promise.all(
      guests.map(async (guest) => {
        const found = await Promise.all([claim(guest), claim(guest)]);
        // One may have been told that nothing is left while somebody held the last share who then could not take it.
        const [share, ...others] = new Set(found.filter((cash) => cash !== null));
        if (others.length > 0) throw new Error(`an envelope held ${found.join(' and ')} for one member`);
        if (share === undefined) return;
        world.model.giveBonus(guest.place, share);
        given += share;
      }),
    );
    if (given > envelopeMinor) throw new Error(`an envelope of ${envelopeMinor} gave ${given}`);
  };
  return { deal, everyMs: oftenMs };
};

const receiptSide = 48;

/** A picture as no other, for a receipt must not be handed in twice. */
const drawReceipt = async (): Promise<string> => {
  const pixels = crypto.getRandomValues(new Uint8Array(receiptSide * receiptSide * 3));
  const picture = await sharp(pixels, { raw: { width: receiptSide, height: receiptSide, channels: 3 } })
    .png()
    .toBuffer();
  return picture.toString('base64');
};

const findTransferMethod = async (world: World, { site, currency }: Person): Promise<number> => {
  const { rows } = await world.owner.query<{ id: number }>(
    `SELECT m.id FROM deposit_method m JOIN payment_gateway g ON g.code = m.gateway_code
     WHERE g.adapter = 'transfer' AND m.site_id = $1 AND m.currency = $2 AND m.enabled ORDER BY m.id LIMIT 1`,
    [site, currency],
  );
  return rows[0]?.id ?? 0;
};

/** A member transfers to an account of the house and hands the receipt in; payments at the desk credit it. */
export const approveTransfer = async (world: World, origin: string): Promise<Dealing> => {
  const payments = demoStaff.find(({ role }) => role === 'payments');
  if (payments === undefined) throw new Error('the demo hall has nobody for payments');
  const desk = await OfficeDesk.open(origin, payments);
  const members = world.people.filter(({ site }) => site === pavilionSiteId);
  let turn = 0;
  const deal = async (): Promise<void> => {
    const member = members[turn % members.length] ?? world.person(0);
    turn += 1;
    const methodId = await untilAnswered(() => findTransferMethod(world, member), 'a way to transfer');
    const token = await tokenOf(world, member);
    const { data, code } = await orderDeposit(
      world,
      { member: member.place, amount: 10 * depositMinor, hall: 0 },
      { token, methodId },
    );
    if (data === null) throw new Error(`a transfer was refused with ${code}`);
    const { order_number, amount } = data.deposit;
    const image = await drawReceipt();
    const taken = await untilAnswered(async () => {
      const reply = await world.desk.call(
        world.portOf(0),
        depositReceipt,
        { order_number, image },
        { token, host: member.host },
      );
      return reply.httpStatus === 200 ? reply.code : undefined;
    }, 'a receipt');
    if (taken !== succeeded) throw new Error(`a receipt was refused with ${taken}`);
    const approved = await desk.call(depositApprove, { order_number, amount });
    // An answer that was lost, and the question asked again: it is approved already.
    const stands = standsSchema.safeParse(approved.data).data?.state;
    if (approved.code !== succeeded && !(approved.code === nothingToDecide && stands === 'succeeded'))
      throw new Error(`an approval was answered ${approved.code}`);
    world.model.deposit(member.place, 10n * BigInt(depositMinor));
  };
  return { deal, everyMs: Math.max(receiptEveryMs, receiptOfOneEveryMs / members.length) };
};
