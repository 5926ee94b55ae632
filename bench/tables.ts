import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createPool } from '@pavilion/postgres';
import { createProviderClient, providerBasePath } from '@pavilion/provider-kit';
import { startBenchServer } from './server.ts';
import { startStudio } from './studioProcess.ts';
import { BenchError, layOut, machine, median, percentile } from './table.ts';
import { type TablePagesOrder, type TablePagesReply, type ToldPhase, toldPhases } from './tablesWords.ts';

/**
 * `npm run bench tables`: 500 players look on and bet at one shared table of one studio process. How long after a result is
 * due by the server's clock has each page heard of it: the draw with its transaction, its telling, and the way over a
 * socket of its own. Bets, settlement and the questions of 500 pages after it are part of the load.
 */

const pages = 500;
const pageProcesses = 2;
const rounds = 4;
const gameCode = 'tide-baccarat';
/** Issue: results seen by all within this. */
const lastMaxMs = 200;
const ticketsAtOnce = 20;

const key = { keyId: 'bench-tables', secret: 'b7'.repeat(32) };

/** Tickets of players with play money, each a player of its own. */
const takeTickets = async (origin: string): Promise<string[]> => {
  const client = createProviderClient({ baseUrl: `${origin}${providerBasePath}`, key, nowMs: Date.now });
  const take = async (): Promise<string> => {
    const outcome = await client.gameDemo({
      currency: 'USD',
      game_code: gameCode,
      locale: 'en_US',
      device: 1,
    });
    const ticket = outcome.kind === 'ok' ? new URL(outcome.answer.url).searchParams.get('t') : null;
    if (ticket === null) throw new BenchError('the studio gave no ticket');
    return ticket;
  };
  const tickets: string[] = [];
  while (tickets.length < pages)
    tickets.push(...(await Promise.all(Array.from({ length: ticketsAtOnce }, take))));
  client.close();
  return tickets;
};

interface Heard {
  readonly phase: ToldPhase;
  readonly afterMs: readonly number[];
}

/** Opens the pages; `onHeard` is told of each phase of a round once all of them have heard of it. */
const openPages = async (
  origin: string,
  tickets: readonly string[],
  onHeard: (heard: Heard) => void,
): Promise<ChildProcess[]> => {
  const parts = new Map<string, { processes: number; afterMs: number[] }>();
  const hear = ({ round, phase, afterMs }: TablePagesReply & { kind: 'heard' }): void => {
    const name = `${round} ${phase}`;
    const part = parts.get(name) ?? { processes: 0, afterMs: [] };
    parts.set(name, part);
    part.processes += 1;
    part.afterMs.push(...afterMs);
    if (part.processes === pageProcesses) onHeard({ phase, afterMs: part.afterMs });
  };
  const share = Math.ceil(tickets.length / pageProcesses);
  return Promise.all(
    Array.from({ length: pageProcesses }, async (_, number) => {
      const child = fork(join(import.meta.dirname, 'tablesPages.ts'));
      const order: TablePagesOrder = {
        origin,
        gameCode,
        tickets: tickets.slice(number * share, (number + 1) * share),
      };
      const opened = new Promise<void>((resolve, reject) => {
        child.on('message', (reply: TablePagesReply) => (reply.kind === 'opened' ? resolve() : hear(reply)));
        child.once('exit', () => reject(new BenchError('a process of pages ended')));
      });
      child.send(order);
      await opened;
      return child;
    }),
  );
};

const rowOf = (phase: ToldPhase, heard: readonly Heard[]): string[] => {
  const own = heard
    .filter((each) => each.phase === phase)
    .map(({ afterMs }) => afterMs.toSorted((a, b) => a - b));
  const last = Math.max(...own.map((afterMs) => percentile(afterMs, 1)));
  const middle = (share: number): string =>
    median(own.map((afterMs) => percentile(afterMs, share))).toFixed(1);
  return [
    phase,
    middle(0.5),
    middle(0.99),
    last.toFixed(1),
    `< ${lastMaxMs} ms ${last < lastMaxMs ? '✓' : '✗'}`,
  ];
};

const betsPlaced = async (databaseUrl: string): Promise<number> => {
  const pool = createPool(databaseUrl, { max: 1 });
  const { rows } = await pool.query<{ bets: number }>(
    `SELECT count(*)::integer AS bets FROM table_bet WHERE drawn AND state = 'settled'`,
  );
  await pool.end();
  return rows[0]?.bets ?? 0;
};

export const report = async (say: (line: string) => void): Promise<readonly string[]> => {
  const server = await startBenchServer();
  const children: ChildProcess[] = [];
  try {
    const databaseUrl = await server.createDatabase('studio');
    const { port, child } = await startStudio({ databaseUrl, keys: [{ ...key, for: 'provider:2' }] });
    const origin = `http://127.0.0.1:${port}`;
    children.push(child);
    say(`opening ${pages} pages at ${gameCode}`);
    const heard: Heard[] = [];
    const { promise: done, resolve } = Promise.withResolvers<void>();
    let opened = false;
    children.push(
      ...(await openPages(origin, await takeTickets(origin), (each) => {
        // A round counts from its draw on, and only once everybody sits.
        if (!opened || (heard.length === 0 && each.phase !== 'drawn')) return;
        heard.push(each);
        say(`${each.phase}: the last of ${pages} after ${Math.max(...each.afterMs).toFixed(0)} ms`);
        if (heard.length === rounds * toldPhases.length) resolve();
      })),
    );
    opened = true;
    await done;
    return [
      `A table's results at ${pages} pages that all bet, one studio process: ms from the moment due by the server's clock`,
      machine(),
      `Node ${process.versions.node}, ${server.version}`,
      `${rounds} rounds; medians of the rounds, and the last page of all rounds`,
      '',
      ...layOut(
        ['', 'p50 ms', 'p99 ms', 'last ms', 'goal'],
        toldPhases.map((phase) => rowOf(phase, heard)),
      ),
      '',
      `${await betsPlaced(databaseUrl)} bets were drawn and settled`,
    ];
  } finally {
    for (const child of children) if (child.connected) child.disconnect();
    await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')));
    await server.close();
  }
};
