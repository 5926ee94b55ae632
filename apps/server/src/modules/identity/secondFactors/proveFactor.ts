import type { SecondFactorOptions, SecondFactorProof } from '@pavilion/contract/secondFactors';
import { factorCodes } from '@pavilion/contract/secondFactors';
import { kyselyOn } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import type { PoolClient } from 'pg';
import { type Refusal, refused } from '../../../http/refusal.ts';
import { unseal } from '../../../infra/seal.ts';
import { assertCodesAreTaken, assertMayGuess, forgetGuesses, recordWrongGuess } from './guesses.ts';
import { lockHolder, methodsOf } from './holders.ts';
import { issuePasskeyChallenge, redeemPasskeyChallenge } from './passkeyChallenges.ts';
import { checkSignature, passkeyRequest } from './passkeys.ts';
import { findPasskeysOf, findTotp } from './queries.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import type { RelyingParty } from './relyingParty.ts';
import type { SecondFactorTables } from './tables.ts';
import { findStep, readTotpCode } from './totp.ts';

/** Who proves, where, and what for. */
export interface ProofPlace {
  readonly siteId: number;
  readonly holderId: number;
  readonly party: RelyingParty;
  /** A login that waits for its second step, or a member who changes factors. */
  readonly purpose: 'login_step' | 'confirm';
  /** The login or the session that the proof is for. */
  readonly bearer: string;
  readonly ip: string;
  readonly now: Date;
}

/** The name under which the secret of an authenticator app is sealed. */
export const totpSealName = (holderId: number): string => `totp ${holderId}`;

const wrong = () => refused(factorCodes, 301, 'second_factor.wrong');

/** What the holder may prove with here, and a fresh challenge for a passkey to sign where there is one. */
export const proofOptions = async (
  db: Kysely<SecondFactorTables>,
  { siteId, holderId, party, purpose, bearer, now }: Omit<ProofPlace, 'ip'>,
): Promise<SecondFactorOptions> => {
  const methods = await methodsOf(db, holderId, party.id);
  if (!methods.includes('passkey')) return { methods, passkey: null };
  const challenge = await issuePasskeyChallenge(db, {
    siteId,
    purpose,
    bearer,
    holderId,
    origin: party.origin,
    now,
  });
  const allowed = await findPasskeysOf(db, holderId, party.id);
  return { methods, passkey: passkeyRequest({ party, challenge, allowed, userVerification: 'preferred' }) };
};

/** Takes the code of a step that is later than any taken before: a code is good once (RFC 6238 §5.2). */
const proveTotp = async (
  db: Kysely<SecondFactorTables>,
  secret: string,
  { holderId, now }: ProofPlace,
  typed: string,
): Promise<Refusal | null> => {
  const factor = await findTotp(db, holderId);
  const code = readTotpCode(typed);
  if (factor === undefined || code === null) return wrong();
  const key = Buffer.from(unseal(secret, totpSealName(holderId), factor.secret_sealed), 'base64url');
  const step = findStep(key, code, now);
  if (step === null) return wrong();
  if (step <= factor.last_used_step) return refused(factorCodes, 302, 'second_factor.used');
  await db
    .updateTable('totp_factor')
    .set({ last_used_step: step })
    .where('holder_id', '=', holderId)
    .execute();
  return null;
};

const proveRecoveryCode = async (
  db: Kysely<SecondFactorTables>,
  secret: string,
  { holderId, now }: ProofPlace,
  typed: string,
): Promise<Refusal | null> => {
  const spent = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('holder_id', '=', holderId)
    .where('code_hash', '=', hashRecoveryCode(secret, holderId, typed))
    .where('used_at', 'is', null)
    .returning('holder_id')
    .executeTakeFirst();
  return spent === undefined ? wrong() : null;
};

const provePasskey = async (
  db: Kysely<SecondFactorTables>,
  place: ProofPlace,
  credential: Extract<SecondFactorProof, { method: 'passkey' }>['credential'],
): Promise<Refusal | null> => {
  const { siteId, holderId, party, purpose, bearer, now } = place;
  const challenge = await redeemPasskeyChallenge(db, credential.response.clientDataJSON, {
    siteId,
    purpose,
    bearer,
    holderId,
    origin: party.origin,
    now,
  });
  if (challenge === null) return wrong();
  const known = await db
    .selectFrom('passkey')
    .select(['id', 'public_key', 'signature_count'])
    .where('credential_id', '=', Buffer.from(credential.id, 'base64url'))
    .where('holder_id', '=', holderId)
    .where('rp_id', '=', party.id)
    .executeTakeFirst();
  if (known === undefined) return refused(factorCodes, 307, 'second_factor.unknown_passkey');
  const verdict = await checkSignature(credential, {
    challenge,
    party,
    publicKey: known.public_key,
    signatureCount: Number(known.signature_count),
    // After a password it is enough that somebody has the key.
    requireUserVerification: false,
  });
  if (verdict.kind === 'bad') return wrong();
  if (verdict.kind === 'copied') return refused(factorCodes, 306, 'second_factor.copied');
  await db
    .updateTable('passkey')
    .set({ signature_count: verdict.signatureCount, last_used_at: now })
    .where('id', '=', known.id)
    .execute();
  return null;
};

/**
 * Judges a proof under the holder's lock and spends what it used: code, recovery code, challenge. Answers null when it
 * holds; otherwise the refusal, which the caller throws only after the commit, so that wrong answers stay counted.
 * Throws at once with HTTP 429 while the address has to wait, and with 305 while codes are not taken from it.
 */
export const proveFactor = async (
  client: PoolClient,
  secret: string,
  place: ProofPlace,
  proof: SecondFactorProof,
): Promise<Refusal | null> => {
  const db = kyselyOn<SecondFactorTables>(client);
  await lockHolder(client, place.holderId);
  // A signature cannot be guessed, so nobody is kept from giving one.
  if (proof.method === 'passkey') return provePasskey(db, place, proof.credential);
  await assertMayGuess(db, place);
  if (proof.method === 'totp') await assertCodesAreTaken(db, place);
  const refusal =
    proof.method === 'totp'
      ? await proveTotp(db, secret, place, proof.code)
      : await proveRecoveryCode(db, secret, place, proof.code);
  if (refusal === null) await forgetGuesses(db, place);
  else if (refusal.code === 301) await recordWrongGuess(db, place);
  return refusal;
};
