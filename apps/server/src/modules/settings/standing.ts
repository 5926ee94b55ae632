import { createHash } from 'node:crypto';
import { type SettingName, settingSave, settings } from '@pavilion/contract/office';
import type { PoolClient, SqlExecutor } from '@pavilion/postgres';
import { badField, refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import type { SettingPlace, SettingStore } from '../../infra/settingStore.ts';
import type { DeedBook } from '../proposals/index.ts';
import { hashOf } from '../proposals/index.ts';

export interface SettingsDeps extends Pick<Hall, 'pool' | 'clock' | 'sites' | 'secret' | 'outbox'> {
  readonly book: DeedBook;
  /** One for each setting of the contract, from the noun that owns it. */
  readonly stores: readonly SettingStore<object>[];
}

/** Which setting. */
export interface Which {
  readonly name: SettingName;
  readonly key: string;
}

export const storeOf = (
  { stores }: Pick<SettingsDeps, 'stores'>,
  name: SettingName,
): SettingStore<object> => {
  const store = stores.find((candidate) => candidate.name === name);
  if (store === undefined) throw new Error(`nobody has brought the setting ${name}`);
  return store;
};

export const placeOf = (siteId: number, { key }: Which): SettingPlace => ({ siteId, key });

export interface Standing {
  readonly value: object | null;
  readonly isSet: boolean;
  readonly sealed: Buffer | null;
  /** Differs as soon as anything does, the secret included. */
  readonly version: string;
}

/** How a setting stands. */
export const readStanding = async (
  store: SettingStore<object>,
  db: SqlExecutor,
  place: SettingPlace,
): Promise<Standing> => {
  const stored = await store.read(db, place);
  const sealed = stored?.sealed ?? null;
  const value = stored?.value ?? null;
  const mark = sealed === null ? null : createHash('sha256').update(sealed).digest('hex');
  return {
    value,
    isSet: stored?.isSet ?? false,
    sealed,
    version: hashOf({ value, mark }).toString('hex'),
  };
};

/** As `readStanding`, and nobody else of the office changes it until the transaction ends. */
export const lockStanding = async (
  deps: SettingsDeps,
  tx: PoolClient,
  siteId: number,
  which: Which,
): Promise<Standing> => {
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1), $2)', [
    `setting ${which.name} ${which.key}`,
    siteId,
  ]);
  const executor: SqlExecutor = { query: ({ text, values }) => tx.query(text, values) };
  return readStanding(storeOf(deps, which.name), executor, placeOf(siteId, which));
};

/** A currency that the site does not have has no settings. */
export const assertKey = ({ sites }: SettingsDeps, siteId: number, { name, key }: Which): void => {
  if (settings[name].keyed !== 'currency') return;
  if (!sites.byId(siteId)?.settings.currencies.some((currency) => currency === key)) throw badField('key');
};

/**
 * Whether the secret that is there goes on serving. Refuses with 353 a change that needs it anew: there is none yet, or it
 * was sealed for something else.
 */
export const assertSecret = (
  store: SettingStore<object>,
  place: SettingPlace,
  { before, after, given }: { before: Standing; after: object; given: string | undefined },
): void => {
  const terms = settings[store.name].secret;
  if (terms === 'none' || given !== undefined) return;
  const hadNone = before.sealed === null;
  const isSealedFor = (value: object): string | undefined => store.sealName?.(place, value);
  const isOther = !hadNone && before.value !== null && isSealedFor(before.value) !== isSealedFor(after);
  if ((terms === 'demanded' && hadNone) || isOther)
    throw refused(settingSave.codes, 353, 'office.secret_wanted');
};
