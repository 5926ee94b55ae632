import { parseArgs } from 'node:util';
import type { AnyCall, InputOf } from '@pavilion/contract';
import { agentCampaigns } from '@pavilion/contract/agentCampaigns';
import {
  agentCohorts,
  agentOperationTable,
  agentOperationTableFile,
  agentStratifiedTable,
} from '@pavilion/contract/agentReports';
import { agentDownline, agentPromotion } from '@pavilion/contract/agents';
import { type AgentsHall, benchDays, openAgentsHall } from './agentsHall.ts';
import { layOut, machine, percentile } from './table.ts';

/**
 * `npm run bench agents`: what agents ask for in their centre, with 10,000 agents on six levels, 200,000 members and
 * 2,000,000 rows of a month's days: by agents as they come, and by those at the top, under each of whom a twentieth of all
 * stands. `-- --agents 500 --members 10000` for a smaller hall.
 */

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    agents: { type: 'string', default: '10000' },
    members: { type: 'string', default: '200000' },
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

interface Asked {
  readonly name: string;
  /** Asks once as an agent, by the place in the tree; answers how long it took. */
  readonly ask: (hall: AgentsHall, agent: number) => Promise<number>;
}

const plain = <C extends AnyCall>(name: string, call: C, body: InputOf<C>): Asked => ({
  name,
  ask: (hall, agent) => hall.call(agent, call, body),
});

const dayAgo = (days: number): string =>
  new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** What is asked; each by somebody else every time. */
const asked: readonly Asked[] = [
  plain('promotion', agentPromotion, {}),
  plain('campaigns', agentCampaigns, {}),
  plain('downline, a page of 20', agentDownline, {}),
  plain('operation table, 30 days', agentOperationTable, {}),
  plain('operation table, a year by months', agentOperationTable, {
    by: 'month',
    from: dayAgo(364),
    to: dayAgo(0),
  }),
  plain('operation table, one game type', agentOperationTable, { game_type: 2 }),
  plain('cohorts, a year by weeks', agentCohorts, { by: 'week', from: dayAgo(364), to: dayAgo(0) }),
  plain('operation table as a file', agentOperationTableFile, {}),
  plain('stratified table, 30 days', agentStratifiedTable, {}),
  {
    name: 'operation table of a child',
    ask: (hall, agent) => {
      const under = hall.childOf(agent);
      return hall.call(agent, agentOperationTable, under === undefined ? {} : { under });
    },
  },
];

const time = async (
  hall: AgentsHall,
  { ask }: Asked,
  agentOf: (turn: number) => number,
): Promise<readonly number[]> => {
  for (let turn = 0; turn < warmUps; turn += 1) await ask(hall, agentOf(turn));
  const taken: number[] = [];
  let turn = 0;
  await Promise.all(
    Array.from({ length: askers }, async () => {
      while (turn < calls) {
        turn += 1;
        taken.push(await ask(hall, agentOf(turn)));
      }
    }),
  );
  return taken.toSorted((one, other) => one - other);
};

export const report = async (say: (line: string) => void): Promise<readonly string[]> => {
  const hall = await openAgentsHall({ agents, members }, say);
  try {
    const rows: string[][] = [];
    let missed = 0;
    for (const one of asked) {
      const any = await time(hall, one, (turn) => (turn * stride) % agents);
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
    if (missed > 0) process.exitCode = 1;
    return [
      ...layOut(['call', 'p50 ms', 'p99 ms', 'top p50', 'top p99', 'met'], rows),
      '',
      `${agents} agents, ${members} members, ${benchDays} days; ${calls} calls each, ${askers} at once; p50 < ${p50MaxMs} ms and p99 < ${p99MaxMs} ms`,
      ...hall.remarks,
      `${hall.version}; ${machine()}`,
    ];
  } finally {
    await hall.close();
  }
};
