import { type PostingKind, recordsDw, recordsTransaction } from '@pavilion/contract/records';
import { toDecimal } from '@pavilion/money';
import { type CallerOf, handle } from '../../http/caller.ts';
import { textOf, textsOf } from '../../infra/stored-text.ts';
import type { ServerModule } from '../../module.ts';
import { listPayments, readMainHistory } from '../cashier/index.ts';
import { pageOf } from './page.ts';
import { findRounds } from './queries.ts';
import { type RoundDeps, roundCalls } from './rounds.ts';

const ownerOf = ({ site, member }: CallerOf<typeof recordsDw>) => ({
  siteId: site.id,
  memberId: member.memberId,
});

/** Postings of play bear the hall's round id as their reference; members know a round by the provider's name of it. */
const isPlay = (kind: PostingKind): boolean =>
  kind === 'bet' || kind === 'win' || kind === 'bet_win' || kind === 'rollback';
const roundId = /^[0-9]{1,18}$/;

/** What happened to the member's money, newest first (spec §2 TransactionRecord). Only ever the caller's own. */
export const createRecordsModule = (deps: RoundDeps): ServerModule => {
  const { pool } = deps;
  return {
    name: 'records',
    calls: [
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
      }),
      ...roundCalls(deps),
      handle(recordsDw, async (caller, body) => {
        const { payments, nextCursor } = await listPayments(pool, pageOf(ownerOf(caller), body));
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
      }),
    ],
  };
};
