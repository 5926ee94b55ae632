import type { PostingKind } from '@pavilion/contract/records';
import type { Pool } from 'pg';
import type { PageRequest } from './page.ts';

export interface PostingRow {
  readonly id: bigint;
  readonly kind: PostingKind;
  readonly amount_minor: bigint;
  readonly balance_after: bigint | null;
  readonly at: Date;
  readonly reference: string;
  readonly round_ref: string | null;
  readonly game_names: unknown;
}

/**
 * The postings on the member's main account, one row a transfer: an instant game's stake and win are one. For play the
 * ledger's reference is the hall's round id; the rows bring the provider's name of the round and the game's names.
 */
export const listPostings = async (
  pool: Pool,
  page: PageRequest,
  currency: string,
  kinds: readonly PostingKind[] | null,
): Promise<PostingRow[]> => {
  const { rows } = await pool.query<PostingRow>({
    name: 'records-postings',
    text: `with main as (
             select id from ledger.account
              where owner_id = $2 and site_id = $1 and purpose = 'main' and counterparty_id = 0
                and owner_kind = 'member' and currency = $7
           ), posted as (
             select entry.transfer_id as id, sum(entry.amount_minor)::bigint as amount_minor,
                    (array_agg(entry.balance_after::bigint order by entry.leg desc))[1] as balance_after
               from ledger.entry join ledger.transfer on transfer.id = entry.transfer_id
              where entry.account_id = (select id from main) and ($3::bigint is null or entry.transfer_id < $3)
                and ($4::timestamptz is null or transfer.created_at >= $4)
                and ($5::timestamptz is null or transfer.created_at < $5)
                and ($8::ledger.posting_kind[] is null or transfer.kind = any($8))
              group by entry.transfer_id
              order by entry.transfer_id desc
              limit $6
           )
           select posted.id, transfer.kind::text as kind, posted.amount_minor, posted.balance_after,
                  transfer.created_at as at, transfer.reference, round.round_ref, game.names as game_names
             from posted
             join ledger.transfer on transfer.id = posted.id
             left join round on transfer.kind in ('bet', 'win', 'bet_win', 'rollback')
                   and transfer.reference ~ '^[0-9]{1,18}$' and round.id = transfer.reference::bigint
                   and round.member_id = $2
             left join game on game.id = round.game_id
            order by posted.id desc`,
    values: [
      page.siteId,
      page.memberId,
      page.cursor ?? null,
      page.from ?? null,
      page.to ?? null,
      page.count + 1,
      currency,
      kinds === null ? null : [...kinds],
    ],
  });
  return rows;
};
