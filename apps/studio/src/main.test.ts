import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@pavilion/postgres';
import { createProviderClient, providerBasePath } from '@pavilion/provider-kit';
import { createTestDatabase, type TestDatabase, waitFor } from '@pavilion/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenAnswer, sessionHeader } from './play/views.ts';
import { FakeHall } from './testing/fakeHall.ts';
import { testKeys } from './testing/studioBench.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
const startMs = 15_000;

const children: ChildProcess[] = [];
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const close of closers.splice(0).reverse()) await close();
});

const start = async (
  hall: FakeHall,
  database: Pick<TestDatabase, 'url'>,
  port: number,
  onLine?: (line: string) => void,
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [main], {
    env: {
      STUDIO_PORT: String(port),
      STUDIO_DATABASE_URL: database.url,
      HALL_ORIGIN: hall.origin,
      STUDIO_ORIGIN: `http://localhost:${port}`,
      SANDBOX_KEYS: JSON.stringify(testKeys),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', onLine === undefined ? 'ignore' : 'pipe', 'inherit', 'ipc'],
  });
  children.push(child);
  if (child.stdout !== null && onLine !== undefined)
    createInterface({ input: child.stdout }).on('line', onLine);
  await waitFor(async () => (await fetch(`http://localhost:${port}/readyz`)).ok, {
    withinMs: startMs,
    what: 'the studio',
  });
  return child;
};

/** A line to the database that can be cut, with everything that hangs on it. */
const openCuttableLine = async (to: URL) => {
  let isCut = false;
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(to.port), to.hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined).on('close', () => ends.delete(end));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = new URL(to);
  url.host = `127.0.0.1:${port}`;
  const cut = (): void => {
    isCut = true;
    for (const end of ends) end.destroy();
  };
  const close = async (): Promise<void> => {
    cut();
    await new Promise((resolve) => server.close(resolve));
  };
  const mend = (): void => {
    isCut = false;
  };
  return { url: url.href, cut, mend, close };
};

const died = (child: ChildProcess): Promise<boolean> =>
  waitFor(() => child.exitCode !== null || child.signalCode !== null, { what: 'the end of the studio' });

const world = async () => {
  const hall = new FakeHall(testKeys);
  await hall.listen();
  closers.push(() => hall.close());
  const database = await createTestDatabase({ migrations, role: null });
  closers.push(() => database.drop());
  return { hall, database, port: await findFreePort() };
};

const launch = async (hall: FakeHall, port: number, playerId: string): Promise<URL> => {
  const player = hall.books.players.get(playerId) ?? hall.books.addPlayer(playerId, 'RMB', 100_000);
  const launchToken = randomUUID();
  player.launchTokens.add(launchToken);
  const key = testKeys[0];
  if (!key) throw new Error('no key');
  const client = createProviderClient({
    baseUrl: `http://localhost:${port}${providerBasePath}`,
    key,
    nowMs: Date.now,
  });
  const outcome = await client.gameLaunch({
    player_id: playerId,
    currency: 'RMB',
    game_code: 'koi-lantern',
    locale: 'en_US',
    device: 1,
    launch_token: launchToken,
  });
  client.close();
  if (outcome.kind !== 'ok') throw new Error(`not launched: ${JSON.stringify(outcome)}`);
  return new URL(outcome.answer.url);
};

const open = async (url: URL): Promise<OpenAnswer> => {
  const response = await fetch(`${url.origin}${url.pathname}/api/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket: url.searchParams.get('t') }),
  });
  return (await response.json()) as OpenAnswer;
};

const stateOf = (url: URL, session: string): Promise<Response> =>
  fetch(`${url.origin}${url.pathname}/api/state`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [sessionHeader]: session },
    body: '{}',
  });

describe('the studio’s process', () => {
  it('killed with SIGKILL while the hall holds its answer finishes the round when it comes back', async () => {
    const { hall, database, port } = await world();
    const child = await start(hall, database, port);
    const url = await launch(hall, port, 'p1');
    const { session } = await open(url);
    hall.fail('betWin', { kind: 'hold' });
    hall.fail('bet', { kind: 'hold' });
    const lost = fetch(`${url.origin}${url.pathname}/api/step`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [sessionHeader]: session },
      body: JSON.stringify({ action_id: randomUUID(), stake: '1.00' }),
    }).catch(() => undefined);
    await waitFor(() => hall.heldCount === 1, { what: 'the stake at the hall' });
    child.kill('SIGKILL');
    await died(child);
    await lost;
    hall.release();

    await start(hall, database, port);
    await waitFor(
      async () => {
        const { rows } = await database.owner.query(
          "SELECT FROM round WHERE state IN ('settled', 'returned', 'playing')",
        );
        return rows.length === 1;
      },
      { withinMs: startMs, what: 'the recovered round' },
    );
    const { rows } = await database.owner.query('SELECT id, state, stake_minor, won_minor FROM round');
    const [round] = rows;
    const net = round.state === 'settled' ? Number(round.won_minor - round.stake_minor) : 0;
    expect(['settled', 'returned']).toContain(round.state);
    expect(hall.books.netOf(round.id)).toBe(net);
    expect(hall.books.players.get('p1')?.cash).toBe(100_000 + net);
    const back = await open(await launch(hall, port, 'p1'));
    expect(back.round).toMatchObject({ id: round.id, state: round.state, recovered: true });
    expect(back.notice).toBe(round.state === 'settled' ? 'finished' : 'returned');
  });

  it('closes in good order on SIGTERM, and when its launcher is gone', async () => {
    const { hall, database, port } = await world();
    const first = await start(hall, database, port);
    first.kill('SIGTERM');
    await died(first);
    expect(first.exitCode).toBe(0);
    const second = await start(hall, database, port);
    second.disconnect();
    await died(second);
    expect(second.exitCode).toBe(0);
  });

  it('says once that its database is away, and once that it is back', async () => {
    const { hall, database, port } = await world();
    const line = await openCuttableLine(new URL(database.url));
    closers.push(line.close);
    const said: { level: number; msg: string; failures?: number }[] = [];
    const child = await start(hall, { ...database, url: line.url }, port, (text) =>
      said.push(JSON.parse(text)),
    );
    const url = await launch(hall, port, 'p1');
    const { session } = await open(url);
    line.cut();
    // What fails for want of the database, each a line of the log otherwise.
    for (let asked = 0; asked < 3; asked += 1)
      expect(await stateOf(url, session)).toMatchObject({ status: 500 });
    await waitFor(() => said.length > 0, { what: 'a word about the database' });
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`http://localhost:${port}/readyz`).then(({ status }) => status)),
    );
    expect(new Set(statuses)).toEqual(new Set([503]));
    line.mend();
    const back = () => said.find(({ msg }) => msg === 'the database is back');
    const { failures } = await waitFor(back, { what: 'the database', withinMs: startMs });
    expect(failures).toBeGreaterThanOrEqual(3);
    expect(said.map(({ msg }) => msg)).toEqual(['the database is away', 'the database is back']);
    child.kill('SIGTERM');
    await died(child);
  });

  it('says in one line what is wrong with its environment', async () => {
    const child = spawn(process.execPath, [main], { env: {}, stdio: ['ignore', 'ignore', 'pipe'] });
    children.push(child);
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await died(child);
    expect(child.exitCode).toBe(1);
    expect(said).toBe('studio: STUDIO_DATABASE_URL: is missing\n');
  });
});
