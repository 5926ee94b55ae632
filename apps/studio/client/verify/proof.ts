import { type Draw, drawNumbers } from '../../src/fair/draw.ts';

/** What proves a draw: the seeds and the number. */
export interface Seeds {
  serverSeed: string;
  /** What was shown beforehand; may be left out. */
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The server seed's SHA-256, and the draw that follows from the seeds: with the browser's own cryptography. */
export const proofOf = async (seeds: Seeds, crypto: SubtleCrypto): Promise<{ hash: string; draw: Draw }> => {
  const text = new TextEncoder();
  const hash = hexOf(await crypto.digest('SHA-256', text.encode(seeds.serverSeed)));
  const key = await crypto.importKey(
    'raw',
    text.encode(seeds.serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const hmac = async (message: string) =>
    new Uint8Array(await crypto.sign('HMAC', key, text.encode(message)));
  return { hash, draw: (sizes) => drawNumbers(hmac, seeds.clientSeed, seeds.nonce, sizes) };
};

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
