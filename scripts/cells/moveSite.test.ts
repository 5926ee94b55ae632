import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveBooks } from '../proveBooks.ts';
import { forgetSite, giveUp, lookAhead, type MoveOptions, moveSite } from './moveSite.ts';
import { belongs, readSiteTables } from './siteTables.ts';
import {
  type Acknowledged,
  addPlayer,
  type Cell,
  callCell,
  type Edge,
  openTwoCells,
  type Player,
  play,
  sites,
  type TwoCells,
} from './twoCells.fixture.ts';

let cells: TwoCells;
let edge: Edge;
/** What is in a cell that nothing has moved from or to. */
let nothing: Leftovers | undefined;
beforeAll(async () => {
  cells = await openTwoCells();
  edge = new Map<string, Cell>([
    [sites.moving.host, cells.one],
    [sites.staying.host, cells.one],
    [sites.there.host, cells.two],
  ]);
  nothing = await leftovers(cells.one);
});
afterAll(() => cells.stop());

const moving = sites.moving.id;
const optionsOf = (change: Partial<MoveOptions> = {}): MoveOptions => ({
  siteId: moving,
  from: cells.one.url,
  to: cells.two.url,
  say: () => undefined,
  ...change,
});

const rowsOf = async ({ owner }: Cell, siteId: number): Promise<string[]> => {
  const tables = await readSiteTables(owner);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await owner.query(
      `SELECT FROM ${name} t WHERE ${belongs(tables, name, 't', siteId)} LIMIT 1`,
    );
    if (rowCount !== 0) found.push(name);
  }
  return found;
};

interface Leftovers {
  readonly sites: bigint;
}
/** Everything that a move puts into a cell beside rows. */
const leftovers = async ({ owner }: Cell): Promise<Leftovers | undefined> =>
  (
    await owner.query<Leftovers>(
      `SELECT (SELECT count(*) FROM cell.site) AS sites, (SELECT count(*) FROM pg_policy) AS policies,
         (SELECT count(*) FROM pg_class WHERE relrowsecurity) AS secured,
         (SELECT count(*) FROM pg_class WHERE relreplident = 'f') AS whole_rows,
         (SELECT count(*) FROM pg_publication) AS publications, (SELECT count(*) FROM pg_subscription) AS subscriptions,
         (SELECT count(*) FROM pg_replication_slots) AS slots,
         (SELECT count(*) FROM pg_trigger WHERE tgname LIKE 'site\\_%') AS triggers`,
    )
  ).rows[0];
const cashOf = async ({ owner }: Cell, { memberId }: Player): Promise<unknown> =>
  (
    await owner.query(
      `SELECT balance_minor FROM ledger.account WHERE owner_kind = 'member' AND owner_id = $1 AND purpose = 'main'`,
      [memberId],
    )
  ).rows[0]?.balance_minor;

/** What a player has after all that was acknowledged. */
const cashAfter = (player: Player, startMinor: bigint, acknowledged: readonly Acknowledged[]): bigint =>
  acknowledged
    .filter(({ player: { memberId } }) => memberId === player.memberId)
    .reduce(
      (cash, { call, body }) => cash + BigInt(Number(body.amount)) * (call === 'bet' ? -1n : 1n),
      startMinor,
    );

const differencesIn = async ({ owner, hall }: Cell): Promise<unknown[]> => [
  ...(await proveBooks(owner)).differences,
  // As the hall sees them, from whom a closed site is hidden.
  ...(await proveBooks(hall.pool)).differences,
];

/** Ends once the move has killed itself there. */
const killedAt = async (step: string): Promise<void> => {
  const entry = join(import.meta.dirname, 'moveSiteChild.fixture.ts');
  const child = spawn(process.execPath, [entry, cells.one.url, cells.two.url, String(moving), step], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });

  const [, signal] = await once(child, 'exit');

  if (signal !== 'SIGKILL') throw new Error(`the move was to be killed at ${step}: ${words}`);
};

test('a move that could not end well is refused before anything is changed', async () => {
  const { one, two } = cells;
  await expect(moveSite(optionsOf({ siteId: 999 }))).rejects.toThrow('the source has no site 999');
  await expect(moveSite(optionsOf({ to: one.url }))).rejects.toThrow('the same number');

  await two.owner.query('INSERT INTO site_host (host, site_id) VALUES ($1, $2)', [
    sites.moving.host,
    sites.there.id,
  ]);
  await expect(moveSite(optionsOf())).rejects.toThrow(`a site of its own under ${sites.moving.host}`);
  await two.owner.query('DELETE FROM site_host WHERE host = $1', [sites.moving.host]);

  await two.owner.query(
    `INSERT INTO archive.part (relation, low, high, name, rows, sums, file, bytes, file_sha256, rows_sha256, migration)
     VALUES ('ledger.move', 0, 1, 'move_0', 0, '{}', 'move_0.parquet', 1, sha256(''), sha256(''), '0337')`,
  );
  await expect(moveSite(optionsOf())).rejects.toThrow('the target has parts of its ledger in the archive');
  await two.owner.query('DELETE FROM archive.part');

  await two.owner.query('CREATE SEQUENCE public.of_a_later_migration');
  await expect(moveSite(optionsOf())).rejects.toThrow('of_a_later_migration');
  await two.owner.query('DROP SEQUENCE public.of_a_later_migration');

  await two.owner.query(
    `INSERT INTO provider (gp_id, gp_code, name, wallet, mark) VALUES (1, 'ANOTHER', '{}', 'seamless', 'another')`,
  );
  await expect(moveSite(optionsOf())).rejects.toThrow('provider 1');
  await two.owner.query('DELETE FROM provider');

  const { tables } = await lookAhead(optionsOf());
  expect(tables.length).toBeGreaterThan(0);
  expect(await leftovers(one)).toEqual(nothing);
  expect(await leftovers(two)).toEqual(nothing);
});

test('a move that is given up leaves both cells as they were, and the site plays on', async () => {
  const { one, two } = cells;
  const player = await addPlayer(one, sites.moving, 10_000);
  await expect(
    moveSite(
      optionsOf({
        before: (step) => {
          if (step === 'let go') throw new Error('not today');
        },
      }),
    ),
  ).rejects.toThrow('not today');
  // What was closed is open again, by the failure itself.
  await waitFor(async () => (await callCell(one, player, 'balance', {})).body.status === 'OK');
  expect(await rowsOf(two, moving)).not.toEqual([]);

  await giveUp(optionsOf());
  expect(await rowsOf(two, moving)).toEqual([]);
  expect(await leftovers(one)).toEqual(nothing);
  expect(await leftovers(two)).toEqual(nothing);
  expect(await differencesIn(one)).toEqual([]);
  expect(await differencesIn(two)).toEqual([]);
});

test('a site moves while it plays, through kills of the command; nothing is lost, and the others notice nothing', async () => {
  const { one, two } = cells;
  const startMinor = 1_000_000;
  const movers = [
    await addPlayer(one, sites.moving, startMinor),
    await addPlayer(one, sites.moving, startMinor),
  ];
  const stayer = await addPlayer(one, sites.staying, startMinor);
  await two.owner.query("ALTER DATABASE hall SET log_statement = 'all'");
  const game = play(edge, [...movers, stayer]);
  try {
    await killedAt('of ledger.move');
    // Closed when it is killed: the next one opens it before it goes on.
    await killedAt('compare');
    const before = game.acknowledged.length;
    // Neither cell has it open.
    await killedAt('open');
    expect(game.acknowledged.length).toBeGreaterThan(before);
    await expect(giveUp(optionsOf())).rejects.toThrow('has let go of site');
    const { closedMs } = await moveSite(
      optionsOf({
        before: (step) => {
          if (step === 'tidy') edge.set(sites.moving.host, two);
        },
      }),
    );
    expect(closedMs).toBeUndefined();
    const atHome = game.acknowledged.length;
    await waitFor(() => game.acknowledged.length > atHome + 20);
  } finally {
    await game.stop();
  }

  expect(game.odd).toEqual([]);
  expect([...game.refused.keys()]).toEqual([moving]);
  for (const player of movers) {
    expect(await cashOf(two, player)).toBe(cashAfter(player, BigInt(startMinor), game.acknowledged));
  }
  expect(await cashOf(one, stayer)).toBe(cashAfter(stayer, BigInt(startMinor), game.acknowledged));
  for (const { player, call, body, operatorId } of game.acknowledged) {
    const again = await callCell(edge.get(player.host) ?? one, player, call, body);
    expect(again.body).toMatchObject({ status: 'OK', duplicate: true, operator_tx_id: operatorId });
  }
  expect(await differencesIn(one)).toEqual([]);
  expect(await differencesIn(two)).toEqual([]);
  expect(await leftovers(two)).toEqual({ ...nothing, sites: 1n });
  expect(await rowsOf(two, sites.staying.id)).toEqual([]);

  const statements = readFileSync(two.log, 'utf8');
  expect(statements).toContain(`"player":${movers[0]?.memberId},`);
  expect(statements).not.toContain(`"player":${stayer.memberId},`);
}, 300_000);

test('the cell that a site has left answers nothing for it, and writes nothing', async () => {
  const { one } = cells;
  const player = await addPlayer(cells.two, sites.moving, 10_000);
  const astray = await callCell(one, player, 'bet', { transaction_id: 'astray', round_id: 'r', amount: 100 });
  expect(astray.httpStatus).toBe(503);
  const page = await one.hall.app.inject({
    method: 'POST',
    url: '/api/get_site_settings',
    headers: { host: sites.moving.host, 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(page.statusCode).toBe(503);

  // Under another site's host, and of a member who was known there.
  const { rows } = await one.owner.query<{ id: number }>('SELECT id FROM member WHERE site_id = $1 LIMIT 1', [
    moving,
  ]);
  const known = { ...player, memberId: rows[0]?.id ?? 0, host: sites.staying.host };
  const elsewhere = await callCell(one, known, 'bet', { transaction_id: 'else', round_id: 'r', amount: 100 });
  expect(elsewhere.body).toMatchObject({ status: 'RETRY_LATER' });

  const post = (siteId: number): Promise<unknown> =>
    one.hall.pool.query(
      `SELECT ledger.post($1, 'test', 'by an old process', 'deposit', 'x', NULL, NULL, NULL, NULL,
         '{gateway,site}', '{1,1}', '{gateway,adjustment}', '{0,0}', '{RMB,RMB}', '{1}', '{2}', '{5}')`,
      [siteId],
    );
  await expect(post(moving)).rejects.toMatchObject({ code: 'SA001' });
  await expect(post(sites.staying.id)).resolves.toBeDefined();
  const seen = await one.hall.pool.query('SELECT FROM member WHERE site_id = $1', [moving]);
  expect(seen.rowCount).toBe(0);
  await expect(
    one.hall.pool.query(`INSERT INTO tag (site_id, name, tone) VALUES ($1, 'old', 'plain')`, [moving]),
  ).rejects.toMatchObject({ code: '42501' });
});

test('a site comes back once what it left behind is removed', async () => {
  const { one, two } = cells;
  const back = optionsOf({ from: two.url, to: one.url });
  await expect(moveSite(back)).rejects.toThrow('--forget');
  await forgetSite(optionsOf());
  expect(await rowsOf(one, moving)).toEqual([]);
  expect(await leftovers(one)).toEqual(nothing);

  const player = await addPlayer(two, sites.moving, 50_000);
  const game = play(edge, [player]);
  try {
    const { comparison } = await moveSite({
      ...back,
      before: (step) => {
        if (step === 'tidy') edge.set(sites.moving.host, one);
      },
    });
    expect(comparison?.differences).toEqual([]);
    const atHome = game.acknowledged.length;
    await waitFor(() => game.acknowledged.length > atHome + 4);
  } finally {
    await game.stop();
  }
  expect(game.odd).toEqual([]);
  expect(await cashOf(one, player)).toBe(cashAfter(player, 50_000n, game.acknowledged));
  expect(await differencesIn(one)).toEqual([]);
  expect(await differencesIn(two)).toEqual([]);
}, 300_000);
