import {
  agentFiguresMembersMin,
  agentOperationTable,
  agentReportCodes,
} from '@pavilion/contract/agentReports';
import type { MemberSession } from '../../../http/caller.ts';
import { refused } from '../../../http/refusal.ts';
import type { Site } from '../../../infra/site.ts';
import { madeUntil } from '../agentDays.ts';
import { assertPath, type CentreDeps, type Span, spanOf } from '../centre.ts';
import { findAgent, findPath, type PathStep } from '../downline.ts';
import { assertAgent } from '../requireAgent.ts';
import { type LineAsked, type LineSize, readLine } from './lineQueries.ts';

interface Body {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly under?: number | undefined;
}

/** Whose line is asked for, and how it stands. */
export interface Scope {
  readonly asked: LineAsked;
  readonly span: Span;
  readonly path: readonly PathStep[];
  readonly line: readonly LineSize[];
  readonly asOf: Date | null;
}

export const membersOf = (line: readonly LineSize[]): number =>
  line.reduce((sum, { members }) => sum + members, 0);

export const onlineOf = (line: readonly LineSize[]): number =>
  line.reduce((sum, { online }) => sum + online, 0);

/** Who asks for a table, at which site. */
export interface Reader {
  readonly site: Site;
  readonly member: MemberSession;
}

/**
 * The line that a table is about. Refuses with 101 and 102 whoever has no centre, with 103 somebody who is not below, with
 * 104 somebody below whose line has fewer members than figures may be of.
 */
export const openScope = async (deps: CentreDeps, { site, member }: Reader, body: Body): Promise<Scope> => {
  const { siteId, memberId, currency } = member;
  const agentId = body.under ?? memberId;
  const [agent, path, line, asOf] = await Promise.all([
    findAgent(deps.pool, member),
    body.under === undefined ? [] : findPath(deps.pool, member, body.under),
    readLine(deps.pool, siteId, agentId),
    madeUntil(deps.pool, siteId),
  ]);
  assertAgent(agent);
  const shown = assertPath(path);
  const span = spanOf(deps, site, body);
  if (body.under !== undefined && membersOf(line) < agentFiguresMembersMin)
    throw refused(agentOperationTable.codes, agentReportCodes.tooFew, 'agent.too_few');
  return { asked: { siteId, agentId, currency, span }, span, path: shown, line, asOf };
};

export const presentScope = ({ asked, span, path, asOf }: Scope) => ({
  currency: asked.currency,
  ...span,
  as_of: asOf?.toISOString() ?? null,
  path: [...path],
});
