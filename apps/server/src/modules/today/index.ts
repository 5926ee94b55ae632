import type { Hall } from '../../infra/hall.ts';
import type { ServerModule } from '../../module.ts';
import { todayCalls } from './officeCalls.ts';

/** The first room of the office. */
export const createTodayModule = (deps: Pick<Hall, 'pool' | 'clock'>): ServerModule => ({
  name: 'today',
  officeCalls: todayCalls(deps),
});
