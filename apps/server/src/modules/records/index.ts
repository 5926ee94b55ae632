import { currencySchema, gameTypeIdSchema } from '@pavilion/contract';
import { recordsDw, recordsRounds, recordsTransaction } from '@pavilion/contract/records';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import { type CallerOf, handle } from '../../http/caller.ts';
import { textOf, textsOf } from '../../infra/stored-text.ts';
import type { ServerModule } from '../../module.ts';
import { listDeposits } from '../cashier/index.ts';
import { listRounds } from '../wallet/index.ts';
import { cut, pageOf } from './page.ts';
import { listPostings } from './queries.ts';

const ownerOf = ({ site, member }: CallerOf<typeof recordsDw>) => ({
  siteId: site.id,
  memberId: member.memberId,
});

/** What happened to the member's money, newest first (spec §2 TransactionRecord). Only ever the caller's own. */
export const createRecordsModule = ({ pool }: { pool: Pool }): ServerModule => ({
  name: 'records',
  calls: [
    handle(recordsTransaction, async (caller, body) => {
      const { currency } = caller.member;
      const rows = await listPostings(pool, pageOf(ownerOf(caller), body), currency, body.kinds ?? null);
      const { page, nextCursor } = cut(rows, body.count);
      return {
        list: page.map((row) => ({
          id: row.id.toString(),
          kind: row.kind,
          amount: toDecimal(minor(row.amount_minor), currency),
          balance_after: row.balance_after === null ? null : toDecimal(minor(row.balance_after), currency),
          currency,
          at: row.at.toISOString(),
          reference: row.round_ref ?? row.reference,
          game_name: row.game_names === null ? null : textsOf(row.game_names),
        })),
        next_cursor: nextCursor,
      };
    }),
    handle(recordsRounds, async (caller, body) => {
      const { rounds, nextCursor } = await listRounds(pool, pageOf(ownerOf(caller), body));
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
      const { page, nextCursor } = cut(await listDeposits(pool, pageOf(ownerOf(caller), body)), body.count);
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
