import type { GameChoice } from '../../openGame/gameDoor.ts';
import type { LaunchOptions } from './launcher.ts';

/** What the maintenance dialog tells: the window of the provider's maintenance, as far as it is known (code 203). */
export interface MaintenanceNotice {
  readonly startAt: string | null;
  readonly endAt: string | null;
}

/** A launch whose window the browser has refused. */
export interface BlockedLaunch {
  readonly game: GameChoice;
  readonly options: LaunchOptions;
}
