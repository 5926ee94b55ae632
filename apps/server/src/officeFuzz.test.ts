import { allOfficeCalls } from '@pavilion/contract/office';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentJudge } from './testing/documentJudge.ts';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from './testing/officeHall.ts';
import { bodyOf } from './testing/rubbish.ts';

/** Every call of the office is fed rubbish by an owner, who may do everything, and by nobody. */

let hall: OfficeHall;
let logins = 0;
let judge: ReturnType<typeof createDocumentJudge>;
beforeAll(async () => {
  hall = await openOfficeHall();
  judge = createDocumentJudge((await hall.app.inject('/api/docs/json')).json());
});
afterAll(() => hall.close());

const runsPerCall = 25;

describe('every call of the office answers rubbish with a refusal, never with a server error', () => {
  it.each(allOfficeCalls.map((call) => [call.path, call] as const))('%s', async (path, call) => {
    // Anew for each: rubbish has ended a session before, and changed nothing else that an owner needs.
    logins += 1;
    const ip = `10.0.${1 + Math.floor(logins / 250)}.${1 + (logins % 250)}`;
    let owner: OfficeBrowser = await hall.logIn('admin', { ip });
    await fc.assert(
      fc.asyncProperty(bodyOf(call.body), fc.boolean(), async (body, loggedIn) => {
        const browser = loggedIn ? owner : hall.browser({ ip: '10.0.0.2' });
        let answer = await browser.send(call, body);
        // Rubbish may have ended this very session before, as `end_sessions` of oneself does.
        if (loggedIn && answer.status === 401) {
          owner = await hall.logIn('admin', { ip });
          answer = await owner.send(call, body);
          expect(answer.status).not.toBe(401);
        }
        if (owner.cookie() === null) owner = await hall.logIn('admin', { ip });
        expect(answer.status).toBeLessThan(500);
        expect([200, 400, 401, 403, 413, 415, 429]).toContain(answer.status);
        const given = { code: answer.code, message: answer.message, data: answer.data, field: answer.field };
        expect(
          judge({
            method: 'POST',
            path: `/api${path}`,
            status: answer.status,
            body: JSON.parse(JSON.stringify(given)),
          }),
        ).toBeNull();
        if (call.right !== 'public' && !loggedIn) expect(answer.status).not.toBe(200);
      }),
      { numRuns: runsPerCall },
    );
  });
});
