import { sha256 } from '../fair/hash.ts';

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

export const proofOf = (name: string): Proof => {
  const serverSeed = sha256(`vector of ${name}`);
  return { serverSeed, serverSeedHash: sha256(serverSeed) };
};
