import { type Kysely, sql } from 'kysely';
import type { StoredPasskey } from './passkeys.ts';
import type { SecondFactorTables } from './tables.ts';

/** The authenticator app of a holder, when there is one. */
export const findTotp = (db: Kysely<SecondFactorTables>, holderId: number) =>
  db.selectFrom('totp_factor').selectAll().where('holder_id', '=', holderId).executeTakeFirst();

const passkeyColumns = ['id', 'name', 'rp_id', 'is_synced', 'created_at', 'last_used_at'] as const;

/** The passkeys of a holder for looking at, the oldest first. */
export const listPasskeys = (db: Kysely<SecondFactorTables>, holderId: number) =>
  db.selectFrom('passkey').select(passkeyColumns).where('holder_id', '=', holderId).orderBy('id').execute();
export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

/** The passkeys of a holder that browsers offer on a host. */
export const findPasskeysOf = async (
  db: Kysely<SecondFactorTables>,
  holderId: number,
  rpId: string,
): Promise<StoredPasskey[]> => {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('holder_id', '=', holderId)
    .where('rp_id', '=', rpId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ credentialId: row.credential_id, transports: row.transports }));
};

/** Recovery codes that are still good. */
export const countRecoveryCodes = async (
  db: Kysely<SecondFactorTables>,
  holderId: number,
): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('holder_id', '=', holderId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
};
