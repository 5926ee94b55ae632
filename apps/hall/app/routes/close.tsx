import { useEffect } from 'react';
import { tellWindows } from '../features/handoff/model/windowMessages.ts';
import { noteWaitingGame } from '../features/play/model/gameWindow.ts';
import { takeRedirected } from '../features/play/model/stage.ts';
import { useTranslation } from '../i18n/texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyScene } from '../ui/EmptyScene.tsx';

/**
 * The game is over: the hall's tabs hear it (`quickGame`), and what this page stands in goes. A window closes, a frame is
 * taken away by the page around it, a tab that went to the game by redirect goes back to where it was.
 */
const leaveGame = (): void => {
  const isFramed = window.parent !== window;
  const from = isFramed ? null : takeRedirected();
  if (from !== null) {
    location.replace(from);
    return;
  }
  noteWaitingGame();
  tellWindows({ msg: 'quickGame' });
  if (!isFramed) window.close();
};

/** The lobby address given to game providers (spec §2); where a browser closes nothing, a way home. */
const Close = () => {
  const { t } = useTranslation();
  useEffect(leaveGame, []);
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <title>{t('windows.close_title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyScene isPage scene="lantern" title={t('windows.close_title')} text={t('windows.close_text')}>
        <ButtonLink to="/" tone="main" reloadDocument target="_top">
          {t('error_page.home')}
        </ButtonLink>
      </EmptyScene>
    </main>
  );
};
export default Close;
