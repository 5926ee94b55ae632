import { currencySchema, localizedTextSchema } from '@pavilion/contract';
import { formatMinor, minor } from '@pavilion/money';
import type { PoolClient } from 'pg';
import type { Hall } from '../../../infra/hall.ts';
import type { SiteDirectory } from '../../../infra/site.ts';
import { siteDayOf } from '../../../infra/siteDay.ts';
import { letterLink, letterParagraph, letterText, sendLetter } from '../../letters/index.ts';
import { slugOf } from '../presenter.ts';
import { isFit } from '../queries.ts';
import { countScores } from '../scores.ts';

export interface CountDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox'> {
  readonly sites: Pick<SiteDirectory, 'byId'>;
}

export interface CountedRow {
  readonly id: number;
  readonly site_id: number;
  readonly currency: string;
  readonly title: unknown;
  readonly ends_at: Date;
  readonly counted_through: bigint | null;
}

/** Gives everybody their place for good: by score, of equal scores the one that was reached first, of members who may be given something now. */
const givePlaces = (client: PoolClient, id: number, now: Date) =>
  client.query({
    name: 'tournament-give-places',
    text: `
      update tournament_entry e set place = r.place
        from (select o.member_id, row_number() over (order by o.score desc, o.reached_at, o.reached_round)::integer as place
                from tournament_entry o
                join member m on m.id = o.member_id and ${isFit('$2')}
               where o.tournament_id = $1 and o.left_at is null and o.score > 0) as r
       where e.tournament_id = $1 and e.member_id = r.member_id`,
    values: [id, now],
  });

interface WinnerRow {
  readonly member_id: number;
  readonly place: number;
  readonly amount_minor: bigint;
}

/** Writes the prizes as awards, which the job that pays all awards pays under their ids. */
const givePrizes = async (
  client: PoolClient,
  { id, site_id: siteId, currency }: CountedRow,
  day: string,
  now: Date,
): Promise<readonly WinnerRow[]> => {
  const { rows } = await client.query<WinnerRow>({
    name: 'tournament-give-prizes',
    text: `
      with won as (
        select e.member_id, e.place, e.score, p.amount_minor
          from tournament_entry e
          join tournament_prize p on p.tournament_id = e.tournament_id and e.place between p.first_place and p.last_place
         where e.tournament_id = $1
      ), given as (
        insert into member_award (site_id, member_id, kind, currency, day, basis_minor, amount_minor, created_at)
        select $2, member_id, 'tournament', $3, $4, score, amount_minor, $5 from won order by member_id
        returning id, member_id
      ), noted as (
        update tournament_entry e set award_id = g.id from given g where e.tournament_id = $1 and e.member_id = g.member_id
      )
      select member_id, place, amount_minor from won order by member_id`,
    values: [id, siteId, currency, day, now],
  });
  return rows;
};

/**
 * Counts a tournament for good, in the transaction that holds its row: everybody's score anew from the rounds that are settled
 * by now, places, prizes as awards, and a letter to each who won one. What is taken back later changes nothing of it.
 */
export const settleTournament = async (
  client: PoolClient,
  { outbox, sites }: Pick<CountDeps, 'outbox' | 'sites'>,
  row: CountedRow,
  now: Date,
): Promise<void> => {
  const { id, site_id: siteId, title, ends_at: endsAt } = row;
  await client.query({
    name: 'tournament-settle',
    text: 'update tournament set counted_at = $2 where id = $1',
    values: [id, now],
  });
  await countScores(client, id, null);
  await givePlaces(client, id, now);
  const timeZone = sites.byId(siteId)?.settings.time_zone ?? 'UTC';
  // The moment of the end belongs to the day after the last one.
  const day = siteDayOf(new Date(endsAt.getTime() - 1), timeZone).toString();
  const currency = currencySchema.parse(row.currency);
  for (const winner of await givePrizes(client, row, day, now)) {
    const values = {
      title: { texts: localizedTextSchema.parse(title) },
      place: winner.place.toString(),
      amount: formatMinor(minor(winner.amount_minor), currency),
    };
    await sendLetter(client, outbox, {
      siteId,
      sendKey: `tournament:${id}:${winner.member_id}`,
      title: letterText('letter.tournament_prize', values),
      content: letterParagraph(
        'letter.tournament_prize_text',
        values,
        letterLink('letter.tournament_link', `/discount/${slugOf(id)}`),
      ),
      sender: 'tournament',
      memberIds: [winner.member_id],
      now,
    });
  }
};
