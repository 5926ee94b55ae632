import type { BodyOf, DataOf } from '@pavilion/contract';
import {
  agentReportCodes,
  type agentStratifiedLevel,
  agentStratifiedTable,
} from '@pavilion/contract/agentReports';
import { refused } from '../../../http/refusal.ts';
import { type CentreDeps, maskAccount } from '../centre.ts';
import { readLevelAgents, readLevels } from './lineQueries.ts';
import { addTotals, noTotals, presentTotals } from './lineTotals.ts';
import { mergeChildren, mergeLevels, type Part } from './mergeSmall.ts';
import { openScope, presentScope, type Reader } from './scope.ts';
import { levelsOf, partOf, presentPart } from './stratifiedTable.ts';

type Level = typeof agentStratifiedLevel;

const isEmpty = ({ members, merged, totals }: Part): boolean =>
  members === 0 && merged === 0 && Object.values(totals).every((amount) => amount === 0n);

/**
 * One row of the levels by the agents directly above its members. Refuses as `openScope` says, and with 104 a depth at which
 * no row of the levels begins.
 */
export const readStratifiedLevel = async (
  deps: CentreDeps,
  reader: Reader,
  { depth, ...body }: BodyOf<Level>,
): Promise<DataOf<Level>> => {
  const scope = await openScope(deps, reader, body);
  const { asked, path } = scope;
  const levelTotals = await readLevels(deps.pool, asked);
  const level = mergeLevels(levelsOf(scope, levelTotals)).find((row) => row.depth === depth);
  if (level === undefined)
    throw refused(agentStratifiedTable.codes, agentReportCodes.tooFew, 'agent.too_few');
  const { agents, totals } = await readLevelAgents(deps.pool, asked, depth - 1, depth - 1 + level.merged);
  const parts = agents.map((row): Part & { readonly isOwn: boolean } => ({
    ...partOf(depth, totals.get(row.member_id) ?? noTotals, { members: row.members, agents: row.agents }),
    isOwn: row.steps === 0,
    agent: {
      member_id: row.member_id,
      member_account: path.length === 0 && row.steps <= 1 ? row.account : maskAccount(row.account),
      agent_level: row.agent_level,
    },
  }));
  // Those directly below the agent whose line it is have nobody else to be named by.
  const own = parts.find(({ isOwn }) => isOwn);
  const nobody = partOf(depth, noTotals, { members: 0, agents: 0 });
  const merged = mergeChildren(
    own === undefined ? nobody : { ...own, agent: null },
    parts.filter(({ isOwn }) => !isOwn),
  );
  const whole = addTotals([...levelTotals.values()]);
  return {
    ...presentScope(scope),
    list: merged.filter((part) => !isEmpty(part)).map((part) => presentPart(part, whole, asked.currency)),
    total: presentTotals(level.totals, asked.currency),
  };
};
