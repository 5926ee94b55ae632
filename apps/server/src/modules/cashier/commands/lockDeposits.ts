import type { PoolClient } from 'pg';
import type { Owner } from '../queries.ts';

/** Lets one deposit of a member be made at a time, so that several at once cannot pass the member's own limit. */
export const lockDeposits = async (client: PoolClient, { siteId, memberId }: Owner): Promise<void> => {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `deposit ${siteId}/${memberId}`,
  ]);
};
