import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Asked, askedOf } from './agentsCalls.ts';
import { benchDays } from './agentsFill.ts';
import { type AgentsHall, openAgentsHall } from './agentsHall.ts';
import { layOut, machine, percentile } from './table.ts';

/**
 * `npm run bench agents`: what agents ask for in their centre, with 10,000 agents on six levels, 200,000 members and
 * 2,000,000 rows of a month's days, which are settled: by agents as they come, and by those at the top, under each of whom a
 * twentieth of all stands. `-- --agents 500 --members 10000` for a smaller hall; `--keep DIR` leaves the filled hall in a
 * folder, and measures the one that stands there already; `--only WORDS` for the calls whose name has them.
 */

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    agents: { type: 'string', default: '10000' },
    members: { type: 'string', default: '200000' },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const agents = Number(values.agents);
const members = Number(values.members);

const calls = 600;
const warmUps = 20;
const askers = 2;
const p50MaxMs = 15;
const p99MaxMs = 50;
/** Far apart, so that neighbours in the tree do not share what is in memory. */
const stride = 7_919;

const placeOf = (turn: number): number => (turn * stride) % agents;

const time = async (
  hall: AgentsHall,
  { ask }: Asked,
  agentOf: (turn: number) => number,
): Promise<readonly number[]> => {
  for (let turn = 0; turn < warmUps; turn += 1) await ask(hall, agentOf(turn), turn);
  const taken: number[] = [];
  let turn = 0;
  await Promise.all(
    Array.from({ length: askers }, async () => {
      while (turn < calls) {
        turn += 1;
        taken.push(await ask(hall, agentOf(turn), turn));
      }
    }),
  );
  return taken.toSorted((one, other) => one - other);
};

const busy = (): string => loadavg()[0]?.toFixed(1) ?? '';

export const report = async (say: (line: string) => void): Promise<readonly string[]> => {
  const fill = { agents, members };
  const folder = values.keep === undefined ? undefined : resolve(values.keep);
  const asking = Array.from({ length: calls + askers }, (_, turn) => [placeOf(turn), turn]).flat();
  const hall = await openAgentsHall(fill, { folder, asking }, say);
  try {
    const rows: string[][] = [];
    const loads = [busy()];
    let missed = 0;
    for (const one of askedOf(fill).filter(({ name }) => name.includes(values.only))) {
      const any = await time(hall, one, placeOf);
      const top = await time(hall, one, (turn) => turn % hall.tops);
      const [p50, p99] = [percentile(any, 0.5), percentile(any, 0.99)];
      const isMet = p50 < p50MaxMs && p99 < p99MaxMs;
      if (!isMet) missed += 1;
      rows.push([
        one.name,
        ...[p50, p99, percentile(top, 0.5), percentile(top, 0.99)].map((ms) => ms.toFixed(1)),
        isMet ? 'yes' : 'no',
      ]);
      say(rows.at(-1)?.join('  ') ?? '');
    }
    loads.push(busy());
    if (missed > 0) process.exitCode = 1;
    return [
      ...layOut(['call', 'p50 ms', 'p99 ms', 'top p50', 'top p99', 'met'], rows),
      '',
      `${agents} agents, ${members} members, ${benchDays} days; ${calls} calls each, ${askers} at once; p50 < ${p50MaxMs} ms and p99 < ${p99MaxMs} ms`,
      ...hall.remarks,
      `load before and after: ${loads.join(', ')}`,
      `${hall.version}; ${machine()}`,
    ];
  } finally {
    await hall.close();
  }
};
