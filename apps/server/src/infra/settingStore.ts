import { type SettingName, type SettingValue, settings } from '@pavilion/contract/office';
import type { PoolClient, SqlExecutor } from '@pavilion/postgres';

/** Which setting: its site, and its key where a site has several. */
export interface SettingPlace {
  readonly siteId: number;
  readonly key: string;
}

export interface StandingSetting<Value> {
  readonly value: Value;
  /** False where only the defaults stand. */
  readonly isSet: boolean;
  /** As it is stored; null where there is none. */
  readonly sealed?: Buffer | null;
}

/** How the noun that owns a setting reads, judges and writes it. */
export interface SettingStore<Value> {
  readonly name: SettingName;
  /** Null where nothing stands and there are no defaults. */
  readonly read: (db: SqlExecutor, place: SettingPlace) => Promise<StandingSetting<Value> | null>;
  /** Writes it; no `sealed` leaves the secret that is there. */
  readonly write: (
    tx: PoolClient,
    place: SettingPlace,
    value: Value,
    sealed: Buffer | undefined,
  ) => Promise<void>;
  /** The keys that stand, of a setting that has names. */
  readonly keys?: (db: SqlExecutor, siteId: number) => Promise<readonly string[]>;
  /** Whether a change opens what was closed, so that a second person has to agree. */
  readonly weakens?: (before: Value | null, after: Value) => boolean;
  /** Refuses what cannot be, though the schema lets it through. */
  readonly check?: (
    tx: PoolClient,
    place: SettingPlace,
    change: { readonly before: Value | null; readonly after: Value },
  ) => Promise<void>;
  /** What its secret is sealed as: where this changes, the secret is wanted anew. */
  readonly sealName?: (place: SettingPlace, value: Value) => string;
}

/** Forgets which setting it is: whatever comes back in was parsed with its schema. */
export const settingStore = <Name extends SettingName>(
  store: SettingStore<SettingValue<Name>> & { readonly name: Name },
): SettingStore<object> => {
  const typed = (value: object): SettingValue<Name> =>
    settings[store.name].schema.parse(value) as SettingValue<Name>;
  const { weakens, check, sealName } = store;
  return {
    name: store.name,
    read: store.read as SettingStore<object>['read'],
    write: (tx, place, value, sealed) => store.write(tx, place, typed(value), sealed),
    ...(store.keys === undefined ? {} : { keys: store.keys }),
    ...(weakens === undefined
      ? {}
      : {
          weakens: (before, after) => weakens(before === null ? null : typed(before), typed(after)),
        }),
    ...(check === undefined
      ? {}
      : {
          check: (tx, place, { before, after }) =>
            check(tx, place, {
              before: before === null ? null : typed(before),
              after: typed(after),
            }),
        }),
    ...(sealName === undefined ? {} : { sealName: (place, value) => sealName(place, typed(value)) }),
  };
};
