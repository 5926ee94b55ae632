import {
  reloadPages,
  type SettingChange,
  type SettingRow,
  settingHistory,
  settingList,
  settingNames,
  settingOne,
  settingRestore,
  settingSave,
  settings,
} from '@pavilion/contract/office';
import type { SqlExecutor } from '@pavilion/postgres';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import type { Site } from '../../infra/site.ts';
import { hashOf } from '../proposals/index.ts';
import { restoreSetting, saveSetting } from './change.ts';
import { reloadAll } from './reloadPages.ts';
import { assertKey, placeOf, readStanding, type SettingsDeps, storeOf, type Which } from './standing.ts';

interface ChangeRow {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  readonly before: SettingChange['before'];
  readonly after: SettingChange['after'];
  readonly secret_changed: boolean;
  readonly account: string;
  readonly at: Date;
  readonly reason: string;
}

const present = ({ id, before, after, secret_changed, account, at, reason }: ChangeRow): SettingChange => ({
  id,
  before,
  after,
  secret_changed,
  by: account,
  at: at.toISOString(),
  reason,
});

const executorOn = ({ pool }: SettingsDeps): SqlExecutor => ({
  query: ({ text, values }) => pool.query(text, values),
});

/** Every setting that a site has or could have, those with names as they were made. */
const placesOf = async (deps: SettingsDeps, { id, settings: { currencies } }: Site): Promise<Which[]> => {
  const db = executorOn(deps);
  const of = await Promise.all(
    settingNames.map(async (name): Promise<Which[]> => {
      const { keyed } = settings[name];
      if (keyed === 'site') return [{ name, key: '' }];
      const keys = keyed === 'currency' ? currencies : ((await storeOf(deps, name).keys?.(db, id)) ?? []);
      return keys.map((key) => ({ name, key }));
    }),
  );
  return of.flat();
};

const list = async (deps: SettingsDeps, site: Site): Promise<SettingRow[]> => {
  const db = executorOn(deps);
  const { rows: changes } = await deps.pool.query<ChangeRow>(
    `SELECT DISTINCT ON (c.name, c.key) c.id, c.name, c.key, c.before, c.after, c.secret_changed, s.account, c.at, c.reason
       FROM setting_change c JOIN staff s ON s.id = c.staff_id
      WHERE c.site_id = $1 ORDER BY c.name, c.key, c.id DESC`,
    [site.id],
  );
  const places = await placesOf(deps, site);
  return Promise.all(
    places.map(async (which) => {
      const last = changes.find(({ name, key }) => name === which.name && key === which.key);
      const { isSet } = await readStanding(storeOf(deps, which.name), db, placeOf(site.id, which));
      return {
        ...which,
        is_set: isSet,
        changed_at: last?.at.toISOString() ?? null,
        changed_by: last?.account ?? null,
      };
    }),
  );
};

/** Fields of the site of which the environment or its config document says something else than its row. */
const overriddenOf = (site: Site, { name }: Which, value: object | null): string[] => {
  if (name !== 'site' || value === null) return [];
  const inForce = new Map<string, unknown>(Object.entries(site.settings));
  return Object.entries(value)
    .filter(([field, said]) => inForce.has(field) && !hashOf(inForce.get(field)).equals(hashOf(said)))
    .map(([field]) => field);
};

const history = async (
  { pool }: SettingsDeps,
  siteId: number,
  { filter, page, perPage, sort }: { filter: Which; page: number; perPage: number; sort?: { order: string } },
) => {
  const values = [siteId, filter.name, filter.key];
  const matching = `FROM setting_change c JOIN staff s ON s.id = c.staff_id
    WHERE c.site_id = $1 AND c.name = $2 AND c.key = $3`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<ChangeRow>(
    `SELECT c.id, c.name, c.key, c.before, c.after, c.secret_changed, s.account, c.at, c.reason ${matching}
      ORDER BY c.id ${sort?.order === 'ASC' ? 'ASC' : 'DESC'} LIMIT $4 OFFSET $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(present), total: Number(counted.rows[0]?.total ?? 0n) };
};

/** Settings of a site as staff see and change them. */
export const settingCalls = (deps: SettingsDeps): readonly OfficeCallHandler[] => [
  handleOffice(settingList, null, async ({ site }) => ({ rows: await list(deps, site) })),
  handleOffice(settingOne, null, async ({ site }, which) => {
    assertKey(deps, site.id, which);
    const standing = await readStanding(storeOf(deps, which.name), executorOn(deps), placeOf(site.id, which));
    return {
      value: standing.value === null ? null : { ...standing.value },
      version: standing.version,
      has_secret: standing.sealed !== null,
      overridden: overriddenOf(site, which, standing.value),
    };
  }),
  handleOffice(settingSave, 'write', async ({ actor }, { request_id: requestId, value, ...change }) => ({
    proposal_id: await saveSetting(deps, actor, {
      ...change,
      value: settings[change.name].schema.parse(value),
      requestId,
    }),
  })),
  handleOffice(settingHistory, null, async ({ site }, { filter, page, perPage, sort }) => ({
    ...(await history(deps, site.id, { filter, page, perPage, ...(sort === undefined ? {} : { sort }) })),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(
    settingRestore,
    'write',
    async ({ actor }, { request_id: requestId, change_id: changeId, ...restoration }) => ({
      proposal_id: await restoreSetting(deps, actor, { ...restoration, changeId, requestId }),
    }),
  ),
  handleOffice(reloadPages, 'write', async ({ actor }, { reason, request_id: requestId }) => ({
    proposal_id: await reloadAll(deps, actor, { reason, requestId }),
  })),
];
