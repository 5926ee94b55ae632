import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawNumbers, type Hmac, numberOfWord } from './draw.ts';

const hmacOf =
  (seed: string): Hmac =>
  async (message) =>
    createHmac('sha256', seed).update(message).digest();

describe('the fair draw', () => {
  it.each([
    ['a'.repeat(64), 'lantern', 0, [39, 39, 38, 39, 38]],
    ['a'.repeat(64), 'lantern', 1, [39, 39, 38, 39, 38]],
    ['0123456789abcdef'.repeat(4), '华庭', 42, [41, 42, 42, 41, 43]],
  ])(
    'follows from server seed %s, client seed %s and nonce %i alone',
    async (seed, client, nonce, lengths) => {
      const stops = await drawNumbers(hmacOf(seed), client, nonce, lengths);
      const words = createHmac('sha256', seed).update(`${client}:${nonce}:0`).digest();
      expect(stops).toEqual(lengths.map((length, index) => words.readUInt32BE(index * 4) % length));
      expect(await drawNumbers(hmacOf(seed), client, nonce, lengths)).toEqual(stops);
    },
  );

  it('keeps to published vectors', async () => {
    const seed = '5f0c9d4e7a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5';
    expect(await drawNumbers(hmacOf(seed), 'paper-koi', 7, [39, 39, 38, 39, 38])).toEqual([
      27, 19, 11, 33, 20,
    ]);
    expect(await drawNumbers(hmacOf(seed), 'paper-koi', 8, [39, 39, 38, 39, 38])).toEqual([
      2, 28, 35, 21, 25,
    ]);
  });

  it('gives every stop exactly as many words as any other', () => {
    const length = 39;
    const usable = 2 ** 32 - (2 ** 32 % length);
    expect(usable % length).toBe(0);
    expect(numberOfWord(usable - 1, length)).toBe(length - 1);
    expect(numberOfWord(usable, length)).toBeUndefined();
    expect(numberOfWord(2 ** 32 - 1, length)).toBeUndefined();
    expect(numberOfWord(2 ** 32 - 1, 32)).toBe(31);
  });

  it('throws a word above the limit away and reads the next, into the next block where needed', async () => {
    const block = (...words: number[]) => {
      const bytes = Buffer.alloc(32, 0xff);
      for (const [index, word] of words.entries()) bytes.writeUInt32BE(word, index * 4);
      return bytes;
    };
    const blocks = [block(0xffffffff, 5), block(40, 41, 42, 43)];
    const asked: string[] = [];
    const hmac: Hmac = async (message) => {
      asked.push(message);
      return blocks[asked.length - 1] ?? Buffer.alloc(32);
    };
    expect(await drawNumbers(hmac, 'c', 3, [39, 39, 39, 39, 39])).toEqual([5, 1, 2, 3, 4]);
    expect(asked).toEqual(['c:3:0', 'c:3:1']);
  });

  it('gives up on an HMAC that never yields a usable word', async () => {
    const broken: Hmac = async () => Buffer.alloc(32, 0xff);
    await expect(drawNumbers(broken, 'c', 0, [39])).rejects.toThrow('ran out');
  });

  it('spreads over a strip as evenly as chance would (chi-square, 99.9 %)', async () => {
    const hmac = hmacOf('b'.repeat(64));
    const counts = new Array<number>(39).fill(0);
    const draws = 8000;
    for (let nonce = 0; nonce < draws; nonce += 1) {
      for (const stop of await drawNumbers(hmac, 'even', nonce, [39, 39, 39, 39, 39])) {
        counts[stop] = (counts[stop] ?? 0) + 1;
      }
    }
    const expected = (draws * 5) / 39;
    const chi = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(70.7);
    expect(chi).toBeGreaterThan(15);
  });
});
