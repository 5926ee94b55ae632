import { currencySchema, gameTypeIdSchema } from '@pavilion/contract';
import { type PostingKind, recordsDw, recordsRounds, recordsTransaction } from '@pavilion/contract/records';
import { toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import { type CallerOf, handle } from '../../http/caller.ts';
import { textOf, textsOf } from '../../infra/stored-text.ts';
import type { ServerModule } from '../../module.ts';
import { listDeposits, readMainHistory } from '../cashier/index.ts';
import { listRounds } from '../wallet/index.ts';
import { cut, pageOf, rowPageOf } from './page.ts';
import { findRounds } from './queries.ts';

const ownerOf = ({ site, member }: CallerOf<typeof recordsDw>) => ({
  siteId: site.id,
  memberId: member.memberId,
});

/** Postings of play bear the hall's round id as their reference; members know a round by the provider's name of it. */
const isPlay = (kind: PostingKind): boolean =>
  kind === 'bet' || kind === 'win' || kind === 'bet_win' || kind === 'rollback';
const roundId = /^[0-9]{1,18}$/;

/** What happened to the member's money, newest first (spec §2 TransactionRecord). Only ever the caller's own. */
export const createRecordsModule = ({ pool }: { pool: Pool }): ServerModule => ({
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
    handle(recordsRounds, async (caller, body) => {
      const { rounds, nextCursor } = await listRounds(pool, rowPageOf(ownerOf(caller), body));
      return {
        list: rounds.map((round) => {
          const currency = currencySchema.parse(round.currency);
          return {
            id: round.id.toString(),
            round_id: round.roundRef,
            gp_id: round.gpId,
            gp_name: textOf(round.providerName, caller.locale),
            game_id: round.gameId,
            game_name: textsOf(round.gameName),
            game_type: gameTypeIdSchema.parse(round.gameType),
            stake: toDecimal(round.stake, currency),
            win: toDecimal(round.win, currency),
            currency,
            state: round.state,
            opened_at: round.openedAt.toISOString(),
            closed_at: round.closedAt?.toISOString() ?? null,
          };
        }),
        next_cursor: nextCursor,
      };
    }),
    handle(recordsDw, async (caller, body) => {
      const { page, nextCursor } = cut(
        await listDeposits(pool, rowPageOf(ownerOf(caller), body)),
        body.count,
      );
      return {
        list: page.map((row) => ({
          order_number: row.orderNumber,
          direction: 'deposit' as const,
          method: textOf(row.methodName, caller.locale),
          state: row.state,
          amount: toDecimal(row.amount, row.currency),
          fee: toDecimal(row.fee, row.currency),
          currency: row.currency,
          at: row.at.toISOString(),
        })),
        next_cursor: nextCursor,
      };
    }),
  ],
});
