import type { Kysely, Selectable } from 'kysely';
import type { AgentTables } from './tables.ts';

export type ApplicationRow = Selectable<AgentTables['agent_application']>;

export interface Applicant {
  readonly siteId: number;
  readonly memberId: number;
}

/** The member's latest application; undefined where there is none. */
export const findApplication = (
  db: Kysely<AgentTables>,
  { siteId, memberId }: Applicant,
): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('agent_application')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What the site calls the levels of its agents, the highest first. */
export const listLevelNames = (db: Kysely<AgentTables>, siteId: number) =>
  db
    .selectFrom('agent_level_name')
    .select(['agent_level', 'name'])
    .where('site_id', '=', siteId)
    .orderBy('agent_level')
    .execute();
