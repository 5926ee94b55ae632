import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BriefCache, type BriefCacheOptions } from '../infra/briefCache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type PageEncoding = 'br' | 'gzip' | 'identity';

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body in an encoding, compressed when it is first asked for. */
  readonly body: (encoding: PageEncoding) => Promise<Buffer>;
}

/** How a page is compressed: one that many will share is worth more work than one that is sent once. */
const efforts = {
  shared: { brotliQuality: 5, gzipLevel: 6 },
  once: { brotliQuality: 1, gzipLevel: 1 },
} as const;
export type CompressionEffort = keyof typeof efforts;
/** 256 kB of history are more than a page has; a larger window only costs memory to set up (log2 of bytes). */
const brotliWindow = 18;

const compress = (body: Uint8Array, encoding: PageEncoding, effort: CompressionEffort): Promise<Buffer> => {
  const { brotliQuality, gzipLevel } = efforts[effort];
  switch (encoding) {
    case 'br':
      return compressBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'gzip':
      return compressGzip(body, { level: gzipLevel });
    case 'identity':
      return Promise.resolve(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  }
};

export const renderedPage = (
  status: number,
  headers: Readonly<Record<string, string>>,
  identity: Uint8Array,
  effort: CompressionEffort,
): RenderedPage => {
  const bodies = new Map<PageEncoding, Promise<Buffer>>();
  return {
    status,
    headers,
    body: (encoding) => {
      const known = bodies.get(encoding);
      if (known !== undefined) return known;
      const made = compress(identity, encoding, effort);
      bodies.set(encoding, made);
      return made;
    },
  };
};

/** How long a visitor's page may be shared, and how many different ones are kept. */
const sharedFreshMs = 5_000;
const sharedPagesMax = 500;

/**
 * Visitors' pages, shared for a short while. Pages are rendered without knowing who asks (the token lives in the browser
 * only), so nothing private can be in here. A change of content empties it.
 */
export type PageCache = BriefCache<RenderedPage>;

export const createPageCache = (
  options: Omit<BriefCacheOptions<RenderedPage>, 'keeps'> = {
    freshMs: sharedFreshMs,
    entriesMax: sharedPagesMax,
  },
): PageCache => new BriefCache({ ...options, keeps: ({ status }) => status === 200 });
