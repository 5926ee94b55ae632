import type { Currency, Locale } from '@pavilion/contract';
import { withdrawalCreate, withdrawalList, withdrawalQuote } from '@pavilion/contract/cashier';
import { balanceOf, memberMain } from '@pavilion/ledger';
import { minor, parseDecimal, sumMinor, toDecimal } from '@pavilion/money';
import { createKysely } from '@pavilion/postgres';
import { type CallerOf, type CallHandler, handle } from '../../../http/caller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import { textOf } from '../../../infra/storedText.ts';
import { listBankAccounts, plainAddress } from '../../identity/index.ts';
import { isAway } from '../../safety/index.ts';
import type { CashierTables } from '../tables.ts';
import { readBonusBound } from './boundBonus.ts';
import { type RequestDeps, requestWithdrawal } from './commands/requestWithdrawal.ts';
import { feeOf } from './fee.ts';
import { createPayoutTimes } from './payoutTimes.ts';
import { presentWithdrawal } from './presenter.ts';
import {
  countToday,
  findRuleFor,
  listWithdrawals,
  readBonuses,
  readStanding,
  type WithdrawalRule,
} from './queries.ts';
import { readTurnover } from './turnover.ts';

/** Requests a minute from one address: several members may share one. */
const createsPerMinute = 30;

const rowCursor = /^[1-9][0-9]{0,17}$/;

/** Fee and rest of an amount that is within the limits. */
const priceOf = (rule: WithdrawalRule, currency: Currency, amount: string | undefined) => {
  if (amount === undefined) return { fee: null, received: null };
  const amountMinor = parseDecimal(amount, currency);
  if (amountMinor === undefined) throw badField('amount');
  if (amountMinor < rule.min_minor || amountMinor > rule.max_minor) return { fee: null, received: null };
  const fee = feeOf(rule, amountMinor);
  return { fee: toDecimal(fee, currency), received: toDecimal(minor(amountMinor - fee), currency) };
};

const promotionNameOf = (
  bonus: { readonly promotionName: unknown } | undefined,
  locale: Locale,
): string | null => (bonus === undefined ? null : textOf(bonus.promotionName, locale));

/** Orders of before were paid to accounts that another has taken the place of. */
const allAccounts = { withReplaced: true } as const;

const quote = async (
  { pool, clock, secret }: RequestDeps,
  payoutTimes: ReturnType<typeof createPayoutTimes>,
  { member, locale }: CallerOf<typeof withdrawalQuote>,
  amount: string | undefined,
) => {
  const { siteId, memberId, currency } = member;
  const db = createKysely<CashierTables>(pool);
  const rule = await findRuleFor(pool, db, member);
  if (rule === undefined) throw refused(withdrawalQuote.codes, 104, 'withdrawal.closed');
  const [standing, today, available, turnover, accounts, takes] = await Promise.all([
    readStanding(db, member),
    countToday(db, member, clock.now()),
    balanceOf(pool, memberMain(siteId, memberId, currency)),
    readTurnover(pool, { siteId, memberId, currency, turnoverPercent: rule.turnover_percent }),
    listBankAccounts(pool, secret, member),
    payoutTimes(db, siteId, currency, clock.now()),
  ]);
  if (!standing.isActive) throw refused(withdrawalQuote.codes, 104, 'withdrawal.closed');
  const money = (value: bigint): string => toDecimal(minor(value), currency);
  const away = await isAway(pool, member, clock.now());
  const bound = away ? await readBonusBound(pool, member, turnover, available) : minor(0n);
  const open = away ? [] : turnover.filter(({ left }) => left > 0n);
  const bonuses = await readBonuses(
    db,
    siteId,
    open.map(({ orderNumber }) => orderNumber),
  );
  return {
    currency,
    available: money(available - bound),
    bonus_taken_back: money(bound),
    amount_min: money(rule.min_minor),
    amount_max: money(rule.max_minor),
    daily_left: Math.max(0, rule.daily_max - today),
    ...priceOf(rule, currency, amount),
    fee_fixed: money(rule.fee_minor),
    fee_basis_points: rule.fee_basis_points,
    turnover: {
      required: money(sumMinor(open.map(({ required }) => required))),
      played: money(sumMinor(open.map(({ played }) => played))),
      left: money(sumMinor(open.map(({ left }) => left))),
      deposits: open.map((deposit) => ({
        order_number: deposit.orderNumber,
        amount: money(deposit.amount),
        bonus: money(bonuses.get(deposit.orderNumber)?.bonusMinor ?? 0n),
        promotion: promotionNameOf(bonuses.get(deposit.orderNumber), locale),
        required: money(deposit.required),
        played: money(deposit.played),
        left: money(deposit.left),
        at: deposit.at.toISOString(),
      })),
    },
    takes,
    withdraw_password_set: standing.hasPassword ? (1 as const) : (0 as const),
    accounts: accounts
      .filter((account) => account.currency === currency)
      .map(({ id, bank_name, account_number }) => ({ id, bank_name, account_number })),
  };
};

/** Money out (spec §2 Fund > Withdrawal, decisions: Money in and out). */
export const withdrawalCalls = (deps: RequestDeps): CallHandler[] => {
  const db = createKysely<CashierTables>(deps.pool);
  const payoutTimes = createPayoutTimes();
  return [
    handle(withdrawalQuote, (caller, { amount }) => quote(deps, payoutTimes, caller, amount)),
    handle(
      withdrawalCreate,
      async ({ site, member, ip }, { request_id, amount, bank_account_id, withdraw_password }) => {
        if (site.settings.is_demo) throw refused(withdrawalCreate.codes, 104, 'withdrawal.closed');
        const row = await requestWithdrawal(deps, {
          siteId: site.id,
          memberId: member.memberId,
          currency: member.currency,
          ip: plainAddress(ip),
          requestId: request_id,
          amount,
          bankAccountId: bank_account_id,
          withdrawPassword: withdraw_password,
        });
        return {
          withdrawal: presentWithdrawal(
            row,
            await listBankAccounts(deps.pool, deps.secret, member, allAccounts),
          ),
        };
      },
      { perMinute: createsPerMinute },
    ),
    handle(withdrawalList, async ({ member }, { cursor, count }) => {
      if (cursor !== undefined && !rowCursor.test(cursor)) throw badField('cursor');
      const rows = await listWithdrawals(db, member, { cursor, count });
      const page = rows.slice(0, count);
      const accounts =
        page.length === 0 ? [] : await listBankAccounts(deps.pool, deps.secret, member, allAccounts);
      return {
        list: page.map((row) => presentWithdrawal(row, accounts)),
        next_cursor: rows.length > count ? String(page.at(-1)?.id ?? '') : null,
      };
    }),
  ];
};
