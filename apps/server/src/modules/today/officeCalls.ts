import { alarmList, alarmSeen, officeToday } from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import type { Hall } from '../../infra/hall.ts';
import { listAlarms, seeAlarm } from './alarms.ts';
import { readCounts, readMoney, readPlayed, readSpans } from './figures.ts';
import { readQueues } from './queues.ts';

export type TodayDeps = Pick<Hall, 'pool' | 'clock'>;

/** How the day goes, what waits and what somebody has to look at. */
export const todayCalls = (deps: TodayDeps): readonly OfficeCallHandler[] => {
  const { pool, clock } = deps;
  return [
    handleOffice(officeToday, null, async ({ site, staff }) => {
      const now = clock.now();
      const spans = await readSpans(pool, site.settings.time_zone, now);
      const beganAt = spans.spans.so_far.begins_at;
      const [counts, queues, money, played] = await Promise.all([
        readCounts(pool, site.id, beganAt, now),
        readQueues(pool, site.id, staff, now),
        readMoney(pool, site.id, spans),
        readPlayed(pool, site, spans),
      ]);
      return {
        as_of: now.toISOString(),
        day_began_at: beganAt.toISOString(),
        ...counts,
        ...money,
        ...played,
        queues,
      };
    }),
    handleOffice(alarmList, null, async ({ site, staff, locale }) => {
      const now = clock.now();
      const asking = { siteId: site.id, rights: staff.rights, locale, now };
      return { rows: await listAlarms(pool, asking), asOf: now.toISOString() };
    }),
    handleOffice(alarmSeen, 'write', async (caller, body) => {
      await seeAlarm(deps, caller, body);
      return {};
    }),
  ];
};
