import {
  type MissionLook,
  missionEnd,
  missionList,
  missionLook,
  missionOne,
  missionPublish,
} from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import { handleOffice, type OfficeCallerOf, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { siteDayOf } from '../../infra/siteDay.ts';
import { requireCurrency } from '../sites/index.ts';
import {
  endMission,
  judgeAlone,
  type MissionContent,
  type MissionDeskDeps,
  publishMission,
  sumsOf,
} from './commands/publishMission.ts';
import { findDesk, listDesk, triedDays, tryMission } from './officeQueries.ts';

/**
 * What a mission comes to over its own days: one that can be taken once, as often as new members reach it; of all others as many as
 * reached it lately, day by day. Never more than its budget.
 */
const likelyOf = (
  content: Pick<MissionContent, 'from_day' | 'to_day'>,
  { budgetMinor, awardMinor }: { readonly budgetMinor: bigint; readonly awardMinor: bigint },
  reached: number,
): bigint => {
  const days =
    Temporal.PlainDate.from(content.from_day).until(Temporal.PlainDate.from(content.to_day)).days + 1;
  const likely = (BigInt(reached) * awardMinor * BigInt(days)) / BigInt(triedDays);
  return likely < budgetMinor ? likely : budgetMinor;
};

const lookAt = async (
  { pool, clock }: MissionDeskDeps,
  { site, actor }: OfficeCallerOf<typeof missionLook>,
  content: MissionContent,
): Promise<MissionLook> => {
  const now = clock.now();
  const timeZone = site.settings.time_zone;
  const day = siteDayOf(now, timeZone);
  const { currency, kind, period, game_type: gameType } = content;
  const sums = sumsOf(content, day);
  const tried = { siteId: site.id, currency, kind, period, gameType, goal: sums.goal };
  const [{ eligible, reached }, alone] = await Promise.all([
    tryMission(pool, tried, { now, today: day.toString(), timeZone }),
    judgeAlone(pool, actor, content, sums.budgetMinor, now),
  ]);
  const money = (amount: bigint) => toDecimal(minor(amount), currency);
  return {
    most: money((sums.budgetMinor / sums.awardMinor) * sums.awardMinor),
    places: Number(sums.budgetMinor / sums.awardMinor),
    eligible,
    reached,
    likely: money(likelyOf(content, sums, reached)),
    needs_second: alone.needsSecond,
    alone_left: money(alone.leftMinor),
  };
};

/** Missions as staff see, publish and end them. */
export const missionDeskCalls = (deps: MissionDeskDeps): readonly OfficeCallHandler[] => {
  const { pool, clock } = deps;
  const readerOf = ({ site, locale }: Pick<OfficeCallerOf<typeof missionList>, 'site' | 'locale'>) => {
    const timeZone = site.settings.time_zone;
    return { siteId: site.id, locale, timeZone, today: siteDayOf(clock.now(), timeZone).toString() };
  };
  return [
    handleOffice(missionList, null, async (caller, body) => ({
      ...(await listDesk(pool, readerOf(caller), body)),
      asOf: clock.now().toISOString(),
    })),
    handleOffice(missionOne, null, async (caller, { id }) => {
      const mission = await findDesk(pool, readerOf(caller), id);
      if (mission === undefined) throw refused(missionOne.codes, 404, 'office.not_found');
      return mission;
    }),
    handleOffice(missionLook, null, async (caller, content) => {
      requireCurrency(caller.site, content.currency);
      return lookAt(deps, caller, content);
    }),
    handleOffice(missionPublish, 'write', async ({ site, actor }, body) => {
      requireCurrency(site, body.currency);
      return publishMission(deps, actor, body);
    }),
    handleOffice(missionEnd, 'write', async ({ actor }, body) => {
      await endMission(deps, actor, body);
      return {};
    }),
  ];
};
