import { dailySignin, missionBoard, missionCheck, missionClaim } from '@pavilion/contract/missions';
import { toDecimal } from '@pavilion/money';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import { siteDayOf } from '../../infra/siteDay.ts';
import { mayBeOffered } from '../promotions/index.ts';
import { readBoard } from './board.ts';
import { claimMission } from './commands/claimMission.ts';
import type { MissionDeps } from './commands/payMission.ts';
import { signIn } from './commands/signIn.ts';
import { hasMission } from './queries.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
const signedIn = (isNew: boolean): 'is_signin_success' | 'is_signin_true' =>
  isNew ? 'is_signin_success' : 'is_signin_true';

/** Missions and the daily sign-in, only ever the caller's own. A site whose members play for nothing pays nothing. */
export const missionCalls = (deps: MissionDeps): CallHandler[] => {
  const { pool, clock } = deps;
  return [
    handle(missionCheck, async ({ site, member }) => {
      if (site.settings.is_demo) return { active: flag(false) };
      const now = clock.now();
      const [may, has] = await Promise.all([
        mayBeOffered(pool, member, now),
        hasMission(pool, member, siteDayOf(now, site.settings.time_zone).toString()),
      ]);
      return { active: flag(may && has) };
    }),
    handle(missionBoard, ({ site, member, locale }) =>
      readBoard(pool, {
        owner: member,
        locale,
        timeZone: site.settings.time_zone,
        now: clock.now(),
        isDemo: site.settings.is_demo === true,
      }),
    ),
    handle(missionClaim, async ({ site, member }, { id, day }) => {
      if (site.settings.is_demo) throw refused(missionClaim.codes, 102, 'missions.gone');
      const cash = await claimMission(deps, member, { id, day }, site.settings.time_zone);
      return { cash: toDecimal(cash, member.currency), currency: member.currency };
    }),
    handle(dailySignin, async ({ site, member }) => {
      if (site.settings.is_demo) throw refused(dailySignin.codes, 102, 'missions.no_signin');
      const { isNew, streak, cash } = await signIn(deps, member, site.settings.time_zone);
      return {
        state: signedIn(isNew),
        streak,
        cash: toDecimal(cash, member.currency),
        currency: member.currency,
      };
    }),
  ];
};
