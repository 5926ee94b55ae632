import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { makeVectors, type Vector, vectorsText } from './vectors.ts';

/**
 * The vectors, recomputed as somebody does it who has read `docs/fairness.md` and nothing else: with a hash, and none of the
 * studio's own code.
 */

const stored = readFileSync(new URL('../../../../docs/fairness-vectors.json', import.meta.url), 'utf8');
const vectors: readonly Vector[] = JSON.parse(stored);

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The words of a draw, one after another. */
function* wordsOf(serverSeed: string, salt: string, nonce: number) {
  for (let block = 0; ; block += 1) {
    const hex = createHmac('sha256', serverSeed).update(`${salt}:${nonce}:${block}`).digest('hex');
    for (let place = 0; place < 64; place += 8) yield Number.parseInt(hex.slice(place, place + 8), 16);
  }
}

const numbersOf = (serverSeed: string, salt: string, nonce: number, bounds: readonly number[]): number[] => {
  const words = wordsOf(serverSeed, salt, nonce);
  return bounds.map((bound) => {
    for (;;) {
      const word = Number(words.next().value);
      if (word < Math.floor(4_294_967_296 / bound) * bound) return word % bound;
    }
  });
};

const namesIn = new Set(vectors.map((vector) => (vector.kind === 'event' ? vector.sport : vector.game)));

describe('the vectors of the draws', () => {
  it('are those that the games make', async () => {
    expect(vectorsText(await makeVectors())).toBe(stored);
  });

  it('are there for every game', () => {
    const missing = catalogue.map(({ gameCode }) => gameCode).filter((code) => !namesIn.has(code));
    // The book's games are told by their sports.
    expect(missing).toEqual(['kite-sports', 'paper-siege', 'paper-league']);
    expect([...namesIn]).toEqual(
      expect.arrayContaining(['football', 'racket', 'basketball', 'siege', 'league']),
    );
  });

  it('show a seed that has the fingerprint', () => {
    for (const { serverSeed, serverSeedHash } of vectors) expect(sha256(serverSeed)).toBe(serverSeedHash);
  });

  it('come to the same numbers by a stranger’s program', () => {
    let drawn = 0;
    const check = (
      { serverSeed }: Vector,
      salt: string,
      nonce: number,
      numbers: readonly { below: number; number: number }[],
    ) => {
      const bounds = numbers.map(({ below }) => below);
      expect(numbersOf(serverSeed, salt, nonce, bounds)).toEqual(numbers.map(({ number }) => number));
      drawn += numbers.length;
    };
    for (const vector of vectors) {
      if (vector.kind === 'round') check(vector, vector.clientSeed, vector.nonce, vector.numbers);
      else if (vector.kind === 'table') check(vector, vector.entropy, vector.round, vector.numbers);
      else for (const { step, numbers } of vector.steps) check(vector, vector.event, step, numbers);
    }
    expect(drawn).toBeGreaterThan(400);
  });

  it('bring every bet into the entropy of a table, in the order of the lines', () => {
    const tables = vectors.filter((vector) => vector.kind === 'table');
    for (const { contributions, entropy } of tables)
      expect(
        sha256(
          contributions
            .map(({ id, entropy: part }) => `${id}:${part}`)
            .sort()
            .join('\n'),
        ),
      ).toBe(entropy);
    expect(Math.max(...tables.map(({ contributions }) => contributions.length))).toBeGreaterThan(1);
  });
});
