/** How a bot has come through a hand. */
export type Through = 'won' | 'raised' | 'held' | 'folded';

/** By what it has chosen, and whether it took the pot. */
export const throughOf = (made: readonly string[], isWinner: boolean): Through => {
  if (isWinner) return 'won';
  if (made.includes('fold')) return 'folded';
  return made.some((choice) => choice.startsWith('raise')) ? 'raised' : 'held';
};
