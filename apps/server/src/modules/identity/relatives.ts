import type { Currency } from '@pavilion/contract';
import type { MemberRelatives } from '@pavilion/contract/office';
import { currencyCodes } from '@pavilion/money';
import { createKysely } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { presentAccount } from './bankAccounts/accounts.ts';
import { hashesOfNumber, openDetails } from './bankAccounts/details.ts';
import { findBankAccounts } from './bankAccounts/queries.ts';
import type { BankAccountTables } from './bankAccounts/tables.ts';

interface Owner {
  readonly siteId: number;
  readonly memberId: number;
}

const sharedDays = 90;
const dayMs = 24 * 60 * 60_000;
/** Others who are named for one trait. */
const othersMax = 20;
/** Addresses and devices of a member that are looked at, the latest. */
const traitsMax = 50;
/** Sessions of one address that are looked through: behind some are thousands of people. */
const sessionsMax = 2_000;

interface SharedRow {
  readonly trait: 'address' | 'device' | 'bank_account';
  readonly value: string;
  readonly ids: number[];
  readonly accounts: string[];
  readonly statuses: string[];
}

/** Rows of `found (trait, value, member_id)`, the others of each trait together. `$1` is the site, `$2` how many others. */
const together = `
  placed AS (
    SELECT found.*, m.account, m.status, row_number() OVER (PARTITION BY trait, value ORDER BY m.id) AS place
      FROM found JOIN member m ON m.id = found.member_id AND m.site_id = $1
  )
  SELECT trait, value, array_agg(member_id ORDER BY place) AS ids, array_agg(account ORDER BY place) AS accounts,
         array_agg(status ORDER BY place) AS statuses
    FROM placed WHERE place <= $2 GROUP BY trait, value ORDER BY trait, value`;

const present = (rows: readonly SharedRow[]): MemberRelatives =>
  rows.map(({ trait, value, ids, accounts, statuses }) => ({
    trait,
    value,
    members: ids.map((id, place) => ({
      id,
      account: accounts[place] ?? '',
      status: statuses[place] ?? '',
    })),
  }));

/** By where they came from and on what: addresses of sessions and of the sign-up, devices. */
const byPlace = async (pool: Pool, { siteId, memberId }: Owner, now: Date): Promise<MemberRelatives> => {
  const { rows } = await pool.query<SharedRow>(
    `WITH address AS MATERIALIZED (
       SELECT ip FROM (
         SELECT ip, max(created_at) AS at FROM session
          WHERE member_id = $3 AND ip IS NOT NULL AND created_at > $4 GROUP BY ip
         UNION
         SELECT registered_ip, created_at FROM member WHERE id = $3 AND registered_ip IS NOT NULL AND created_at > $4
       ) AS seen GROUP BY ip ORDER BY max(at) DESC LIMIT $5
     ), device AS MATERIALIZED (
       SELECT device_hash FROM known_device WHERE member_id = $3 AND last_seen_at > $4
        ORDER BY last_seen_at DESC LIMIT $5
     ), found AS (
       SELECT DISTINCT 'address' AS trait, host(address.ip) AS value, other.member_id
         FROM address CROSS JOIN LATERAL (
           SELECT member_id FROM session s WHERE s.site_id = $1 AND s.ip = address.ip AND s.created_at > $4 LIMIT $6
         ) AS other WHERE other.member_id <> $3
       UNION
       SELECT 'address', host(address.ip), m.id
         FROM address CROSS JOIN LATERAL (
           SELECT id FROM member m WHERE m.site_id = $1 AND m.registered_ip = address.ip AND m.created_at > $4 LIMIT $6
         ) AS m WHERE m.id <> $3
       UNION
       SELECT 'device', left(encode(d.device_hash, 'hex'), 16), d.member_id
         FROM device JOIN known_device d USING (device_hash) WHERE d.member_id <> $3
     ), ${together}`,
    [siteId, othersMax, memberId, new Date(now.getTime() - sharedDays * dayMs), traitsMax, sessionsMax],
  );
  return present(rows);
};

/** By bank accounts: within a currency a number is bound once, so these are bound in another. */
const byBankAccount = async (pool: Pool, secret: string, owner: Owner): Promise<MemberRelatives> => {
  const own = await findBankAccounts(createKysely<BankAccountTables>(pool), owner);
  const found = await Promise.all(
    own.map(async (row) => {
      const { number } = openDetails(secret, owner, row.details_sealed);
      const others = currencyCodes.filter((currency: Currency) => currency !== row.currency);
      const { rows } = await pool.query<SharedRow>(
        `WITH found AS (
           SELECT 'bank_account' AS trait, $3 AS value, member_id FROM bank_account
            WHERE site_id = $1 AND number_hash = ANY ($4) AND member_id <> $5
         ), ${together}`,
        [
          owner.siteId,
          othersMax,
          presentAccount(row, secret).account_number,
          hashesOfNumber(secret, number, others),
          owner.memberId,
        ],
      );
      return present(rows);
    }),
  );
  return found.flat();
};

/** Other members of the site who share a trait with this one, each with what it is. */
export const readRelatives = async (
  pool: Pool,
  secret: string,
  owner: Owner,
  now: Date,
): Promise<MemberRelatives> =>
  (await Promise.all([byPlace(pool, owner, now), byBankAccount(pool, secret, owner)])).flat();
