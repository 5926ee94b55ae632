import { dailySignin } from '@pavilion/contract/missions';
import { type Minor, minor } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import { siteDayOf } from '../../../infra/siteDay.ts';
import { mayBeOffered } from '../../promotions/index.ts';
import { listMissions, listSignins, type Owner } from '../queries.ts';
import { spansOf } from '../spans.ts';
import { type MissionDeps, payMission, waitForOwn } from './payMission.ts';

export interface SignedIn {
  /** Whether it was this call that signed in. */
  readonly isNew: boolean;
  readonly streak: number;
  readonly cash: Minor;
}

/** What sign-ins of a day have brought. */
const cashOf = async (client: PoolClient, { siteId, memberId }: Owner, day: string): Promise<Minor> => {
  const { rows } = await client.query<{ cash: bigint }>({
    name: 'signin-cash',
    text: `select coalesce(sum(a.amount_minor), 0)::bigint as cash
             from mission_claim c
             join mission m on m.id = c.mission_id and m.kind = 'signin' and m.site_id = $1
             join member_award a on a.id = c.award_id
            where c.member_id = $2 and c.day = $3`,
    values: [siteId, memberId, day],
  });
  return minor(rows[0]?.cash ?? 0n);
};

/** The sign-ins that run today. Refuses with 102 where there is none: then there is no daily sign-in at all. */
const findRunning = async (client: PoolClient, owner: Owner, today: Temporal.PlainDate) => {
  const running = (await listMissions(client, owner, today.toString())).filter(
    (mission) => mission.kind === 'signin' && spansOf(mission, today).some(({ isRunning }) => isRunning),
  );
  if (running.length === 0) throw refused(dailySignin.codes, 102, 'missions.no_signin');
  // In one order, so that members who sign in at once wait for one another and never in a circle.
  return running.toSorted((one, other) => one.id - other.id);
};

const sign = async (
  client: PoolClient,
  deps: MissionDeps,
  owner: Owner,
  timeZone: string,
): Promise<SignedIn> => {
  await waitForOwn(client, owner.memberId);
  const now = deps.clock.now();
  const today = siteDayOf(now, timeZone);
  const day = today.toString();
  const yesterday = today.subtract({ days: 1 }).toString();
  const signed = await listSignins(client, owner, yesterday);
  const known = signed.find((one) => one.day === day);
  if (known !== undefined)
    return { isNew: false, streak: known.streak, cash: await cashOf(client, owner, day) };
  if (!(await mayBeOffered(client, owner, now)))
    throw refused(dailySignin.codes, 101, 'missions.not_offered');
  const running = await findRunning(client, owner, today);
  const streak = (signed.find((one) => one.day === yesterday)?.streak ?? 0) + 1;
  await client.query({
    name: 'signin-write',
    text: 'insert into member_signin (site_id, member_id, day, streak, at) values ($1, $2, $3, $4, $5)',
    values: [owner.siteId, owner.memberId, day, streak, now],
  });
  for (const mission of running)
    if (BigInt(streak) % mission.goal === 0n) await payMission(client, deps, owner, mission, day);
  return { isNew: true, streak, cash: await cashOf(client, owner, day) };
};

/**
 * Signs a member in for the site's day, and pays what so many days in a row bring, each again and again. A second press of the
 * day answers the same. What has nothing left is passed over. Refuses with 101 members to whom nothing is offered, and with 102
 * where there is no sign-in.
 */
export const signIn = async (deps: MissionDeps, owner: Owner, timeZone: string): Promise<SignedIn> => {
  const signed = await withTransaction(deps.pool, (client) => sign(client, deps, owner, timeZone));
  if (signed.isNew) deps.outbox.wake();
  return signed;
};
