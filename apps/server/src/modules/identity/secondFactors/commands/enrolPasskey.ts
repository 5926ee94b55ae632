import {
  type NewPasskey,
  type PasskeyCreation,
  passkeyBegin,
  passkeyConfirm,
  passkeysMax,
} from '@pavilion/contract/secondFactors';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import { Refusal, refused } from '../../../../http/refusal.ts';
import {
  type Confirmation,
  changeFactors,
  type SecondFactorDeps,
  welcomeFirstFactor,
} from '../changeFactors.ts';
import type { FactorOwner } from '../demandFactor.ts';
import { holdMember } from '../holders.ts';
import { issuePasskeyChallenge, redeemPasskeyChallenge } from '../passkeyChallenges.ts';
import { passkeyCreation, readNewPasskey } from '../passkeys.ts';
import { findPasskeysOf, listPasskeys, type PasskeyRow } from '../queries.ts';
import type { SecondFactorTables } from '../tables.ts';

const enrolUse = (owner: FactorOwner, holderId: number, now: Date) =>
  ({
    siteId: owner.siteId,
    purpose: 'enrol',
    bearer: owner.sessionId,
    holderId,
    origin: owner.party.origin,
    now,
  }) as const;

/** What the browser needs to make a passkey. Refuses with 308 when there are ten, and as `changeFactors` does. */
export const beginPasskey = (
  deps: SecondFactorDeps,
  owner: FactorOwner,
  confirmation: Confirmation,
  houseName: string,
): Promise<PasskeyCreation> =>
  changeFactors(deps, owner, confirmation, async (client, holder, now) => {
    const db = kyselyOn<SecondFactorTables>(client);
    if ((await listPasskeys(db, holder.id)).length >= passkeysMax)
      throw refused(passkeyBegin.codes, 308, 'second_factor.passkeys_enough');
    const challenge = await issuePasskeyChallenge(db, enrolUse(owner, holder.id, now));
    const { party, account } = owner;
    const known = await findPasskeysOf(db, holder.id, party.id);
    return passkeyCreation({ party, houseName, account, holder, challenge, known });
  });

export interface EnrolledPasskey {
  readonly passkey: PasskeyRow;
  readonly recoveryCodes: string[] | null;
}

/**
 * Stores the passkey that the browser made. Answers recovery codes when this is the member's first factor; every other
 * session of the member then ends. Refuses with 101 when nothing was begun in this session, 301 when it is not to be used.
 */
export const confirmPasskey = async (
  deps: SecondFactorDeps,
  owner: FactorOwner,
  made: NewPasskey,
  name: string,
): Promise<EnrolledPasskey> => {
  const now = deps.clock.now();
  const outcome = await withTransaction(deps.pool, async (client): Promise<EnrolledPasskey | Refusal> => {
    const db = kyselyOn<SecondFactorTables>(client);
    const holder = await holdMember(client, owner, now);
    const use = enrolUse(owner, holder.id, now);
    const challenge = await redeemPasskeyChallenge(db, made.response.clientDataJSON, use);
    if (challenge === null) return refused(passkeyConfirm.codes, 101, 'second_factor.enrolment_over');
    const credential = await readNewPasskey(made, { challenge, party: owner.party });
    if (credential === null) return refused(passkeyConfirm.codes, 301, 'second_factor.wrong');
    const recoveryCodes = await welcomeFirstFactor(deps, client, owner, holder.id, now);
    const passkey = await db
      .insertInto('passkey')
      .values({
        holder_id: holder.id,
        rp_id: owner.party.id,
        credential_id: credential.credentialId,
        public_key: credential.publicKey,
        signature_count: credential.signatureCount,
        transports: made.response.transports ?? [],
        name,
        is_synced: credential.isSynced,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['id', 'name', 'rp_id', 'is_synced', 'created_at', 'last_used_at'])
      .executeTakeFirst();
    // Somebody else's, or this member's own shown a second time: thrown, so that nothing of the above stays.
    if (passkey === undefined) throw refused(passkeyConfirm.codes, 301, 'second_factor.wrong');
    await deps.outbox.toMember(client, owner.memberId, 'profile_updated', {});
    await deps.notices.tell(client, { ...owner, notice: 'factor_added' });
    return { passkey, recoveryCodes };
  });
  if (outcome instanceof Refusal) throw outcome;
  deps.outbox.wake();
  return outcome;
};
