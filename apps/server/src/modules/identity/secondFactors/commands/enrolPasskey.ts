import {
  type NewPasskey,
  type PasskeyCreation,
  passkeyBegin,
  passkeyConfirm,
  passkeysMax,
} from '@pavilion/contract/secondFactors';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { Refusal, refused } from '../../../../http/refusal.ts';
import {
  type Confirmation,
  changeFactors,
  type SecondFactorDeps,
  welcomeFirstFactor,
} from '../changeFactors.ts';
import type { FactorOwner } from '../demandFactor.ts';
import { type Holder, holdMember } from '../holders.ts';
import { issuePasskeyChallenge, redeemPasskeyChallenge } from '../passkeyChallenges.ts';
import { passkeyCreation, readNewPasskey } from '../passkeys.ts';
import { findPasskeysOf, listPasskeys, type PasskeyRow } from '../queries.ts';
import type { RelyingParty } from '../relyingParty.ts';
import type { SecondFactorTables } from '../tables.ts';

/** Who makes a passkey, in which session of which host. */
export interface PasskeyEnrolment {
  readonly siteId: number;
  readonly holder: Holder;
  readonly sessionId: string;
  readonly account: string;
  readonly party: RelyingParty;
  readonly now: Date;
}

const enrolUse = ({ siteId, sessionId, holder, party, now }: Omit<PasskeyEnrolment, 'account'>) =>
  ({
    siteId,
    purpose: 'enrol',
    bearer: sessionId,
    holderId: holder.id,
    origin: party.origin,
    now,
  }) as const;

/** As `beginPasskey`, of a holder whom the caller has locked, whoever it is. */
export const beginPasskeyOf = async (
  client: PoolClient,
  enrolment: PasskeyEnrolment,
  houseName: string,
): Promise<PasskeyCreation> => {
  const { holder, party, account } = enrolment;
  const db = kyselyOn<SecondFactorTables>(client);
  if ((await listPasskeys(db, holder.id)).length >= passkeysMax)
    throw refused(passkeyBegin.codes, 308, 'second_factor.passkeys_enough');
  const challenge = await issuePasskeyChallenge(db, enrolUse(enrolment));
  const known = await findPasskeysOf(db, holder.id, party.id);
  return passkeyCreation({ party, houseName, account, holder, challenge, known });
};

/** What the browser needs to make a passkey. Refuses with 308 when there are ten, and as `changeFactors` does. */
export const beginPasskey = (
  deps: SecondFactorDeps,
  owner: FactorOwner,
  confirmation: Confirmation,
  houseName: string,
): Promise<PasskeyCreation> =>
  changeFactors(deps, owner, confirmation, (client, holder, now) =>
    beginPasskeyOf(client, { ...owner, holder, now }, houseName),
  );

export interface EnrolledPasskey {
  readonly passkey: PasskeyRow;
  readonly recoveryCodes: string[] | null;
}

/**
 * As `confirmPasskey`, of a holder whom the caller has locked, whoever it is. `welcome` is called before the passkey is
 * stored. Answers a refusal, which the caller throws only after the commit: the challenge is spent.
 */
export const confirmPasskeyOf = async <Welcomed>(
  client: PoolClient,
  enrolment: Omit<PasskeyEnrolment, 'account'>,
  made: NewPasskey,
  name: string,
  welcome: () => Promise<Welcomed>,
): Promise<{ readonly passkey: PasskeyRow; readonly welcomed: Welcomed } | Refusal> => {
  const { holder, party, now } = enrolment;
  const db = kyselyOn<SecondFactorTables>(client);
  const challenge = await redeemPasskeyChallenge(db, made.response.clientDataJSON, enrolUse(enrolment));
  if (challenge === null) return refused(passkeyConfirm.codes, 101, 'second_factor.enrolment_over');
  const credential = await readNewPasskey(made, { challenge, party });
  if (credential === null) return refused(passkeyConfirm.codes, 301, 'second_factor.wrong');
  const welcomed = await welcome();
  const passkey = await db
    .insertInto('passkey')
    .values({
      holder_id: holder.id,
      rp_id: party.id,
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
  // Somebody else's, or one's own shown a second time: thrown, so that nothing of the above stays.
  if (passkey === undefined) throw refused(passkeyConfirm.codes, 301, 'second_factor.wrong');
  return { passkey, welcomed };
};

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
    const holder = await holdMember(client, owner, now);
    const stored = await confirmPasskeyOf(client, { ...owner, holder, now }, made, name, () =>
      welcomeFirstFactor(deps, client, owner, holder.id, now),
    );
    if (stored instanceof Refusal) return stored;
    await deps.outbox.toMember(client, owner.memberId, 'profile_updated', {});
    await deps.notices.tell(client, { ...owner, notice: 'factor_added' });
    return { passkey: stored.passkey, recoveryCodes: stored.welcomed };
  });
  if (outcome instanceof Refusal) throw outcome;
  deps.outbox.wake();
  return outcome;
};
