import { channels } from '@pavilion/contract';
import { tournamentJoin, tournamentLeave } from '@pavilion/contract/tournaments';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { mayBeOffered } from '../../promotions/index.ts';
import {
  findEntry,
  findTournament,
  isBeyondLimits,
  isRemoved,
  type Owner,
  type TournamentRow,
} from '../queries.ts';
import { countScores } from '../scores.ts';

export type TournamentDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

/** The tournament of the member's site and currency while it may be joined and left; undefined for any other. */
const findOpen = async (
  client: PoolClient,
  { siteId, currency }: Owner,
  id: number,
  now: Date,
): Promise<TournamentRow | undefined> => {
  const tournament = await findTournament(client, siteId, id, now);
  const isOpen = tournament?.state === 'announced' || tournament?.state === 'running';
  return isOpen && tournament.currency === currency ? tournament : undefined;
};

/**
 * Joins a member: rounds count that are opened from now on, and the masked account stands in the standing. Whoever has joined
 * already stays as they are; whoever had left goes on from where they first joined, so that a wrong press costs nothing.
 * Refuses with 101 members to whom nothing is offered, whom staff took out or who have an own limit against it, and with 102 what cannot be joined.
 */
export const joinTournament = ({ pool, clock }: TournamentDeps, owner: Owner, id: number): Promise<void> =>
  withTransaction(pool, async (client) => {
    const now = clock.now();
    const { codes } = tournamentJoin;
    if ((await findEntry(client, id, owner.memberId)) !== undefined) return;
    if (!(await mayBeOffered(client, owner, now))) throw refused(codes, 101, 'tournaments.not_offered');
    const tournament = await findOpen(client, owner, id, now);
    if (tournament === undefined) throw refused(codes, 102, 'tournaments.over');
    if (await isRemoved(client, owner, id)) throw refused(codes, 101, 'tournaments.removed');
    if (await isBeyondLimits(client, owner, tournament, now))
      throw refused(codes, 101, 'tournaments.beyond_limits');
    await client.query({
      name: 'tournament-join',
      text: `insert into tournament_entry (tournament_id, member_id, joined_at) values ($1, $2, $3)
             on conflict (tournament_id, member_id) do update set left_at = null
              where tournament_entry.removed_at is null`,
      values: [id, owner.memberId, now],
    });
    // Of what was played meanwhile no later count would know.
    await countScores(client, id, [owner.memberId]);
  });

/**
 * Takes a member out of a tournament that is not over, and out of its standing. Whoever has left already has done so. Refuses
 * with 102 what is over.
 */
export const leaveTournament = async (
  { pool, clock, outbox }: TournamentDeps,
  owner: Owner,
  id: number,
): Promise<void> => {
  await withTransaction(pool, async (client) => {
    const now = clock.now();
    if ((await findOpen(client, owner, id, now)) === undefined)
      throw refused(tournamentLeave.codes, 102, 'tournaments.over');
    const { rowCount } = await client.query({
      name: 'tournament-leave',
      text: `update tournament_entry set left_at = $3
              where tournament_id = $1 and member_id = $2 and left_at is null`,
      values: [id, owner.memberId, now],
    });
    if (rowCount === 1)
      await outbox.toChannel(
        client,
        owner.siteId,
        channels.memberCurrency(owner.currency),
        'tournament_standing',
        { id },
      );
  });
  outbox.wake();
};
