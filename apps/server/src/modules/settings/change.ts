import { createHmac } from 'node:crypto';
import {
  type SettingName,
  settingNames,
  settingRestore,
  settingSave,
  settings,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { seal } from '../../infra/seal.ts';
import { hashOf, proposeOnce, proposeOrDo } from '../proposals/index.ts';
import {
  assertKey,
  assertSecret,
  lockStanding,
  placeOf,
  type SettingsDeps,
  type Standing,
  storeOf,
  type Which,
} from './standing.ts';

const fields = z.record(z.string(), z.unknown());
const saveContent = z.strictObject({
  name: z.enum(settingNames),
  key: z.string(),
  before: fields.nullable(),
  value: fields,
  /** What the sealed secret is kept under until it is needed; null where the present one stays. */
  secret: z.string().nullable(),
  reason: z.string(),
});
type SaveContent = z.output<typeof saveContent>;

export interface Change extends Which {
  readonly value: object;
  readonly secret?: string | undefined;
  readonly version: string;
  readonly reason: string;
  readonly requestId: string;
}

const isSame = (one: unknown, other: unknown): boolean => hashOf(one).equals(hashOf(other));

/** Writes what was decided, and its line in the history. */
const apply = async (
  deps: SettingsDeps,
  tx: PoolClient,
  who: Actor,
  { name, key, before, value, reason }: Omit<SaveContent, 'secret'>,
  { sealed, requestId }: { readonly sealed: Buffer | undefined; readonly requestId?: string },
): Promise<void> => {
  await storeOf(deps, name).write(tx, placeOf(who.siteId, { name, key }), value, sealed);
  await tx.query(
    `INSERT INTO setting_change (site_id, name, key, before, after, secret_changed, staff_id, at, reason, request_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      who.siteId,
      name,
      key,
      before === null ? null : JSON.stringify(before),
      JSON.stringify(value),
      sealed !== undefined,
      who.staffId,
      deps.clock.now(),
      reason,
      requestId ?? null,
    ],
  );
};

/** Known by the secret and by all that it is for, so that the same asked for again is the same. */
const digestOf = ({ secret }: SettingsDeps, siteId: number, sealName: string, typed: string): Buffer =>
  createHmac('sha256', secret).update(`setting-secret\0${siteId}\0${sealName}\0${typed}`).digest();

/** Seals a secret as it will be stored. Answers what it is kept under, and keeps it there for the second person. */
const sealFor = (
  deps: SettingsDeps,
  siteId: number,
  { name, key, value, secret }: Change,
): { readonly digest: Buffer; readonly sealed: Buffer } | undefined => {
  if (secret === undefined) return undefined;
  const sealName = storeOf(deps, name).sealName?.(placeOf(siteId, { name, key }), value);
  if (sealName === undefined) throw new Error(`${name} says not what its secret is sealed as`);
  return { digest: digestOf(deps, siteId, sealName, secret), sealed: seal(deps.secret, sealName, secret) };
};

/** Whether a second person has to agree. */
const needsSecond = (deps: SettingsDeps, { name, value }: Change, before: Standing): boolean => {
  const { secondPerson } = settings[name];
  if (secondPerson === 'weakening') return storeOf(deps, name).weakens?.(before.value, value) ?? false;
  return secondPerson === 'always';
};

/** Refuses a change that was meant for another state, changes nothing, or cannot be. */
const judge = async (
  deps: SettingsDeps,
  tx: PoolClient,
  siteId: number,
  change: Change,
  before: Standing,
): Promise<void> => {
  if (before.version !== change.version)
    throw refused(settingSave.codes, 409, 'office.stale', {
      current: { value: before.value, version: before.version, has_secret: before.sealed !== null },
    });
  if (before.isSet && change.secret === undefined && isSame(before.value, change.value))
    throw refused(settingSave.codes, 351, 'office.setting_same');
  const store = storeOf(deps, change.name);
  const place = placeOf(siteId, change);
  assertSecret(store, place, { before, after: change.value, given: change.secret });
  await store.check?.(tx, place, { before: before.value, after: change.value });
};

/** Whether this very request was done before: whoever did not hear the answer asks again. */
const isRepeat = async (tx: PoolClient, who: Actor, change: Change): Promise<boolean> => {
  const { rows } = await tx.query<{ name: string; key: string; after: unknown }>(
    'SELECT name, key, after FROM setting_change WHERE staff_id = $1 AND request_id = $2',
    [who.staffId, change.requestId],
  );
  const [known] = rows;
  if (known === undefined) return false;
  if (known.name !== change.name || known.key !== change.key || !isSame(known.after, change.value))
    throw refused(settingSave.codes, 345, 'office.other_content');
  return true;
};

const subjectOf = ({ name, key }: Which) => ({
  kind: 'setting',
  id: key === '' ? name : `${name}:${key}`,
});

const doNow = async (
  deps: SettingsDeps,
  tx: PoolClient,
  who: Actor,
  change: Change,
  before: Standing,
): Promise<null> => {
  const { name, key, value, reason, requestId } = change;
  await apply(
    deps,
    tx,
    who,
    { name, key, before: before.value === null ? null : { ...before.value }, value: { ...value }, reason },
    { sealed: sealFor(deps, who.siteId, change)?.sealed, requestId },
  );
  await who.trace(tx, {
    subject: subjectOf(change),
    before: before.value,
    after: { ...value, ...(change.secret === undefined ? {} : { secret_changed: true }) },
    reason,
  });
  return null;
};

const proposeChange = (
  deps: SettingsDeps,
  tx: PoolClient,
  who: Actor,
  change: Change,
  before: Standing,
): Promise<number | null> => {
  const { name, key, value, reason, requestId } = change;
  const secret = sealFor(deps, who.siteId, change);
  const content: SaveContent = {
    name,
    key,
    before: before.value === null ? null : { ...before.value },
    value: { ...value },
    secret: secret?.digest.toString('hex') ?? null,
    reason,
  };
  return proposeOnce(tx, who, { kind: 'settings.save', content, requestId }, async () => {
    await judge(deps, tx, who.siteId, change, before);
    if (secret !== undefined)
      await tx.query(
        `INSERT INTO setting_secret (site_id, digest, sealed, made_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (site_id, digest) DO UPDATE SET made_at = $4`,
        [who.siteId, secret.digest, secret.sealed, deps.clock.now()],
      );
    const subject = { ...subjectOf(change), name: subjectOf(change).id };
    const proposal = { kind: 'settings.save', subject, content, reason, requestId } as const;
    return proposeOrDo(tx, deps.book, who, proposal, deps.clock.now());
  });
};

/**
 * Changes a setting, or proposes to where a second person has to agree. Answers the proposal's id, or null for what is
 * done. Refuses with 409, 345, 351 to 355.
 */
export const saveSetting = async (deps: SettingsDeps, who: Actor, change: Change): Promise<number | null> => {
  assertKey(deps, who.siteId, change);
  const proposed = await withTransaction(deps.pool, async (tx) => {
    const before = await lockStanding(deps, tx, who.siteId, change);
    if (await isRepeat(tx, who, change)) {
      await who.trace(tx, { subject: subjectOf(change), after: { repeated: true } });
      return null;
    }
    if (needsSecond(deps, change, before)) return proposeChange(deps, tx, who, change, before);
    await judge(deps, tx, who.siteId, change, before);
    return doNow(deps, tx, who, change, before);
  });
  deps.outbox.wake();
  return proposed;
};

export interface Restoration extends Omit<Change, 'value' | 'secret'> {
  readonly changeId: number;
  readonly to: 'before' | 'after';
}

/** Puts a setting back to how it stood at one of its changes. Refuses with 404, 356, and as `saveSetting` does. */
export const restoreSetting = async (
  deps: SettingsDeps,
  who: Actor,
  { changeId, to, ...change }: Restoration,
): Promise<number | null> => {
  const { rows } = await deps.pool.query<{ before: unknown; after: unknown }>(
    'SELECT before, after FROM setting_change WHERE site_id = $1 AND name = $2 AND key = $3 AND id = $4',
    [who.siteId, change.name, change.key, changeId],
  );
  const stood = rows[0]?.[to] ?? null;
  if (stood === null) throw refused(settingRestore.codes, 404, 'office.not_found');
  const parsed = settings[change.name].schema.safeParse(stood);
  if (!parsed.success) throw refused(settingRestore.codes, 356, 'office.setting_unfit');
  return saveSetting(deps, who, { ...change, value: parsed.data });
};

/** What a setting is changed to is done when another has confirmed it. */
export const registerSettingDeeds = (deps: SettingsDeps): void =>
  deps.book.register({
    kind: 'settings.save',
    right: 'settings.manage',
    content: saveContent,
    worldOf: async (tx, { name, key }, siteId) =>
      (await lockStanding(deps, tx, siteId, { name, key })).version,
    inTrace: ({ secret, reason: _said, ...content }) => ({ ...content, secret_changed: secret !== null }),
    run: async (tx, { secret, ...content }, who) => {
      const taken =
        secret === null
          ? undefined
          : await tx.query<{ sealed: Buffer }>(
              'DELETE FROM setting_secret WHERE site_id = $1 AND digest = $2 RETURNING sealed',
              [who.siteId, Buffer.from(secret, 'hex')],
            );
      const sealed = taken?.rows[0]?.sealed;
      if (taken !== undefined && sealed === undefined)
        throw refused(settingSave.codes, 353, 'office.secret_wanted');
      const name: SettingName = content.name;
      const before = await lockStanding(deps, tx, who.siteId, { name, key: content.key });
      const value = settings[name].schema.parse(content.value);
      await storeOf(deps, name).check?.(tx, placeOf(who.siteId, content), {
        before: before.value,
        after: value,
      });
      await apply(deps, tx, who, { ...content, value: { ...value } }, { sealed });
    },
  });
