import type { Locale, SiteSettings } from '@pavilion/contract';

/** The site that the host name picks (decisions: one installation serves many sites). */
export interface Site {
  readonly id: number;
  readonly code: string;
  readonly settings: SiteSettings;
}

/** The name that a site has in a language: the one that it goes by there, otherwise its only one. */
export const siteNameIn = (settings: SiteSettings, locale: Locale): string =>
  settings.site_names?.[locale] ?? settings.site_name;

/** The day it is at the site, `YYYY-MM-DD`. */
export const dayAt = ({ settings }: Pick<Site, 'settings'>, now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(settings.time_zone)
    .toPlainDate()
    .toString();

export interface SiteDirectory {
  /** The site of a host name (port aside); the fallback site of `SITE_ID` for hosts that nobody claims. */
  readonly byHost: (host: string) => Site;
  readonly byId: (id: number) => Site | undefined;
  /** Whether a host's site is moving to another cell, or lives there: nothing of it may be answered here. */
  readonly isClosed: (host: string) => boolean;
  /** Reads sites again after their content changed. */
  readonly refresh: () => Promise<void>;
}
