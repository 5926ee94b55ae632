import { setTimeout as delay } from 'node:timers/promises';
import { answerSchema, isSuccess } from '@pavilion/contract';
import { captcha, login, loginHeaderDataSchema } from '@pavilion/contract/identity';
import type { Pool } from '@pavilion/postgres';
import { createPasswordHasher } from '../apps/server/src/modules/identity/index.ts';
import { BenchError } from './table.ts';

/** Logins as a page does them, each with ticket, captcha and Argon2id, for the benches that have some. */

const password = 'Lantern8';

export interface Hall {
  readonly origin: string;
  readonly pool: Pool;
}

export const post = async (
  { origin }: Hall,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> => {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new BenchError(`${path} answered HTTP ${response.status}: ${await response.text()}`);
  const answer = answerSchema.parse(await response.json());
  if (!isSuccess(answer.code)) throw new BenchError(`${path} answered ${answer.code}: ${answer.message}`);
  return answer.data;
};

/** An address for each turn, as the proxy in front would tell it: limits are per address. */
export const addressOf = (turn: number): string => `198.18.${(turn >> 8) & 255}.${turn & 255}`;

export type Act = () => Promise<unknown>;

/** Fetches what a login needs, as the page does; answers what makes it, and gives its token. */
export const prepareLogin = async (
  hall: Hall,
  account: string,
  address: string,
): Promise<() => Promise<string>> => {
  const headers = { 'x-forwarded-for': address };
  const ticket = loginHeaderDataSchema.parse(await post(hall, '/get_login_header', {}, headers));
  const { captcha_token } = captcha.data.parse(await post(hall, '/api/captcha', { type: 1 }, headers));
  const { rows } = await hall.pool.query<{ answer: string }>(
    `SELECT answer FROM captcha WHERE token_hash = sha256(convert_to($1, 'UTF8'))`,
    [captcha_token],
  );
  const body = { account, password, captcha_token, answer: rows[0]?.answer ?? '' };
  return async () =>
    login.data.parse(await post(hall, `/api${login.path}`, body, { ...headers, [ticket.name]: ticket.value }))
      .token;
};

/** Does so many things a second, by the clock; answers how long each took. */
export const pace = (perSecond: number, acts: readonly Act[]): Promise<number[]> => {
  const startMs = performance.now();
  return Promise.all(
    acts.map(async (act, turn) => {
      await delay(Math.max(0, startMs + (turn * 1000) / perSecond - performance.now()));
      const beganMs = performance.now();
      await act();
      return performance.now() - beganMs;
    }),
  );
};

/** Members `bench0` and on, in dollars. */
export const addMembers = async (pool: Pool, members: number): Promise<void> => {
  const passwordHash = await createPasswordHasher().hash(password);
  await pool.query(
    `INSERT INTO member (site_id, account, account_key, password_hash, currency)
     SELECT 1, 'bench' || n, 'bench' || n, $1, 'USD' FROM generate_series(0, $2::integer) n`,
    [passwordHash, members],
  );
};
