import { randomUUID } from 'node:crypto';
import { depositCreate, depositMethods, withdrawalList, withdrawalQuote } from '@pavilion/contract/cashier';
import { play } from '@pavilion/contract/play';
import { redEnvelopeClaim } from '@pavilion/contract/promotions';
import { agreementAccept, serviceAgreement } from '@pavilion/contract/signup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestHall, type TestHall } from '../../testing/testHall.ts';

let hall: TestHall;
beforeAll(async () => {
  hall = await createTestHall();
});
afterAll(() => hall.close());

const answerSchema = z.object({ code: z.number(), message: z.string(), data: z.unknown() });

/** What each call needs to be read at all: which of the games and methods it names does not matter here. */
const closed = [
  [play.path, { gpId: 1, game_type: 2, game_code: 'nowhere' }],
  [depositCreate.path, { request_id: randomUUID(), method_id: 1, amount: '50.00' }],
  [redEnvelopeClaim.path, { id: 1 }],
] as const;
const open = [depositMethods.path, withdrawalList.path, '/member/profile', '/member/safety/state'];

it('keeps games and deposits closed until the agreement is accepted, and the way out open', async () => {
  const { memberId, token } = await hall.joinMember();
  const codeOf = async (path: string, body: object) =>
    answerSchema.parse((await hall.call(path, body, { token })).body).code;
  for (const [path, body] of closed) expect([path, await codeOf(path, body)]).not.toEqual([path, 805]);

  await hall.database.owner.query('UPDATE session SET agreement_due = true WHERE member_id = $1', [memberId]);
  for (const [path, body] of closed) expect([path, await codeOf(path, body)]).toEqual([path, 805]);
  for (const path of open) expect([path, await codeOf(path, {})]).toEqual([path, 100]);
  expect(await codeOf(withdrawalQuote.path, { amount: '10.00' })).not.toBe(805);

  const { data } = answerSchema.parse((await hall.call(serviceAgreement.path, {})).body);
  const agreementId = serviceAgreement.data.parse(data).list[0]?.id ?? 0;
  expect(await codeOf(agreementAccept.path, { agreement_id: agreementId })).toBe(100);
  for (const [path, body] of closed) expect([path, await codeOf(path, body)]).not.toEqual([path, 805]);
});
