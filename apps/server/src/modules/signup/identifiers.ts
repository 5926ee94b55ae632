import { type RegisterFieldName, registerFieldNames } from '@pavilion/contract/signup';
import { type SignupRuleContext, type SignupValues, settingOf } from '@pavilion/contract/signup-rules';
import { type Kysely, sql } from 'kysely';
import type { SignupTables } from './tables.ts';

/** Fields whose values can be demanded to be unique, or denied. */
const identifierFields = [
  'member_name',
  'member_email',
  'member_phone',
  'member_qq',
  'member_telegram',
  'member_whats_app',
  'member_skype',
  'member_fb',
  'member_zalo',
  'member_wechat',
  'member_line',
  'identity_id',
] as const satisfies readonly RegisterFieldName[];
type IdentifierField = (typeof identifierFields)[number];

export interface Identifier {
  readonly field: IdentifierField;
  readonly key: string;
}

/** A value as it is compared: NFKC, lower case, single spaces, nothing invisible. */
const identifierKeyOf = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

export const identifiersOf = (values: SignupValues): Identifier[] =>
  identifierFields.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [{ field, key: identifierKeyOf(value) }];
  });

/** Those of the values that the site wants to be unique in this currency. */
export const uniqueOf = (identifiers: readonly Identifier[], context: SignupRuleContext): Identifier[] =>
  identifiers.filter(({ field }) => settingOf(context, field)?.is_unique === 1);

/**
 * Holds each value until the transaction ends, in one order for everybody, so that of two sign-ups with the same
 * value the second one sees the first.
 */
export const lockIdentifiers = async (
  db: Kysely<SignupTables>,
  siteId: number,
  identifiers: readonly Identifier[],
): Promise<void> => {
  const names = identifiers.map(({ field, key }) => `${siteId} ${field} ${key}`).sort();
  for (const name of names) await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
};

const firstInFormOrder = (fields: readonly string[]): RegisterFieldName | undefined =>
  registerFieldNames.find((name) => fields.includes(name));

/** The first field, in the order of the form, whose value another member of the site has. */
export const findTaken = async (
  db: Kysely<SignupTables>,
  siteId: number,
  identifiers: readonly Identifier[],
): Promise<RegisterFieldName | undefined> => {
  if (identifiers.length === 0) return undefined;
  const rows = await db
    .selectFrom('member_identifier')
    .select('field')
    .where('site_id', '=', siteId)
    .where((row) =>
      row.or(
        identifiers.map(({ field, key }) => row.and([row('field', '=', field), row('value_key', '=', key)])),
      ),
    )
    .execute();
  return firstInFormOrder(rows.map(({ field }) => field));
};

/** The first field whose value the operators have put on the black list. */
export const findDenied = async (
  db: Kysely<SignupTables>,
  siteId: number,
  identifiers: readonly Identifier[],
): Promise<RegisterFieldName | undefined> => {
  const deniable = identifiers.flatMap(({ field, key }) =>
    field === 'member_name' || field === 'member_email' || field === 'member_phone' ? [{ field, key }] : [],
  );
  if (deniable.length === 0) return undefined;
  const rows = await db
    .selectFrom('signup_denied_value')
    .select('field')
    .where('site_id', '=', siteId)
    .where((row) =>
      row.or(
        deniable.map(({ field, key }) => row.and([row('field', '=', field), row('value_key', '=', key)])),
      ),
    )
    .execute();
  return firstInFormOrder(rows.map(({ field }) => field));
};
