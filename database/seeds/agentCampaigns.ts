import type { SqlExecutor } from '@pavilion/postgres';

/** Campaigns of the demo hall's agent, with a month of links that were followed. */
const campaigns = [
  { code: 'nightmkt', name: '夜市传单', landing: 'slot', locale: 'zh_CN' },
  { code: 'teahouse', name: 'Tea house evenings', landing: 'live', locale: 'en_US' },
  { code: 'harborvn', name: 'Bến cảng', landing: 'home', locale: 'vi_VN' },
] as const;

export const seedAgentCampaigns = async (
  db: SqlExecutor,
  { siteId, account, now }: { siteId: number; account: string; now: Date },
): Promise<void> => {
  await db.query({
    text: `
      with agent as (
        select id from member where site_id = $1 and account = $2
      ), made as (
        insert into agent_campaign (site_id, agent_id, request_id, code, name, landing, locale, created_at)
        select $1, agent.id, gen_random_uuid(), c.code, c.name, c.landing, c.locale, $3::timestamptz - interval '40 days'
          from agent, jsonb_to_recordset($4::jsonb) as c (code text, name text, landing text, locale text)
        returning id, agent_id
      )
      insert into agent_click (site_id, agent_id, campaign_id, day, clicks, visitors)
      select $1, agent_id, id, ($3::timestamptz at time zone 'UTC')::date - back, 9 + (id * 7 + back * 5) % 23, 6 + (id * 7 + back * 5) % 23 * 2 / 3
        from made cross join generate_series(0, 29) back`,
    values: [siteId, account, now, JSON.stringify(campaigns)],
  });
};
