import type { Locale } from '@pavilion/contract';
import {
  launchOne,
  launchSave,
  launchSports,
  type OfficeProvider,
  offerAdd,
  offerList,
  providerList,
  providerOne,
  providerPause,
  providerSave,
  providerSaveWhole,
  providerSetMark,
  providerSetOpen,
} from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { type LaunchDeskDeps, readLaunch, saveLaunch, saveSports } from './launchDeeds.ts';
import { addOffer, listOffers } from './offers.ts';
import {
  pauseProvider,
  saveProvider,
  saveProviderWhole,
  setProviderMark,
  setProviderOpen,
} from './providerDeeds.ts';
import {
  chosenMark,
  listProviders,
  presentProvider,
  providersText,
  readProviderDetail,
  type SiteProviderRow,
} from './providerQueries.ts';

const lookAt = async (
  { pool, clock }: LaunchDeskDeps,
  siteId: number,
  id: number,
  locale: Locale,
): Promise<OfficeProvider> => {
  const { rows } = await pool.query<SiteProviderRow>(`${providersText} AND sp.gp_id = $3`, [
    siteId,
    clock.now(),
    id,
  ]);
  const [row] = rows;
  if (row === undefined) throw refused(providerOne.codes, 404, 'office.not_found');
  return {
    ...presentProvider(row, locale),
    picture: chosenMark(row),
    android_app: row.app_id,
    ...(await readProviderDetail(pool, siteId, id)),
  };
};

/** Providers of a site as staff see them, and how their games open. */
export const playOfficeCalls = (deps: LaunchDeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(providerList, null, async ({ site, locale }, body) => {
    const now = deps.clock.now();
    const listed = await listProviders(deps.pool, { siteId: site.id, now, locale }, body);
    return { ...listed, asOf: now.toISOString() };
  }),
  handleOffice(providerOne, null, ({ site, locale }, { id }) => lookAt(deps, site.id, id, locale)),
  handleOffice(providerSetOpen, 'write', ({ actor }, body) => setProviderOpen(deps, actor, body)),
  handleOffice(providerPause, 'write', ({ actor }, body) => pauseProvider(deps, actor, body)),
  handleOffice(providerSave, 'write', async ({ actor }, body) => {
    const { version } = await saveProvider(deps, actor, body);
    return { version };
  }),
  handleOffice(providerSaveWhole, 'write', async ({ actor }, body) => {
    const { version } = await saveProviderWhole(deps, actor, body);
    return { version };
  }),
  handleOffice(offerList, null, async ({ site, locale }, body) => ({
    ...(await listOffers(deps.pool, { siteId: site.id, locale }, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(offerAdd, 'write', async ({ actor }, body) => ({
    games_added: await addOffer(deps.pool, actor, body),
  })),
  handleOffice(providerSetMark, 'write', async ({ actor }, body) => ({
    version: await setProviderMark(deps, actor, body),
  })),
  handleOffice(launchOne, null, ({ site }) => readLaunch(deps, site.id)),
  handleOffice(launchSave, 'write', async ({ actor }, body) => ({
    version: await saveLaunch(deps, actor, body),
  })),
  handleOffice(launchSports, 'write', async ({ actor }, body) => ({
    version: await saveSports(deps, actor, body),
  })),
];
