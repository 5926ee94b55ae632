import type { BodyOf, Currency, DataOf } from '@pavilion/contract';
import type { agentStratifiedTable, Stratum } from '@pavilion/contract/agentReports';
import { minor, toDecimal } from '@pavilion/money';
import { percent } from '../../reports/index.ts';
import { type CentreDeps, maskAccount } from '../centre.ts';
import { readChildRows, readChildren, readLevels, readOwnRate } from './lineQueries.ts';
import { addTotals, type LineTotals, noTotals, presentTotals } from './lineTotals.ts';
import { mergeChildren, mergeLevels, type Part } from './mergeSmall.ts';
import { membersOf, openScope, presentScope, type Reader, type Scope } from './scope.ts';

type Stratified = typeof agentStratifiedTable;

/** A part of a line of which no bill tells anything. */
export const partOf = (
  depth: number | null,
  totals: LineTotals,
  size: { members: number; agents: number },
): Part => ({
  depth,
  agent: null,
  ...size,
  totals,
  merged: 0,
  rate_ppm: null,
  earned: null,
  differential: null,
});

/** The levels of a line, before small ones are merged. */
export const levelsOf = ({ line }: Scope, levels: ReadonlyMap<number, LineTotals>): Part[] => {
  const sizes = new Map(line.map((size) => [size.depth, size]));
  const depths = [...new Set([...levels.keys(), ...sizes.keys()])].sort((one, other) => one - other);
  return depths.map((depth) => {
    const { members = 0, agents = 0 } = sizes.get(depth) ?? {};
    return partOf(depth, levels.get(depth) ?? noTotals, { members, agents });
  });
};

const childrenOf = async (
  deps: CentreDeps,
  { asked, path }: Scope,
  totals: ReadonlyMap<number, LineTotals>,
): Promise<Part[]> => {
  const rows = await readChildRows(deps.pool, asked, [...totals.keys()]);
  return rows.map((row) => ({
    ...partOf(null, totals.get(row.member_id) ?? noTotals, row),
    agent: {
      member_id: row.member_id,
      member_account: path.length === 0 ? row.account : maskAccount(row.account),
      agent_level: row.agent_level,
    },
    members: row.members,
    agents: row.agents,
    rate_ppm: row.rate_ppm,
    earned: row.earned,
    differential: row.differential,
  }));
};

export const presentPart = (part: Part, whole: LineTotals, currency: Currency): Stratum => {
  const { depth, agent, members, agents, merged, totals, rate_ppm } = part;
  const money = (amountMinor: bigint | null): string | null =>
    amountMinor === null ? null : toDecimal(minor(amountMinor), currency);
  return {
    depth,
    agent,
    members,
    agents,
    merged,
    figures: presentTotals(totals, currency),
    share: percent(totals.turnover, whole.turnover),
    rate_ppm,
    earned: money(part.earned),
    differential: money(part.differential),
  };
};

/** A line by level, and by the agents directly below. Refuses as `openScope` says. */
export const readStratifiedTable = async (
  deps: CentreDeps,
  reader: Reader,
  body: BodyOf<Stratified>,
): Promise<DataOf<Stratified>> => {
  const scope = await openScope(deps, reader, body);
  const { asked, line } = scope;
  const [levelTotals, childTotals, ownRate] = await Promise.all([
    readLevels(deps.pool, asked),
    readChildren(deps.pool, asked),
    readOwnRate(deps.pool, asked),
  ]);
  const levels = levelsOf(scope, levelTotals);
  const direct = levels.find(({ depth }) => depth === 1) ?? partOf(1, noTotals, { members: 0, agents: 0 });
  const total = addTotals([...levelTotals.values()]);
  const show = (part: Part): Stratum => presentPart(part, total, asked.currency);
  return {
    ...presentScope(scope),
    levels: mergeLevels(levels).map(show),
    children: mergeChildren(direct, await childrenOf(deps, scope, childTotals)).map(show),
    total: presentTotals(total, asked.currency),
    members: membersOf(line),
    own_rate_ppm: ownRate,
  };
};
