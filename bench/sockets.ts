import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { channels } from '@pavilion/contract';
import { createPool, migrate, type Pool } from '@pavilion/postgres';
import { seed } from '../database/seeds/index.ts';
import { HallProcess } from '../simulation/hall/hallProcess.ts';
import { startBenchServer } from './server.ts';
import { type ClientsOrder, type ClientsReply, preciseNowMs } from './socketsWords.ts';
import { type Bench, percentile, type Round, summarise } from './table.ts';

/**
 * `npm run bench sockets`: how long after the commit of a change the last of many open pages has heard of it, and what
 * memory one process needs for 10,000 sockets that wait. The change is made by another process, as an operator's is.
 */

const root = join(import.meta.dirname, '..');
const secret = 'only-for-the-time-of-this-benchmark';
const host = 'localhost';
const fewSockets = 2_000;
const manySockets = 10_000;
const clientProcesses = 4;
const events = 20;
const memoryMaxMb = 600;
/** Between two events, so that each begins from rest; not a multiple of any pause of the relay. */
const restMs = 317;
/** Sockets that were opened a moment ago are still being set up. */
const settleMs = 3_000;

interface Clients {
  readonly open: (url: string, count: number) => Promise<void>;
  /** Resolves with the moment at which each socket has heard the event. */
  readonly heard: (mark: string) => Promise<readonly number[]>;
  readonly close: () => void;
}

const startClients = (): Clients => {
  const children: ChildProcess[] = [];
  const waiting = new Map<string, { left: number; readonly atMs: number[]; readonly done: () => void }>();
  const openedBy = new Map<ChildProcess, () => void>();
  let addresses = 0;

  const hear = (child: ChildProcess, reply: ClientsReply): void => {
    if (reply.kind === 'opened') {
      openedBy.get(child)?.();
      return;
    }
    const event = waiting.get(reply.mark);
    if (event === undefined) return;
    event.atMs.push(...reply.atMs);
    event.left -= 1;
    if (event.left === 0) event.done();
  };
  for (let number = 0; number < clientProcesses; number += 1) {
    const child = fork(join(import.meta.dirname, 'socketsClients.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (reply: ClientsReply) => hear(child, reply));
    children.push(child);
  }
  const order = (child: ChildProcess, said: ClientsOrder): void => {
    child.send(said);
  };
  return {
    open: async (url, count) => {
      await Promise.all(
        children.map(
          (child) =>
            new Promise<void>((resolve) => {
              openedBy.set(child, resolve);
              addresses += count;
              const share = count / clientProcesses;
              order(child, {
                kind: 'open',
                url,
                host,
                channel: channels.webMember,
                fromAddress: addresses,
                count: share,
              });
            }),
        ),
      );
    },
    heard: (mark) =>
      new Promise((resolve) => {
        const atMs: number[] = [];
        waiting.set(mark, { left: children.length, atMs, done: () => resolve(atMs) });
      }),
    close: () => {
      for (const child of children) if (child.connected) order(child, { kind: 'close' });
    },
  };
};

let changes = 0;

/** Changes the site's customer service; answers how long after the commit each socket has heard of it. */
const tellAll = async (pool: Pool, clients: Clients): Promise<readonly number[]> => {
  changes += 1;
  const mark = `/main/help?change=${changes}`;
  const heard = clients.heard(mark);
  await pool.query(
    `UPDATE site SET settings = settings || jsonb_build_object('customer_service',
       jsonb_build_object('open_type', 'tab', 'url', $1::text)) WHERE id = 1`,
    [mark],
  );
  const committedAtMs = preciseNowMs();
  return (await heard).map((atMs) => Math.max(0, atMs - committedAtMs));
};

const measureEvents = async (pool: Pool, clients: Clients): Promise<{ round: Round; lastMs: number }> => {
  const latenciesMs: number[] = [];
  const beganMs = performance.now();
  for (let event = 0; event < events; event += 1) {
    await delay(restMs);
    latenciesMs.push(...(await tellAll(pool, clients)));
  }
  const sorted = latenciesMs.toSorted((left, right) => left - right);
  const seconds = (performance.now() - beganMs) / 1_000;
  return { round: summarise(latenciesMs, seconds), lastMs: percentile(sorted, 1) };
};

export const bench: Bench = {
  title: `A change told to every open page: ${events} times, ms from the commit to each socket`,
  unit: 'deliveries',
  rounds: 1,
  open: async (say) => {
    const server = await startBenchServer();
    const databaseUrl = await server.createDatabase('hall');
    await migrate({ url: databaseUrl, folder: join(root, 'database/migrations') });
    const pool = createPool(databaseUrl, { max: 2 });
    await seed({ pool });
    const environment = { NODE_ENV: 'production', PAVILION_TEST: '0' };
    const hall = await HallProcess.start({ databaseUrl, secret, environment });
    const clients = startClients();
    const url = `http://127.0.0.1:${hall.port}`;
    const remarks: string[] = [];
    const rssMb = async (): Promise<number> => (await hall.gauge()).rss / 2 ** 20;
    const emptyMb = await rssMb();
    let sockets = 0;

    const roundWith = async (count: number): Promise<Round> => {
      await clients.open(url, count - sockets);
      sockets = count;
      say(`${count} sockets are open`);
      await delay(settleMs);
      const idleMb = await rssMb();
      const { round, lastMs } = await measureEvents(pool, clients);
      const goal = count === manySockets ? ` (< ${memoryMaxMb} MB ${idleMb < memoryMaxMb ? '✓' : '✗'})` : '';
      remarks.push(
        `${count} sockets: RSS ${idleMb.toFixed(0)} MB idle${goal}, ${(await rssMb()).toFixed(0)} MB after; last socket of all events ${lastMs.toFixed(0)} ms`,
      );
      return round;
    };

    return {
      contestants: [
        { name: `${fewSockets} sockets`, round: () => roundWith(fewSockets), p99MaxMs: 150 },
        { name: `${manySockets} sockets`, round: () => roundWith(manySockets), p99MaxMs: 1_000 },
      ],
      versions: [server.version],
      inspect: async () => [`without sockets: RSS ${emptyMb.toFixed(0)} MB`, ...remarks],
      close: async () => {
        clients.close();
        await hall.close();
        await pool.end();
        await server.close();
      },
    };
  },
};
