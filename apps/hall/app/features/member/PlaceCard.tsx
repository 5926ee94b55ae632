import { useEffect, useState } from 'react';
import IconGlobe from '~icons/lucide/globe';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { localeNames } from '../../locales/index.ts';
import { instantFormat } from '../../site/instantFormat.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { chooseZone, deviceZone, useTimeZone, useZoneChoice, type ZoneChoice } from '../../site/timeZone.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { SecurityCard } from '../../ui/SecurityCard.tsx';

const tickMs = 10_000;

/** The clock of a zone, to the minute. */
const useClock = (timeZone: string): string => {
  const locale = useLocale();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return instantFormat(locale, timeZone).format(now);
};

const row =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0';

/** In which language and by which clock a member reads the hall. */
export const PlaceCard = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { site } = useSite();
  const choice = useZoneChoice();
  const time = useClock(useTimeZone());
  const choices: Record<ZoneChoice, string> = {
    site: t('profile.zone_site', { zone: site.time_zone }),
    device: t('profile.zone_device', { zone: deviceZone() }),
  };
  return (
    <SecurityCard Icon={IconGlobe} title={t('profile.place')} text={t('profile.zone_now', { time })}>
      <div className={row}>
        <span className="text-sm text-text-2">{t('profile.language')}</span>
        <Button data-opens="language">{localeNames[locale]}</Button>
      </div>
      <div className={row}>
        <span className="text-sm text-text-2">{t('profile.zone')}</span>
        <div className="w-80 max-w-full">
          <Select
            aria-label={t('profile.zone')}
            name="time_zone"
            value={choice}
            onChange={({ target }) => chooseZone(target.value === 'device' ? 'device' : 'site')}
          >
            {(['site', 'device'] as const).map((value) => (
              <option key={value} value={value}>
                {choices[value]}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </SecurityCard>
  );
};
