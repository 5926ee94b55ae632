import {
  type PostingKind,
  recordsDw,
  recordsDwTotals,
  recordsTransaction,
  recordsTrend,
  trendSteps,
} from '@pavilion/contract/records';
import { toDecimal } from '@pavilion/money';
import { type CallerOf, type CallHandler, handle } from '../../http/caller.ts';
import { textOf, textsOf } from '../../infra/storedText.ts';
import { listPayments, readMainHistory, readTrend, sumPayments } from '../cashier/index.ts';
import { pageOf, rangeOf } from './page.ts';
import { findRounds } from './queries.ts';
import { type RoundDeps, roundCalls } from './roundCalls.ts';

const ownerOf = ({ site, member }: CallerOf<typeof recordsDw>) => ({
  siteId: site.id,
  memberId: member.memberId,
});

/** Postings of play bear the hall's round id as their reference; members know a round by the provider's name of it. */
export const isPlay = (kind: PostingKind): boolean =>
  kind === 'bet' || kind === 'win' || kind === 'bet_win' || kind === 'rollback';

const roundId = /^[0-9]{1,18}$/;

/** Every posting on the member's main wallet, with the round or order that it belongs to. */
const postingsCall = ({ pool }: RoundDeps): CallHandler =>
  handle(recordsTransaction, async (caller, body) => {
    const { currency } = caller.member;
    const owner = ownerOf(caller);
    const { entries, nextCursor } = await readMainHistory(pool, {
      ...pageOf(owner, body),
      currency,
      kinds: body.kinds,
    });
    const ofPlay = entries.filter((entry) => isPlay(entry.kind) && roundId.test(entry.reference));
    const rounds = await findRounds(
      pool,
      owner,
      ofPlay.map((entry) => entry.reference),
    );
    return {
      list: entries.map((entry) => {
        const round = isPlay(entry.kind) ? rounds.get(entry.reference) : undefined;
        const after = entry.balanceAfterMinor;
        return {
          id: `${entry.transferId}.${entry.leg}`,
          kind: entry.kind,
          amount: toDecimal(entry.amountMinor, currency),
          balance_after: after === null ? null : toDecimal(after, currency),
          currency,
          at: entry.postedAt.toISOString(),
          reference: round?.roundRef ?? entry.reference,
          game_name: round === undefined ? null : textsOf(round.gameNames),
        };
      }),
      next_cursor: nextCursor,
    };
  });

const paymentsCall = ({ pool }: RoundDeps): CallHandler =>
  handle(recordsDw, async (caller, body) => {
    const { payments, nextCursor } = await listPayments(pool, {
      ...pageOf(ownerOf(caller), body),
      direction: body.direction,
    });
    return {
      list: payments.map((payment) => ({
        order_number: payment.orderNumber,
        amount: toDecimal(payment.amount, payment.currency),
        fee: toDecimal(payment.fee, payment.currency),
        currency: payment.currency,
        at: payment.at.toISOString(),
        ...(payment.direction === 'deposit'
          ? {
              direction: payment.direction,
              state: payment.state,
              method: textOf(payment.methodName, caller.locale),
            }
          : { direction: payment.direction, state: payment.state, method: payment.bankName }),
      })),
      next_cursor: nextCursor,
    };
  });

const paymentTotalsCall = ({ pool }: RoundDeps): CallHandler =>
  handle(recordsDwTotals, async (caller, body) => {
    const { currency } = caller.member;
    const totals = await sumPayments(pool, { ...ownerOf(caller), ...rangeOf(body), currency });
    return {
      currency,
      deposited: toDecimal(totals.deposited, currency),
      withdrawn: toDecimal(totals.withdrawn, currency),
      waiting: toDecimal(totals.waiting, currency),
    };
  });

const trendCall = ({ pool }: RoundDeps): CallHandler =>
  handle(recordsTrend, async (caller, { days }) => {
    const { currency } = caller.member;
    const daysAPoint = trendSteps[days];
    const points = await readTrend(pool, {
      ...ownerOf(caller),
      currency,
      timeZone: caller.site.settings.time_zone,
      points: days / daysAPoint,
      daysAPoint,
    });
    return {
      currency,
      points: points.map(({ day, balance, net }) => ({
        day,
        balance: toDecimal(balance, currency),
        net: toDecimal(net, currency),
      })),
    };
  });

/** What happened to the member's money, newest first (spec §2 TransactionRecord). Only ever the caller's own. */
export const recordCalls = (deps: RoundDeps): CallHandler[] => [
  postingsCall(deps),
  ...roundCalls(deps),
  paymentsCall(deps),
  paymentTotalsCall(deps),
  trendCall(deps),
];
