import { Agent, request } from 'node:http';
import type { InputOf } from '@pavilion/contract';
import {
  type AnyOfficeCall,
  officeLogIn,
  officeProveFactor,
  officeTokenHeader,
} from '@pavilion/contract/office';
import { z } from 'zod';
import { demoOfficeCode, demoStaff } from '../database/seeds/staff.ts';
import { BenchError } from './table.ts';

/** Somebody of the staff, logged in as everybody is: a password, the code of an app, a cookie and a token. */
export interface OfficeClient {
  /** Makes a call; `ms` is how long it took until the last byte of the answer. Throws for everything but success. */
  readonly call: <C extends AnyOfficeCall>(
    call: C,
    body: InputOf<C>,
  ) => Promise<{ readonly ms: number; readonly data: z.output<C['data']> }>;
  /** What a browser would keep. */
  readonly cookie: () => string;
  readonly close: () => void;
}

const answerSchema = z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() });
const sessionSchema = z.object({ token: z.string() });
const succeeded = 100;
/** So many addresses behind the proxy that the bench plays: a desk of people, none beyond the limit of calls. */
const addresses = 60_000;
const byteBits = 8;
const byteMask = 255;

interface Answered {
  readonly text: string;
  readonly cookie: string | undefined;
  readonly ms: number;
}

const send = (
  agent: Agent,
  port: number,
  { path, body, headers }: { path: string; body: string; headers: Readonly<Record<string, string>> },
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const beganMs = performance.now();
    const options = { agent, host: '127.0.0.1', port, method: 'POST', path: `/api${path}`, headers };
    const sent = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const cookies = answer.headers['set-cookie'] ?? [];
        resolve({
          text: Buffer.concat(parts).toString('utf8'),
          cookie: cookies.flatMap((one) => /^office=([^;]+)/.exec(one)?.[1] ?? [])[0],
          ms: performance.now() - beganMs,
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Logs the owner of the demo hall in. The hall has to take the bench for its proxy. */
export const logIn = async (port: number): Promise<OfficeClient> => {
  const agent = new Agent({ keepAlive: true });
  let cookie = '';
  let token = '';
  let turn = 0;
  const post = async (path: string, body: unknown): Promise<{ ms: number; data: unknown }> => {
    turn = (turn + 1) % addresses;
    const answered = await send(agent, port, {
      path,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        lang: 'en_US',
        'x-forwarded-for': `198.18.${turn >> byteBits}.${turn & byteMask}`,
        ...(token === '' ? {} : { [officeTokenHeader]: token }),
        ...(cookie === '' ? {} : { cookie: `office=${cookie}` }),
      },
    });
    const { code, message, data } = answerSchema.parse(JSON.parse(answered.text));
    if (code !== succeeded)
      throw new BenchError(`${path} ${JSON.stringify(body)} was refused with ${code}: ${message}`);
    cookie = answered.cookie ?? cookie;
    return { ms: answered.ms, data };
  };
  const [owner] = demoStaff;
  const first = await post(officeLogIn.path, { account: owner?.account, password: owner?.password });
  token = sessionSchema.parse(first.data).token;
  const proof = { method: 'totp', code: demoOfficeCode(new Date()) };
  const second = await post(officeProveFactor.path, { proof });
  token = sessionSchema.parse(second.data).token;
  return {
    call: async (call, body) => {
      const { ms, data } = await post(call.path, body);
      // The hall has parsed it with this schema before it sent it.
      return { ms, data: data as z.output<(typeof call)['data']> };
    },
    cookie: () => cookie,
    close: () => agent.destroy(),
  };
};
