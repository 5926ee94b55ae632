import { type DataOf, type Locale, localized, localizedTextSchema } from '@pavilion/contract';
import { type LaunchMode, launchSettings } from '@pavilion/contract/play';
import { type CallHandler, handle } from '../../http/caller.ts';
import { BriefCache } from '../../infra/briefCache.ts';
import type { Hall } from '../../infra/hall.ts';
import type { ProviderDirectory } from '../wallet/index.ts';

/** How long a changed mode may go unnoticed, should the news of the change be lost. */
const freshMs = 5_000;
const answersMax = 500;

interface SettingsDeps extends Pick<Hall, 'pool'> {
  readonly providers: ProviderDirectory;
}

interface ProviderRow {
  readonly gp_id: number;
  readonly launch_mode: LaunchMode | null;
  readonly wallet: 'seamless' | 'transfer';
  readonly app_id: string | null;
}

const readSettings = async (
  { pool, providers }: SettingsDeps,
  siteId: number,
  locale: Locale,
): Promise<DataOf<typeof launchSettings>> => {
  const [site, rows] = await Promise.all([
    pool.query<{ default_mode: LaunchMode; closed_text: unknown }>(
      'SELECT default_mode, closed_text FROM site_launch WHERE site_id = $1',
      [siteId],
    ),
    pool.query<ProviderRow>(
      `SELECT gp_id, launch_mode, wallet, app_id FROM site_provider JOIN provider USING (gp_id)
       WHERE site_id = $1 AND enabled AND active ORDER BY gp_id`,
      [siteId],
    ),
  ]);
  const own = site.rows[0];
  const closed =
    own?.closed_text == null ? '' : localized(localizedTextSchema.parse(own.closed_text), locale);
  return {
    default_mode: own?.default_mode ?? 'window',
    closed_text: closed === '' ? null : closed,
    providers: await Promise.all(
      rows.rows.map(async ({ gp_id, launch_mode, wallet, app_id }) => {
        const wire = await providers.wireOf(gp_id);
        return {
          gp_id,
          mode: launch_mode,
          origin: wire?.gameOrigin ?? null,
          has_demo: wire?.hasDemo ?? false,
          wallet,
          android_id: app_id,
        };
      }),
    ),
  };
};

/** How games open on a site (spec §4 Game launch), asked once by each page before anybody presses a tile. */
export const createLaunchSettings = (
  deps: SettingsDeps,
): { readonly call: CallHandler; readonly purge: () => void } => {
  const answers = new BriefCache<DataOf<typeof launchSettings>>({ freshMs, entriesMax: answersMax });
  const call = handle(launchSettings, ({ site, locale }) =>
    answers.get(`${site.id} ${locale}`, () => readSettings(deps, site.id, locale)),
  );
  return { call, purge: () => answers.clear() };
};
