import { captcha, loginDataSchema } from '@pavilion/contract/identity';
import { createTestDatabase, type TestDatabase, waitFor } from '@pavilion/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { seed } from '../../../database/seeds/index.ts';
import { createHallProcess, type HallProcess } from './compose.ts';
import { readEnv } from './infra/env.ts';
import { sessionAbsoluteMs } from './modules/identity/authenticator.ts';
import { hallSecret } from './testing/testHall.ts';

/** The whole hall without a clock of a test, on a machine whose clock is an hour off. */

const hourMs = 3_600_000;
let database: TestDatabase;
let hall: HallProcess | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  await seed({ pool: database.owner });
});
afterAll(() => database?.drop());
afterEach(async () => {
  await hall?.close();
  vi.useRealTimers();
});

const open = async (offMs: number): Promise<HallProcess> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs });
  hall = await createHallProcess({
    env: readEnv({
      NODE_ENV: 'test',
      DATABASE_URL: database.applicationUrl,
      PAVILION_SECRET: hallSecret,
      PAVILION_TEST: '1',
      LOG_LEVEL: 'silent',
    }),
    roles: new Set(['web', 'jobs']),
  });
  await hall.app.ready();
  return hall;
};

let members = 0;
const ask = async <S extends z.ZodType>({ app }: HallProcess, path: string, body: object, schema: S) => {
  const answer = await app.inject({ method: 'POST', url: `/api${path}`, payload: body });
  const { code, data } = answer.json<{ code: number; data: unknown }>();
  if (code !== 100) throw new Error(`${path} was refused with ${code}`);
  return schema.parse(data);
};
const join = async (process: HallProcess): Promise<number> => {
  members += 1;
  const account = `timely${String(members).padStart(3, '0')}`;
  const { captcha_token } = await ask(process, captcha.path, { type: 2 }, captcha.data);
  const login = await ask(
    process,
    '/register',
    {
      member_account: account,
      password: 'Lantern8',
      member_email: `${account}@example.com`,
      member_birthday: '1990-04-07',
      member_currency: 'USD',
      answer: '0000',
      captcha_token,
      agreement: true,
    },
    loginDataSchema,
  );
  return login.member_id;
};
const readSession = async (memberId: number) => {
  const { rows } = await database.owner.query<{ lives_ms: number; ended_at: Date | null }>(
    `SELECT (extract(epoch FROM expires_at - now()) * 1000)::float8 AS lives_ms, ended_at FROM session WHERE member_id = $1`,
    [memberId],
  );
  const [session] = rows;
  if (session === undefined) throw new Error('no session');
  return session;
};

describe.each([
  ['ahead', hourMs],
  ['behind', -hourMs],
])('on a machine whose clock is an hour %s', (_name, offMs) => {
  it('a login lasts as long as it must', async () => {
    const { lives_ms } = await readSession(await join(await open(offMs)));
    expect(Math.abs(lives_ms - sessionAbsoluteMs)).toBeLessThan(hourMs / 2);
  });
});

it('a jobs process whose clock is an hour ahead ends no login that is idle for a quarter of one', async () => {
  const process = await open(hourMs);
  const [fresh, idle] = [await join(process), await join(process)];
  await database.owner.query(`UPDATE session SET last_seen_at = now() - interval '15 minutes'`);
  await database.owner.query(
    `UPDATE session SET last_seen_at = now() - interval '1 day' WHERE member_id = $1`,
    [idle],
  );
  await process.begin();
  await database.owner.query(`INSERT INTO pgboss.job (name) VALUES ('identity-sweep')`);
  await waitFor(async () => (await readSession(idle)).ended_at !== null, { what: 'the sweep' });
  expect((await readSession(fresh)).ended_at).toBeNull();
});
