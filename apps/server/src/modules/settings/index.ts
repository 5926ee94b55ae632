import type { ServerModule } from '../../module.ts';
import { registerSettingDeeds } from './change.ts';
import { settingCalls } from './officeCalls.ts';
import { registerReload } from './reloadPages.ts';
import type { SettingsDeps } from './standing.ts';

/** A secret waits as long as its proposal can, and a day more. */
const secretWaitsMs = 72 * 60 * 60_000;

/** The settings of a site: what each noun brings, changed in one way, with its history. */
export const createSettingsModule = (deps: SettingsDeps): ServerModule => {
  registerSettingDeeds(deps);
  registerReload(deps);
  return {
    name: 'settings',
    officeCalls: settingCalls(deps),
    schedules: [
      {
        name: 'setting-secrets-forget',
        cron: '23 * * * *',
        run: async () => {
          await deps.pool.query('DELETE FROM setting_secret WHERE made_at < $1', [
            new Date(deps.clock.now().getTime() - secretWaitsMs),
          ]);
        },
      },
    ],
  };
};
