import { type launchSave, launchSports, type OfficeLaunch } from '@pavilion/contract/office';
import type { LaunchMode } from '@pavilion/contract/play';
import { withTransaction } from '@pavilion/postgres';
import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { textsOf } from '../../infra/storedText.ts';
import type { ProviderDirectory } from '../wallet/index.ts';
import { isGameAddress } from './gameAddress.ts';
import type { ProviderDeskDeps } from './providerDeeds.ts';

export interface LaunchDeskDeps extends ProviderDeskDeps {
  readonly providers: Pick<ProviderDirectory, 'wireOf'>;
}

interface LaunchRow {
  readonly default_mode: LaunchMode;
  readonly closed_text: unknown;
  readonly since: Date | null;
  readonly reason: string | null;
  readonly gp_id: number | null;
  readonly game_code: string | null;
  readonly url: string | null;
  readonly version: string;
}

const launchText = `
  SELECT coalesce(l.default_mode, 'window') AS default_mode, l.closed_text, t.since, t.reason, s.gp_id, s.game_code, s.url,
         md5(concat(l::text, '|', s::text)) AS version
    FROM site LEFT JOIN site_launch l ON l.site_id = site.id LEFT JOIN site_sports s ON s.site_id = site.id
         LEFT JOIN transfer_pause t ON t.site_id = site.id
   WHERE site.id = $1`;

const present = (row: LaunchRow): OfficeLaunch => ({
  default_mode: row.default_mode,
  closed_text: row.closed_text === null ? null : textsOf(row.closed_text),
  transfer_pause: row.since === null ? null : { since: row.since.toISOString(), reason: row.reason ?? '' },
  sports:
    row.gp_id === null || row.game_code === null || row.url === null
      ? null
      : { provider_id: row.gp_id, game_code: row.game_code, url: row.url },
  version: row.version,
});

const read = async (db: Pick<Pool | PoolClient, 'query'>, siteId: number): Promise<OfficeLaunch> => {
  const { rows } = await db.query<LaunchRow>(launchText, [siteId]);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no site ${siteId}`);
  return present(row);
};

export const readLaunch = ({ pool }: ProviderDeskDeps, siteId: number): Promise<OfficeLaunch> =>
  read(pool, siteId);

/** As it was looked at; the row of the site is locked, so that of two who change it one comes first. Refuses with 409. */
const lockLaunch = async (tx: PoolClient, siteId: number, version: string): Promise<OfficeLaunch> => {
  await tx.query('SELECT FROM site WHERE id = $1 FOR NO KEY UPDATE', [siteId]);
  const current = await read(tx, siteId);
  if (current.version !== version) throw refused(launchSports.codes, 409, 'office.stale', { current });
  return current;
};

export const saveLaunch = (
  { pool }: ProviderDeskDeps,
  who: Actor,
  { default_mode, closed_text, reason, version }: z.output<typeof launchSave.body>,
): Promise<string> =>
  withTransaction(pool, async (tx) => {
    const before = await lockLaunch(tx, who.siteId, version);
    await tx.query(
      `INSERT INTO site_launch (site_id, default_mode, closed_text) VALUES ($1, $2, $3)
       ON CONFLICT (site_id) DO UPDATE SET default_mode = $2, closed_text = $3`,
      [who.siteId, default_mode, closed_text === null ? null : JSON.stringify(closed_text)],
    );
    const after = await read(tx, who.siteId);
    await who.trace(tx, {
      subject: { kind: 'launch', id: who.siteId },
      before: { default_mode: before.default_mode, closed_text: before.closed_text },
      after: { default_mode, closed_text },
      reason,
    });
    return after.version;
  });

/** What stands against a sports page. Refuses with 404, 387, 388. */
const assertSports = async (
  tx: PoolClient,
  { providers }: LaunchDeskDeps,
  siteId: number,
  sports: NonNullable<OfficeLaunch['sports']>,
): Promise<void> => {
  const { codes } = launchSports;
  const { rows } = await tx.query<{ has_game: boolean }>(
    `SELECT EXISTS (SELECT FROM game JOIN site_game ON site_game.game_id = game.id AND site_game.site_id = $1
                     WHERE game.gp_id = $2 AND game.game_code = $3) AS has_game
       FROM site_provider WHERE site_id = $1 AND gp_id = $2`,
    [siteId, sports.provider_id, sports.game_code],
  );
  const [row] = rows;
  if (row === undefined) throw refused(codes, 404, 'office.not_found');
  const wire = await providers.wireOf(sports.provider_id);
  if (wire === undefined || !isGameAddress(sports.url, wire.gameOrigin))
    throw refused(codes, 387, 'office.foreign_origin');
  if (!row.has_game) throw refused(codes, 388, 'office.no_such_game');
};

export const saveSports = (
  deps: LaunchDeskDeps,
  who: Actor,
  { sports, reason, version }: z.output<typeof launchSports.body>,
): Promise<string> =>
  withTransaction(deps.pool, async (tx) => {
    const before = await lockLaunch(tx, who.siteId, version);
    if (sports === null) await tx.query('DELETE FROM site_sports WHERE site_id = $1', [who.siteId]);
    else {
      await assertSports(tx, deps, who.siteId, sports);
      await tx.query(
        `INSERT INTO site_sports (site_id, gp_id, game_code, url) VALUES ($1, $2, $3, $4)
         ON CONFLICT (site_id) DO UPDATE SET gp_id = $2, game_code = $3, url = $4`,
        [who.siteId, sports.provider_id, sports.game_code, sports.url],
      );
    }
    const after = await read(tx, who.siteId);
    await who.trace(tx, {
      subject: { kind: 'sports', id: who.siteId },
      before: before.sports,
      after: sports,
      reason,
    });
    return after.version;
  });
