import type { PoolClient } from 'pg';

/** Until the end of the transaction nobody else withdraws for this member, nor changes what is to be staked before. */
export const lockWithdrawals = async (
  client: PoolClient,
  { siteId, memberId }: { readonly siteId: number; readonly memberId: number },
): Promise<void> => {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `withdrawal ${siteId}/${memberId}`,
  ]);
};
