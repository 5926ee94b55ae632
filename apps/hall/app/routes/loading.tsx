import { useTranslation } from 'react-i18next';
import { EmptyScene } from '../ui/EmptyScene.tsx';

/** What a game or payment window shows until its address is known (spec §2). */
const Loading = () => {
  const { t } = useTranslation();
  return (
    <main className="flex min-h-dvh items-center justify-center" aria-busy="true">
      <title>{t('windows.loading_title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyScene scene="moon" title={t('windows.loading_title')} text={t('windows.loading_text')} />
    </main>
  );
};
export default Loading;
