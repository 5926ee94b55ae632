import { passkeyRename, recoveryRenew, secondFactorRemove } from '@pavilion/contract/secondFactors';
import { createKysely, kyselyOn } from '@pavilion/postgres';
import { refused } from '../../../../http/refusal.ts';
import {
  type Confirmation,
  changeFactors,
  replaceRecoveryCodes,
  type SecondFactorDeps,
} from '../changeFactors.ts';
import type { FactorOwner } from '../demandFactor.ts';
import { findHolder, hasFactor } from '../holders.ts';
import type { SecondFactorTables } from '../tables.ts';

/** Gives a passkey another name. Refuses with 307 when the member has no such passkey. */
export const renamePasskey = async (
  { pool }: SecondFactorDeps,
  owner: FactorOwner,
  { id, name }: { id: number; name: string },
): Promise<void> => {
  const db = createKysely<SecondFactorTables>(pool);
  const holder = await findHolder(db, owner);
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('holder_id', '=', holder?.id ?? null)
    .returning('id')
    .executeTakeFirst();
  if (renamed === undefined) throw refused(passkeyRename.codes, 307, 'second_factor.unknown_passkey');
};

/** Ten new recovery codes; the old ones end. Refuses with 311 without a factor, and as `changeFactors` does. */
export const renewRecoveryCodes = (
  deps: SecondFactorDeps,
  owner: FactorOwner,
  confirmation: Confirmation,
): Promise<string[]> =>
  changeFactors(deps, owner, confirmation, async (client, holder, now) => {
    if (!(await hasFactor(kyselyOn<SecondFactorTables>(client), holder.id)))
      throw refused(recoveryRenew.codes, 311, 'second_factor.none');
    await deps.outbox.toMember(client, owner.memberId, 'profile_updated', {});
    await deps.notices.tell(client, { ...owner, notice: 'recovery_codes_renewed' });
    return replaceRecoveryCodes(client, deps.secret, holder.id, now);
  });

export type FactorName = { readonly kind: 'totp' } | { readonly kind: 'passkey'; readonly id: number };

/**
 * Removes a factor; with the last of them the recovery codes end, and logins ask for the password alone again. Refuses
 * with 307 for a factor that is not there, and as `changeFactors` does.
 */
export const removeFactor = (
  deps: SecondFactorDeps,
  owner: FactorOwner,
  confirmation: Confirmation,
  factor: FactorName,
): Promise<void> =>
  changeFactors(deps, owner, confirmation, async (client, holder) => {
    const db = kyselyOn<SecondFactorTables>(client);
    const removed =
      factor.kind === 'totp'
        ? await db
            .deleteFrom('totp_factor')
            .where('holder_id', '=', holder.id)
            .returning('holder_id')
            .execute()
        : await db
            .deleteFrom('passkey')
            .where('holder_id', '=', holder.id)
            .where('id', '=', factor.id)
            .returning('holder_id')
            .execute();
    if (removed.length === 0) throw refused(secondFactorRemove.codes, 307, 'second_factor.unknown_passkey');
    if (!(await hasFactor(db, holder.id)))
      await db.deleteFrom('recovery_code').where('holder_id', '=', holder.id).execute();
    await deps.outbox.toMember(client, owner.memberId, 'profile_updated', {});
    await deps.notices.tell(client, { ...owner, notice: 'factor_removed' });
  });
