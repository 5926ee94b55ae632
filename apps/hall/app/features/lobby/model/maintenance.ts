import { useMemo } from 'react';
import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { instantFormat } from '../../../site/instantFormat.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import type { LobbyProvider } from './loadLobby.ts';

/** Writes a moment (ISO 8601) as the site's clock shows it. */
export const useMoments = (): ((at: string) => string) => {
  const locale = useLocale();
  const { site } = useSite();
  const format = useMemo(() => instantFormat(locale, site.time_zone), [locale, site.time_zone]);
  return (at) => format.format(new Date(at));
};

/** Until when each provider is under maintenance, by gp_id; providers whose end nobody knows are left out. */
export const useMaintenanceNotes = (providers: readonly LobbyProvider[]): ReadonlyMap<number, string> => {
  const { t } = useTranslation();
  const moment = useMoments();
  return new Map(
    providers.flatMap(({ gpId, maintenanceEndAt }) =>
      maintenanceEndAt === null ? [] : [[gpId, t('lobby.until', { end: moment(maintenanceEndAt) })] as const],
    ),
  );
};
