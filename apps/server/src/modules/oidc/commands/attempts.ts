import { timingSafeEqual } from 'node:crypto';
import { thirdPartyLogin } from '@pavilion/contract/oidc';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { refused } from '../../../http/refusal.ts';
import { seal, unseal } from '../../../infra/seal.ts';
import { hashSecret } from '../../identity/index.ts';
import type { AttemptSecrets, Begun } from '../relyingParty.ts';
import type { OidcTables } from '../tables.ts';

/** Time to log in at a third party and come back. */
const attemptMs = 10 * 60_000;
const secretsSchema = z.object({ nonce: z.string(), codeVerifier: z.string() });
const sealName = 'oidc-attempt';

export interface Attempt {
  readonly providerCode: string;
  /** The member who asked for a link; null for a login. */
  readonly memberId: number | null;
  readonly redirectUri: string;
  readonly secrets: AttemptSecrets;
}

/** Keeps what an attempt needs on its way back, tied to its site and to the tab that knows `binding`. */
export const keepAttempt = async (
  db: Kysely<OidcTables>,
  secret: string,
  given: {
    readonly siteId: number;
    readonly providerCode: string;
    readonly memberId: number | null;
    readonly binding: string;
    readonly redirectUri: string;
    readonly begun: Begun;
    readonly now: Date;
  },
): Promise<void> => {
  await db
    .insertInto('oidc_attempt')
    .values({
      state_hash: hashSecret(given.begun.state),
      site_id: given.siteId,
      provider_code: given.providerCode,
      member_id: given.memberId,
      binding_hash: hashSecret(given.binding),
      redirect_uri: given.redirectUri,
      sealed: seal(secret, sealName, JSON.stringify(given.begun.secrets)),
      expires_at: new Date(given.now.getTime() + attemptMs),
    })
    .execute();
};

/**
 * Uses an attempt up, whatever becomes of it. Refuses with 301 when it is unknown, used, late, of another site, or shown
 * by another tab than the one that began: an answer that a stranger slips in finds no tab that waits for it.
 */
export const takeAttempt = async (
  db: Kysely<OidcTables>,
  secret: string,
  given: { readonly siteId: number; readonly state: string; readonly binding: string; readonly now: Date },
): Promise<Attempt> => {
  const row = await db
    .deleteFrom('oidc_attempt')
    .where('state_hash', '=', hashSecret(given.state))
    .returningAll()
    .executeTakeFirst();
  const fits =
    row !== undefined &&
    row.site_id === given.siteId &&
    row.expires_at > given.now &&
    timingSafeEqual(row.binding_hash, hashSecret(given.binding));
  if (!fits) throw refused(thirdPartyLogin.codes, 301, 'third_party.over');
  return {
    providerCode: row.provider_code,
    memberId: row.member_id,
    redirectUri: row.redirect_uri,
    secrets: secretsSchema.parse(JSON.parse(unseal(secret, sealName, row.sealed))),
  };
};
