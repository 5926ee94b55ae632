import { sql } from 'kysely';
import type { ContentDb } from './queries.ts';

const latestWinsMax = 20;
const withinDays = 7;
/** Rounds looked through, newest first: bounds the work in a hall where hardly anybody wins. */
const roundsRead = 5_000;

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
    select member.account, recent.game_id, game.names, recent.win_minor, recent.closed_at
      from (select * from round order by id desc limit ${roundsRead}) as recent
      join member on member.id = recent.member_id
      join game on game.id = recent.game_id
     where recent.site_id = ${siteId} and recent.currency = ${currency}
       and recent.state = 'closed' and recent.closed_at > ${since}
       and recent.win_minor > recent.stake_minor
       and not exists (select from withheld_win w where w.round_id = recent.id and w.state <> 'released')
     order by recent.closed_at desc, recent.id desc
     limit ${latestWinsMax}`.execute(db);
  return rows;
};
