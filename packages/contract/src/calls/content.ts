import { z } from 'zod';
import { defineCall } from '../call.ts';
import { themes } from '../constants.ts';
import {
  currencySchema,
  displayDeviceSchema,
  emptyData,
  idSchema,
  instantSchema,
  languageSchema,
  localeSchema,
  moneySchema,
  siteScoped,
  textSchema,
} from '../fields.ts';
import { operatorIconSchema } from './ownRoutes.ts';

const tag = 'content';

const bulletinSchema = z.object({
  id: idSchema,
  title: z.string(),
  display_device: displayDeviceSchema,
  /** 0 visitors and members, 1 visitors, 2 members, 3 deposit page. */
  display_content: z.number().int(),
  /** Safe HTML. */
  content: z.string(),
  /** When it was last edited, or when its time began if that was later. */
  updated_at: instantSchema,
});
export type Bulletin = z.infer<typeof bulletinSchema>;

const bulletinBody = z.strictObject({ ...siteScoped, display_device: displayDeviceSchema });
const bulletinList = z.object({
  list: z.array(bulletinSchema),
  /** 0: a member may hide it for good; 1: shown at every visit. */
  display_frequency: z.number().int(),
  /**
   * The server's time of this answer. A browser keeps it as the time of closing, so that it is compared with
   * `updated_at` by one clock, however wrong the browser's own may be.
   */
  as_of: instantSchema,
});

export const bulletin = defineCall({
  path: '/arks/web/bulletin',
  summary: 'Pop-up promotions for visitors.',
  tag,
  audience: 'public',
  body: bulletinBody,
  data: bulletinList,
});
export const bulletinHistory = defineCall({
  path: '/arks/web/bulletin/history',
  summary: 'Earlier pop-up promotions.',
  tag,
  audience: 'public',
  body: bulletinBody,
  data: bulletinList,
});
const memberBulletinBody = z.strictObject({
  ...bulletinBody.shape,
  display_location: z.union([z.literal(2), z.literal(3)]),
});
export const bulletinMember = defineCall({
  path: '/arks/web/bulletin/member',
  summary: 'Pop-up promotions for the logged-in member (location 3: the deposit page).',
  tag,
  audience: 'member',
  body: memberBulletinBody,
  data: bulletinList,
});
export const bulletinMemberHide = defineCall({
  path: '/arks/web/bulletin/member/hide',
  summary: 'Do not show these pop-ups to me again.',
  tag,
  audience: 'member',
  body: memberBulletinBody,
  data: emptyData,
});

export const bannerSchema = z.object({
  id: idSchema,
  title: z.string(),
  subtitle: z.string(),
  /** Label of the action, '' when the banner leads nowhere. */
  action: z.string(),
  url: z.string(),
  link_type: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .describe('0 external, 1 internal page, 2 game'),
  link_method: z.union([z.literal(0), z.literal(1)]).describe('1 opens a new window'),
  game_link_parameter: z
    .object({
      currency: currencySchema,
      gt_id: z.number().int(),
      gp_id: z.number().int(),
      gp_gt_name: z.string(),
      game_code: z.string().optional(),
      customized: z.union([z.literal(0), z.literal(1)]),
    })
    .nullable(),
  /** Name of a drawn scene in the art package, or the address of an uploaded picture (`/pictures/…`) without size and format. */
  scene: z.string(),
});
export type Banner = z.infer<typeof bannerSchema>;

export const carouselPicture = defineCall({
  path: '/arks/web/carousel_picture',
  summary: 'Banners by place of use: 0 desktop, 2 mobile, 1 small.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    use_type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** Leaves out banners of other currencies, and fills `game_link_parameter` of those that fit any. */
    currency: currencySchema.optional(),
  }),
  data: z.object({ web_carousel_picture_list: z.array(bannerSchema) }),
});

export const marquee = defineCall({
  path: '/arks/web/announcement/marquee',
  summary: 'Running announcements, filtered by login state on the screen.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    sort_field: z.enum(['sort', 'id']).default('sort'),
    sort_order: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: z.object({
    web_announcement_list: z.array(
      z.object({
        id: idSchema,
        content: z.string(),
        display_before_login: z.union([z.literal(0), z.literal(1)]),
        display_after_login: z.union([z.literal(0), z.literal(1)]),
        sort: z.number().int(),
      }),
    ),
  }),
});

/** Jackpots of one currency that are shown by name. */
export const jackpotLevelsMax = 12;

export const jackpot = defineCall({
  path: '/v2/get_jackpot',
  summary:
    'The shown jackpot total of a currency, and the jackpots in it that have a name: what each holds, and the amount at which it drops at the latest (null for one that may grow on). The one that is surest to come first stands first.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, currency: currencySchema }),
  data: z.object({
    jackpot: z.object({
      jackpot_amount_total: moneySchema,
      levels: z
        .array(
          z.object({ id: idSchema, name: z.string(), amount: moneySchema, drops_by: moneySchema.nullable() }),
        )
        .max(jackpotLevelsMax),
    }),
  }),
});
export type JackpotLevel = z.infer<typeof jackpot.data>['jackpot']['levels'][number];

export const latestWins = defineCall({
  path: '/arks/web/latest-wins',
  summary: 'Recent wins with masked accounts.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, currency: currencySchema }),
  data: z.object({
    list: z.array(
      z.object({
        member: z.string(),
        game_id: idSchema,
        game_name: z.string(),
        win: moneySchema,
        currency: currencySchema,
        at: instantSchema,
      }),
    ),
  }),
});

/** An icon of the operator's choice, `lucide:gift`; null where none was chosen. */
const iconSchema = operatorIconSchema.nullable();
const linkSchema = z.object({ id: idSchema, title: z.string(), url: z.string(), icon: iconSchema });

/** Footer sections of spec §2, in the order they are shown. */
export const footerSections = [
  'announcement',
  'deposit',
  'wallet',
  'withdrawal',
  'sponsor',
  'discount',
  'sign_up_user',
  'letter',
  'customer_service',
  'custom_link',
] as const;
const footerData = z.object({
  list: z.array(z.object({ section: z.enum(footerSections), title: z.string(), links: z.array(linkSchema) })),
});

export const footer = defineCall({
  path: '/arks/web/footer',
  summary: 'Desktop footer.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped }),
  data: footerData,
});
export const mobileFooter = defineCall({
  path: '/arks/web/web-mobile-footer',
  summary: 'Mobile footer.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, template: z.enum(themes).optional() }),
  data: footerData,
});
export const float = defineCall({
  path: '/arks/web/float',
  summary: 'The float rail: customer service and shortcuts.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped }),
  data: z.object({
    list: z.array(
      z.object({
        id: idSchema,
        kind: z.enum(['customer_service', 'app', 'link', 'top']),
        title: z.string(),
        url: z.string(),
        icon: iconSchema,
      }),
    ),
  }),
});

export const contentPageKinds = ['main', 'faq', 'discount', 'sponsor'] as const;
const pageSummary = z.object({
  id: idSchema,
  kind: z.enum(contentPageKinds),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  scene: z.string(),
  updated_at: instantSchema,
});
export type ContentPageSummary = z.infer<typeof pageSummary>;

export const contentPages = defineCall({
  path: '/arks/web/pages',
  summary: 'Content pages of a kind: discounts, questions, main pages.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    kind: z.enum(contentPageKinds),
    language: languageSchema.optional(),
  }),
  data: z.object({ list: z.array(pageSummary) }),
});
export const contentPage = defineCall({
  path: '/arks/web/pages/detail',
  summary: 'One content page as safe HTML.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    kind: z.enum(contentPageKinds),
    slug: textSchema(100).min(1),
    language: languageSchema.optional(),
  }),
  data: z.object({ page: pageSummary.extend({ content: z.string() }) }),
  codes: { 404: 'no such page' },
});

export const siteSettingsSchema = z.object({
  site_id: idSchema,
  site_name: z.string(),
  /** The name in languages whose readers write it otherwise. */
  site_names: z.partialRecord(localeSchema, z.string()).optional(),
  time_zone: z.string(),
  languages: z.array(localeSchema),
  currencies: z.array(currencySchema),
  is_demo: z.boolean(),
  desktop_theme: z.enum(themes),
  mobile_theme: z.enum(themes),
  /** Whether a visitor may look at the hall in another theme (`template_config`). */
  theme_preview: z.boolean(),
  age_min: z.number().int(),
  /** When customer service answers, by the site's time, as `09:00-23:00`; empty where the site does not tell. */
  service_hours: z.string(),
  /** Whether the desktop has `/gameRoom`, the hall of the slots (spec §2). */
  game_room: z.boolean(),
  /** Minutes for which the browser remembers a sign-up link (`LINK_EXPIRE_TIME`, spec §4 Sign-up). */
  link_expire_minutes: z.number().int(),
  /** Where the server asks for operators' icons that are not of the pages' own collection (spec §7 Other fetches). */
  icon_fallback_hosts: z.array(z.string()),
  customer_service: z.object({ open_type: z.enum(['window', 'tab', 'native']), url: z.string() }),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

export const siteDetail = defineCall({
  path: '/arks/web/site/detail',
  summary: 'Settings of the site that a page needs.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped }),
  data: z.object({ env_config: siteSettingsSchema }),
});
export const webLogo = defineCall({
  path: '/web/logo',
  summary: 'Logos of the site.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped }),
  data: z.object({ web_logo_list: z.array(z.object({ photo_path: z.string() })) }),
});
