import { randomInt } from 'node:crypto';
import type { BodyOf } from '@pavilion/contract';
import { agentCampaignAdd, campaignsMax } from '@pavilion/contract/agentCampaigns';
import { withTransaction } from '@pavilion/postgres';
import { refused } from '../../../http/refusal.ts';
import type { CentreDeps } from '../centre.ts';
import type { Applicant } from '../queries.ts';
import { type CampaignRow, campaignColumns } from './queries.ts';

const codeLetters = 'abcdefghijkmnpqrstuvwxyz23456789';
const codeLength = 8;

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/**
 * Makes a campaign of an agent; the same request again answers with the same one. Refuses with 104 where the agent has as
 * many as there may be, 105 for a name of another one, 106 for a request id that said something else.
 */
export const addCampaign = (
  { pool, clock }: CentreDeps,
  { siteId, memberId }: Applicant,
  { request_id, name, landing, locale }: BodyOf<typeof agentCampaignAdd>,
): Promise<CampaignRow> =>
  withTransaction(pool, async (tx) => {
    // Of two at once one waits.
    await tx.query('select from member where site_id = $1 and id = $2 for no key update', [siteId, memberId]);
    const repeated = await tx.query<CampaignRow>(
      `select ${campaignColumns} from agent_campaign where agent_id = $1 and request_id = $2`,
      [memberId, request_id],
    );
    const [known] = repeated.rows;
    if (known !== undefined) {
      if (known.name !== name || known.landing !== landing || known.locale !== locale)
        throw refused(agentCampaignAdd.codes, 106, 'agent.campaign_other');
      return known;
    }
    const { rows: standing } = await tx.query<{ campaigns: number; is_taken: boolean }>(
      `select count(*)::integer as campaigns, coalesce(bool_or(lower(name) = lower($2)), false) as is_taken
         from agent_campaign where agent_id = $1`,
      [memberId, name],
    );
    if (standing[0]?.is_taken === true) throw refused(agentCampaignAdd.codes, 105, 'agent.campaign_taken');
    if ((standing[0]?.campaigns ?? 0) >= campaignsMax)
      throw refused(agentCampaignAdd.codes, 104, 'agent.campaigns_full');
    const { rows } = await tx.query<CampaignRow>(
      `insert into agent_campaign (site_id, agent_id, request_id, code, name, landing, locale, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${campaignColumns}`,
      [siteId, memberId, request_id, newCode(), name, landing, locale, clock.now()],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('a campaign that was inserted is not there');
    return row;
  });
