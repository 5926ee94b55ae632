import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeClock } from '@pavilion/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { createFolderSms } from '../sms.ts';
import { createFolderMail } from './folder.ts';
import { createPostModule } from './postModule.ts';
import { createPostOffice } from './postOffice.ts';

let folder: string;
const opened: FastifyInstance[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
  await rm(folder, { recursive: true });
});

const clock = createFakeClock();

const openWith = async (environment: Record<string, string>): Promise<FastifyInstance> => {
  const env = readEnv({
    DATABASE_URL: 'postgres://localhost/none',
    PAVILION_SECRET: 'o'.repeat(32),
    OUTBOX_FOLDER: folder,
    ...environment,
  });
  const post = createPostOffice({
    jobs: { send: () => Promise.reject(new Error('no database here')) },
    clock,
    log: { error: () => undefined },
    secret: env.PAVILION_SECRET,
    mail: undefined,
    sms: undefined,
  });
  const app = Fastify();
  opened.push(app);
  const { routes } = createPostModule(post, env);
  if (routes !== undefined) await app.register(routes);
  await app.ready();
  return app;
};
const letter = {
  to: 'ana@example.com',
  subject: 'Your code',
  text: 'The code is 204816',
  html: '<p>204816</p>',
};

it('shows mail and short messages, the newest first, and each letter as its reader sees it', async () => {
  await createFolderMail(folder, clock).send(letter);
  const old = { kind: 'sms', to: '13800138000', text: 'code 135791', at: '2026-01-02T03:04:05.678Z' };
  await writeFile(join(folder, '2026-01-02T03-04-05.678Z-sms-0123abcd.json'), JSON.stringify(old));
  const app = await openWith({ NODE_ENV: 'development' });
  const page = await app.inject('/dev/outbox');
  expect(page.statusCode).toBe(200);
  for (const part of ['13800138000', 'code 135791', 'ana@example.com', 'The code is 204816'])
    expect(page.body).toContain(part);
  expect(page.body.indexOf('ana@example.com')).toBeLessThan(page.body.indexOf('13800138000'));
  const [link = ''] = /\/dev\/outbox\/[^"]+/.exec(page.body) ?? [];
  const alone = await app.inject(link);
  expect(alone.body).toBe(letter.html);
  expect(alone.headers['content-security-policy']).toContain('sandbox');
});

it('takes nothing in a message for HTML, and lets no script run', async () => {
  const hostile = '<script>alert(1)</script>';
  await createFolderSms(folder, clock).send({ phone: hostile, text: hostile });
  await createFolderMail(folder, clock).send({ ...letter, subject: hostile, text: hostile });
  const app = await openWith({ NODE_ENV: 'development' });
  const page = await app.inject('/dev/outbox');
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('&lt;script&gt;');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
});

it('opens no other file, and steps over what is half written', async () => {
  await writeFile(join(folder, 'secret.json'), '{"kind":"mail"}');
  await writeFile(join(folder, '2026-11-22T02-30-00.000Z-mail-0123abcd.json'), '{"kind":"mail","to"');
  const app = await openWith({ NODE_ENV: 'development' });
  expect((await app.inject('/dev/outbox')).body).toContain('Nothing was sent yet.');
  for (const name of ['secret.json', '..%2f..%2fetc%2fpasswd', '2026-11-22T02-30-00.000Z-mail-0123abcd.json'])
    expect((await app.inject(`/dev/outbox/${name}`)).statusCode, name).toBe(404);
});

it('is not there in production', async () => {
  await createFolderMail(folder, clock).send(letter);
  const app = await openWith({ NODE_ENV: 'production' });
  expect((await app.inject('/dev/outbox')).statusCode).toBe(404);
});

it('writes no letter to what is not one mailbox', async () => {
  expect(await createFolderMail(folder, clock).send({ ...letter, to: 'a@b.example, c@d.example' })).toBe(
    'refused',
  );
});
