import { useTranslation } from '../../i18n/texts.ts';
import { PageHead } from '../shell/PageHead.tsx';

/** What search engines and shared links show, and the page's heading for those who cannot see the scenes. */
export const HomeHead = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} path="/" />
      <h1 className="sr-only">{t('home.title')}</h1>
    </>
  );
};
