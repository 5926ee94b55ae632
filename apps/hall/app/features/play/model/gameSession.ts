import type { LaunchSettings } from '@pavilion/contract/play';
import { appBridge } from '../../../device/appBridge.ts';
import type { PlayState } from '../../openGame/playStore.ts';

/** The provider's own Android app, as the site's settings name it. */
export const androidIdOf = (gpId: number, settings: LaunchSettings | null): string | null =>
  settings?.providers.find((provider) => provider.gp_id === gpId)?.android_id ?? null;

/** The game session as the specification writes it (spec §3). */
const gameSessionOf = ({ game, name, androidId }: PlayState) =>
  game && {
    gpId: game.gpId,
    game_type: game.gameType,
    game_code: game.gameCode,
    game_name: name,
    android_id: androidId,
  };

/** Tells the app around the page which game opens: it may hand it on to the provider's own app. */
export const tellShell = (state: PlayState): void => {
  const session = gameSessionOf(state);
  if (session !== null) appBridge()?.({ gameSession: session });
};
