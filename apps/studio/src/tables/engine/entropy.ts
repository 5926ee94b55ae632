/** What one bet brings to the draw of its round. */
interface Contribution {
  /** The bet's id. */
  readonly id: string;
  /** 16–64 hex digits that the player's page chose at random. */
  readonly entropy: string;
}

/**
 * The text whose SHA-256 is a round's public entropy: one line a bet, `id:entropy`, in the order of the ids. The
 * server's seed was fixed before the first of them, and no player knows it: so neither side alone can choose what
 * comes out of both.
 */
export const entropyText = (contributions: readonly Contribution[]): string =>
  contributions
    .map(({ id, entropy }) => `${id}:${entropy}`)
    .sort()
    .join('\n');
