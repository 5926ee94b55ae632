import { bankAccountsMax } from '@pavilion/contract/bankRules';
import { bankAccountBind, bankAccountList } from '@pavilion/contract/sessions';
import { createKysely } from '@pavilion/postgres';
import { type CallHandler, handle } from '../../../http/caller.ts';
import { ownerOf } from '../secondFactors/memberCalls.ts';
import { maskHolder, presentAccount } from './accounts.ts';
import { type BindDeps, bindBankAccount } from './bindBankAccount.ts';
import { findBankAccounts, findMemberName, listBanks } from './queries.ts';
import type { BankAccountTables } from './tables.ts';

/** Calls a minute and address: enough for people who share one, too few to try out whose accounts are bound. */
const bindsPerMinute = 20;

/** The bank accounts of a member (spec §2 BindAccount). */
export const bankAccountCalls = (deps: BindDeps): CallHandler[] => {
  const db = createKysely<BankAccountTables>(deps.pool);
  return [
    handle(bankAccountList, async ({ member, locale }) => {
      const [rows, name, banks] = await Promise.all([
        findBankAccounts(db, member),
        findMemberName(db, member),
        listBanks(db, { siteId: member.siteId, currency: member.currency, locale }),
      ]);
      return {
        list: rows.map((row) => presentAccount(row, deps.secret)),
        accounts_max: bankAccountsMax,
        holder_hint: name === null ? null : maskHolder(name),
        banks,
      };
    }),
    handle(
      bankAccountBind,
      async (caller, { request_id, password, proof, holder: typed, ...values }) => {
        const { siteId, memberId, currency } = caller.member;
        // Who has a name binds accounts in it alone: it need not be typed. Without one an empty holder is refused by its rule.
        const holder = typed ?? (await findMemberName(db, caller.member)) ?? '';
        const binding = { siteId, memberId, currency, requestId: request_id, holder, ...values };
        const row = await bindBankAccount(deps, ownerOf(caller), binding, { password, proof });
        return { bank_account: presentAccount(row, deps.secret) };
      },
      { perMinute: bindsPerMinute },
    ),
  ];
};
