import { type Draw, drawNumbers, type Hmac } from '../../src/fair/draw.ts';

/** What proves a draw: the seeds and the number. */
export interface Seeds {
  serverSeed: string;
  /** What was shown beforehand; may be left out. */
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** SHA-256 of a text in UTF-8 or of bytes, as hex digits. */
export const sha256Of = async (
  data: string | Uint8Array<ArrayBuffer>,
  crypto: SubtleCrypto,
): Promise<string> =>
  Array.from(
    new Uint8Array(await crypto.digest('SHA-256', typeof data === 'string' ? bytesOf(data) : data)),
    (byte) => byte.toString(16).padStart(2, '0'),
  ).join('');

/** HMAC-SHA256 with the characters of a server seed as its key. */
export const hmacOf = async (serverSeed: string, crypto: SubtleCrypto): Promise<Hmac> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.importKey('raw', bytesOf(serverSeed), algorithm, false, ['sign']);
  return async (message) => new Uint8Array(await crypto.sign('HMAC', key, bytesOf(message)));
};

export interface Proof {
  readonly hash: string;
  readonly draw: Draw;
  /** The draw of the same seed and number with a salt that is made of the client seed. */
  readonly drawBeside: (saltOf: (clientSeed: string) => string) => Draw;
}

/** The server seed's SHA-256, and the draw that follows from the seeds: with the browser's own cryptography. */
export const proofOf = async (seeds: Seeds, crypto: SubtleCrypto): Promise<Proof> => {
  const hash = await sha256Of(seeds.serverSeed, crypto);
  const hmac = await hmacOf(seeds.serverSeed, crypto);
  const drawBy =
    (salt: string): Draw =>
    (sizes) =>
      drawNumbers(hmac, salt, seeds.nonce, sizes);
  return {
    hash,
    draw: drawBy(seeds.clientSeed),
    drawBeside: (saltOf) => drawBy(saltOf(seeds.clientSeed)),
  };
};

/** Whether the seed is the one whose fingerprint was shown; `null` where none was. */
export const hashAgreement = ({ serverSeedHash }: Seeds, hash: string): boolean | null =>
  serverSeedHash === '' ? null : serverSeedHash === hash;

/** Reads seeds from an address's fragment. */
export const seedsOf = (fields: URLSearchParams): Seeds => {
  const nonce = Number(fields.get('nonce') ?? 0);
  return {
    serverSeed: fields.get('server') ?? '',
    serverSeedHash: fields.get('hash') ?? '',
    clientSeed: fields.get('client') ?? '',
    nonce: Number.isSafeInteger(nonce) && nonce >= 0 ? nonce : 0,
  };
};
