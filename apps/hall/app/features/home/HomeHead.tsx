import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';

/** What search engines and shared links show, and the page's heading for those who cannot see the scenes. */
export const HomeHead = () => {
  const { t } = useTranslation();
  const { origin } = useSite();
  return (
    <>
      <title>{t('home.title')}</title>
      <meta name="description" content={t('home.description')} />
      <link rel="canonical" href={`${origin}/`} />
      <meta property="og:title" content={t('home.title')} />
      <meta property="og:description" content={t('home.description')} />
      <meta property="og:image" content={`${origin}/art/brand/og.jpg`} />
      <h1 className="sr-only">{t('home.title')}</h1>
    </>
  );
};
