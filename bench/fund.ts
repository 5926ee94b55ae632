import { type PostingRequest, post } from '@pavilion/ledger';
import type { Pool } from '@pavilion/postgres';

/** Gives members their money before a bench begins: as many postings at a time as the pool has connections. */
export const fund = async (pool: Pool, requests: readonly PostingRequest[]): Promise<void> => {
  const outcomes = await Promise.all(requests.map((request) => post(pool, request)));
  const refused = outcomes.find(({ status }) => status !== 'posted');
  if (refused !== undefined) throw new Error(`a member was not given money: ${refused.status}`);
};
