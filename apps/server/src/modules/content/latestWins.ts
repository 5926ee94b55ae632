import { sql } from 'kysely';
import type { ContentDb } from './queries.ts';

const latestWinsMax = 20;
const withinDays = 7;

export interface WinRow {
  readonly account: string;
  readonly game_id: number;
  readonly names: unknown;
  readonly win_minor: bigint;
  readonly closed_at: Date;
}

/** Rounds of the last days that paid more than their stake, the newest first. */
export const listLatestWins = async (
  db: ContentDb,
  siteId: number,
  currency: string,
  now: Date,
): Promise<WinRow[]> => {
  const since = new Date(now.getTime() - withinDays * 86_400_000);
  const { rows } = await sql<WinRow>`
    select member.account, round.game_id, game.names, round.win_minor, round.closed_at
      from round
      join member on member.id = round.member_id
      join game on game.id = round.game_id
     where round.site_id = ${siteId} and round.currency = ${currency}
       and round.state = 'closed' and round.closed_at > ${since}
       and round.win_minor > round.bet_minor
     order by round.closed_at desc
     limit ${latestWinsMax}`.execute(db);
  return rows;
};
