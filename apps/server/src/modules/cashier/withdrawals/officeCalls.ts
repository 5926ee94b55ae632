import type { Locale } from '@pavilion/contract';
import {
  type WithdrawalOne,
  withdrawalApprove,
  withdrawalAskAgain,
  withdrawalList,
  withdrawalOne,
  withdrawalRefuse,
} from '@pavilion/contract/office';
import { balanceOf, memberMain } from '@pavilion/ledger';
import { minor, parseDecimal, toDecimal } from '@pavilion/money';
import { handleOffice, type OfficeCallHandler } from '../../../http/officeCaller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { textOf } from '../../../infra/storedText.ts';
import { listBankAccounts, readRelatives } from '../../identity/index.ts';
import { currencyOf } from '../presenter.ts';
import { askAgain } from './commands/askAgain.ts';
import {
  approveWithdrawal,
  type ReviewDeps,
  type ReviewResult,
  refuseWithdrawal,
} from './commands/reviewWithdrawal.ts';
import {
  askedBefore,
  type DeskRow,
  findDeskRow,
  listDesk,
  presentDeskRow,
  readDepositsBetween,
  readHistory,
  readPlay,
  readTotals,
  wasPaidBefore,
} from './officeQueries.ts';
import { readTurnover, turnoverPercentOf } from './turnover.ts';

type DeskDeps = ReviewDeps & Pick<Hall, 'secret'>;

/** A payout account that was bound so shortly before is one to look at. */
const newAccountMs = 24 * 60 * 60_000;

const readAccount = async (
  { pool, secret }: DeskDeps,
  row: DeskRow,
): Promise<WithdrawalOne['bank_account']> => {
  const accounts = await listBankAccounts(
    pool,
    secret,
    { siteId: row.site_id, memberId: row.member_id },
    { withReplaced: true },
  );
  const account = accounts.find(({ id }) => id === row.bank_account_id);
  if (account === undefined) throw new Error(`no bank account of withdrawal ${row.order_number}`);
  return {
    bank_name: account.bank_name,
    number: account.account_number,
    holder: account.holder,
    bound_at: account.bound_at,
    is_new: row.created_at.getTime() - new Date(account.bound_at).getTime() < newAccountMs,
    was_paid_before: await wasPaidBefore(pool, row),
  };
};

/** One withdrawal with what a reviewer needs: how the money came, how it was won, where it goes, who else is near. */
const lookAt = async (deps: DeskDeps, row: DeskRow, locale: Locale): Promise<WithdrawalOne> => {
  const { pool } = deps;
  const currency = currencyOf(row);
  const money = (value: bigint): string => toDecimal(minor(value), currency);
  const owner = { siteId: row.site_id, memberId: row.member_id, currency };
  const since = await askedBefore(pool, row);
  const [account, balance, deposits, play, turnoverPercent, totals, shared, history] = await Promise.all([
    readAccount(deps, row),
    balanceOf(pool, memberMain(row.site_id, row.member_id, currency)),
    readDepositsBetween(pool, row, since),
    readPlay(pool, row, since),
    turnoverPercentOf(pool, row.site_id, row.currency),
    readTotals(pool, row),
    readRelatives(pool, deps.secret, owner, deps.clock.now()),
    readHistory(pool, row),
  ]);
  const turnover = await readTurnover(pool, { ...owner, turnoverPercent, askedAt: row.hold_id });
  const requiredOf = new Map(turnover.map(({ orderNumber, required }) => [orderNumber, required]));
  const sumOf = (pick: (one: (typeof turnover)[number]) => bigint): string =>
    money(turnover.reduce((sum, one) => sum + pick(one), 0n));
  return {
    ...presentDeskRow(row),
    bank_account: account,
    balance: money(balance),
    deposits: deposits.map((one) => ({
      order_number: one.order_number,
      at: one.at.toISOString(),
      amount: money(one.amount_minor),
      bonus: money(one.bonus_minor),
      turnover_required: money(requiredOf.get(one.order_number) ?? 0n),
    })),
    play: {
      since: since?.toISOString() ?? null,
      rounds: play.sums?.rounds ?? 0,
      staked: money(play.sums?.staked_minor ?? 0n),
      won: money(play.sums?.won_minor ?? 0n),
      largest_wins: play.wins.map((win) => ({
        round_id: String(win.id),
        game: textOf(win.names, locale),
        at: win.at.toISOString(),
        staked: money(win.stake_minor),
        won: money(win.win_minor),
      })),
    },
    turnover: {
      required: sumOf(({ required }) => required),
      played: sumOf(({ played }) => played),
      left: sumOf(({ left }) => left),
    },
    totals: {
      deposited: money(totals.deposited),
      withdrawn: money(totals.withdrawn),
      joined_at: row.joined_at.toISOString(),
    },
    shared,
    ...history,
  };
};

/** Throws what a decision came to, unless it was made. */
const assertDecided = async (
  { pool }: DeskDeps,
  siteId: number,
  orderNumber: string,
  result: ReviewResult,
): Promise<void> => {
  const { codes } = withdrawalApprove;
  if (result === 'unknown') throw refused(codes, 404, 'office.not_found');
  if (result === 'same_operator') throw refused(codes, 362, 'office.approved_before');
  if (result === 'other_amount') throw refused(codes, 363, 'office.other_amount');
  if (result !== 'too_late') return;
  const row = await findDeskRow(pool, { siteId, staffId: 0 }, orderNumber);
  throw refused(codes, 361, 'office.withdrawal_decided', { state: row?.state });
};

/** The desk at which withdrawals are decided. */
export const withdrawalDeskCalls = (deps: DeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(withdrawalList, null, async ({ site, staff }, body) => ({
    ...(await listDesk(deps.pool, { siteId: site.id, staffId: staff.staffId }, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(withdrawalOne, null, async ({ site, staff, locale }, { order_number: orderNumber }) => {
    const row = await findDeskRow(deps.pool, { siteId: site.id, staffId: staff.staffId }, orderNumber);
    if (row === undefined) throw refused(withdrawalOne.codes, 404, 'office.not_found');
    return lookAt(deps, row, locale);
  }),
  handleOffice(
    withdrawalApprove,
    'write',
    async ({ site, staff, actor }, { order_number: orderNumber, amount }) => {
      const reader = { siteId: site.id, staffId: staff.staffId };
      const looked = await findDeskRow(deps.pool, reader, orderNumber);
      if (looked === undefined) throw refused(withdrawalApprove.codes, 404, 'office.not_found');
      const amountMinor = parseDecimal(amount, currencyOf(looked));
      if (amountMinor === undefined) throw badField('amount');
      const result = await approveWithdrawal(deps, { orderNumber, amountMinor, by: actor });
      await assertDecided(deps, site.id, orderNumber, result);
      const row = await findDeskRow(deps.pool, reader, orderNumber);
      return { state: row?.state ?? looked.state, approvals: row?.approvals ?? looked.approvals };
    },
  ),
  handleOffice(withdrawalRefuse, 'write', async ({ site, actor }, { order_number: orderNumber, reason }) => {
    const result = await refuseWithdrawal(deps, { orderNumber, by: actor, reason });
    await assertDecided(deps, site.id, orderNumber, result);
    return {};
  }),
  handleOffice(withdrawalAskAgain, 'write', async ({ actor }, { order_number: orderNumber }) => {
    const { codes } = withdrawalAskAgain;
    const result = await askAgain(deps, { orderNumber, by: actor });
    if (result.kind === 'unknown') throw refused(codes, 404, 'office.not_found');
    if (result.kind === 'not_paying') throw refused(codes, 361, 'office.no_payout', { state: result.state });
    return { state: result.state };
  }),
];
