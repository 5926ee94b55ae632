import {
  markSideMin,
  type providerPause,
  type providerSave,
  providerSaveWhole,
  providerSetMark,
  providerSetOpen,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { findPicture } from '../pictures/index.ts';
import { holdsEverywhere } from '../proposals/index.ts';
import { endPlaysAt } from './commands/endSessions.ts';

export type ProviderDeskDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

const { codes } = providerSetOpen;

interface LockedRow {
  readonly active: boolean;
  readonly app_id: string | null;
  readonly enabled: boolean;
  readonly maintenance_start_at: Date | null;
  readonly maintenance_end_at: Date | null;
  readonly launch_mode: string | null;
  readonly sort: number;
  readonly version: string;
}

const lockedText = `
  SELECT p.active, p.app_id, sp.enabled, sp.maintenance_start_at, sp.maintenance_end_at, sp.launch_mode, sp.sort,
         md5(concat(sp::text, p::text)) AS version
    FROM site_provider sp JOIN provider p ON p.gp_id = sp.gp_id WHERE sp.site_id = $1 AND sp.gp_id = $2`;

/** A provider of the site as it was looked at, locked until the transaction ends. Refuses with 404 and 409. */
const lockProvider = async (
  tx: PoolClient,
  siteId: number,
  { id, version }: { readonly id: number; readonly version: string },
): Promise<LockedRow> => {
  const { rows } = await tx.query<LockedRow>(`${lockedText} FOR UPDATE`, [siteId, id]);
  const [row] = rows;
  if (row === undefined) throw refused(codes, 404, 'office.not_found');
  if (row.version !== version) throw refused(codes, 409, 'office.stale', { current: row });
  return row;
};

type Columns = Readonly<Partial<Omit<LockedRow, 'version'>>>;
/** Whether the columns are the installation's: a change is of these or of the site's own, never of both. */
const isWhole = (changed: Columns): boolean => 'active' in changed;

const versionOf = async (tx: PoolClient, siteId: number, id: number): Promise<string> => {
  const { rows } = await tx.query<LockedRow>(lockedText, [siteId, id]);
  return rows[0]?.version ?? '';
};

/** Writes columns of a provider, the site's own and the installation's; answers the new version. */
const write = async (tx: PoolClient, siteId: number, id: number, changed: Columns): Promise<string> => {
  const setFrom = (first: number): string =>
    Object.keys(changed)
      .map((name, place) => `${name} = $${place + first}`)
      .join(', ');
  const values = Object.values(changed);
  if (isWhole(changed)) await tx.query(`UPDATE provider SET ${setFrom(2)} WHERE gp_id = $1`, [id, ...values]);
  else
    await tx.query(`UPDATE site_provider SET ${setFrom(3)} WHERE site_id = $1 AND gp_id = $2`, [
      siteId,
      id,
      ...values,
    ]);
  return versionOf(tx, siteId, id);
};

/** Of a row, the columns that change. */
const beforeOf = (row: LockedRow, changed: Columns): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name in changed));

/** What other sites feel as well is for whoever may act there. Refuses with 382. */
const assertReach = async (tx: PoolClient, who: Actor, id: number): Promise<void> => {
  const { rows } = await tx.query<{ site_id: number }>('SELECT site_id FROM site_provider WHERE gp_id = $1', [
    id,
  ]);
  const sites = rows.map(({ site_id }) => site_id);
  if (!(await holdsEverywhere(tx, who.staffId, 'providers.manage', sites)))
    throw refused(providerSaveWhole.codes, 382, 'office.shared_elsewhere');
};

interface Change {
  readonly deed: { readonly id: number; readonly reason: string; readonly version: string };
  readonly changed: Columns;
  readonly endGames: boolean;
}

/** Changes what a site makes of a provider and, where asked, ends the games that are open there: one transaction. */
const change = async (
  { pool, clock, outbox }: ProviderDeskDeps,
  who: Actor,
  { deed, changed, endGames }: Change,
): Promise<{ version: string; games_ended: number }> => {
  const done = await withTransaction(pool, async (tx) => {
    const row = await lockProvider(tx, who.siteId, deed);
    if (isWhole(changed)) await assertReach(tx, who, deed.id);
    const version = await write(tx, who.siteId, deed.id, changed);
    const ended = endGames
      ? await endPlaysAt(tx, outbox, { siteId: who.siteId, gpId: deed.id, now: clock.now() })
      : 0;
    await who.trace(tx, {
      subject: { kind: 'provider', id: deed.id },
      before: beforeOf(row, changed),
      after: { ...changed, ...(endGames ? { games_ended: ended } : {}) },
      reason: deed.reason,
    });
    return { version, games_ended: ended };
  });
  outbox.wake();
  return done;
};

export const setProviderOpen = (
  deps: ProviderDeskDeps,
  who: Actor,
  { open, end_games: endGames, ...deed }: z.output<typeof providerSetOpen.body>,
) => change(deps, who, { deed, changed: { enabled: open }, endGames: endGames && !open });

/** Refuses with 381 an end that lies before the start, or behind. */
export const pauseProvider = (
  deps: ProviderDeskDeps,
  who: Actor,
  { pause, end_games: endGames, ...deed }: z.output<typeof providerPause.body>,
) => {
  const now = deps.clock.now();
  const start = pause === null ? null : new Date(pause.start_at ?? now);
  const end = pause === null || pause.end_at === null ? null : new Date(pause.end_at);
  if (end !== null && (end <= now || (start !== null && end <= start)))
    throw refused({ 381: 'a pause ends after it has begun' }, 381, 'office.pause_ends_before');
  const changed = { maintenance_start_at: start, maintenance_end_at: end };
  return change(deps, who, { deed, changed, endGames: endGames && start !== null && start <= now });
};

export const saveProvider = (
  deps: ProviderDeskDeps,
  who: Actor,
  { launch_mode, sort, ...deed }: z.output<typeof providerSave.body>,
) => change(deps, who, { deed, changed: { launch_mode, sort }, endGames: false });

export const saveProviderWhole = (
  deps: ProviderDeskDeps,
  who: Actor,
  { active, android_app: app_id, ...deed }: z.output<typeof providerSaveWhole.body>,
) => change(deps, who, { deed, changed: { active, app_id }, endGames: false });

/** How far a mark may be from square. */
const unevenMax = 0.05;

/** The hash of a picture that can be a mark. Refuses with 397 and 398. */
const squarePicture = async (tx: PoolClient, siteId: number, name: string): Promise<Buffer> => {
  const picture = await findPicture(tx, siteId, name);
  if (picture === undefined) throw refused(providerSetMark.codes, 397, 'office.no_such_picture');
  const { width, height, hash } = picture;
  if (Math.min(width, height) < markSideMin || Math.abs(width / height - 1) > unevenMax)
    throw refused(providerSetMark.codes, 398, 'office.mark_unfit');
  return hash;
};

/** Gives a provider a mark, or takes it away. Refuses with 382, 397, 398, 404, 409. */
export const setProviderMark = (
  { pool }: ProviderDeskDeps,
  who: Actor,
  { id, picture, version, reason }: z.output<typeof providerSetMark.body>,
): Promise<string> =>
  withTransaction(pool, async (tx) => {
    await lockProvider(tx, who.siteId, { id, version });
    await assertReach(tx, who, id);
    const hash = picture === null ? null : await squarePicture(tx, who.siteId, picture);
    const { rows } = await tx.query<{ before: string | null }>(
      `UPDATE provider SET picture = $2 FROM (SELECT '/pictures/' || encode(picture, 'hex') AS before FROM provider WHERE gp_id = $1) was
        WHERE gp_id = $1 RETURNING was.before`,
      [id, hash],
    );
    await who.trace(tx, {
      subject: { kind: 'provider', id },
      before: { picture: rows[0]?.before ?? null },
      after: { picture },
      reason,
    });
    return versionOf(tx, who.siteId, id);
  });
