import { createBackground } from '../../infra/background.ts';
import type { Hall } from '../../infra/hall.ts';
import { repeat } from '../../infra/repeat.ts';
import type { ServerModule } from '../../module.ts';
import type { ProviderDirectory, Transfers } from '../wallet/index.ts';
import { playCalls } from './calls.ts';
import { end } from './endPlays.ts';
import { playOfficeCalls } from './officeCalls.ts';
import { isPlaying } from './queries.ts';
import { createLaunchSettings } from './settingsCalls.ts';
import { sweepSessions } from './sweepSessions.ts';
import { tellEnds } from './tellProvider.ts';

export { offerProvider } from './offers.ts';
export { isPlaying } from './queries.ts';

export interface PlayDeps extends Pick<Hall, 'pool' | 'clock' | 'log' | 'outbox' | 'secret'> {
  readonly providers: ProviderDirectory;
  readonly transfers: Transfers;
}

export interface PlayModule extends ServerModule {
  readonly isPlaying: (memberId: number) => Promise<boolean>;
  /** Forgets how games open; called when content changed. */
  readonly purge: () => void;
  /** Ends the member's open game, as a logout does, and tells its provider. */
  readonly closePlaysOf: (memberId: number) => Promise<void>;
}

const jobEveryMs = 5_000;

/** Starting and leaving games (spec §4 Game launch, §7 `play1`, `leave1`). */
export const createPlayModule = (deps: PlayDeps): PlayModule => {
  const background = createBackground(deps.log);
  const settings = createLaunchSettings(deps);
  return {
    name: 'play',
    calls: playCalls(deps, background, settings.call),
    officeCalls: playOfficeCalls(deps),
    purge: settings.purge,
    isPlaying: (memberId) => isPlaying(deps.pool, memberId),
    closePlaysOf: (memberId) => end(deps, background, { memberId, reason: 'logout' }),
    routes: async (app) => {
      app.addHook('onClose', background.settled);
    },
    startJobs: async () => {
      const stops = [
        repeat(() => sweepSessions(deps), { everyMs: jobEveryMs, what: 'sweeping games', log: deps.log }),
        repeat(() => tellEnds(deps, null), {
          everyMs: jobEveryMs,
          what: 'telling providers of ended games',
          log: deps.log,
        }),
      ];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
};
