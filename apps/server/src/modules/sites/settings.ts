import { currencySchema, localeSchema, themes } from '@pavilion/contract';
import { type SiteSettings, siteSettingsSchema } from '@pavilion/contract/content';
import { z } from 'zod';

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const timeZone = z.string().refine(isTimeZone, 'unknown time zone');
const languages = z.array(localeSchema).min(1);
const currencies = z.array(currencySchema).min(1);
const logos = z.array(z.strictObject({ photo_path: z.string().regex(/^\/[^/\\]/) }));
/** An own page or an https address: customer service is never a script. */
const serviceUrl = z.string().regex(/^(\/(?![/\\])|https:\/\/)/);
const customerService = z.strictObject({ open_type: z.enum(['window', 'tab', 'native']), url: serviceUrl });
const ageMin = z.number().int().min(18).max(99);
const displayFrequency = z.union([z.literal(0), z.literal(1)]);

/** The public icon API, or an operator's own copy of it. */
const iconHosts = z.array(z.url({ protocol: /^https$/ })).max(3);

/** A site as stored: its columns, and its `settings` with defaults for what is left out. */
export const storedSettingsSchema = z.object({
  time_zone: timeZone,
  languages,
  currencies,
  is_demo: z.boolean(),
  desktop_theme: z.enum(themes).default('H5_1'),
  mobile_theme: z.enum(themes).default('H5_1'),
  site_names: z.partialRecord(localeSchema, z.string().min(1).max(100)).default({}),
  theme_preview: z.boolean().default(true),
  age_min: ageMin.default(18),
  game_room: z.boolean().default(false),
  customer_service: customerService.default({ open_type: 'tab', url: '/main/contact' }),
  logos: logos.default([]),
  icon_fallback_hosts: iconHosts.default([]),
  bulletin_display_frequency: displayFrequency.default(0),
});
export type StoredSettings = z.output<typeof storedSettingsSchema>;

/**
 * The site's environment config JSON (spec §7, cloud storage): any of the settings, which then go before the
 * database's own. An unknown or malformed field refuses the whole document, so that a typo is noticed.
 */
export const remoteConfigSchema = z
  .strictObject({
    site_name: z.string().min(1).max(100),
    site_names: z.partialRecord(localeSchema, z.string().min(1).max(100)),
    time_zone: timeZone,
    languages,
    currencies,
    is_demo: z.boolean(),
    desktop_theme: z.enum(themes),
    mobile_theme: z.enum(themes),
    theme_preview: z.boolean(),
    age_min: ageMin,
    game_room: z.boolean(),
    customer_service: customerService,
    logos,
    icon_fallback_hosts: iconHosts,
    bulletin_display_frequency: displayFrequency,
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
