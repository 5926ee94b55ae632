import { randomBytes } from 'node:crypto';
import { type Draw, drawNumbers } from '../fair/draw.ts';
import { hmacOf, sha256 } from '../fair/hash.ts';
import type { SeatRow } from './rows.ts';
import type { FairnessView } from './views.ts';

/** 256 bits as 64 hex characters. */
export const newServerSeed = (): string => randomBytes(32).toString('hex');

/** What is shown of a server seed before it is used up. */
export const hashOfSeed = (serverSeed: string): string => sha256(serverSeed);

/** A client seed for players who do not choose one. */
export const newClientSeed = (): string => randomBytes(8).toString('hex');

/** The draw of a seat's seeds at a nonce. */
export const drawOf =
  (seat: Pick<SeatRow, 'server_seed' | 'client_seed'>, nonce: number): Draw =>
  (sizes) =>
    drawNumbers(hmacOf(seat.server_seed), seat.client_seed, nonce, sizes);

export const presentFairness = (seat: SeatRow): FairnessView => ({
  serverSeedHash: hashOfSeed(seat.server_seed),
  nextServerSeedHash: hashOfSeed(seat.next_server_seed),
  clientSeed: seat.client_seed,
  nonce: seat.next_nonce,
});
