import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { load } from './betProcesses.ts';
import { isKept } from './keptFolder.ts';
import { type Asked, askAll, type Group, groups, readPeople } from './officeCalls.ts';
import { logIn, type OfficeClient } from './officeClient.ts';
import { type OfficeHall, openOfficeHall, sizesOf } from './officeHall.ts';
import { type RoomTime, slowdown, timeRooms, usableMaxMs } from './officePage.ts';
import { startBenchServer } from './server.ts';
import { loadedGame, roundsFor } from './sizeFill.ts';
import { BenchError, layOut, machine, median, percentile, type Round } from './table.ts';

/**
 * `npm run bench office`: the office of a hall of 1,000,000 members and 10,000,000 postings. Every list, the page of a person,
 * every way of the search and every report over 31 days, asked for over the wire by somebody who is logged in; members' bets
 * without and with an office at work beside; and how soon a list can be read on a slow computer.
 * `-- --members 20000 --postings 200000` for a smaller hall. Needs about 20 GB in the folder of temporary files, and built pages.
 * `--keep DIR` leaves the filled hall in a folder, and measures the one that stands there already;
 * `--parts bets` measures a part alone, of calls, rooms and bets; `--only WORDS` the calls whose name has them.
 */

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    members: { type: 'string', default: '1000000' },
    postings: { type: 'string', default: '10000000' },
    keep: { type: 'string' },
    parts: { type: 'string', default: 'calls,rooms,bets' },
    only: { type: 'string', default: '' },
  },
});
const members = Number(values.members);
const postings = Number(values.postings);
const partNames: readonly string[] = ['calls', 'rooms', 'bets'];
const parts = new Set(values.parts.split(','));

/** People of the office who ask at once. */
const askers = 4;
const peopleMeasured = 200;
const warmUps = 4;
/** What takes long is asked fewer times. */
const secondsACall = 20;
const days = 365;

/** Members' bets beside the office: rounds in turns, and how busy the office is meanwhile. */
const betRounds = 5;
const connections = 64;
const betWarmUpMs = 1_500;
const betMs = 8_000;
const staffAtWork = 8;
const thinkMs = 2_000;
const shareOfBefore = 0.95;

const pageSchema = z.object({ total: z.number().int() });
const pagesMax = 10_000;
const perPage = 25;

/** The page that a list is asked for: the first, or the last that there is. */
const pageOf = async (client: OfficeClient, { call, body, isLast }: Asked): Promise<object> => {
  if (isLast !== true) return {};
  const { total } = pageSchema.parse((await client.call(call, body(0))).data);
  return { page: Math.min(pagesMax, Math.max(1, Math.ceil(total / perPage))) };
};

const time = async (client: OfficeClient, asked: Asked): Promise<number[]> => {
  const page = await pageOf(client, asked);
  const ask = async (turn: number): Promise<number> =>
    (await client.call(asked.call, { ...asked.body(turn), ...page })).ms;
  for (let turn = 0; turn < warmUps; turn += 1) await ask(turn);
  const taken: number[] = [];
  const { calls } = groups[asked.group];
  const untilMs = performance.now() + secondsACall * 1_000;
  let turn = 0;
  await Promise.all(
    Array.from({ length: askers }, async () => {
      while (turn < calls && performance.now() < untilMs) {
        turn += 1;
        taken.push(await ask(turn));
      }
    }),
  );
  return taken;
};

interface Timed {
  readonly asked: Asked;
  readonly calls: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly isMet: boolean;
}

const timeAll = async (
  client: OfficeClient,
  all: readonly Asked[],
  say: (line: string) => void,
): Promise<readonly Timed[]> => {
  const timed: Timed[] = [];
  for (const asked of all) {
    const sorted = (await time(client, asked)).toSorted((left, right) => left - right);
    const p99Ms = percentile(sorted, 0.99);
    const isMet = p99Ms < groups[asked.group].p99MaxMs;
    timed.push({ asked, calls: sorted.length, p50Ms: percentile(sorted, 0.5), p99Ms, isMet });
    say(`${asked.group} · ${asked.name}: p99 ${p99Ms.toFixed(0)} ms${isMet ? '' : ' ✗'}`);
  }
  return timed;
};

/** Staff who look at one thing after another, each for a while, until `isOver`. */
const workInOffice = async (
  client: OfficeClient,
  all: readonly Asked[],
  isOver: () => boolean,
): Promise<number> => {
  let turn = 0;
  await Promise.all(
    Array.from({ length: staffAtWork }, async (_, place) => {
      await delay((thinkMs * place) / staffAtWork);
      while (!isOver()) {
        turn += 1;
        const asked = all[(turn * 7) % all.length];
        if (asked !== undefined) await client.call(asked.call, asked.body(turn));
        await delay(thinkMs);
      }
    }),
  );
  return turn;
};

interface Beside {
  readonly before: number;
  readonly beside: number;
  readonly p99BeforeMs: number;
  readonly p99BesideMs: number;
  readonly callsASecond: number;
}

const timeBets = async (
  hall: OfficeHall,
  client: OfficeClient,
  all: readonly Asked[],
  say: (line: string) => void,
): Promise<Beside> => {
  const { port, key, players } = hall;
  const bet = (): Promise<Round> =>
    load({
      port,
      key,
      players,
      connections,
      warmUpMs: betWarmUpMs,
      measureMs: betMs,
      gameCode: loadedGame,
      call: 'bet',
    });
  const before: Round[] = [];
  const beside: Round[] = [];
  let calls = 0;
  for (let turn = 1; turn <= betRounds; turn += 1) {
    before.push(await bet());
    let isOver = false;
    const working = workInOffice(client, all, () => isOver);
    beside.push(await bet());
    isOver = true;
    calls += await working;
    say(
      `round ${turn}/${betRounds} · ${Math.round(before.at(-1)?.perSecond ?? 0)} bets a second, with the office beside ` +
        `${Math.round(beside.at(-1)?.perSecond ?? 0)}`,
    );
  }
  const rate = (rounds: readonly Round[]): number => median(rounds.map(({ perSecond }) => perSecond));
  const p99 = (rounds: readonly Round[]): number => median(rounds.map(({ p99Ms }) => p99Ms ?? Number.NaN));
  return {
    before: rate(before),
    beside: rate(beside),
    p99BeforeMs: p99(before),
    p99BesideMs: p99(beside),
    callsASecond: calls / (betRounds * ((betWarmUpMs + betMs) / 1_000)),
  };
};

const verdict = (isMet: boolean): string => {
  if (!isMet) process.exitCode = 1;
  return isMet ? '✓' : '✗';
};
const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

const tableOf = (group: Group, timed: readonly Timed[]): string[] => {
  const { title, p99MaxMs } = groups[group];
  const rows = timed
    .filter(({ asked }) => asked.group === group)
    .map(({ asked, calls, p50Ms, p99Ms, isMet }) => [
      asked.name,
      String(calls),
      ms(p50Ms),
      ms(p99Ms),
      `< ${p99MaxMs} ${verdict(isMet)}`,
    ]);
  return ['', ...layOut([title, 'n', 'p50 ms', 'p99 ms', 'goal'], rows)];
};

const roomsTable = (rooms: readonly RoomTime[]): string[] => [
  '',
  ...layOut(
    [`first row to be read, processor slowed ${slowdown}×`, 'ms', 'goal'],
    rooms.map((room) => [room.room, ms(room.ms), `< ${usableMaxMs} ${verdict(room.ms < usableMaxMs)}`]),
  ),
];

const betsTable = ({ before, beside, p99BeforeMs, p99BesideMs, callsASecond }: Beside): string[] => {
  const ratio = beside / before;
  return [
    '',
    ...layOut(
      ["members' bets", 'bets/s', 'p99 ms', 'ratio', 'goal'],
      [
        ['alone', String(Math.round(before)), ms(p99BeforeMs), '', ''],
        [
          `beside ${staffAtWork} people of the office, ${callsASecond.toFixed(1)} calls a second`,
          String(Math.round(beside)),
          ms(p99BesideMs),
          ratio.toFixed(3),
          `≥ ${shareOfBefore} ${verdict(ratio >= shareOfBefore)}`,
        ],
      ],
    ),
  ];
};

const busy = (): string =>
  `load of the machine ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}`;

export const report = async (say: (line: string) => void): Promise<readonly string[]> => {
  if (!Number.isInteger(members) || members < 20_000 || !(postings >= members))
    throw new BenchError('--members takes a whole number from 20000, --postings no fewer than members');
  if (![...parts].every((part) => partNames.includes(part)))
    throw new BenchError(`--parts takes some of ${partNames.join(', ')}`);
  const loads = [busy()];
  const fill = { members, rounds: roundsFor(members, postings), days, joined: 'over time' } as const;
  const folder = values.keep === undefined ? undefined : resolve(values.keep);
  const keeping = folder === undefined ? undefined : { folder, isFilled: isKept(folder, sizesOf(fill)) };
  const server = await startBenchServer(folder);
  try {
    const hall = await openOfficeHall(server, fill, keeping, say);
    try {
      const client = await logIn(hall.port);
      const all = askAll(await readPeople(hall.pool, peopleMeasured), new Date());
      loads.push(busy());
      const wanted = all.filter(({ name }) => name.includes(values.only));
      const timed = parts.has('calls') ? await timeAll(client, wanted, say) : [];
      loads.push(busy());
      const pages = parts.has('rooms') ? await timeRooms(hall.origin, client.cookie(), say) : undefined;
      const bets = parts.has('bets') ? await timeBets(hall, client, all, say) : undefined;
      client.close();
      loads.push(busy());
      return [
        'The office of a large hall, in production mode, over the wire',
        machine(),
        [`Node ${process.versions.node}`, server.version, pages?.version ?? []].flat().join(', '),
        ...hall.remarks,
        `${askers} calls at once; ${loads.join('; ')}`,
        ...(timed.length === 0
          ? []
          : (Object.keys(groups) as Group[]).flatMap((group) => tableOf(group, timed))),
        ...(pages === undefined ? [] : roomsTable(pages.rooms)),
        ...(bets === undefined ? [] : betsTable(bets)),
      ];
    } finally {
      await hall.close();
    }
  } finally {
    await server.close();
  }
};
