import { sha256 } from '../../apps/studio/src/fair/hash.ts';

interface Search<Found> {
  /** What is drawn: each has seeds of its own, the same each time. */
  readonly of: string;
  /** So many seeds are tried at most, and the best of them taken. */
  readonly tries: number;
  /** Nothing better is looked for. */
  readonly enough?: number;
  /** What comes of a seed. */
  readonly find: (serverSeed: string) => Promise<Found>;
}

/** The seed that wins most, of all that are tried, and what comes of it. */
export const seekSeed = async <Found extends { readonly won: number }>({
  of,
  tries,
  enough = Number.POSITIVE_INFINITY,
  find,
}: Search<Found>): Promise<Found & { readonly serverSeed: string }> => {
  let best: (Found & { readonly serverSeed: string }) | undefined;
  for (let tried = 0; tried < tries && (best === undefined || best.won < enough); tried += 1) {
    const serverSeed = sha256(`great ${of} ${tried}`);
    const found = await find(serverSeed);
    if (best === undefined || found.won > best.won) best = { ...found, serverSeed };
  }
  if (!best) throw new Error(`no seed of ${of} is tried`);
  return best;
};
