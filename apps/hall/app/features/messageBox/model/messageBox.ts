/** What a message box asks for in its input; the words come translated. */
export interface AskedInput {
  readonly label: string;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  /** What is typed must match it. */
  readonly pattern?: RegExp;
  /** Judges what the pattern lets through; a text says what is wrong in words of its own. */
  readonly validator?: (value: string) => boolean | string;
  /** Stands where the default error would. */
  readonly error?: string;
}

/** A question with an input in a box of its own. */
export interface MessageBoxAsk {
  readonly title: string;
  readonly text: string;
  readonly input: AskedInput;
  readonly submitLabel: string;
  /** Throws `CallFailure` for what the box shall say; the box closes when it is done. */
  readonly carryOut: (value: string) => Promise<void>;
}

/**
 * What is wrong with a value, in words; null when nothing is. The pattern is asked before the validator, and where
 * neither has words of its own the default error stands (spec §5 Message box).
 */
export const problemOf = (
  value: string,
  { pattern, validator, error }: Pick<AskedInput, 'pattern' | 'validator' | 'error'>,
  defaultError: string,
): string | null => {
  const fallback = error ?? defaultError;
  // `search` keeps nothing between two tries, as `test` does with a global pattern.
  if (pattern && value.search(pattern) === -1) return fallback;
  const judged = validator?.(value) ?? true;
  if (judged === true) return null;
  return typeof judged === 'string' ? judged : fallback;
};
