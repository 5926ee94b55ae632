/**
 * From seeds to reel stops, the same on the server and in the browser's verify page.
 *
 * Block i of a spin is HMAC-SHA256(key = the server seed's 64 hex characters, message = `clientSeed:nonce:i`), 32 bytes. It is read
 * as eight 32-bit big-endian words. A word is used for a strip of n stops only when it lies below the
 * greatest multiple of n that fits in 32 bits; a word above is thrown away and the next one is read. So every
 * stop has exactly the same number of words: no stop is favoured, not even by one part in a billion.
 */
export type Hmac = (message: string) => Promise<Uint8Array>;

const wordCount = 2 ** 32;
/** A strip of n stops rejects less than n in 2^32 words; running past this means a broken HMAC. */
const blocksMax = 64;

export const blockMessage = (clientSeed: string, nonce: number, block: number): string =>
  `${clientSeed}:${nonce}:${block}`;

/** Maps a word to a stop, or `undefined` when the word must be thrown away. */
export const stopOfWord = (word: number, length: number): number | undefined => {
  const usable = wordCount - (wordCount % length);
  return word < usable ? word % length : undefined;
};

/** One stop for each strip length, in order. */
export const drawStops = async (
  hmac: Hmac,
  clientSeed: string,
  nonce: number,
  lengths: readonly number[],
): Promise<number[]> => {
  const stops: number[] = [];
  for (let block = 0; block < blocksMax; block += 1) {
    const bytes = await hmac(blockMessage(clientSeed, nonce, block));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 4 <= bytes.byteLength; at += 4) {
      const length = lengths[stops.length];
      if (length === undefined) return stops;
      const stop = stopOfWord(view.getUint32(at), length);
      if (stop !== undefined) stops.push(stop);
    }
    if (stops.length === lengths.length) return stops;
  }
  throw new Error('the fair draw ran out of blocks');
};
