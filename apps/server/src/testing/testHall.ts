import { captcha as captchaCall, loginDataSchema } from '@pavilion/contract/identity';
import { createFakeClock, createTestDatabase, type FakeClock, type TestDatabase } from '@pavilion/testing';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { seed } from '../../../../database/seeds/index.ts';
import { createHallProcess, type HallProcess } from '../compose.ts';
import { type Role, readEnv } from '../infra/env.ts';
import type { PageRenderer } from '../pages/pageRenderer.ts';

/** What halls of tests seal with. */
export const hallSecret = 'a secret of thirty-two characters!';

/** The whole hall as `main.ts` composes it, on a database of its own with the demo hall in it; nothing listens. */
export interface TestHall {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  readonly process: HallProcess;
  readonly call: (
    path: string,
    body: unknown,
    from?: { token?: string; host?: string },
  ) => Promise<{ status: number; body: unknown }>;
  /** Signs a new member up through the calls, in dollars unless told. */
  readonly joinMember: () => Promise<{ memberId: number; account: string; token: string }>;
  readonly close: () => Promise<void>;
}

const answerSchema = z.object({ code: z.number(), data: z.unknown() });
const captchaAnswerInTests = '0000';

export const createTestHall = async (
  options: {
    environment?: Readonly<Record<string, string>>;
    pageRenderer?: PageRenderer;
    /** Answers calls alone unless told; what else it does begins with `process.begin`. */
    roles?: readonly Role[];
  } = {},
): Promise<TestHall> => {
  const database = await createTestDatabase();
  const clock = createFakeClock('2026-11-20T12:00:00Z');
  await seed({ pool: database.owner });
  const env = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    PAVILION_SECRET: hallSecret,
    PAVILION_TEST: '1',
    LOG_LEVEL: 'silent',
    ...options.environment,
  });
  const { pageRenderer } = options;
  const hallProcess = await createHallProcess({
    env,
    clock,
    roles: new Set(options.roles ?? ['web']),
    ...(pageRenderer === undefined ? {} : { pageRenderer }),
  });
  const { app } = hallProcess;
  let members = 0;

  const call: TestHall['call'] = async (path, body, { token, host = 'localhost' } = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: path === '/get_login_header' ? path : `/api${path}`,
      headers: {
        'content-type': 'application/json',
        host,
        ...(token === undefined ? {} : { authorization: token }),
      },
      payload: JSON.stringify(body),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const dataOf = async <S extends z.ZodType>(
    schema: S,
    path: string,
    body: unknown,
  ): Promise<z.output<S>> => {
    const { code, data } = answerSchema.parse((await call(path, body)).body);
    if (code !== 100) throw new Error(`${path} was refused with ${code}`);
    return schema.parse(data);
  };

  const joinMember = async () => {
    members += 1;
    clock.advance(5_000);
    const { captcha_token } = await dataOf(captchaCall.data, captchaCall.path, { type: 2 });
    const account = `joiner${String(members).padStart(3, '0')}`;
    const login = await dataOf(loginDataSchema, '/register', {
      member_account: account,
      password: 'Lantern8',
      member_email: `${account}@example.com`,
      member_birthday: '1990-04-07',
      member_currency: 'USD',
      answer: captchaAnswerInTests,
      captcha_token,
      agreement: true,
    });
    return { memberId: login.member_id, account, token: login.token };
  };

  await app.ready();
  return {
    app,
    database,
    clock,
    process: hallProcess,
    call,
    joinMember,
    close: async () => {
      await hallProcess.close();
      await database.drop();
    },
  };
};
