import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

interface Entry {
  readonly page: Promise<RenderedPage>;
  readonly freshUntilMs: number;
}

/**
 * Visitors' pages, shared for a short while. Pages are rendered without knowing who asks (the token lives in the browser
 * only), so nothing private can be in here. One render serves everybody who waits for the same page; a change of content
 * empties it. Bounded: the oldest entry leaves first.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #freshMs: number;
  readonly #entriesMax: number;
  readonly #nowMs: () => number;

  constructor(options: { freshMs: number; entriesMax: number; nowMs?: () => number }) {
    this.#freshMs = options.freshMs;
    this.#entriesMax = options.entriesMax;
    this.#nowMs = options.nowMs ?? (() => performance.now());
  }

  get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const held = this.#entries.get(key);
    if (held !== undefined && held.freshUntilMs > this.#nowMs()) return held.page;
    const page = render();
    this.#entries.delete(key);
    this.#entries.set(key, { page, freshUntilMs: this.#nowMs() + this.#freshMs });
    const forget = () => {
      if (this.#entries.get(key)?.page === page) this.#entries.delete(key);
    };
    page.then((rendered) => {
      if (rendered.status !== 200) forget();
    }, forget);
    if (this.#entries.size > this.#entriesMax) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
    return page;
  }

  clear(): void {
    this.#entries.clear();
  }

  get size(): number {
    return this.#entries.size;
  }
}
