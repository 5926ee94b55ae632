/**
 * From seeds to numbers, the same on the server and in the browser's verify page, whatever the game.
 *
 * Block i of a draw is HMAC-SHA256(key = the server seed's 64 hex characters, message = `clientSeed:nonce:i`), 32 bytes. It is read
 * as eight 32-bit big-endian words. A word is used for one of n equal chances only when it lies below the
 * greatest multiple of n that fits in 32 bits; a word above is thrown away and the next one is read. So every
 * outcome has exactly the same number of words: none is favoured, not even by one part in a billion.
 */
export type Hmac = (message: string) => Promise<Uint8Array>;

/** Draws one whole number below each of these sizes, in order. The same draw answers the same numbers again. */
export type Draw = (sizes: readonly number[]) => Promise<number[]>;

const wordCount = 2 ** 32;
/** 64 blocks are 512 words, and n chances reject less than n in 2^32: running past this means a broken HMAC. */
const blocksMax = 64;

export const blockMessage = (clientSeed: string, nonce: number, block: number): string =>
  `${clientSeed}:${nonce}:${block}`;

/** Maps a word to a number below `size`, or `undefined` when the word must be thrown away. */
export const numberOfWord = (word: number, size: number): number | undefined => {
  const number = word % size;
  // Words lie in rows of `size`, of which the last need not be whole.
  return word - number + size <= wordCount ? number : undefined;
};

/** One number below each size, in order. */
export const drawNumbers = async (
  hmac: Hmac,
  clientSeed: string,
  nonce: number,
  sizes: readonly number[],
): Promise<number[]> => {
  const numbers: number[] = [];
  for (let block = 0; block < blocksMax; block += 1) {
    const bytes = await hmac(blockMessage(clientSeed, nonce, block));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 4 <= bytes.byteLength; at += 4) {
      const size = sizes[numbers.length];
      if (size === undefined) return numbers;
      const number = numberOfWord(view.getUint32(at), size);
      if (number !== undefined) numbers.push(number);
    }
    if (numbers.length === sizes.length) return numbers;
  }
  throw new Error('the fair draw ran out of blocks');
};

/**
 * `count` different numbers below `size`, in the order in which they come (a pack of cards, lottery balls): the first
 * steps of a Fisher-Yates shuffle, whose k-th swap is drawn from `size - k` places. All orders are equally likely.
 */
export const drawDistinct = async (draw: Draw, size: number, count: number): Promise<number[]> => {
  // A loop, which is ten times as fast as `Array.from`: every hand of cards comes through here.
  const pack: number[] = [];
  for (let number = 0; number < size; number += 1) pack.push(number);
  return takeAt(pack, await draw(placesOf(size, count)));
};

/** How many places each of `count` steps has to choose from, out of `size`. */
export const placesOf = (size: number, count: number): number[] => {
  const places: number[] = [];
  while (places.length < count) places.push(size - places.length);
  return places;
};

/** What the first steps of a shuffle bring to the front, where the k-th step takes the `places[k]`-th of what is left. */
export const takeAt = (from: readonly number[], places: readonly number[]): number[] => {
  const pack = from.slice();
  const taken: number[] = [];
  for (const place of places) {
    const at = taken.length + place;
    const chosen = pack[at] ?? 0;
    pack[at] = pack[taken.length] ?? 0;
    taken.push(chosen);
  }
  return taken;
};
