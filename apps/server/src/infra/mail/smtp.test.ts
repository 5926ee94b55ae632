import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeClock } from '@pavilion/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { createSmtpCarrier } from './smtp.ts';
import { openSmtpServer, type SmtpServer } from './smtpServer.fixture.ts';

let server: SmtpServer;
let logged: unknown[];
beforeEach(async () => {
  server = await openSmtpServer();
  logged = [];
});
afterEach(() => server.close());

const from = { name: '华庭 Pavilion', address: 'no-reply@hall.example' };
const letter = {
  to: 'ana@example.com',
  subject: '华庭：找回密码的验证码',
  text: '验证码 204816',
  html: '<p>204816</p>',
};
const carrier = (url = server.url) =>
  createSmtpCarrier({
    url,
    from,
    clock: createFakeClock(),
    timeoutMs: 400,
    log: { error: (...words: unknown[]) => void logged.push(words) },
  });

/** Header lines of a message, unfolded. */
const headersOf = (data: string): readonly string[] =>
  (data.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

it('sends both forms with sender, subject and the mark of a machine', async () => {
  expect(await carrier().send(letter)).toBe('sent');
  const [received] = server.letters;
  expect(received).toMatchObject({
    from: expect.stringContaining('<no-reply@hall.example>'),
    to: 'RCPT TO:<ana@example.com>',
  });
  const headers = headersOf(received?.data ?? '');
  expect(headers).toContain('To: ana@example.com');
  expect(headers).toContain('Auto-Submitted: auto-generated');
  expect(headers.filter((line) => line.startsWith('Subject: '))).toHaveLength(1);
  expect(received?.data).toMatch(/Content-Type: multipart\/alternative/);
  expect(received?.data).toMatch(/text\/plain[\s\S]*text\/html/);
});

it('lets no subject, name or address bring a header or a recipient of its own', async () => {
  const subject = 'Hello\r\nBcc: eve@example.com\r\n\r\nbody';
  const carry = createSmtpCarrier({
    url: server.url,
    from: { ...from, name: 'Hall\r\nBcc: eve@example.com' },
    clock: createFakeClock(),
    log: { error: () => undefined },
  });
  expect(await carry.send({ ...letter, subject })).toBe('sent');
  const headers = headersOf(server.letters[0]?.data ?? '');
  expect(headers.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  expect(server.letters[0]?.to).toBe('RCPT TO:<ana@example.com>');
  for (const to of [
    'ana@example.com\r\nRCPT TO:<eve@example.com>',
    'a@b.example,eve@example.com',
    '-oQ/tmp x',
  ])
    expect(await carry.send({ ...letter, to })).toBe('refused');
  expect(server.letters).toHaveLength(1);
});

it('reaches an address of 254 characters and one of another script', async () => {
  const long = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.org`;
  expect(await carrier().send({ ...letter, to: long })).toBe('sent');
  expect(server.letters[0]?.to).toBe(`RCPT TO:<${long}>`);
  expect(await carrier().send({ ...letter, to: '安娜@例子.测试' })).toBe('sent');
  expect(server.letters[1]?.to).toContain('安娜@');
});

it.each([
  ['a mailbox that is not there', 'RCPT', '550 no such mailbox', 'refused'],
  ['a mailbox that is full for now', 'RCPT', '452 mailbox full', 'unreachable'],
  ['a letter that is never wanted', '.', '554 spam', 'refused'],
  ['a letter that is not wanted now', '.', '451 try later', 'unreachable'],
  ['a server that is closing', 'hello', '421 closing', 'unreachable'],
  ['silence instead of a greeting', 'hello', 'silence', 'unreachable'],
  ['silence after the letter', '.', 'silence', 'unreachable'],
])('%s: %s answered with %s is %s, and nothing of it is logged', async (_name, command, answer, outcome) => {
  server.behave(command, answer);
  expect(await carrier().send(letter)).toBe(outcome);
  expect(JSON.stringify(logged)).toContain('a letter did not go');
  expect(JSON.stringify(logged)).not.toMatch(/ana@example|204816/);
});

it('takes a server that is not there for one that may come back', async () => {
  await server.close();
  expect(await carrier().send(letter)).toBe('unreachable');
  server = await openSmtpServer();
});

it('tells a password only to a server that it can talk to unheard, or to this very machine', async () => {
  const withPassword = (host: string) => carrier(`smtp://hall:open-sesame@${host}:${server.port}`);
  expect(await withPassword('127.0.0.1').send(letter)).toBe('sent');
  expect(server.commands.filter((command) => command.startsWith('AUTH'))).toHaveLength(1);
  // The same server under a name that is not this machine's: it offers no STARTTLS.
  server.commands.length = 0;
  expect(await withPassword('0.0.0.0').send(letter)).toBe('unreachable');
  expect(server.commands).toContain('STARTTLS');
  expect(server.commands.filter((command) => command.startsWith('AUTH'))).toEqual([]);
  expect(JSON.stringify(logged)).not.toContain('open-sesame');
});

describe('a server whose authority nobody knows', () => {
  let folder: string;
  let identity: { key: string; cert: string };
  const nowhere = ['a letter did not go'];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pavilion-smtp-'));
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
    const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    execFileSync('openssl', ['req', ...kind, ...files, ...names], { stdio: 'ignore' });
    identity = {
      key: readFileSync(join(folder, 'key.pem'), 'utf8'),
      cert: readFileSync(join(folder, 'cert.pem'), 'utf8'),
    };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gets no letter, and the log says what is wrong with it', async () => {
    const strange = await openSmtpServer(identity);
    expect(await carrier(strange.url).send(letter)).toBe('unreachable');
    expect(logged).toEqual([[expect.objectContaining({ cause: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), ...nowhere]]);
    await strange.close();
  });

  it('gets its letters where the environment names that authority', async () => {
    const strange = await openSmtpServer(identity);
    const { SMTP_CA_FILE: ca } = readEnv({
      DATABASE_URL: 'postgres://nobody@localhost/none',
      PAVILION_SECRET: 'a secret of thirty-two characters!',
      SMTP_CA_FILE: join(folder, 'cert.pem'),
    });
    const log = { error: () => undefined };
    expect(
      await createSmtpCarrier({ url: strange.url, from, clock: createFakeClock(), ca, log }).send(letter),
    ).toBe('sent');
    expect(strange.letters).toHaveLength(1);
    await strange.close();
  });

  it('a file that holds no certificate is named at boot', () => {
    const environment = {
      DATABASE_URL: 'postgres://nobody@localhost/none',
      PAVILION_SECRET: 'a secret of thirty-two characters!',
      SMTP_CA_FILE: join(folder, 'none.pem'),
    };
    expect(() => readEnv(environment)).toThrow(/SMTP_CA_FILE: no certificate/);
  });
});
