import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../pages/contentSecurity.ts';
import { openFrameOrigins } from '../../../pages/frameOrigins.ts';
import { defaultPassword, type Entrance, hosts, openEntrance } from '../../signup/testEntrance.ts';
import { storeCaptchaService } from './captchaServices.ts';

/** A captcha service as it is at its wire (siteverify of Turnstile and hCaptcha): a form in, JSON out, a token good once. */

const sealedUnder = 's'.repeat(32);
const secret = 'the secret of the service';
const goodToken = `good-${'x'.repeat(1_000)}`;

let hall: Entrance;
const asked: URLSearchParams[] = [];
let spent: Set<string>;
let mood: 'well' | 'failing' | 'babbling' | 'silent' = 'well';
const service: Server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (mood === 'silent') return request.socket.destroy();
    if (mood === 'failing') return response.writeHead(503).end();
    if (mood === 'babbling') return response.end('<html>');
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    asked.push(form);
    const token = form.get('response') ?? '';
    const success = form.get('secret') === secret && token === goodToken && !spent.has(token);
    spent.add(token);
    const codes = success ? [] : ['invalid-input-response'];
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ success, hostname: 'hall.test', 'error-codes': codes }));
  });
});

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`;
  hall = await openEntrance({ captchaEndpoints: { turnstile: endpoint, hcaptcha: endpoint } });
  await hall.addMember({ account: 'Player01' });
  await hall.addMember({ account: 'Player02', siteId: 2 });
});
afterAll(async () => {
  await hall.close();
  service.closeAllConnections();
  service.close();
});
afterEach(async () => {
  mood = 'well';
  asked.length = 0;
  spent = new Set();
  hall.clock.advance(60_000);
  await hall.database.owner.query('DELETE FROM captcha_service');
});
const use = (provider: 'turnstile' | 'hcaptcha' = 'turnstile') => {
  spent = new Set();
  return storeCaptchaService(hall.database.pool, sealedUnder, {
    siteId: 1,
    provider,
    siteKey: '0x4AAA',
    secret,
  });
};

const take = async (type: 1 | 2 = 1) => {
  const ip = hall.newIp();
  const { data } = await hall.call('/captcha', { type }, { ip });
  return { ip, captcha: data };
};
const logIn = async (answer: string, taken?: Awaited<ReturnType<typeof take>>) => {
  const { ip, captcha } = taken ?? (await take());
  const body = {
    account: 'Player01',
    password: defaultPassword,
    answer,
    captcha_token: captcha.captcha_token,
  };
  return hall.call('/login', body, { ip, ticket: await hall.ticket({ ip }) });
};

it.each(['turnstile', 'hcaptcha'] as const)(
  'the widget of %s takes the place of the picture',
  async (provider) => {
    await use(provider);
    const taken = await take();
    expect(taken.captcha).toMatchObject({ captcha: '', service: { provider, site_key: '0x4AAA' } });
    expect(JSON.stringify(taken.captcha)).not.toContain(secret);
    expect(await logIn(goodToken, taken)).toMatchObject({ status: 200, code: 100 });
    // Nothing about the visitor goes along.
    expect(asked.map((form) => [...form])).toEqual([
      [
        ['secret', secret],
        ['response', goodToken],
      ],
    ]);
  },
);

it.each([
  ['a token that the service does not know', 'made-up'],
  ['what would be read from a picture', 'ACDE'],
])('%s is refused as a misread captcha is', async (_name, answer) => {
  await use();
  expect(await logIn(answer)).toMatchObject({ status: 200, code: 105 });
  // The service was asked, and is not away for that: its widget stays.
  expect(asked).toHaveLength(1);
  expect((await take()).captcha.service).not.toBeNull();
});

it('a token is good once, and so is the captcha that it was given for', async () => {
  await use();
  const taken = await take();
  expect((await logIn(goodToken, taken)).code).toBe(100);
  expect((await logIn(goodToken, taken)).code).toBe(105);
  expect(asked).toHaveLength(1);
  expect((await logIn(goodToken)).code).toBe(105);
});

it('signs up as well', async () => {
  await use();
  await hall.database.owner.query(
    `INSERT INTO register_setting (site_id, currency, name, is_display) VALUES (1, 'USD', 'captcha', true)`,
  );
  const join = async (member_account: string, answer: string) => {
    const { ip, captcha } = await take(2);
    const form = { member_account, password: 'Lantern8', member_currency: 'USD', agreement: true };
    return hall.call('/register', { ...form, answer, captcha_token: captcha.captcha_token }, { ip });
  };
  expect((await join('joiner07', 'made-up')).code).toBe(224);
  expect((await join('joiner08', goodToken)).code).toBe(100);
  expect(asked).toHaveLength(2);
});

it.each(['failing', 'babbling', 'silent'] as const)(
  'while the service is %s nobody gets in by its word, and the picture is back for a minute',
  async (now) => {
    await use();
    mood = now;
    expect(await logIn(goodToken)).toMatchObject({ status: 200, code: 105 });
    const { ip, captcha } = await take();
    expect(captcha).toMatchObject({ service: null, captcha: expect.stringContaining('<svg') });
    const read = await hall.captcha(1, { ip });
    const body = { account: 'Player01', password: defaultPassword, ...read };
    expect((await hall.call('/login', body, { ip, ticket: await hall.ticket({ ip }) })).code).toBe(100);
    hall.clock.advance(60_000);
    expect((await take()).captcha.service).not.toBeNull();
  },
);

it('is one site’s alone', async () => {
  await use();
  const ip = hall.newIp();
  const { data } = await hall.call('/captcha', { type: 1 }, { ip, host: hosts.other });
  expect(data).toMatchObject({ service: null, captcha: expect.stringContaining('<svg') });
  expect((await hall.login('Player02', defaultPassword, { ip, host: hosts.other })).code).toBe(100);
  expect(asked).toHaveLength(0);
});

it('its secret is kept sealed', async () => {
  await use();
  const { rows } = await hall.database.owner.query<{ row: string }>(
    `SELECT encode(secret_sealed, 'escape') AS row FROM captcha_service`,
  );
  expect(rows[0]?.row).not.toContain(secret);
});

it.each([
  ['turnstile', "script-src 'self' 'sha256-a' https://challenges.cloudflare.com;", "connect-src 'self';"],
  [
    'hcaptcha',
    "script-src 'self' 'sha256-a' https://hcaptcha.com https://*.hcaptcha.com;",
    "connect-src 'self' https://hcaptcha.com https://*.hcaptcha.com;",
  ],
] as const)('pages let %s in on its site alone', async (provider, scripts, connects) => {
  await use(provider);
  const frames = await openFrameOrigins(hall.database.pool);
  const policyOf = (siteId: number) => contentSecurityPolicy(["'sha256-a'"], [], frames.captchaOf(siteId));
  expect(policyOf(1)).toContain(scripts);
  expect(policyOf(1)).toContain(connects);
  expect(policyOf(2)).toBe(contentSecurityPolicy(["'sha256-a'"], []));
  expect(policyOf(2)).toContain("script-src 'self' 'sha256-a';");
});
