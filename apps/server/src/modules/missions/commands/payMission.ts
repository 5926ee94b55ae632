import { minor } from '@pavilion/money';
import type { PoolClient } from 'pg';
import type { Hall } from '../../../infra/hall.ts';
import type { SiteDirectory } from '../../../infra/site.ts';
import { payPromotion } from '../../promotions/index.ts';
import type { MissionRow, Owner } from '../queries.ts';

export interface MissionDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox'> {
  readonly sites: Pick<SiteDirectory, 'byId'>;
}

/** Lets what one member presses come one after the other: a later press finds what an earlier one has done. */
export const waitForOwn = async (client: PoolClient, memberId: number): Promise<void> => {
  await client.query({
    name: 'mission-turn',
    text: 'select from member where id = $1 for no key update',
    values: [memberId],
  });
};

/** Takes one award out of what the site has set aside; false when nothing is left of it. */
const takePlace = async (client: PoolClient, id: number): Promise<boolean> => {
  const { rowCount } = await client.query({
    name: 'mission-take-place',
    text: `update mission set spent_minor = spent_minor + award_minor
            where id = $1 and spent_minor + award_minor <= budget_minor`,
    values: [id],
  });
  return rowCount === 1;
};

/**
 * Writes the award of a span and pays it, in the caller's transaction, in which the member waits for their own. Answers false,
 * and does nothing, when nothing is left. A span that was taken already must not come here.
 */
export const payMission = async (
  client: PoolClient,
  { clock, outbox }: Pick<MissionDeps, 'clock' | 'outbox'>,
  owner: Owner,
  { id, goal, award_minor: amount }: Pick<MissionRow, 'id' | 'goal' | 'award_minor'>,
  day: string,
): Promise<boolean> => {
  if (!(await takePlace(client, id))) return false;
  const { siteId, memberId, currency } = owner;
  const { rows } = await client.query<{ id: bigint }>({
    name: 'mission-award',
    text: `insert into member_award (site_id, member_id, kind, currency, day, basis_minor, amount_minor, created_at, paid_at)
           values ($1, $2, 'mission', $3, $4, $5, $6, $7, $7) returning id`,
    values: [siteId, memberId, currency, day, goal, amount, clock.now()],
  });
  const [award] = rows;
  if (award === undefined) throw new Error('an award was not stored');
  await client.query({
    name: 'mission-claim',
    text: 'insert into mission_claim (mission_id, member_id, day, award_id) values ($1, $2, $3, $4)',
    values: [id, memberId, day, award.id],
  });
  await payPromotion(client, outbox, owner, {
    scope: 'award',
    key: award.id.toString(),
    reference: `mission:${id}`,
    reason: 'mission',
    actor: `member:${memberId}`,
    amountMinor: minor(amount),
  });
  return true;
};
