import { type Currency, languageQueryKey, localeSchema } from '@pavilion/contract';
import {
  type Campaign,
  type CampaignFigures,
  campaignQueryKey,
  landingPaths,
  landingSchema,
} from '@pavilion/contract/agentCampaigns';
import { agentFiguresMembersMin } from '@pavilion/contract/agentReports';
import { minor, toDecimal } from '@pavilion/money';
import { percent } from '../../reports/index.ts';
import { linkPicture } from '../linkPicture.ts';
import type { CampaignRow, CampaignSums } from './queries.ts';

export const presentCampaign = (row: CampaignRow, agentId: number, origin: string): Campaign => {
  const landing = landingSchema.parse(row.landing);
  const locale = localeSchema.parse(row.locale);
  const query = new URLSearchParams({
    id: String(agentId),
    [campaignQueryKey]: row.code,
    [languageQueryKey]: locale,
  });
  const link = `${origin}${landingPaths[landing]}?${query}`;
  return {
    campaign_id: row.id,
    name: row.name,
    landing,
    locale,
    link,
    qr: linkPicture(link),
    is_open: row.is_open,
    created_at: row.created_at.toISOString(),
  };
};

type Sums = Omit<CampaignSums, 'campaign_id'>;

export const noSums: Sums = {
  clicks: 0n,
  visitors: 0n,
  registrations: 0n,
  first_deposits: 0n,
  first_deposited: 0n,
};

export const addSums = (one: Sums, other: Sums): Sums => ({
  clicks: one.clicks + other.clicks,
  visitors: one.visitors + other.visitors,
  registrations: one.registrations + other.registrations,
  first_deposits: one.first_deposits + other.first_deposits,
  first_deposited: one.first_deposited + other.first_deposited,
});

/** Whether an amount would be that of one or two members. */
const tellsOfFew = ({ first_deposits }: Sums): boolean =>
  first_deposits > 0n && first_deposits < BigInt(agentFiguresMembersMin);

export const presentSums = (sums: Sums, currency: Currency): CampaignFigures => ({
  clicks: Number(sums.clicks),
  visitors: Number(sums.visitors),
  registrations: Number(sums.registrations),
  first_deposits: Number(sums.first_deposits),
  first_deposit_amount: tellsOfFew(sums) ? null : toDecimal(minor(sums.first_deposited), currency),
  registered_percent: percent(sums.registrations, sums.clicks),
  deposited_percent: percent(sums.first_deposits, sums.registrations),
});

/** The total, without its amount where it would give away what is left out of the parts. */
export const presentTotalSums = (parts: readonly Sums[], currency: Currency): CampaignFigures => {
  const left = parts.filter(tellsOfFew).reduce(addSums, noSums);
  const total = presentSums(parts.reduce(addSums, noSums), currency);
  return tellsOfFew(left) ? { ...total, first_deposit_amount: null } : total;
};
