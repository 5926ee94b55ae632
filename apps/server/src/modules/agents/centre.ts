import { agentCentreCodes, agentDownline, agentSpanDaysMax } from '@pavilion/contract/agents';
import type { Pool } from 'pg';
import { badField, refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { dayAt, type Site } from '../../infra/site.ts';
import { mask } from '../identity/index.ts';
import { findPath, type PathStep } from './downline.ts';
import type { Applicant } from './queries.ts';

export type CentreDeps = Pick<Hall, 'pool' | 'clock'>;

/** An account as agents see it who do not know its owner: somebody below the first level. */
export const maskAccount = (account: string): string => mask(account, { start: 2, end: 1 }) ?? '';

/** A way down as the agent sees it, masked below the first level. Refuses with 103 where there is none. */
export const assertPath = (path: readonly PathStep[] | undefined): PathStep[] => {
  if (path === undefined)
    throw refused(agentDownline.codes, agentCentreCodes.notInDownline, 'agent.not_in_downline');
  return path.map((step, at) =>
    at === 0 ? step : { ...step, member_account: maskAccount(step.member_account) },
  );
};

/** The way from the agent down to somebody below. Refuses as `assertPath`. */
export const requirePath = async (pool: Pool, member: Applicant, under: number): Promise<PathStep[]> =>
  assertPath(await findPath(pool, member, under));

/** Days of a site, `YYYY-MM-DD`, both counted in. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly today: string;
}

const dayMs = 24 * 60 * 60_000;
const usualDays = 30;

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** The days that a call asks about; the last 30 of the site where it says nothing. HTTP 400 for a span that is none. */
export const spanOf = (
  { clock }: Pick<CentreDeps, 'clock'>,
  site: Pick<Site, 'settings'>,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
): Span => {
  const today = dayAt(site, clock.now());
  const to = asked.to ?? today;
  const from = asked.from ?? dayBefore(to, usualDays - 1);
  if (from > to) throw badField('from');
  if (Date.parse(to) - Date.parse(from) >= agentSpanDaysMax * dayMs) throw badField('to');
  return { from, to, today };
};
