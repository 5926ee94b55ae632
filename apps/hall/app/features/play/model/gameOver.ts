import { tellWindows } from '../../handoff/model/tellWindows.ts';
import { againIn } from '../../openGame/again.ts';
import { noteWaitingGame } from '../../openGame/gameWindow.ts';
import { playPath, takeRedirected } from '../../openGame/stage.ts';

/**
 * The game is over: the hall's tabs hear it (`quickGame`), and what this page stands in goes. A window closes, a frame is
 * taken away by the page around it, a tab that went to the game by redirect goes back to where it was. A game that is to go on
 * here opens anew in the hall's own page.
 */
export const leaveGameOver = (): void => {
  const isFramed = window.parent !== window;
  if (!isFramed && againIn(location.search) !== null) {
    location.replace(`${playPath}${location.search}`);
    return;
  }
  const from = isFramed ? null : takeRedirected();
  if (from !== null) {
    location.replace(from);
    return;
  }
  noteWaitingGame();
  tellWindows({ msg: 'quickGame' });
  if (!isFramed) window.close();
};
