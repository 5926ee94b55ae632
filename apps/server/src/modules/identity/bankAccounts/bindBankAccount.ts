import type { Currency } from '@pavilion/contract';
import {
  type BankAccountValues,
  type BankField,
  bankAccountsMax,
  bankFields,
  checkBankField,
  cleanBankAccount,
} from '@pavilion/contract/bankRules';
import { bankAccountBind } from '@pavilion/contract/sessions';
import { createKysely, kyselyOn } from '@pavilion/postgres';
import { type Kysely, sql } from 'kysely';
import type { PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import { type Confirmation, changeFactors, type SecondFactorDeps } from '../secondFactors/changeFactors.ts';
import type { FactorOwner } from '../secondFactors/demandFactor.ts';
import { keyedHash, nameKeyOf, sealDetails } from './details.ts';
import { type BankAccountRow, findByRequest } from './queries.ts';
import type { BankAccountTables } from './tables.ts';

export type BindDeps = SecondFactorDeps;

export interface Binding extends BankAccountValues {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
  readonly requestId: string;
}

type Db = Kysely<BankAccountTables>;

const refusalOf = {
  bank_name: () => refused(bankAccountBind.codes, 103, 'bank.err_bank_name'),
  account_number: () => refused(bankAccountBind.codes, 102, 'bank.err_account_number'),
  holder: () => refused(bankAccountBind.codes, 107, 'bank.err_holder'),
} as const satisfies Record<BankField, () => Error>;

const refuseBadFields = (values: BankAccountValues, currency: Currency): void => {
  for (const field of bankFields)
    if (checkBankField(field, values, currency) !== null) throw refusalOf[field]();
};

/** What the same request has bound already. Refuses with 106 when it asked for something else. */
const findRepeated = async (
  db: Db,
  { memberId, requestId }: Binding,
  requestHash: Buffer,
): Promise<BankAccountRow | undefined> => {
  const known = await findByRequest(db, memberId, requestId);
  if (known !== undefined && !known.request_hash.equals(requestHash))
    throw refused(bankAccountBind.codes, 106, 'bank.other_content');
  return known;
};

/** Holds the member's row, so that of two bindings at once the second sees the first. */
const lockMember = (db: Db, { siteId, memberId }: Binding) =>
  db
    .selectFrom('member')
    .select('name')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** A member who signed up without a name gets the first holder's; it then counts for uniqueness like any other. */
const learnName = async (db: Db, { siteId, memberId }: Binding, name: string): Promise<void> => {
  await db.updateTable('member').set({ name }).where('id', '=', memberId).execute();
  await db
    .insertInto('member_identifier')
    .values({ member_id: memberId, site_id: siteId, field: 'member_name', value_key: nameKeyOf(name) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const countAccounts = async (db: Db, memberId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('bank_account')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('member_id', '=', memberId)
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

const store = async (
  db: Db,
  binding: Binding,
  values: BankAccountValues,
  { secret, requestHash, now }: { secret: string; requestHash: Buffer; now: Date },
): Promise<BankAccountRow> => {
  const { siteId, memberId, currency, requestId } = binding;
  const row = await db
    .insertInto('bank_account')
    .values({
      site_id: siteId,
      member_id: memberId,
      request_id: requestId,
      request_hash: requestHash,
      currency,
      bank_name: values.bank_name,
      details_sealed: sealDetails(secret, binding, { number: values.account_number, holder: values.holder }),
      number_hash: keyedHash(secret, [currency, values.account_number]),
      bound_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'number_hash']).where('replaced_at', 'is', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw refused(bankAccountBind.codes, 104, 'bank.taken');
  return row;
};

/** Stores what was confirmed, in the transaction that proved it. */
const bindConfirmed = async (
  { outbox, notices, secret }: BindDeps,
  client: PoolClient,
  binding: Binding,
  { values, requestHash, now }: { values: BankAccountValues; requestHash: Buffer; now: Date },
): Promise<BankAccountRow> => {
  const db = kyselyOn<BankAccountTables>(client);
  const { name } = await lockMember(db, binding);
  const known = await findRepeated(db, binding, requestHash);
  if (known !== undefined) return known;
  if (name !== null && nameKeyOf(name) !== nameKeyOf(values.holder))
    throw refused(bankAccountBind.codes, 101, 'bank.holder_differs');
  if ((await countAccounts(db, binding.memberId)) >= bankAccountsMax)
    throw refused(bankAccountBind.codes, 105, 'bank.too_many');
  const row = await store(db, binding, values, { secret, requestHash, now });
  if (name === null) await learnName(db, binding, values.holder);
  await db
    .updateTable('member')
    .set({ need_bank_account_deposit_verified: false })
    .where('id', '=', binding.memberId)
    .execute();
  await outbox.toMember(client, binding.memberId, 'profile_updated', {});
  await notices.tell(client, { ...binding, notice: 'bank_account_bound' });
  return row;
};

/**
 * Binds a bank account in the member's own name and meets the demand for one (spec §3 Member layout). The same
 * `requestId` answers with the same account, and asks for nothing again. Refusals: 101–107 of the call, and those of
 * `changeFactors`: money leaves by this account, so a session alone cannot bind one (decision 0031). Whether a number
 * that is bound already belongs to this member or another is not told.
 */
export const bindBankAccount = async (
  deps: BindDeps,
  owner: FactorOwner,
  binding: Binding,
  confirmation: Confirmation,
): Promise<BankAccountRow> => {
  const { pool, secret } = deps;
  const values = cleanBankAccount(binding);
  const requestHash = keyedHash(secret, [
    binding.currency,
    values.bank_name,
    values.account_number,
    nameKeyOf(values.holder),
  ]);
  const known = await findRepeated(createKysely<BankAccountTables>(pool), binding, requestHash);
  if (known !== undefined) return known;
  refuseBadFields(values, binding.currency);
  return changeFactors(deps, owner, confirmation, (client, _holder, now) =>
    bindConfirmed(deps, client, binding, { values, requestHash, now }),
  );
};
