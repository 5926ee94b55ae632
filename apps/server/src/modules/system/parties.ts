import type { Locale } from '@pavilion/contract';
import type { SystemParty } from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import { type CalledParty, callBoundsMs, type FailingParty } from '../../infra/partyCalls.ts';
import { textOf } from '../../infra/storedText.ts';

interface Told {
  readonly calls: readonly CalledParty[];
  readonly failing: readonly FailingParty[];
}

/** What the processes that are up tell of their calls, by the database's own clock. */
const readTold = async (pool: Pool): Promise<readonly Told[]> => {
  const { rows } = await pool.query<{ called: Told }>({
    name: 'system-called',
    text: `SELECT called FROM hall_process WHERE seen_at > now() - interval '1 minute'`,
  });
  return rows.map(({ called }) => called);
};

/** Names of providers for people; a gateway is known by its code. */
const readNames = async (pool: Pool, locale: Locale): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await pool.query<{ gp_id: number; name: unknown }>('SELECT gp_id, name FROM provider');
  return new Map(rows.map(({ gp_id: id, name }) => [`provider:${id}`, textOf(name, locale)]));
};

const idOf = (party: string): string => party.slice(party.indexOf(':') + 1);

/** Who fails much, as any process sees it, with the name and since when. */
const failingOf = (told: readonly Told[]): ReadonlyMap<string, string> => {
  const since = new Map<string, string>();
  for (const { party, since: from } of told.flatMap(({ failing }) => failing)) {
    const known = since.get(party);
    if (known === undefined || from < known) since.set(party, from);
  }
  return since;
};

/** Providers and gateways that fail much now. */
export const readFailingParties = async (pool: Pool, locale: Locale): Promise<readonly FailingParty[]> => {
  const failing = failingOf(await readTold(pool));
  if (failing.size === 0) return [];
  const names = await readNames(pool, locale);
  return [...failing].map(([party, since]) => ({ party: names.get(party) ?? idOf(party), since }));
};

/**
 * Within how many milliseconds a share of calls was answered: between the bounds as if evenly spread, beyond the last one at
 * it. Parts of a whole, so that it stays exact: 99 of 100.
 */
export const withinMs = (
  count: number,
  within: readonly number[],
  [part, of]: readonly [number, number],
): number => {
  const wanted = (count * part) / of;
  const place = within.findIndex((answered) => answered >= wanted);
  const upper = callBoundsMs[place];
  if (upper === undefined) return callBoundsMs[callBoundsMs.length - 1] ?? 0;
  const lower = callBoundsMs[place - 1] ?? 0;
  const before = within[place - 1] ?? 0;
  const inside = (within[place] ?? 0) - before;
  return inside === 0 ? lower : Math.round(lower + ((upper - lower) * (wanted - before)) / inside);
};

/** What the hall has asked of providers and gateways, from all its processes. */
export const listParties = async (pool: Pool, locale: Locale): Promise<SystemParty[]> => {
  const told = await readTold(pool);
  const [names, failing] = [await readNames(pool, locale), failingOf(told)];
  const calls = Map.groupBy(
    told.flatMap((one) => one.calls),
    ({ party, call }) => `${party} ${call}`,
  );
  const sum = (rows: readonly CalledParty[], pick: (row: CalledParty) => number | undefined): number =>
    rows.reduce((total, row) => total + (pick(row) ?? 0), 0);
  return [...calls.values()]
    .flatMap((rows) => {
      const [first] = rows;
      if (first === undefined) return [];
      const { party, call } = first;
      const count = sum(rows, (row) => row.count);
      const within = callBoundsMs.map((_, place) => sum(rows, (row) => row.within[place]));
      return [
        {
          kind: party.startsWith('provider:') ? ('provider' as const) : ('gateway' as const),
          id: idOf(party),
          name: names.get(party) ?? idOf(party),
          call,
          count,
          refused: sum(rows, (row) => row.refused),
          failed: sum(rows, (row) => row.failed),
          p50_ms: withinMs(count, within, [50, 100]),
          p95_ms: withinMs(count, within, [95, 100]),
          p99_ms: withinMs(count, within, [99, 100]),
          failing_since: failing.get(party) ?? null,
        },
      ];
    })
    .sort((one, other) => one.name.localeCompare(other.name) || one.call.localeCompare(other.call));
};
