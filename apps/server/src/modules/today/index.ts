import type { ServerModule } from '../../module.ts';
import { readMark } from './mark.ts';
import { type TodayDeps, todayCalls } from './officeCalls.ts';

export interface TodayModule extends ServerModule {
  /** Differs when something of the room has changed on a site. */
  readonly markOf: (siteId: number) => Promise<string>;
}

/** The first room of the office. */
export const createTodayModule = (deps: TodayDeps): TodayModule => ({
  name: 'today',
  markOf: (siteId) => readMark(deps, siteId),
  officeCalls: todayCalls(deps),
});
