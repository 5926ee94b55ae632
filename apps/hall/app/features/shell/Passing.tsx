import { useTranslation } from '../../i18n/texts.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';

/**
 * A page that leads on as soon as its scripts are there. They wait for something to be painted (0072), and so does the
 * visitor on a slow line: it shows that it is on its way.
 */
export const Passing = () => {
  const { t } = useTranslation();
  return (
    <main aria-busy className="flex min-h-dvh items-center justify-center">
      <title>{t('windows.loading_title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyScene isPage scene="empty" title={t('windows.loading_title')} />
    </main>
  );
};
