import { type PostingRequest, post } from '@pavilion/ledger';
import type { Pool } from '@pavilion/postgres';

/** Postings that wait for a connection at once: no more than get one within the pool's patience, on a busy machine too. */
const waitingMax = 500;

/** Gives members their money before a bench begins: as many postings at a time as the pool has connections. */
export const fund = async (pool: Pool, requests: readonly PostingRequest[]): Promise<void> => {
  for (let from = 0; from < requests.length; from += waitingMax) {
    const some = requests.slice(from, from + waitingMax);
    const outcomes = await Promise.all(some.map((request) => post(pool, request)));
    const refused = outcomes.find(({ status }) => status !== 'posted');
    if (refused !== undefined) throw new Error(`a member was not given money: ${refused.status}`);
  }
};
