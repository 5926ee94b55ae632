import { channels } from '@pavilion/contract';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { countScores, findTouched, hasOpenRound } from '../scores.ts';
import { type CountDeps, type CountedRow, settleTournament } from './settleTournament.ts';

/** Beyond so many transfers it is less work to count everybody anew. */
const transfersMax = 500_000n;
/** How long rounds that are open at the end are waited for, and for how long at least: what is under way gets written. */
const graceMs = 60 * 60_000;
const settleAfterMs = 60_000;

const minuteMs = 60_000;

/** The next tournament behind one that has begun and is not counted yet, unless another process is at it. */
const takeNext = async (client: PoolClient, behind: number, now: Date): Promise<CountedRow | undefined> => {
  const { rows } = await client.query<CountedRow>({
    name: 'tournament-take',
    text: `select id, site_id, currency, title, ends_at, counted_through from tournament
            where id > $1 and starts_at <= $2 and counted_at is null and cancelled_at is null
            order by id limit 1 for no key update skip locked`,
    values: [behind, now],
  });
  return rows[0];
};

/** How far the ledger's transfers are decided: what stands below is committed, and nothing comes between any more. */
const readHorizon = async (client: PoolClient): Promise<bigint> => {
  const { rows } = await client.query<{ through: bigint }>({
    name: 'tournament-horizon',
    text: 'select through_transfer_id as through from report.progress',
  });
  return rows[0]?.through ?? 0n;
};

/** Counts whoever has played since the last look. Everybody, where that is not known: at first, or after sums began anew. */
const goOn = async (client: PoolClient, { id, counted_through: after }: CountedRow): Promise<number> => {
  const through = await readHorizon(client);
  if (after === through) return 0;
  const isKnown = after !== null && after < through && through - after <= transfersMax;
  const touched = isKnown ? await findTouched(client, id, after, through) : null;
  const changed = touched?.length === 0 ? 0 : await countScores(client, id, touched);
  await client.query({
    name: 'tournament-went-on',
    text: 'update tournament set counted_through = $2 where id = $1',
    values: [id, through],
  });
  return changed;
};

/** Whether nothing more is waited for: no round that counts is open, or the time for it is up. */
const isDue = async (
  client: PoolClient,
  { id, ends_at: endsAt }: CountedRow,
  now: Date,
): Promise<boolean> => {
  const since = now.getTime() - endsAt.getTime();
  if (since < settleAfterMs) return false;
  return since >= graceMs || !(await hasOpenRound(client, id));
};

/** Whether its state has become another within the last look. */
const hasTurned = ({ counted_through: through, ends_at: endsAt }: CountedRow, now: Date): boolean => {
  const since = now.getTime() - endsAt.getTime();
  return through === null || (since >= 0 && since < 2 * minuteMs);
};

const countOne = async (
  client: PoolClient,
  deps: CountDeps,
  row: CountedRow,
  now: Date,
): Promise<'counted' | 'settled'> => {
  const changed = await goOn(client, row);
  const isSettled = await isDue(client, row, now);
  if (isSettled) await settleTournament(client, deps, row, now);
  if (changed > 0 || isSettled || hasTurned(row, now))
    await deps.outbox.toChannel(
      client,
      row.site_id,
      channels.memberCurrency(row.currency),
      'tournament_standing',
      { id: row.id },
    );
  return isSettled ? 'settled' : 'counted';
};

/**
 * Counts every tournament that has begun, each in a transaction of its own, tells its watchers once of what has changed, and
 * counts for good those that are over. Goes on where it stopped; of two processes the second passes over what the first is at.
 * Answers how many were counted for good.
 */
export const countTournaments = async (deps: CountDeps): Promise<number> => {
  let [behind, settled] = [0, 0];
  for (;;) {
    const from = behind;
    const done = await withTransaction(deps.pool, async (client) => {
      const now = deps.clock.now();
      const row = await takeNext(client, from, now);
      return row === undefined ? undefined : { id: row.id, end: await countOne(client, deps, row, now) };
    });
    deps.outbox.wake();
    if (done === undefined) return settled;
    behind = done.id;
    if (done.end === 'settled') settled += 1;
  }
};
