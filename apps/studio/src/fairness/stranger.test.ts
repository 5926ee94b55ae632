import { createHash, createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import type { Proof } from './proof.ts';
import { makeRules, rulesText } from './rulesData.ts';
import { makeVectors, type Vector, vectorsText } from './vectors.ts';

/**
 * The vectors, recomputed as somebody does it who has read `docs/fairness.md` and nothing else: with a hash, a library of curves
 * for the beacon's signature, and none of the studio's own code.
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

const namesIn = new Set(
  vectors.flatMap((vector) =>
    vector.kind === 'event'
      ? vector.sport
      : vector.kind === 'season' || vector.kind === 'lights'
        ? []
        : vector.game,
  ),
);

/** All seeds that stand in a vector. */
const proofsIn = (vector: Vector): readonly Proof[] => {
  switch (vector.kind) {
    case 'season':
      return vector.matches;
    case 'lights':
      return [...vector.pots, ...vector.players];
    default:
      return [vector];
  }
};

describe('the vectors of the draws', () => {
  it('are those that the games make', async () => {
    expect(vectorsText(await makeVectors())).toBe(stored);
  });

  it('go with the data that the games are played by', () => {
    for (const [file, rules] of Object.entries(makeRules())) {
      const written = readFileSync(new URL(`../../../../docs/fairness/${file}`, import.meta.url), 'utf8');
      expect(written, file).toBe(rulesText(rules));
    }
  });

  it('are recomputed by programs that know nothing of the studio', () => {
    const folder = new URL('./stranger/', import.meta.url);
    const programs = readdirSync(folder);
    expect(programs.length).toBeGreaterThan(5);
    for (const program of programs) {
      const text = readFileSync(new URL(program, folder), 'utf8');
      const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
      expect(imported.filter((from) => !/^(node:(crypto|fs)|\.\/[A-Za-z]+\.ts)$/.test(from ?? ''))).toEqual(
        [],
      );
    }
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
    for (const { serverSeed, serverSeedHash } of vectors.flatMap(proofsIn))
      expect(sha256(serverSeed)).toBe(serverSeedHash);
  });

  it('come to the same numbers by a stranger’s program', () => {
    let drawn = 0;
    const check = (
      { serverSeed }: { serverSeed: string },
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
      else if (vector.kind === 'table') {
        check(vector, vector.entropy, vector.round, vector.numbers);
        const { hand } = vector;
        if (hand) check(vector, `${vector.entropy}:${hand.slip}:${hand.spot}`, vector.round, hand.numbers);
      } else if (vector.kind === 'event')
        for (const { step, numbers } of vector.steps) check(vector, vector.event, step, numbers);
    }
    expect(drawn).toBeGreaterThan(400);
  });

  it('have hands that are dealt cards of their own', () => {
    const hands = vectors.flatMap((vector) => (vector.kind === 'table' && vector.hand) || []);
    expect(hands.length).toBeGreaterThan(1);
    for (const { spot, numbers } of hands) {
      expect(spot).toBe('seat:1');
      expect(numbers.map(({ below }) => below)).toEqual(Array.from({ length: 36 }, (_, at) => 390 - at));
    }
  });

  const tables = vectors.filter((vector) => vector.kind === 'table');
  const listOf = (parts: readonly (readonly [string, string])[]): string =>
    parts
      .map(([id, part]) => `${id}:${part}`)
      .sort()
      .join('\n');

  it('bring every bet into the sealed list of a table, and the list into the entropy', () => {
    for (const { contributions, sealing, sealedHash, beacon, entropy } of tables) {
      expect(sha256(listOf(contributions.map(({ id, entropy: part }) => [id, part])))).toBe(sealedHash);
      const opened = contributions.flatMap(({ id, opening }): [string, string][] =>
        opening === null ? [] : [[id, opening]],
      );
      const later = beacon
        ? createHash('sha256').update(Buffer.from(beacon.signature, 'hex')).digest('hex')
        : sha256(listOf(opened));
      expect(sealing === 'none' ? sealedHash : sha256(`${sealedHash}:${later}`)).toBe(entropy);
    }
    for (const sealing of ['none', 'beacon', 'commitments'])
      expect(
        Math.max(...tables.filter((one) => one.sealing === sealing).map((one) => one.contributions.length)),
      ).toBeGreaterThan(1);
  });

  it('open what their bets brought as hashes, and say which was never opened', () => {
    const committed = tables
      .filter(({ sealing }) => sealing === 'commitments')
      .flatMap(({ contributions }) => contributions);
    for (const { entropy, opening } of committed) if (opening !== null) expect(sha256(opening)).toBe(entropy);
    const openings = committed.map(({ opening }) => opening === null);
    expect(new Set(openings)).toEqual(new Set([true, false]));
  });

  it('wait for the round of the beacon that its time names, and which the network has signed', () => {
    // drand's quicknet, as it describes itself: the key, the first round, the period.
    const key =
      '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
    const firstAt = 1_692_803_367;
    const { shortSignatures, G2 } = bls12_381;
    const signed = new Map(tables.flatMap(({ beacon }) => (beacon ? [[beacon.round, beacon] as const] : [])));
    expect(signed.size).toBeGreaterThan(4);
    for (const { round, time, sealedAt, signature } of signed.values()) {
      expect(Date.parse(time) / 1_000).toBe(firstAt + 3 * (round - 1));
      const earliest = Date.parse(sealedAt) / 1_000 + 1;
      expect(Math.ceil((earliest - firstAt) / 3) + 1).toBe(round);
      const number = Buffer.alloc(8);
      number.writeBigUInt64BE(BigInt(round));
      const message = shortSignatures.hash(
        createHash('sha256').update(number).digest(),
        'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
      );
      const point = shortSignatures.Signature.fromHex(signature);
      expect(shortSignatures.verify(point, message, G2.Point.fromHex(key)), String(round)).toBe(true);
    }
  });
});
