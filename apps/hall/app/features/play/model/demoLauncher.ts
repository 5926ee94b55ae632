import type { Currency } from '@pavilion/contract';
import { demoPlay } from '@pavilion/contract/demo';
import { callApi } from '../../../api/client.ts';
import { playDeviceOf } from '../../../device/platform.ts';
import { noteGame } from '../../openGame/firstGame.ts';
import type { GameChoice } from '../../openGame/gameDoor.ts';
import { featuresOf } from '../../openGame/gameWindow.ts';
import { isLaunchAddress } from './launchMode.ts';
import { failed, type LaunchOutcome, outcomeOfFailure } from './launchOutcome.ts';
import { refreshSettings } from './launchSettings.ts';
import { surroundingsOf } from './surroundings.ts';

const windowName = 'demoWindow';

/** Nothing opens inside social apps; where a window is refused the demo takes this tab's place. */
const openPlace = (template: 'wide' | 'narrow'): Window =>
  (surroundingsOf(template).isSocialBrowser
    ? null
    : window.open('/loading', windowName, featuresOf(template))) ?? window;

/**
 * Opens a game with play money (spec §4 Demo), in a window or in this tab's place. It knows no member and holds no session:
 * no phase of the play machine is touched, and no balance. Must be called in the press itself.
 */
export const launchDemo = async (
  game: GameChoice,
  { template, currency }: { readonly template: 'wide' | 'narrow'; readonly currency: Currency },
): Promise<LaunchOutcome> => {
  const place = openPlace(template);
  const giveUp = (outcome: LaunchOutcome): LaunchOutcome => {
    if (place !== window) place.close();
    return outcome;
  };
  try {
    const [{ game_url }, settings] = await Promise.all([
      callApi(demoPlay, {
        currency,
        device: playDeviceOf(template, navigator.userAgent),
        gp_id: game.gpId,
        game_type: game.gameType,
        game_code: game.gameCode,
        house: game.house ?? 0,
      }),
      refreshSettings(),
    ]);
    if (!isLaunchAddress(game_url, settings)) return giveUp(failed(null, 'malformed'));
    if (place.closed) return { kind: 'abandoned' };
    noteGame();
    if (place === window) location.assign(game_url);
    else place.location.replace(game_url);
    return { kind: 'opened' };
  } catch (error) {
    return giveUp(outcomeOfFailure(error));
  }
};
