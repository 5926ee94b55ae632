export interface Difference {
  /** From the outside in. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNamed = (value: unknown): value is { readonly name: string } =>
  isFields(value) && typeof value.name === 'string';

/** Rows with names are compared by name; their order is a difference of its own. */
const byName = (value: unknown): unknown => {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isNamed)) return value;
  return {
    order: value.map(({ name }) => name),
    ...Object.fromEntries(value.map(({ name, ...rest }) => [name, rest])),
  };
};

/** Where two states of a setting differ, down to the last field. */
export const differencesOf = (
  one: unknown,
  other: unknown,
  path: readonly string[] = [],
): readonly Difference[] => {
  const [before, after] = [byName(one), byName(other)];
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isInner = (isFields(before) || before === undefined || before === null) && isFields(after);
  if (!isInner) return [{ path, before, after }];
  const was = isFields(before) ? before : {};
  const names = [...new Set([...Object.keys(was), ...Object.keys(after)])];
  return names.flatMap((name) => differencesOf(was[name], after[name], [...path, name]));
};
