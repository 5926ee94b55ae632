import type { SqlExecutor } from '@pavilion/postgres';
import type { Span } from '../centre.ts';
import type { Applicant } from '../queries.ts';

export interface CampaignRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly landing: string;
  readonly locale: string;
  readonly is_open: boolean;
  readonly created_at: Date;
}

export const campaignColumns = 'id, code, name, landing, locale, is_open, created_at';

/** The agent's campaigns, newest first. */
export const listCampaigns = async (
  executor: SqlExecutor,
  { siteId, memberId }: Applicant,
): Promise<CampaignRow[]> => {
  const { rows } = await executor.query<CampaignRow>({
    name: 'agent-campaigns',
    text: `select ${campaignColumns} from agent_campaign where site_id = $1 and agent_id = $2 order by id desc`,
    values: [siteId, memberId],
  });
  return rows;
};

/** What came of a campaign; 0 is the agent's link as it is, and the agent's domains. */
export interface CampaignSums {
  readonly campaign_id: number;
  readonly clicks: bigint;
  readonly visitors: bigint;
  readonly registrations: bigint;
  readonly first_deposits: bigint;
  readonly first_deposited: bigint;
}

/** Clicks and visitors of the span, who joined in it, and whose first deposit falls into it, by campaign. */
export const readCampaignSums = async (
  executor: SqlExecutor,
  { siteId, memberId }: Applicant,
  { from, to }: Span,
): Promise<CampaignSums[]> => {
  const { rows } = await executor.query<CampaignSums>({
    name: 'agent-campaign-sums',
    text: `
      with clicked as (
        select campaign_id, sum(clicks) as clicks, sum(visitors) as visitors from agent_click
         where agent_id = $2 and site_id = $1 and day between $3::date and $4::date group by 1
      ), brought as (
        select coalesce(m.campaign_id, 0) as campaign_id,
               (m.created_at at time zone s.time_zone)::date between $3::date and $4::date as has_joined,
               f.day between $3::date and $4::date as has_paid_in, f.amount_minor
          from member m
          join site s on s.id = m.site_id
          left join report.first_deposit f on f.member_id = m.id
         where m.site_id = $1 and m.introducer_id = $2
      ), came as (
        select campaign_id, count(*) filter (where has_joined) as registrations,
               count(*) filter (where has_paid_in) as first_deposits,
               sum(amount_minor) filter (where has_paid_in) as first_deposited
          from brought group by 1
      )
      select campaign_id, coalesce(clicks, 0)::bigint as clicks,
             coalesce(visitors, 0)::bigint as visitors, coalesce(registrations, 0)::bigint as registrations,
             coalesce(first_deposits, 0)::bigint as first_deposits,
             coalesce(first_deposited, 0)::bigint as first_deposited
        from clicked full join came using (campaign_id)`,
    values: [siteId, memberId, from, to],
  });
  return rows;
};
