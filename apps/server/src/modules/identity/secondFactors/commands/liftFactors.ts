import { kyselyOn } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { findTotp, listPasskeys } from '../queries.ts';
import type { SecondFactorTables } from '../tables.ts';

/** Somebody with second factors, by who it is. */
export type HolderOf = { readonly memberId: number } | { readonly staffId: number };

const holderIdOf = async (client: PoolClient, of: HolderOf): Promise<number | null> => {
  const found = kyselyOn<SecondFactorTables>(client)
    .selectFrom('second_factor_holder')
    .select('id')
    .forUpdate();
  const row = await ('memberId' in of
    ? found.where('member_id', '=', of.memberId)
    : found.where('staff_id', '=', of.staffId)
  ).executeTakeFirst();
  return row?.id ?? null;
};

/** Which factors somebody has, locked until the transaction ends: the same answer means the same factors. */
export const factorsOf = async (
  client: PoolClient,
  of: HolderOf,
): Promise<{ readonly totp: string | null; readonly passkeys: readonly number[] }> => {
  const holderId = await holderIdOf(client, of);
  if (holderId === null) return { totp: null, passkeys: [] };
  const db = kyselyOn<SecondFactorTables>(client);
  const totp = await findTotp(db, holderId);
  return {
    totp: totp?.confirmed_at.toISOString() ?? null,
    passkeys: (await listPasskeys(db, holderId)).map(({ id }) => id),
  };
};

/** Takes away every factor of somebody who has lost them, recovery codes too. Whoever asks for it has had it confirmed. */
export const liftFactors = async (client: PoolClient, of: HolderOf): Promise<void> => {
  const holderId = await holderIdOf(client, of);
  if (holderId === null) return;
  const db = kyselyOn<SecondFactorTables>(client);
  for (const table of ['totp_factor', 'passkey', 'recovery_code', 'totp_enrolment'] as const)
    await db.deleteFrom(table).where('holder_id', '=', holderId).execute();
};
