import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCalls } from '@pavilion/contract';
import { waitFor } from '@pavilion/testing';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callAs, lantern, playRound, promoWin } from '../modules/wallet/hall.fixture.ts';
import { type FakeProvider, openProvider } from '../modules/wallet/provider.fixture.ts';
import { createDocumentJudge, type GivenAnswer } from '../testing/documentJudge.ts';
import { createTestHall, type TestHall } from '../testing/testHall.ts';
import { outsideClient } from './outsideClient.fixture.ts';

/** The reference under `/api/docs/json`, read by those who have nothing else. */

const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
const compilerOptions = {
  target: 'ES2024',
  module: 'NodeNext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  types: ['node'],
};

let hall: TestHall;
let provider: FakeProvider;
let folder = '';
let origin = '';
let document: unknown;

beforeAll(async () => {
  hall = await createTestHall();
  provider = await openProvider(hall, lantern);
  origin = await hall.app.listen({ host: '127.0.0.1', port: 0 });
  document = await (await fetch(`${origin}/api/docs/json`)).json();
  folder = mkdtempSync(join(tmpdir(), 'pavilion-client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await hall.close();
  await provider.close();
});

const writeClient = async (): Promise<void> => {
  symlinkSync(modules, join(folder, 'node_modules'));
  const types = astToString(await openapiTypescript(JSON.stringify(document)));
  writeFileSync(join(folder, 'hall.ts'), types);
  writeFileSync(join(folder, 'hall.json'), JSON.stringify(document));
  writeFileSync(join(folder, 'client.ts'), outsideClient);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['client.ts'] }));
};

const run = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, output, errors };
};

/** What the game does as soon as it is asked for: a gift to play with, and one round, won. */
const playAtLaunch = (playerId: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const round = async (launch_token: unknown) => {
      const session_token = await waitFor(
        async () =>
          (await callAs(hall.app, hall.clock, lantern, 'authenticate', { launch_token })).body.session_token,
      );
      const player = { player_id: playerId, session_token: String(session_token) };
      const played = playRound(hall, lantern, player);
      // A provider may give to those whom it has let in.
      await promoWin(hall, lantern, playerId, {
        currency: 'USD',
        amount: 1_000,
        transaction_id: randomUUID(),
      });
      const body = { currency: 'USD', bet_amount: 100, win_amount: 250, transaction_id: randomUUID() };
      return played.send('bet-win', body);
    };
    provider.answer('gameLaunch', ({ launch_token }) => {
      round(launch_token).then(resolve, reject);
      return { url: `${provider.origin}/play` };
    });
  });

const lineSchema = z.object({ method: z.string(), path: z.string(), status: z.number(), body: z.unknown() });
const codeOf = ({ body }: GivenAnswer): number =>
  z.object({ code: z.number() }).catch({ code: 0 }).parse(body).code;

it('is enough for a generated client to log in, play and understand every answer', {
  timeout: 60_000,
}, async () => {
  await writeClient();
  const compiled = await run([join(modules, 'typescript/bin/tsc'), '-p', folder]);
  expect(compiled).toMatchObject({ code: 0, output: '' });

  const { memberId, account } = await hall.joinMember();
  hall.clock.advance(5_000);
  const player = String(memberId);
  const round = playAtLaunch(player);
  const client = { ORIGIN: origin, ACCOUNT: account, PASSWORD: 'Lantern8' };
  const played = await run(['client.ts'], client);
  expect(played.errors).toBe('');
  expect(await round).toMatchObject({ status: 'OK', balance: { cash: 1_150 } });

  const judge = createDocumentJudge(document);
  const answers = played.output
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)));
  expect(
    answers.map((answer) => ({ ...answer, wrong: judge(answer) })).filter(({ wrong }) => wrong !== null),
  ).toEqual([]);
  const met = answers.map((answer) => `${answer.path} ${answer.status} ${codeOf(answer)}`);
  expect(met).toEqual(
    expect.arrayContaining([
      '/api/member/profile/my_cash 401 401',
      '/api/login 400 400',
      '/api/login 200 100',
      '/api/login 200 105',
      '/api/login 413 413',
      '/api/member/game/play1 200 101',
      '/api/member/game/play1 200 100',
      '/api/member/game/url 200 404',
      '/api/v2/get_jackpot 200 100',
      '/api/v2/get_jackpot 400 400',
      '/api/v2/get_jackpot 415 415',
      '/api/member_info 404 404',
      '/check_iframe 429 429',
      '/api/logout 200 100',
      '/api/logout 401 401',
    ]),
  );
});

describe('the document', () => {
  const operationSchema = z.object({ security: z.array(z.record(z.string(), z.array(z.string()))) });
  const documentSchema = z.object({
    servers: z.array(z.object({ url: z.string() })),
    paths: z.record(z.string(), z.record(z.string(), operationSchema)),
    components: z.object({
      securitySchemes: z.record(z.string(), z.object({ in: z.string(), name: z.string() })),
    }),
  });

  it('says of every route what it demands, and where that is sent', () => {
    const { paths, components } = documentSchema.parse(document);
    expect(components.securitySchemes).toMatchObject({
      token: { in: 'header', name: 'authorization' },
      loginTicket: { in: 'header', name: 'x-login-ticket' },
    });
    const demanded = { public: [], ticket: [{ loginTicket: [] }], member: [{ token: [] }] };
    const told = allCalls.map(({ path }) => [path, paths[`/api${path}`]?.post?.security]);
    expect(told).toEqual(allCalls.map(({ path, audience }) => [path, demanded[audience]]));
    const own = Object.entries(paths).filter(([path]) => !path.startsWith('/api/'));
    expect(
      own.flatMap(([, methods]) => Object.values(methods)).every(({ security }) => security.length === 0),
    ).toBe(true);
  });

  it('names the host that it was read from as its server', () => {
    const { servers } = documentSchema.parse(document);
    expect(servers.map(({ url }) => new URL(url, `${origin}/api/docs/json`).origin)).toEqual([origin]);
  });
});
