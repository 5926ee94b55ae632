import { missionClaim } from '@pavilion/contract/missions';
import { type Minor, minor } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import { siteDayOf } from '../../../infra/siteDay.ts';
import { mayBeOffered } from '../../promotions/index.ts';
import { isWithinLimits } from '../judge.ts';
import { listMissions, type MissionRow, type Owner, readRoom, readStandings } from '../queries.ts';
import { type Span, spansOf } from '../spans.ts';
import { type MissionDeps, payMission, waitForOwn } from './payMission.ts';

interface Wanted {
  readonly id: number;
  /** The first day of the span. */
  readonly day: string;
}

/** What the member has taken for a span of a mission of the site. */
const findClaim = async (
  executor: SqlExecutor,
  { siteId, memberId }: Owner,
  { id, day }: Wanted,
): Promise<bigint | undefined> => {
  const { rows } = await executor.query<{ amount_minor: bigint }>({
    name: 'mission-claimed',
    text: `select a.amount_minor from mission_claim c join member_award a on a.id = c.award_id
            where c.mission_id = $2 and c.member_id = $3 and c.day = $4 and a.site_id = $1`,
    values: [siteId, id, memberId, day],
  });
  return rows[0]?.amount_minor;
};

const { codes } = missionClaim;
const gone = () => refused(codes, 102, 'missions.gone');

/** The mission and the span that are asked for. Refuses with 102 what is none that can be claimed today. */
const findSpan = async (
  client: PoolClient,
  owner: Owner,
  { id, day }: Wanted,
  today: Temporal.PlainDate,
): Promise<{ readonly mission: MissionRow; readonly span: Span }> => {
  const mission = (await listMissions(client, owner, today.toString())).find((one) => one.id === id);
  if (mission === undefined || mission.kind === 'signin') throw gone();
  const span = spansOf(mission, today).find((one) => one.day === day);
  if (span === undefined) throw gone();
  return { mission, span };
};

const claim = async (
  client: PoolClient,
  deps: MissionDeps,
  owner: Owner,
  wanted: Wanted,
  timeZone: string,
): Promise<Minor> => {
  await waitForOwn(client, owner.memberId);
  const earlier = await findClaim(client, owner, wanted);
  if (earlier !== undefined) return minor(earlier);
  const now = deps.clock.now();
  if (!(await mayBeOffered(client, owner, now))) throw refused(codes, 101, 'missions.not_offered');
  const { mission, span } = await findSpan(client, owner, wanted, siteDayOf(now, timeZone));
  if (!isWithinLimits(mission, await readRoom(client, owner, now)))
    throw refused(codes, 101, 'missions.not_offered');
  const [standing] = await readStandings(client, owner, [{ missionId: mission.id, span }], timeZone);
  if (standing === undefined || standing.is_missed || standing.progress < mission.goal)
    throw refused(codes, 103, 'missions.not_reached');
  if (!(await payMission(client, deps, owner, mission, span.day))) throw gone();
  return minor(mission.award_minor);
};

/**
 * Pays the award of a mission that is reached, once for each span; a repeat answers the same cash, also after the end. Refuses
 * with 101 members to whom nothing is offered, 102 what is over or used up, and 103 what is not reached.
 */
export const claimMission = async (
  deps: MissionDeps,
  owner: Owner,
  wanted: Wanted,
  timeZone: string,
): Promise<Minor> => {
  const known = await findClaim(deps.pool, owner, wanted);
  if (known !== undefined) return minor(known);
  const cash = await withTransaction(deps.pool, (client) => claim(client, deps, owner, wanted, timeZone));
  deps.outbox.wake();
  return cash;
};
