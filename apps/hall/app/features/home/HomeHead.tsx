import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

/** What search engines and shared links show, and the page's heading for those who cannot see the scenes. */
export const HomeHead = () => {
  const { t } = useTranslation();
  const { site } = useSite();
  return (
    <>
      <PageHead title={site.site_name} description={t('home.description')} path="/" />
      <h1 className="sr-only">{site.site_name}</h1>
    </>
  );
};
