import { identifierFields, type RegisterFieldName, registerFieldNames } from '@pavilion/contract/signup';
import { type SignupRuleContext, type SignupValues, settingOf } from '@pavilion/contract/signupRules';
import { type Kysely, sql } from 'kysely';
import { accountKeyOf } from '../identity/index.ts';
import type { SignupTables } from './tables.ts';

type IdentifierField = (typeof identifierFields)[number];

export interface Identifier {
  readonly field: IdentifierField;
  readonly key: string;
  /** Whether the site wants the value to be unique in this currency. */
  readonly isUnique: boolean;
}

/** A value as it is compared: NFKC, lower case, single spaces, nothing invisible. */
export const identifierKeyOf = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

export const identifiersOf = (values: SignupValues, context: SignupRuleContext): Identifier[] =>
  identifierFields.flatMap((field) => {
    const value = values[field];
    if (value === undefined) return [];
    return [{ field, key: identifierKeyOf(value), isUnique: settingOf(context, field)?.is_unique === 1 }];
  });

/**
 * Holds these names until the transaction ends, in one order for everybody, so that of two sign-ups with the same
 * value the second one sees the first.
 */
export const lockNames = async (db: Kysely<SignupTables>, names: readonly string[]): Promise<void> => {
  await sql`
    SELECT pg_advisory_xact_lock(key)
      FROM (SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest(${names}::text[]) AS name ORDER BY key) AS ordered
  `.execute(db);
};

export const lockNameOf = (siteId: number, { field, key }: Identifier): string => `${siteId} ${field} ${key}`;

const firstInFormOrder = (fields: readonly string[]): RegisterFieldName | undefined =>
  registerFieldNames.find((name) => fields.includes(name));

export interface Standing {
  /** The first field whose value the operators have put on the black list. */
  readonly denied: RegisterFieldName | undefined;
  /** The first field, in the order of the form, whose value another member of the site has. */
  readonly taken: RegisterFieldName | undefined;
}

interface Question {
  readonly siteId: number;
  readonly account?: string | undefined;
  readonly identifiers: readonly Identifier[];
}

/** Keys under which the operators may have denied a value: itself, and for a mail address its whole domain. */
const deniableOf = (identifiers: readonly Identifier[]) =>
  identifiers.flatMap(({ field, key }): Pick<Identifier, 'field' | 'key'>[] => {
    if (field === 'member_name' || field === 'member_phone') return [{ field, key }];
    if (field !== 'member_email') return [];
    return [
      { field, key },
      { field, key: key.slice(key.lastIndexOf('@')) },
    ];
  });

/** What is known of the values of a sign-up, in one statement: which are denied, which another member has. */
export const lookUp = async (
  db: Kysely<SignupTables>,
  { siteId, account, identifiers }: Question,
): Promise<Standing> => {
  const deniable = deniableOf(identifiers);
  const unique = identifiers.filter(({ isUnique }) => isUnique);
  const { rows } = await sql<{ kind: 'denied' | 'taken'; field: string }>`
    SELECT 'denied' AS kind, field
      FROM signup_denied_value
      JOIN unnest(${deniable.map(({ field }) => field)}::text[], ${deniable.map(({ key }) => key)}::text[])
           AS asked (field, value_key) USING (field, value_key)
     WHERE site_id = ${siteId}
    UNION ALL
    SELECT 'taken', field
      FROM member_identifier
      JOIN unnest(${unique.map(({ field }) => field)}::text[], ${unique.map(({ key }) => key)}::text[])
           AS asked (field, value_key) USING (field, value_key)
     WHERE site_id = ${siteId}
    UNION ALL
    SELECT 'taken', 'member_account'
      FROM member
     WHERE site_id = ${siteId} AND account_key = ${account === undefined ? null : accountKeyOf(account)}`.execute(
    db,
  );
  const fieldsOf = (kind: 'denied' | 'taken') =>
    rows.filter((row) => row.kind === kind).map(({ field }) => field);
  return { denied: firstInFormOrder(fieldsOf('denied')), taken: firstInFormOrder(fieldsOf('taken')) };
};

/** Keeps what the new member has given, for the next who gives the same. Answers the first value that was not free. */
export const keepIdentifiers = async (
  db: Kysely<SignupTables>,
  { siteId, memberId, identifiers }: { siteId: number; memberId: number; identifiers: readonly Identifier[] },
): Promise<RegisterFieldName | undefined> => {
  if (identifiers.length === 0) return undefined;
  const kept = await db
    .insertInto('member_identifier')
    .values(
      identifiers.map(({ field, key, isUnique }) => ({
        member_id: memberId,
        site_id: siteId,
        field,
        value_key: key,
        is_unique: isUnique,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('field')
    .execute();
  const refused = identifiers.filter(({ field }) => !kept.some((row) => row.field === field));
  return firstInFormOrder(refused.map(({ field }) => field));
};
