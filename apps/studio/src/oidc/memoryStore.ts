import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Codes, tokens and sessions kept at once; the oldest leave first. */
const entriesMax = 5_000;

interface Entry {
  readonly payload: AdapterPayload;
  readonly endsAtMs: number;
}

/**
 * What the sandbox identity provider must remember, for as long as the process lives: a demo login that a restart cuts
 * off is begun again.
 */
export const createMemoryStore = (): ((name: string) => Adapter) => {
  const entries = new Map<string, Entry>();

  const read = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.endsAtMs > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  const first = (fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    for (const key of entries.keys()) {
      const payload = read(key);
      if (payload !== undefined && fits(payload)) return payload;
    }
    return undefined;
  };
  const write = (key: string, payload: AdapterPayload, endsAtMs: number): void => {
    entries.delete(key);
    entries.set(key, { payload, endsAtMs });
    if (entries.size <= entriesMax) return;
    const oldest = entries.keys().next();
    if (!oldest.done) entries.delete(oldest.value);
  };

  return (name) => {
    const keyOf = (id: string): string => `${name}:${id}`;
    return {
      upsert: async (id, payload, expiresIn) =>
        write(keyOf(id), payload, Date.now() + (expiresIn ?? 3_600) * 1_000),
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => first((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => first((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const entry = entries.get(keyOf(id));
        if (entry === undefined) return;
        const consumed = Math.floor(Date.now() / 1_000);
        write(keyOf(id), { ...entry.payload, consumed }, entry.endsAtMs);
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
};
