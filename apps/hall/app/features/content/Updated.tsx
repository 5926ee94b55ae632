import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { languageTags } from '../../locales/index.ts';
import { useSite } from '../../site/SiteContext.tsx';

/** The day of the last change, in the site's zone. */
export const Updated = ({ at, className }: { at: string; className?: string }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { site } = useSite();
  const date = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'medium',
    timeZone: site.time_zone,
  }).format(new Date(at));
  return (
    // Server and browser may know different editions of a language's date forms.
    <time dateTime={at} className={className} suppressHydrationWarning>
      {t('content.updated', { date })}
    </time>
  );
};
