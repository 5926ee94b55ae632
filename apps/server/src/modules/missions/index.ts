import type { ServerModule } from '../../module.ts';
import { missionCalls } from './calls.ts';
import { type MissionDeskDeps, registerMissionDeeds } from './commands/publishMission.ts';
import { tellMissions } from './commands/tellMissions.ts';
import { missionDeskCalls } from './officeCalls.ts';

export { createMission, type NewMission } from './commands/createMission.ts';

export interface MissionsModule extends ServerModule {
  /** Tells open pages how far their members have come; run every minute by its job, behind the sums of reports. */
  readonly tellMissions: () => Promise<number>;
}

/** Missions and the daily sign-in: data of a site, live, taken once, never beyond their budget (decision 0348). */
export const createMissionsModule = (deps: MissionDeskDeps): MissionsModule => {
  registerMissionDeeds(deps);
  const tell = () => tellMissions(deps);
  return {
    name: 'missions',
    calls: missionCalls(deps),
    officeCalls: missionDeskCalls(deps),
    schedules: [{ name: 'missions-tell', cron: '* * * * *', run: async () => void (await tell()) }],
    tellMissions: tell,
  };
};
