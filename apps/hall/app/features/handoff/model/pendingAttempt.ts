import { keptInTab } from '../../../session/storage.ts';

const key = 'third-party-attempt';

type AuthPurpose = 'login' | 'link';

/** A third party's login that this tab has begun. Kept over a reload, known to no other tab. */
export interface PendingAttempt {
  readonly state: string;
  readonly binding: string;
  readonly purpose: AuthPurpose;
  /** No window was opened: the answer comes back to this very tab. */
  readonly inThisTab: boolean;
}

export const keepAttempt = (attempt: PendingAttempt): void => keptInTab.set(key, JSON.stringify(attempt));

export const forgetAttempt = (): void => keptInTab.remove(key);

const stored = (): ReadonlyMap<string, unknown> => {
  try {
    const value: unknown = JSON.parse(keptInTab.get(key) ?? '{}');
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
};

export const pendingAttempt = (): PendingAttempt | null => {
  const attempt = stored();
  const [state, binding] = [attempt.get('state'), attempt.get('binding')];
  if (typeof state !== 'string' || typeof binding !== 'string') return null;
  return {
    state,
    binding,
    purpose: attempt.get('purpose') === 'link' ? 'link' : 'login',
    inThisTab: attempt.get('inThisTab') === true,
  };
};
