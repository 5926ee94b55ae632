import type { Locale } from '@pavilion/contract';
import type { ThirdParty } from '@pavilion/contract/oidc';
import { thirdPartyBegin } from '@pavilion/contract/oidc';
import type { SqlExecutor } from '@pavilion/postgres';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { refused } from '../../http/refusal.ts';
import { seal } from '../../infra/seal.ts';
import { textOf } from '../../infra/storedText.ts';
import type { OidcTables } from './tables.ts';

export type ProviderRow = Selectable<OidcTables['oidc_provider']>;

/** What a client secret is sealed as: an issuer or client that is changed needs its secret anew. */
export const clientSecretName = (issuer: string, clientId: string): string => `oidc:${issuer}:${clientId}`;

/** The sign-up fields that claims may fill. */
const claimNames = z.partialRecord(z.enum(['member_name', 'member_email', 'member_phone']), z.string());
export type ClaimNames = z.output<typeof claimNames>;
export const claimNamesOf = ({ claims }: ProviderRow): ClaimNames => {
  const parsed = claimNames.safeParse(claims);
  return parsed.success ? parsed.data : {};
};

export const listProviders = (db: Kysely<OidcTables>, siteId: number): Promise<ProviderRow[]> =>
  db
    .selectFrom('oidc_provider')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('code')
    .execute();

/** Refuses with 404 what the site does not have, or has switched off. */
export const requireProvider = async (
  db: Kysely<OidcTables>,
  siteId: number,
  code: string,
): Promise<ProviderRow> => {
  const row = await db
    .selectFrom('oidc_provider')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (row === undefined) throw refused(thirdPartyBegin.codes, 404, 'third_party.unknown');
  return row;
};

export const presentProvider = ({ code, label }: ProviderRow, locale: Locale): ThirdParty => ({
  code,
  label: textOf(label, locale) || code,
});

export interface OidcProviderSettings {
  readonly siteId: number;
  readonly code: string;
  readonly label: Readonly<Record<string, string>>;
  readonly issuer: string;
  readonly clientId: string;
  /** None for a public client. */
  readonly clientSecret: string | null;
}

/** Stores a third party of a site; its client secret is sealed before it leaves the process. Safe to run again. */
export const storeOidcProvider = async (
  db: SqlExecutor,
  secret: string,
  { siteId, code, label, issuer, clientId, clientSecret }: OidcProviderSettings,
): Promise<void> => {
  const sealed =
    clientSecret === null ? null : seal(secret, clientSecretName(issuer, clientId), clientSecret);
  await db.query({
    text: `INSERT INTO oidc_provider (site_id, code, label, issuer, client_id, secret_sealed)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (site_id, code) DO UPDATE SET label = $3, issuer = $4, client_id = $5, secret_sealed = $6`,
    values: [siteId, code, JSON.stringify(label), issuer, clientId, sealed],
  });
};
