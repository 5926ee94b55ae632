import { createHash, createHmac } from 'node:crypto';
import type { Hmac } from '../fair/draw.ts';

/** What every vector has: a seed that anybody can make again, and its fingerprint. */
export interface Proof {
  /** 64 hex digits. */
  readonly serverSeed: string;
  /** SHA-256 of the seed's characters. */
  readonly serverSeedHash: string;
}

/** One number of a draw: which of how many. */
export interface DrawnNumber {
  readonly below: number;
  readonly number: number;
}

export const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

export const hmacOf =
  (serverSeed: string): Hmac =>
  async (message) =>
    createHmac('sha256', serverSeed).update(message).digest();

export const proofOf = (name: string): Proof => {
  const serverSeed = sha256(`vector of ${name}`);
  return { serverSeed, serverSeedHash: sha256(serverSeed) };
};
