import { useCallback, useState } from 'react';

/** What was asked for cannot be checked; the message is what the person is told. */
export class Uncheckable extends Error {
  override readonly name = 'Uncheckable';
}

interface Check<Asked, Found> {
  /** What the last check came to; `null` before, meanwhile, and where it failed. */
  readonly found: Found | null;
  readonly problem: string | null;
  readonly check: (asked: Asked) => Promise<void>;
  /** Shows what was found without a check. */
  readonly show: (found: Found) => void;
}

/**
 * Checks in the browser what a person or an address asks for, with the browser's own cryptography. What `compute` throws
 * is told as `words.failed`, but for `Uncheckable`.
 */
export const useCheck = <Asked, Found>(
  compute: (asked: Asked, crypto: SubtleCrypto) => Promise<Found>,
  words: { readonly insecure: string; readonly failed: string },
): Check<Asked, Found> => {
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const check = useCallback(
    async (asked: Asked): Promise<void> => {
      setProblem(null);
      setFound(null);
      if (!window.isSecureContext) return setProblem(words.insecure);
      try {
        const computed = await compute(asked, window.crypto.subtle);
        setFound(() => computed);
      } catch (error) {
        setProblem(error instanceof Uncheckable ? error.message : words.failed);
      }
    },
    [compute, words],
  );
  const show = useCallback((known: Found): void => setFound(() => known), []);
  return { found, problem, check, show };
};
