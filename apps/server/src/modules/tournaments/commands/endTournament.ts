import { channels } from '@pavilion/contract';
import { tournamentEnd, tournamentRename } from '@pavilion/contract/office';
import type { TournamentState } from '@pavilion/contract/tournaments';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { textsOf } from '../../../infra/storedText.ts';
import { stateOf } from '../queries.ts';
import type { CountDeps } from './settleTournament.ts';

interface LockedRow {
  readonly currency: string;
  readonly title: unknown;
  readonly ends_at: Date;
  readonly state: TournamentState;
}

/** A tournament of the site, held against whoever else would end or count it. */
const lock = async (
  tx: PoolClient,
  siteId: number,
  id: number,
  now: Date,
): Promise<LockedRow | undefined> => {
  await tx.query('SELECT FROM tournament WHERE site_id = $1 AND id = $2 FOR NO KEY UPDATE', [siteId, id]);
  const { rows } = await tx.query<LockedRow>(
    `SELECT t.currency, t.title, t.ends_at, ${stateOf('$3')} AS state FROM tournament t WHERE t.site_id = $1 AND t.id = $2`,
    [siteId, id, now],
  );
  return rows[0];
};

/**
 * Ends a tournament that runs, which is then counted as it stands, or calls one off that is not counted yet: then nobody is
 * paid. Refuses with 404, and 393 where it is too late or too early for it.
 */
export const endTournament = async (
  { pool, clock, outbox }: Pick<CountDeps, 'pool' | 'clock' | 'outbox'>,
  who: Actor,
  { id, how, reason }: z.output<typeof tournamentEnd.body>,
): Promise<void> => {
  const { codes } = tournamentEnd;
  await withTransaction(pool, async (tx) => {
    const now = clock.now();
    const found = await lock(tx, who.siteId, id, now);
    if (found === undefined) throw refused(codes, 404, 'office.not_found');
    const { state, currency, ends_at: endsAt } = found;
    const counted = await tx.query('SELECT FROM tournament WHERE id = $1 AND counted_at IS NOT NULL', [id]);
    const isCounted = counted.rowCount !== 0;
    const may = how === 'end' ? state === 'running' : !isCounted && state !== 'cancelled';
    if (!may) throw refused(codes, 393, 'office.tournament_over');
    await tx.query(
      how === 'end'
        ? 'UPDATE tournament SET ends_at = $2 WHERE id = $1'
        : 'UPDATE tournament SET cancelled_at = $2 WHERE id = $1',
      [id, now],
    );
    await who.trace(tx, {
      subject: { kind: 'tournament', id },
      before: { state, ends_at: endsAt.toISOString() },
      after: how === 'end' ? { ends_at: now.toISOString() } : { state: 'cancelled' },
      reason,
    });
    await outbox.toChannel(tx, who.siteId, channels.memberCurrency(currency), 'tournament_standing', { id });
  });
  outbox.wake();
};

/** Writes the title anew; nothing else of what was published ever changes. Refuses with 404. */
export const renameTournament = (
  { pool, clock }: Pick<CountDeps, 'pool' | 'clock'>,
  who: Actor,
  { id, title, reason }: z.output<typeof tournamentRename.body>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const found = await lock(tx, who.siteId, id, clock.now());
    if (found === undefined) throw refused(tournamentRename.codes, 404, 'office.not_found');
    await tx.query('UPDATE tournament SET title = $2 WHERE id = $1', [id, JSON.stringify(title)]);
    await who.trace(tx, {
      subject: { kind: 'tournament', id },
      before: { title: textsOf(found.title) },
      after: { title },
      reason,
    });
  });
