import { currencySchema } from '@pavilion/contract';
import { type ConformanceRun, caseOutcomes, providerConform } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { runProviderSuite } from '@pavilion/provider-kit/conformance';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import type { Background } from '../../../infra/background.ts';
import type { Hall } from '../../../infra/hall.ts';
import { unseal } from '../../../infra/seal.ts';

export interface ConformanceDeps extends Pick<Hall, 'pool' | 'clock' | 'secret'> {
  readonly background: Background;
}

/** A run that has not ended after so long has gone with its process. */
const runMaxMs = 10 * 60_000;
const reasonLengthMax = 500;

const resultsSchema = z.array(
  z.object({
    group: z.string(),
    title: z.string(),
    outcome: z.enum(caseOutcomes),
    reason: z.string().nullable(),
  }),
);

interface WireRow {
  readonly adapter: string;
  readonly base_url: string;
  readonly key_id: string;
  readonly secret_sealed: Buffer;
}

/** The wire of a provider of the site with the key that the hall signs with. Refuses with 395, 404. */
const findWire = async (tx: PoolClient, siteId: number, gpId: number): Promise<WireRow> => {
  const { rows } = await tx.query<WireRow>(
    `SELECT w.adapter, w.base_url, k.key_id, k.secret_sealed
       FROM site_provider sp JOIN provider p ON p.gp_id = sp.gp_id JOIN provider_wire w ON w.gp_id = sp.gp_id
       JOIN provider_key k ON k.gp_id = sp.gp_id AND k.active
      WHERE sp.site_id = $1 AND sp.gp_id = $2 ORDER BY k.created_at DESC, k.key_id DESC LIMIT 1 FOR NO KEY UPDATE OF p`,
    [siteId, gpId],
  );
  const [row] = rows;
  if (row === undefined) throw refused(providerConform.codes, 404, 'office.not_found');
  if (row.adapter !== 'native') throw refused(providerConform.codes, 395, 'office.other_wire');
  return row;
};

/** Runs the suite and keeps what came of it. */
const run = async (
  { pool, clock, secret }: ConformanceDeps,
  id: number,
  { wire, currency }: { readonly wire: WireRow; readonly currency: string },
): Promise<void> => {
  const key = { keyId: wire.key_id, secret: unseal(secret, wire.key_id, wire.secret_sealed) };
  const { results } = await runProviderSuite({ url: wire.base_url, key, currency });
  const kept = results.map(({ group, title, outcome, reason }) => ({
    group,
    title,
    outcome,
    reason: reason?.slice(0, reasonLengthMax) ?? null,
  }));
  await pool.query('UPDATE conformance_run SET finished_at = $2, results = $3 WHERE id = $1', [
    id,
    clock.now(),
    JSON.stringify(kept),
  ]);
};

/** Begins a run; it goes on after the answer. Refuses with 395, 396, 404. Answers its id. */
export const beginConformance = async (
  deps: ConformanceDeps,
  who: Actor,
  { id: gpId, currency, reason }: z.output<typeof providerConform.body>,
): Promise<number> => {
  const now = deps.clock.now();
  const { id, wire } = await withTransaction(deps.pool, async (tx) => {
    const wire = await findWire(tx, who.siteId, gpId);
    const running = await tx.query(
      'SELECT FROM conformance_run WHERE gp_id = $1 AND finished_at IS NULL AND asked_at > $2',
      [gpId, new Date(now.getTime() - runMaxMs)],
    );
    if (running.rowCount !== 0) throw refused(providerConform.codes, 396, 'office.run_under_way');
    const { rows } = await tx.query<{ id: number }>(
      'INSERT INTO conformance_run (site_id, gp_id, currency, asked_by, asked_at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
      [who.siteId, gpId, currency, who.staffId, now],
    );
    const id = rows[0]?.id ?? 0;
    await who.trace(tx, {
      subject: { kind: 'provider', id: gpId },
      after: { conformance_run: id, currency },
      reason,
    });
    return { id, wire };
  });
  deps.background.start(run(deps, id, { wire, currency }), 'running the conformance suite');
  return id;
};

interface RunRow {
  readonly id: number;
  readonly currency: string;
  readonly account: string;
  readonly asked_at: Date;
  readonly finished_at: Date | null;
  readonly results: unknown;
}

/** The last run against a provider of the site; null before there was one. Refuses with 404. */
export const readConformance = async (
  { pool, clock }: { readonly pool: Pool; readonly clock: Hall['clock'] },
  siteId: number,
  gpId: number,
): Promise<ConformanceRun | null> => {
  const known = await pool.query('SELECT FROM site_provider WHERE site_id = $1 AND gp_id = $2', [
    siteId,
    gpId,
  ]);
  if (known.rowCount === 0) throw refused(providerConform.codes, 404, 'office.not_found');
  const { rows } = await pool.query<RunRow>(
    `SELECT run.id, run.currency, staff.account, run.asked_at, run.finished_at, run.results
       FROM conformance_run run JOIN staff ON staff.id = run.asked_by WHERE run.gp_id = $1 AND run.site_id = $2
      ORDER BY run.id DESC LIMIT 1`,
    [gpId, siteId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const isLost = clock.now().getTime() - row.asked_at.getTime() > runMaxMs;
  return {
    id: row.id,
    currency: currencySchema.parse(row.currency),
    by: row.account,
    asked_at: row.asked_at.toISOString(),
    state: row.finished_at !== null ? 'done' : isLost ? 'lost' : 'running',
    finished_at: row.finished_at?.toISOString() ?? null,
    results: row.results === null ? [] : resultsSchema.parse(row.results),
  };
};
