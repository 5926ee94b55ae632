import { returnDaysMax, returnList, returnProve, returnRemake } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import type { Site } from '../../infra/site.ts';
import { writeDays } from './makeGameDays.ts';
import { dayAfter, dayIn, daysFrom, type Period } from './period.ts';
import { proveDays } from './proveDays.ts';
import { pageOf, readReturns } from './readReturns.ts';

const shownDays = 30;
/** Days that are read from the rounds themselves in one call. */
const provedDaysMax = 31;

/** Refuses with 392 days that end before they begin, or too many of them. */
const periodOf = (
  { id: siteId, settings: { time_zone: timeZone } }: Site,
  { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string },
  daysMax: number,
): Period => {
  const days = daysFrom(fromDay, toDay);
  if (days < 1 || days > daysMax) throw refused(returnList.codes, 392, 'office.no_such_days');
  return { siteId, timeZone, fromDay, toDay };
};

/** What games return, beside what they should. */
export const returnCalls = ({ pool, clock }: Pick<Hall, 'pool' | 'clock'>): readonly OfficeCallHandler[] => [
  handleOffice(returnList, null, async ({ site, locale }, body) => {
    const now = clock.now();
    const toDay = body.filter.to_day ?? dayIn(site.settings.time_zone, now);
    const fromDay = body.filter.from_day ?? dayAfter(toDay, 1 - shownDays);
    const period = periodOf(site, { fromDay, toDay }, returnDaysMax);
    const found = await readReturns(pool, period, locale);
    return { ...pageOf(found, body), from_day: fromDay, to_day: toDay, asOf: now.toISOString() };
  }),
  handleOffice(returnProve, null, ({ site }, { from_day: fromDay, to_day: toDay }) =>
    proveDays(pool, periodOf(site, { fromDay, toDay }, provedDaysMax)),
  ),
  handleOffice(
    returnRemake,
    'write',
    async ({ site, actor }, { from_day: fromDay, to_day: toDay, reason }) => {
      const period = periodOf(site, { fromDay, toDay }, provedDaysMax);
      const made = await withTransaction(pool, async (tx) => {
        // Days that are not over yet are made when they are.
        const { rows } = await tx.query<{ through: string }>(
          'SELECT through::text AS through FROM game_day_made WHERE site_id = $1 AND time_zone = $2 FOR UPDATE',
          [site.id, period.timeZone],
        );
        const last = rows[0]?.through ?? '';
        const [until = toDay] = [last, toDay].sort();
        const written = until < fromDay ? 0 : await writeDays(tx, { ...period, toDay: until });
        await actor.trace(tx, {
          subject: { kind: 'returns', id: site.id },
          after: { from_day: fromDay, to_day: until, made: written },
          reason,
        });
        return written;
      });
      return { made };
    },
  ),
];
