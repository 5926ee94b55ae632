import { z } from 'zod';
import { defineCall } from '../call.ts';
import { emptyData, idSchema, instantSchema, localeSchema, moneySchema, textSchema } from '../fields.ts';
import { agentCentreRefusals, agentFileSchema, agentSpanShape } from './agents.ts';

const tag = 'agents';

/** Pages of the hall that a campaign's link may open. */
export const landings = ['home', 'register', 'slot', 'live', 'sport', 'lottery', 'discount', 'app'] as const;
export type Landing = (typeof landings)[number];

/** Where they stand (spec §2). */
export const landingPaths: Readonly<Record<Landing, string>> = {
  home: '/',
  register: '/register',
  slot: '/slotgame',
  live: '/gameHall/3',
  sport: '/gameHall/4',
  lottery: '/gameHall/5',
  discount: '/discount',
  app: '/app',
};

/** Query parameter by which a link names its campaign, beside the agent's `id`. */
export const campaignQueryKey = 'campaign';
export const campaignCodePattern = /^[a-z0-9]{8}$/;
export const campaignNameMax = 60;
/** Of one agent, closed ones counted. */
export const campaignsMax = 200;

/** Names and sizes of the pictures to download: `/art/agents/{theme}-{width}x{height}.jpg`. */
export const agentBannerSizes = [
  { width: 728, height: 90 },
  { width: 300, height: 250 },
  { width: 320, height: 100 },
  { width: 1080, height: 1080 },
] as const;

export const campaignFiguresSchema = z.object({
  clicks: z.int().nonnegative(),
  /** Different visitors of each day, as far as they may be told apart, added up. */
  visitors: z.int().nonnegative(),
  registrations: z.int().nonnegative(),
  first_deposits: z.int().nonnegative(),
  /** Null where fewer than three members stand behind it. */
  first_deposit_amount: moneySchema.nullable(),
  /** Registrations of 100 clicks, and first deposits of 100 registrations, with two decimals; null without any. */
  registered_percent: z.string().nullable(),
  deposited_percent: z.string().nullable(),
});
export type CampaignFigures = z.infer<typeof campaignFiguresSchema>;

export const landingSchema = z.enum(landings);

const campaignShape = {
  campaign_id: idSchema,
  name: z.string(),
  landing: landingSchema,
  locale: localeSchema,
  link: z.url(),
  qr: z.string().describe('SVG document: the link as a QR code'),
  is_open: z.boolean(),
  created_at: instantSchema,
};
export const campaignSchema = z.object(campaignShape);
export type Campaign = z.infer<typeof campaignSchema>;

export const agentCampaigns = defineCall({
  path: '/agent/promotion/campaigns',
  summary: "The agent's campaigns, newest first, with what came of each in some days of the site.",
  tag,
  audience: 'member',
  body: z.strictObject(agentSpanShape),
  data: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    list: z.array(z.object({ ...campaignShape, figures: campaignFiguresSchema })),
    /** Of the agent's link as it is, and of domains. */
    plain: campaignFiguresSchema,
    total: campaignFiguresSchema,
    /** Minutes for which a link that was followed is remembered. */
    link_minutes: z.int().positive(),
  }),
  codes: agentCentreRefusals,
});

export const agentCampaignsFile = defineCall({
  path: '/agent/promotion/campaigns/file',
  summary: 'The same as CSV.',
  tag,
  audience: 'member',
  body: z.strictObject(agentSpanShape),
  data: agentFileSchema,
  codes: agentCentreRefusals,
});

export const agentCampaignAdd = defineCall({
  path: '/agent/promotion/campaign/add',
  summary: 'Another campaign of the agent. `request_id` makes a repeat answer with the same campaign.',
  tag,
  audience: 'member',
  body: z.strictObject({
    request_id: z.uuid(),
    name: textSchema(campaignNameMax).trim().min(1),
    landing: landingSchema,
    locale: localeSchema,
  }),
  data: z.object({ campaign: campaignSchema }),
  codes: {
    ...agentCentreRefusals,
    104: 'the agent has as many campaigns as there may be',
    105: 'the agent has a campaign of this name',
    106: 'same request_id with other content',
  },
});

export const agentCampaignSet = defineCall({
  path: '/agent/promotion/campaign/set',
  summary:
    'Closes a campaign or opens it again. Whoever follows the link of a closed one still comes by the agent, and is counted there.',
  tag,
  audience: 'member',
  body: z.strictObject({ campaign_id: idSchema, is_open: z.boolean() }),
  data: emptyData,
  codes: { ...agentCentreRefusals, 107: 'no campaign of the agent' },
});

export const agentClick = defineCall({
  path: '/agent/promotion/click',
  summary:
    "Told by a page that an agent's link has opened. Answers the same whatever the link says. A browser that asks for privacy is counted as a click and never as a visitor.",
  tag,
  audience: 'public',
  body: z.strictObject({
    agent_id: idSchema,
    campaign: z.string().regex(campaignCodePattern).optional(),
  }),
  data: emptyData,
});
