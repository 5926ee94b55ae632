const key = 'third-party-attempt';

export type AuthPurpose = 'login' | 'link';

/** A third party's login that this tab has begun. Kept over a reload, known to no other tab. */
export interface PendingAttempt {
  readonly state: string;
  readonly binding: string;
  readonly purpose: AuthPurpose;
  /** No window could be opened: the answer comes back to this very tab. */
  readonly inThisTab: boolean;
}

export const keepAttempt = (attempt: PendingAttempt): void =>
  sessionStorage.setItem(key, JSON.stringify(attempt));

export const forgetAttempt = (): void => sessionStorage.removeItem(key);

export const pendingAttempt = (): PendingAttempt | null => {
  const raw = sessionStorage.getItem(key);
  if (raw === null) return null;
  const kept: unknown = JSON.parse(raw);
  if (typeof kept !== 'object' || kept === null) return null;
  const { state, binding, purpose, inThisTab } = kept as Readonly<Record<string, unknown>>;
  if (typeof state !== 'string' || typeof binding !== 'string') return null;
  return { state, binding, purpose: purpose === 'link' ? 'link' : 'login', inThisTab: inThisTab === true };
};
