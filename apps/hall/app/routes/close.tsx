import { useEffect } from 'react';
import { useTranslation } from '../i18n/texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyScene } from '../ui/EmptyScene.tsx';

/** The lobby address given to game providers (spec §2); where a browser closes nothing, a way home. */
const Close = () => {
  const { t } = useTranslation();
  useEffect(() => {
    void import('../features/play/model/gameOver.ts').then(({ leaveGameOver }) => leaveGameOver());
  }, []);
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <title>{t('windows.close_title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyScene isPage scene="waiting" title={t('windows.close_title')} text={t('windows.close_text')}>
        <ButtonLink to="/" tone="main" reloadDocument target="_top">
          {t('error_page.home')}
        </ButtonLink>
      </EmptyScene>
    </main>
  );
};
export default Close;
