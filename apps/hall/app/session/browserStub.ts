import { vi } from 'vitest';

/** The little of a browser that session and client touch, for tests in Node. */
export const stubBrowser = () => {
  const stored = new Map<string, string>();
  const marks = new Set<string>();
  const listeners = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', {
    documentElement: {
      dataset: { locale: 'en_US' },
      toggleAttribute: (name: string, on: boolean) => (on ? marks.add(name) : marks.delete(name)),
    },
  });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  });
  return { stored, marks, fire: (name: string, event: unknown) => listeners.get(name)?.(event) };
};

export const login = {
  member_id: 7,
  member_account: 'player01',
  member_currency: 'RMB',
  member_login_id: 'login-1',
  token: 'token-1',
} as const;
