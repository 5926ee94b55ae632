import { blockMessage, type Hmac, numberOfWord } from '../../fair/draw.ts';

/**
 * Numbers of a fair draw, one after another: each falls below the `length` that is asked for. Answered at once where it is at hand, so
 * that whoever asks for many need not wait for each of them.
 */
export type Below = (length: number) => number | Promise<number>;

/** No draw of a table needs nearly as many; running past this means a broken HMAC. */
const blocksMax = 64;

/**
 * The numbers of one round of a table, the same on the server and in the browser's verify page. Like the draw of
 * the reels (`fair/draw.ts`), with the round's public entropy in the place of a player's seed and the
 * round's number as the nonce; but a later range may depend on an earlier number, as with cards that leave the
 * shoe. A 32-bit word that would favour some numbers is thrown away and the next one is read.
 */
export const rangesOf = (hmac: Hmac, entropy: string, roundNumber: number): Below => {
  let words: number[] = [];
  let block = 0;
  const readBlock = async (): Promise<void> => {
    if (block >= blocksMax) throw new Error('the fair draw ran out of blocks');
    const bytes = await hmac(blockMessage(entropy, roundNumber, block));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    words = Array.from({ length: Math.floor(bytes.byteLength / 4) }, (_, at) => view.getUint32(at * 4));
    if (words.length === 0) throw new Error('the HMAC answered nothing');
    block += 1;
  };
  /** `undefined` once the words of the block are used up. */
  const numberAtHand = (length: number): number | undefined => {
    for (let word = words.shift(); word !== undefined; word = words.shift()) {
      const found = numberOfWord(word, length);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const numberFromBlocks = async (length: number): Promise<number> => {
    for (;;) {
      await readBlock();
      const found = numberAtHand(length);
      if (found !== undefined) return found;
    }
  };
  return (length) => numberAtHand(length) ?? numberFromBlocks(length);
};

/** What takes the place of a round's entropy where cards are dealt to one hand of one slip alone. */
export const handEntropy = (entropy: string, slipId: string, spot: string): string =>
  `${entropy}:${slipId}:${spot}`;

/** Stands for the spot in the draw of a pot, which is all of its seats'. */
export const potDraw = 'pot';

/** So many numbers below the same length. Waits only for those that are not at hand. */
export const drawAlike = async (below: Below, length: number, count: number): Promise<number[]> => {
  const numbers: number[] = [];
  while (numbers.length < count) {
    const number = below(length);
    numbers.push(typeof number === 'number' ? number : await number);
  }
  return numbers;
};
