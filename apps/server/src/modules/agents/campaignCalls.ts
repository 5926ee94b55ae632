import type { DataOf } from '@pavilion/contract';
import {
  agentCampaignAdd,
  agentCampaignSet,
  agentCampaigns,
  agentCampaignsFile,
  agentClick,
  type CampaignFigures,
  campaignFiguresSchema,
} from '@pavilion/contract/agentCampaigns';
import { type CallHandler, handle, type MemberSession } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import type { Site } from '../../infra/site.ts';
import { addCampaign } from './campaigns/addCampaign.ts';
import { countClick } from './campaigns/countClick.ts';
import { noSums, presentCampaign, presentSums, presentTotalSums } from './campaigns/presenter.ts';
import { listCampaigns, readCampaignSums } from './campaigns/queries.ts';
import { type CentreDeps, spanOf } from './centre.ts';
import { csvOf } from './reports/csv.ts';
import { requireAgent } from './requireAgent.ts';

const campaignsPerMinute = 20;
const filesPerMinute = 20;
/** Links that one address opens. */
const clicksPerMinute = 30;

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

const readCampaigns = async (
  deps: CentreDeps,
  { member, site, origin }: { readonly member: MemberSession; readonly site: Site; readonly origin: string },
  body: Asked,
): Promise<DataOf<typeof agentCampaigns>> => {
  await requireAgent(deps, member);
  const span = spanOf(deps, site, body);
  const [rows, sums] = await Promise.all([
    listCampaigns(deps.pool, member),
    readCampaignSums(deps.pool, member, span),
  ]);
  const byId = new Map(sums.map((row) => [row.campaign_id, row]));
  const { currency } = member;
  return {
    from: span.from,
    to: span.to,
    list: rows.map((row) => ({
      ...presentCampaign(row, member.memberId, origin),
      figures: presentSums(byId.get(row.id) ?? noSums, currency),
    })),
    plain: presentSums(byId.get(0) ?? noSums, currency),
    total: presentTotalSums(sums, currency),
    link_minutes: site.settings.link_expire_minutes,
  };
};

const figureNames = campaignFiguresSchema.keyof().options;

const campaignsFile = ({ from, to, list, plain, total }: DataOf<typeof agentCampaigns>) => {
  const cells = (figures: CampaignFigures) => figureNames.map((name) => figures[name]);
  return {
    file_name: `campaigns-${from}-${to}.csv`,
    content: csvOf([
      ['kind', 'name', 'landing', 'locale', 'link', ...figureNames],
      ...list.map(({ name, landing, locale, link, figures }) => [
        'campaign',
        name,
        landing,
        locale,
        link,
        ...cells(figures),
      ]),
      ['link', null, null, null, null, ...cells(plain)],
      ['total', null, null, null, null, ...cells(total)],
    ]),
  };
};

/** Campaigns of agents, what came of them, and links that are followed (spec §2 Promotion). */
export const campaignCalls = (deps: CentreDeps): CallHandler[] => [
  handle(agentCampaigns, (caller, body) => readCampaigns(deps, caller, body)),
  handle(agentCampaignsFile, async (caller, body) => campaignsFile(await readCampaigns(deps, caller, body)), {
    perMinute: filesPerMinute,
  }),
  handle(
    agentCampaignAdd,
    async ({ member, origin }, body) => {
      await requireAgent(deps, member);
      const row = await addCampaign(deps, member, body);
      return { campaign: presentCampaign(row, member.memberId, origin) };
    },
    { perMinute: campaignsPerMinute },
  ),
  handle(
    agentCampaignSet,
    async ({ member }, { campaign_id, is_open }) => {
      await requireAgent(deps, member);
      const { rowCount } = await deps.pool.query(
        'update agent_campaign set is_open = $4 where site_id = $1 and agent_id = $2 and id = $3',
        [member.siteId, member.memberId, campaign_id, is_open],
      );
      if (rowCount === 0) throw refused(agentCampaignSet.codes, 107, 'agent.campaign_unknown');
      return {};
    },
    { perMinute: campaignsPerMinute },
  ),
  handle(
    agentClick,
    async ({ site, ip, userAgent, asksForPrivacy }, { agent_id, campaign }) => {
      await countClick(deps, {
        siteId: site.id,
        agentId: agent_id,
        code: campaign,
        ip,
        userAgent,
        asksForPrivacy,
      });
      return {};
    },
    { perMinute: clicksPerMinute },
  ),
];
