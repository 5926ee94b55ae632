import { useTranslation } from '../../i18n/texts.ts';

/** A page that leads on at once: nothing to look at, but a title for the tab and a main part for screen readers. */
export const Passing = () => {
  const { t } = useTranslation();
  return (
    <main aria-busy className="min-h-dvh">
      <title>{t('windows.loading_title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{t('windows.loading_title')}</h1>
    </main>
  );
};
