import { themes } from '@pavilion/contract';
import { type SiteSettings, siteSettingsSchema } from '@pavilion/contract/content';
import { jurisdictions, siteFields, timeZoneSchema } from '@pavilion/contract/office';
import { z } from 'zod';

const logos = z.array(z.strictObject({ photo_path: z.string().regex(/^\/[^/\\]/) }));

/** What is stored as JSON is an object, unless somebody wrote something else there. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A site as stored: its columns, and its `settings` with defaults for what is left out. */
export const storedSettingsSchema = z.object({
  time_zone: timeZoneSchema,
  languages: siteFields.languages,
  currencies: siteFields.currencies,
  is_demo: z.boolean(),
  desktop_theme: z.enum(themes).default('H5_1'),
  mobile_theme: z.enum(themes).default('H5_1'),
  site_names: siteFields.site_names.default({}),
  theme_preview: z.boolean().default(true),
  age_min: siteFields.age_min.default(18),
  game_room: siteFields.game_room.default(false),
  customer_service: siteFields.customer_service.default({ open_type: 'tab', url: '/main/contact' }),
  service_hours: siteFields.service_hours.default(''),
  logos: logos.default([]),
  icon_fallback_hosts: siteFields.icon_fallback_hosts.default([]),
  bulletin_display_frequency: siteFields.bulletin_display_frequency.default(0),
  /** Left out where the market's rules have not been looked at: then it is not offered. */
  autoplay: z.boolean().default(false),
  feature_buy: z.boolean().default(false),
  hurry: z.boolean().default(true),
  game_round_ms: z.number().int().positive().nullable().default(null),
  jurisdiction: z.enum(jurisdictions).default('none'),
});
export type StoredSettings = z.output<typeof storedSettingsSchema>;

/**
 * The site's environment config JSON (spec §7, cloud storage): any of the settings, which then go before the
 * database's own. An unknown or malformed field refuses the whole document, so that a typo is noticed.
 */
export const remoteConfigSchema = z
  .strictObject({
    ...siteFields,
    time_zone: timeZoneSchema,
    is_demo: z.boolean(),
    desktop_theme: z.enum(themes),
    mobile_theme: z.enum(themes),
    theme_preview: z.boolean(),
    logos,
  })
  .partial();
export type RemoteConfig = z.output<typeof remoteConfigSchema>;

/** What the process's environment says about the site of `SITE_ID` (decisions: Running). */
export interface EnvironmentSettings {
  readonly languages?: SiteSettings['languages'] | undefined;
  readonly currencies?: SiteSettings['currencies'] | undefined;
  readonly isDemo: boolean;
  readonly linkExpireMinutes: number;
}

/** Later sources go before earlier ones: the database, the config document, the environment. */
export const resolveSettings = (
  site: { id: number; name: string },
  stored: StoredSettings,
  remote: RemoteConfig,
  environment: EnvironmentSettings,
): { settings: SiteSettings; logos: StoredSettings['logos']; bulletinDisplayFrequency: 0 | 1 } => {
  const { site_name, ...overrides } = remote;
  const merged = storedSettingsSchema.parse({ ...stored, ...overrides });
  const settings = siteSettingsSchema.parse({
    ...merged,
    site_id: site.id,
    site_name: site_name ?? site.name,
    languages: environment.languages ?? merged.languages,
    currencies: environment.currencies ?? merged.currencies,
    is_demo: environment.isDemo || merged.is_demo,
    link_expire_minutes: environment.linkExpireMinutes,
  });
  return { settings, logos: merged.logos, bulletinDisplayFrequency: merged.bulletin_display_frequency };
};
