import { allCalls } from '@pavilion/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentJudge } from './testing/documentJudge.ts';
import { bodyOf } from './testing/rubbish.ts';
import { createTestHall, type TestHall } from './testing/testHall.ts';

/** Every route of the contract is fed rubbish of two kinds: any JSON, and bodies of the right field names with wrong values. */

let hall: TestHall;
let token: string;
let judge: ReturnType<typeof createDocumentJudge>;
beforeAll(async () => {
  hall = await createTestHall();
  token = (await hall.joinMember()).token;
  judge = createDocumentJudge((await hall.app.inject('/api/docs/json')).json());
});
afterAll(() => hall.close());

const runsPerCall = 25;

describe('every route of the contract answers rubbish with a refusal, never with a server error', () => {
  it.each(allCalls.map((call) => [call.path, call] as const))('%s', async (path, call) => {
    await fc.assert(
      fc.asyncProperty(bodyOf(call.body), fc.boolean(), async (body, loggedIn) => {
        const answer = await hall.app.inject({
          method: 'POST',
          url: `/api${path}`,
          headers: { 'content-type': 'application/json', ...(loggedIn ? { authorization: token } : {}) },
          payload: JSON.stringify(body),
        });
        expect(answer.statusCode).toBeLessThan(500);
        expect([200, 400, 401, 404, 413, 429]).toContain(answer.statusCode);
        const given = { method: 'POST', path: `/api${path}`, status: answer.statusCode, body: answer.json() };
        expect(judge(given)).toBeNull();
        if (call.audience === 'member' && !loggedIn && answer.statusCode === 200)
          expect.fail('a member call answered a visitor');
      }),
      { numRuns: runsPerCall },
    );
  });

  it.each([
    ['broken JSON', '{"a":', 'application/json', 400],
    ['a top-level list', '[1,2]', 'application/json', 400],
    ['a prototype key', '{"__proto__":{"site_id":1}}', 'application/json', 400],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['an oversized body', JSON.stringify({ account: 'x'.repeat(70_000) }), 'application/json', 413],
  ])('%s gets its own status', async (_name, payload, contentType, status) => {
    const answer = await hall.app.inject({
      method: 'POST',
      url: '/api/arks/web/footer',
      headers: { 'content-type': contentType },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });

  it('names the unknown field of a body', async () => {
    const answer = await hall.app.inject({
      method: 'POST',
      url: '/api/v2/get_jackpot',
      payload: { currency: 'USD', bonus: 1 },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 400, field: expect.stringContaining('bonus') });
  });

  it('refuses the id of another site', async () => {
    const answer = await hall.app.inject({
      method: 'POST',
      url: '/api/v2/get_jackpot',
      payload: { currency: 'USD', site_id: 2 },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'site_id' });
  });

  it('answers an unknown call with 404', async () => {
    const answer = await hall.app.inject({ method: 'POST', url: '/api/no/such/call', payload: {} });
    expect(answer.statusCode).toBe(404);
  });
});
