import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';

/** Says on every page of a demo site what does not work there (spec §1). */
export const DemoNotice = () => {
  const { t } = useTranslation();
  const { site } = useSite();
  return (
    site.is_demo && <p className="wrap bg-accent-soft py-2 text-accent text-sm">{t('shell.demo_notice')}</p>
  );
};
