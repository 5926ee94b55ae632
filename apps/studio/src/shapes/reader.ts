import type { ZodMiniType } from 'zod/mini';

/** Outcomes of a game as they were stored: whoever asks about one asks many times in a row. */
export interface Reader<Outcome> {
  /** Throws when what was stored is no outcome of the game. */
  readonly outcomeOf: (stored: unknown) => Outcome;
  /** Takes what the game itself has just made for read, as long as nothing else is asked about. */
  readonly keep: (stored: object, made: Outcome) => void;
}

export const readerOf = <Outcome extends object>(schema: ZodMiniType<Outcome>): Reader<Outcome> => {
  const read = new WeakMap<object, Outcome>();
  // Beside all that was read: what was asked about last is found without looking.
  let last: { readonly stored: object; readonly outcome: Outcome } | undefined;
  return {
    outcomeOf: (stored) => {
      if (last !== undefined && last.stored === stored) return last.outcome;
      if (typeof stored !== 'object' || stored === null) return schema.parse(stored);
      const outcome = read.get(stored) ?? schema.parse(stored);
      read.set(stored, outcome);
      last = { stored, outcome };
      return outcome;
    },
    keep: (stored, outcome) => {
      last = { stored, outcome };
    },
  };
};
