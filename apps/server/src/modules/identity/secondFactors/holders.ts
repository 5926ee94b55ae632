import { randomBytes } from 'node:crypto';
import type { SecondFactorMethod } from '@pavilion/contract/secondFactors';
import { kyselyOn } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import type { PoolClient } from 'pg';
import type { SecondFactorTables } from './tables.ts';

/** Whoever has second factors. What follows from here knows holders, not members. */
export interface Holder {
  readonly id: number;
  readonly userHandle: Buffer;
}

/** A holder whose member is locked. */
export interface HeldMember extends Holder {
  readonly passwordHash: string;
}

interface MemberOfSite {
  readonly siteId: number;
  readonly memberId: number;
}

const userHandleBytes = 32;

export const findHolder = async (
  db: Kysely<SecondFactorTables>,
  { siteId, memberId }: MemberOfSite,
): Promise<Holder | null> => {
  const row = await db
    .selectFrom('second_factor_holder')
    .select(['id', 'user_handle'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, userHandle: row.user_handle };
};

/** Locks a holder until the transaction ends, so that two answers at once are judged one after the other. */
export const lockHolder = async (client: PoolClient, holderId: number): Promise<void> => {
  await kyselyOn<SecondFactorTables>(client)
    .selectFrom('second_factor_holder')
    .select('id')
    .where('id', '=', holderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

/** The member as a holder, made where there is none yet, with the member and the holder locked in this order. */
export const holdMember = async (
  client: PoolClient,
  { siteId, memberId }: MemberOfSite,
  now: Date,
): Promise<HeldMember> => {
  const db = kyselyOn<SecondFactorTables>(client);
  const { password_hash: passwordHash } = await db
    .selectFrom('member')
    .select('password_hash')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('second_factor_holder')
    .values({
      site_id: siteId,
      member_id: memberId,
      user_handle: randomBytes(userHandleBytes),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  const { id, user_handle: userHandle } = await db
    .selectFrom('second_factor_holder')
    .select(['id', 'user_handle'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { id, userHandle, passwordHash };
};

/** One of the staff as a holder, made where there is none yet, and locked. The caller has locked the row of the staff. */
export const holdStaff = async (client: PoolClient, staffId: number, now: Date): Promise<Holder> => {
  const db = kyselyOn<SecondFactorTables>(client);
  await db
    .insertInto('second_factor_holder')
    .values({
      site_id: null,
      member_id: null,
      staff_id: staffId,
      user_handle: randomBytes(userHandleBytes),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('staff_id').doNothing())
    .execute();
  const { id, user_handle: userHandle } = await db
    .selectFrom('second_factor_holder')
    .select(['id', 'user_handle'])
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { id, userHandle };
};

/** Whether the holder has a factor that a login asks for. Recovery codes stand in for one and are none. */
export const hasFactor = async (db: Kysely<SecondFactorTables>, holderId: number): Promise<boolean> => {
  const { app, key } = await db
    .selectNoFrom((select) => [
      select
        .exists(select.selectFrom('totp_factor').select('holder_id').where('holder_id', '=', holderId))
        .as('app'),
      select.exists(select.selectFrom('passkey').select('id').where('holder_id', '=', holderId)).as('key'),
    ])
    .executeTakeFirstOrThrow();
  return Boolean(app) || Boolean(key);
};

/** What the holder can prove with on a host, the handiest first. */
export const methodsOf = async (
  db: Kysely<SecondFactorTables>,
  holderId: number,
  rpId: string,
): Promise<SecondFactorMethod[]> => {
  const { passkey, totp, recovery } = await db
    .selectNoFrom((select) => [
      select
        .exists(
          select
            .selectFrom('passkey')
            .select('id')
            .where('holder_id', '=', holderId)
            .where('rp_id', '=', rpId),
        )
        .as('passkey'),
      select
        .exists(select.selectFrom('totp_factor').select('holder_id').where('holder_id', '=', holderId))
        .as('totp'),
      select
        .exists(
          select
            .selectFrom('recovery_code')
            .select('holder_id')
            .where('holder_id', '=', holderId)
            .where('used_at', 'is', null),
        )
        .as('recovery'),
    ])
    .executeTakeFirstOrThrow();
  const methods: SecondFactorMethod[] = [];
  if (passkey) methods.push('passkey');
  if (totp) methods.push('totp');
  if (recovery) methods.push('recovery_code');
  return methods;
};
