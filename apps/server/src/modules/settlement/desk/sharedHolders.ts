import type { AgentSignal } from '@pavilion/contract/office';
import type { Pool } from 'pg';
import { mask, openBankAccount } from '../../identity/index.ts';

/**
 * Pairs `(member_id, agent_id, …)` of which the second stands above the first, with how many levels there are in between:
 * the walk up begins at few members, however large the site is.
 */
export const inLine = (pairs: string): string => `
  SELECT pair.*, a.level FROM (${pairs}) AS pair
   CROSS JOIN LATERAL (
     WITH RECURSIVE up AS (
       SELECT m.agent_id, 1 AS level FROM member m WHERE m.id = pair.member_id
       UNION ALL
       SELECT m.agent_id, up.level + 1 FROM up JOIN member m ON m.id = up.agent_id WHERE up.level < 50)
     SELECT level FROM up WHERE up.agent_id = pair.agent_id LIMIT 1) AS a`;

/** Pairs of accounts that are opened and compared, the latest bound first. */
const pairsMax = 200;

interface PairRow {
  readonly member_id: number;
  readonly agent_id: number;
  readonly account: string;
  readonly agent_account: string;
  readonly bank_id: number;
  readonly own_bank_id: number;
  readonly bank_name: string;
  readonly at: Date;
  readonly level: number;
  readonly is_excluded: boolean;
}

/** A name as it is compared: without case, blanks and signs. */
const plain = (holder: string): string =>
  holder
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Members whose bank account is in the name of an agent above. Holders are sealed: those of members who bound an account
 * lately, and of the agents above them, are opened and compared here; none leaves but masked.
 */
export const findSharedHolders = async (
  pool: Pool,
  secret: string,
  siteId: number,
  since: Date,
): Promise<AgentSignal[]> => {
  const { rows } = await pool.query<PairRow>(
    `SELECT found.*, m.account, up.account AS agent_account, x.member_id IS NOT NULL AS is_excluded
       FROM (${inLine(`
         WITH RECURSIVE above AS (
           SELECT b.id AS bank_id, b.member_id, b.bank_name, b.bound_at, m.agent_id, 1 AS steps
             FROM bank_account b JOIN member m ON m.id = b.member_id WHERE b.site_id = $1 AND b.bound_at >= $2
           UNION ALL
           SELECT a.bank_id, a.member_id, a.bank_name, a.bound_at, m.agent_id, a.steps + 1
             FROM above a JOIN member m ON m.id = a.agent_id WHERE a.steps < 50)
         SELECT a.member_id, a.agent_id, a.bank_id, own.id AS own_bank_id, a.bank_name, a.bound_at AS at
           FROM above a JOIN bank_account own ON own.member_id = a.agent_id`)}) AS found
       JOIN member m ON m.id = found.member_id JOIN member up ON up.id = found.agent_id
       LEFT JOIN agent_exclusion x ON x.member_id = found.member_id
      ORDER BY found.at DESC, found.bank_id, found.own_bank_id LIMIT ${pairsMax}`,
    [siteId, since],
  );
  const opened = new Map<number, string>();
  const holderOf = async (memberId: number, id: number): Promise<string> => {
    const known = opened.get(id);
    if (known !== undefined) return known;
    const account = await openBankAccount(pool, secret, { siteId, memberId }, id, { withReplaced: true });
    opened.set(id, account?.holder ?? '');
    return account?.holder ?? '';
  };
  const signals: AgentSignal[] = [];
  for (const row of rows) {
    const holder = await holderOf(row.member_id, row.bank_id);
    if (plain(holder) === '' || plain(holder) !== plain(await holderOf(row.agent_id, row.own_bank_id)))
      continue;
    signals.push({
      id: `${row.bank_id} ${row.own_bank_id}`,
      agent: { id: row.agent_id, account: row.agent_account },
      member: { id: row.member_id, account: row.account },
      is_excluded: row.is_excluded,
      at: row.at.toISOString(),
      evidence: { bank: row.bank_name, holder: mask(holder, { start: 1, end: 0 }) ?? '', level: row.level },
    });
  }
  return signals;
};
