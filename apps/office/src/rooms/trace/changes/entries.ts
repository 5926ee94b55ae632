/** Content as JSON has it, taken apart and compared. */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Fields in order of their names: who wrote them in another order wrote the same. */
const inOrder = (_key: string, value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const textOf = (value: unknown): string => JSON.stringify(value ?? null, inOrder);

export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** What happened to a part of the content. */
export type Turn = 'same' | 'added' | 'removed' | 'changed';

/** An entry of a list with what it was before. */
export interface Entry {
  readonly turn: Turn;
  readonly was: unknown;
  readonly is: unknown;
}

/** By which of its fields an entry is known from one version to the next. */
const identities = ['id', 'key_id', 'code', 'currency', 'game_type', 'name'] as const;

const identityOf = (value: unknown): string | undefined => {
  if (!isFields(value)) return undefined;
  const name = identities.find((one) => value[one] !== undefined && value[one] !== null);
  return name === undefined ? undefined : `${name} ${textOf(value[name])}`;
};

/** Entries of both lists, the new one's order first; equal ones are the same, those of one identity have changed. */
export const pairEntries = (before: readonly unknown[], after: readonly unknown[]): readonly Entry[] => {
  const left = [...before];
  const take = (fits: (value: unknown) => boolean): unknown => {
    const place = left.findIndex(fits);
    return place === -1 ? undefined : left.splice(place, 1)[0];
  };
  const kept = after.map((is) => take((was) => isSame(was, is)));
  const paired = after.map((is, place): Entry => {
    if (kept[place] !== undefined) return { turn: 'same', was: kept[place], is };
    const identity = identityOf(is);
    const was = identity === undefined ? undefined : take((one) => identityOf(one) === identity);
    return was === undefined ? { turn: 'added', was: undefined, is } : { turn: 'changed', was, is };
  });
  return [...paired, ...left.map((was): Entry => ({ turn: 'removed', was, is: undefined }))];
};

const columnsMax = 7;

/** Names of the columns where all entries have the same few plain fields; undefined where they are no table. */
export const columnsOf = (entries: readonly unknown[]): readonly string[] | undefined => {
  const [first] = entries;
  if (!isFields(first)) return undefined;
  const names = Object.keys(first);
  const isRow = (entry: unknown): boolean =>
    isFields(entry) &&
    Object.keys(entry).length === names.length &&
    names.every((name) => name in entry && !isNested(entry[name]));
  return names.length > 0 && names.length <= columnsMax && entries.every(isRow) ? names : undefined;
};
