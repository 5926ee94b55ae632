import {
  agentFiguresMembersMin,
  agentOperationTable,
  agentReportCodes,
} from '@pavilion/contract/agentReports';
import type { MemberSession } from '../../../http/caller.ts';
import { refused } from '../../../http/refusal.ts';
import { madeUntil } from '../agentDays.ts';
import { type CentreDeps, readSpan, requirePath, type Span } from '../centre.ts';
import type { PathStep } from '../downline.ts';
import { requireAgent } from '../requireAgent.ts';
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

/**
 * The line that a table is about. Refuses with 101 and 102 whoever has no centre, with 103 somebody who is not below, with
 * 104 somebody below whose line has fewer members than figures may be of.
 */
export const openScope = async (deps: CentreDeps, member: MemberSession, body: Body): Promise<Scope> => {
  await requireAgent(deps, member);
  const { siteId, memberId, currency } = member;
  const agentId = body.under ?? memberId;
  const [span, path, line, asOf] = await Promise.all([
    readSpan(deps, siteId, body),
    body.under === undefined ? [] : requirePath(deps.pool, member, body.under),
    readLine(deps.pool, siteId, agentId),
    madeUntil(deps.pool, siteId),
  ]);
  if (body.under !== undefined && membersOf(line) < agentFiguresMembersMin)
    throw refused(agentOperationTable.codes, agentReportCodes.tooFew, 'agent.too_few');
  return { asked: { siteId, agentId, currency, span }, span, path, line, asOf };
};

export const presentScope = ({ asked, span, path, asOf }: Scope) => ({
  currency: asked.currency,
  ...span,
  as_of: asOf?.toISOString() ?? null,
  path: [...path],
});
