/** What one bet brings to the draw of its round. */
interface Contribution {
  /** The bet's id. */
  readonly id: string;
  /** 16–64 hex digits that the player's page chose at random. */
  readonly entropy: string;
}

/**
 * The list of a round: one line a bet, `id:entropy`, in the order of the lines. Its SHA-256 is what is sealed when bets close;
 * in rounds of before decision 0365 it is the round's entropy itself.
 */
export const entropyText = (contributions: readonly Contribution[]): string =>
  contributions
    .map(({ id, entropy }) => `${id}:${entropy}`)
    .sort()
    .join('\n');

/** A bet of the list as its round is proved: `opening` is what its entropy is the SHA-256 of, where its page told it in time. */
interface Opened extends Contribution {
  readonly opening: string | null;
}

/** The list of what was opened, `id:opening`, in the form of the first. */
export const openingsText = (contributions: readonly Opened[]): string =>
  entropyText(contributions.flatMap(({ id, opening }) => (opening === null ? [] : { id, entropy: opening })));

/**
 * The text whose SHA-256 is the entropy of a sealed round: the list's hash, and the hash of what could not be known when it
 * was sealed (the beacon's signature, as bytes, or the list of what was opened). 64 hex digits each.
 */
export const mixedText = (sealedHash: string, unknownHash: string): string => `${sealedHash}:${unknownHash}`;
