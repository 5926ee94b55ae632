/** Input that cannot be settled: which field, and what is wrong with it. */
export class SettlementError extends Error {
  override readonly name = 'SettlementError';

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
  }
}

/** `tree.agents[3].parent` */
export const pathOf = (keys: readonly PropertyKey[]): string => {
  const path = keys.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before === '' ? String(key) : `${before}.${String(key)}`;
  }, '');
  return path === '' ? 'the whole' : path;
};
