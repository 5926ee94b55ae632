import type { Currency, LocalizedText } from '@pavilion/contract';
import type { TournamentKind } from '@pavilion/contract/tournaments';
import type { SqlExecutor } from '@pavilion/postgres';

export interface NewPrize {
  readonly firstPlace: number;
  readonly lastPlace: number;
  readonly amountMinor: bigint;
}

export interface NewTournament {
  readonly siteId: number;
  readonly currency: Currency;
  readonly title: LocalizedText;
  readonly kind: TournamentKind;
  readonly gameType: number | null;
  /** Ids of games; none: all of the type. */
  readonly games: readonly number[];
  readonly minStakeMinor: bigint;
  readonly prizes: readonly NewPrize[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** `operator:mei`. */
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Who of the staff published it alone, and by which request. */
  readonly request?: { readonly staffId: number; readonly id: string; readonly hash: Buffer };
}

/** Writes a tournament with its games and prizes. Answers its id. */
export const createTournament = async (
  tx: Pick<SqlExecutor, 'query'>,
  { request, games, prizes, ...tournament }: NewTournament,
): Promise<number> => {
  const { rows } = await tx.query<{ id: number }>({
    text: `
      with made as (
        insert into tournament (site_id, currency, title, kind, game_type, min_stake_minor, starts_at, ends_at, created_by,
                                created_at, staff_id, request_id, request_hash)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id
      ), over as (
        insert into tournament_game (tournament_id, game_id) select made.id, g from made, unnest($14::integer[]) as g
      ), giving as (
        insert into tournament_prize (tournament_id, first_place, last_place, amount_minor)
        select made.id, p.* from made, unnest($15::smallint[], $16::smallint[], $17::bigint[]) as p
      )
      select id from made`,
    values: [
      tournament.siteId,
      tournament.currency,
      JSON.stringify(tournament.title),
      tournament.kind,
      tournament.gameType,
      tournament.minStakeMinor,
      tournament.startsAt,
      tournament.endsAt,
      tournament.createdBy,
      tournament.createdAt,
      request?.staffId ?? null,
      request?.id ?? null,
      request?.hash ?? null,
      games,
      prizes.map(({ firstPlace }) => firstPlace),
      prizes.map(({ lastPlace }) => lastPlace),
      prizes.map(({ amountMinor }) => amountMinor),
    ],
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a tournament was not stored');
  return id;
};
