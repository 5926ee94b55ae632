import type { PasskeyAnswer, PasskeyRequest } from '@pavilion/contract/secondFactors';
import { passkeyLogin } from '@pavilion/contract/secondFactors';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import { refused } from '../../../../http/refusal.ts';
import { judgeAddress } from '../../addressRules.ts';
import { admitMember, completeLogin, type LoggedIn } from '../../commands/completeLogin.ts';
import type { DeviceInfo } from '../../deviceInfo.ts';
import type { IdentityTables } from '../../tables.ts';
import type { SecondFactorDeps } from '../changeFactors.ts';
import { issuePasskeyChallenge, redeemPasskeyChallenge } from '../passkeyChallenges.ts';
import { checkSignature, passkeyRequest } from '../passkeys.ts';
import type { RelyingParty } from '../relyingParty.ts';
import type { SecondFactorTables } from '../tables.ts';

const anybody = (siteId: number, party: RelyingParty, now: Date) =>
  ({ siteId, purpose: 'login', bearer: '', holderId: null, origin: party.origin, now }) as const;

/** What a passkey has to sign for a login that begins with it; the browser offers those of this host. */
export const passkeyLoginRequest = async (
  { pool, clock }: SecondFactorDeps,
  { siteId, party }: { siteId: number; party: RelyingParty },
): Promise<PasskeyRequest> => {
  const db = createKysely<SecondFactorTables>(pool);
  const challenge = await issuePasskeyChallenge(db, anybody(siteId, party, clock.now()));
  return passkeyRequest({ party, challenge, allowed: [], userVerification: 'required' });
};

export interface PasskeyEntrance {
  readonly siteId: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly country?: string | null;
  readonly device: DeviceInfo;
  readonly party: RelyingParty;
  readonly credential: PasskeyAnswer;
}

/**
 * Logs a member in by a passkey alone: the device has made sure who holds it, so that it is two factors in one. Refuses
 * with 106 and 201–203 for a denied address, 301 for a signature or challenge that does not hold, 306 when the count of
 * signatures went back, 307 for a passkey that nobody has here, and with 102, 103 and 802 as login does.
 */
export const logInByPasskey = async (
  deps: SecondFactorDeps,
  entrance: PasskeyEntrance,
): Promise<LoggedIn> => {
  const { pool, clock, outbox } = deps;
  const { siteId, ip, party, credential } = entrance;
  const now = clock.now();
  const db = createKysely<IdentityTables & SecondFactorTables>(pool);
  const { loginCode } = await judgeAddress(db, siteId, ip);
  if (loginCode !== null) throw refused(passkeyLogin.codes, loginCode, 'ip_error');
  const { clientDataJSON, userHandle } = credential.response;
  const challenge = await redeemPasskeyChallenge(db, clientDataJSON, anybody(siteId, party, now));
  if (challenge === null) throw refused(passkeyLogin.codes, 301, 'second_factor.wrong');
  const known = await db
    .selectFrom('passkey')
    .innerJoin('second_factor_holder as holder', 'holder.id', 'passkey.holder_id')
    .select(['passkey.id', 'holder.member_id', 'holder.user_handle'])
    .where('passkey.credential_id', '=', Buffer.from(credential.id, 'base64url'))
    .where('passkey.rp_id', '=', party.id)
    .where('holder.site_id', '=', siteId)
    .executeTakeFirst();
  const memberId = known?.member_id ?? null;
  if (known === undefined || memberId === null)
    throw refused(passkeyLogin.codes, 307, 'second_factor.unknown_passkey');
  if (userHandle !== known.user_handle.toString('base64url'))
    throw refused(passkeyLogin.codes, 301, 'second_factor.wrong');
  const loggedIn = await withTransaction(pool, async (client): Promise<LoggedIn> => {
    const locked = kyselyOn<SecondFactorTables>(client);
    const key = await locked
      .selectFrom('passkey')
      .select(['id', 'public_key', 'signature_count'])
      .where('id', '=', known.id)
      .executeTakeFirst();
    if (key === undefined) throw refused(passkeyLogin.codes, 307, 'second_factor.unknown_passkey');
    const verdict = await checkSignature(credential, {
      challenge,
      party,
      publicKey: key.public_key,
      signatureCount: Number(key.signature_count),
      requireUserVerification: true,
    });
    if (verdict.kind === 'bad') throw refused(passkeyLogin.codes, 301, 'second_factor.wrong');
    if (verdict.kind === 'copied') throw refused(passkeyLogin.codes, 306, 'second_factor.copied');
    // Only now is it the member who asks, and may be told how the account stands.
    const member = await admitMember(client, { siteId, memberId });
    const { numUpdatedRows } = await locked
      .updateTable('passkey')
      .set({ signature_count: verdict.signatureCount, last_used_at: now })
      .where('id', '=', key.id)
      .where('signature_count', '=', key.signature_count)
      .executeTakeFirst();
    // Another login with the same key was counted meanwhile, or the key was removed.
    if (numUpdatedRows !== 1n) throw refused(passkeyLogin.codes, 301, 'second_factor.wrong');
    return completeLogin(client, outbox, member, { ...entrance, now });
  });
  outbox.wake();
  return loggedIn;
};
