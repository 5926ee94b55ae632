import { createHash } from 'node:crypto';

const opening = Buffer.from('<script');
const closing = Buffer.from('</script>');
const endOfTag = Buffer.from('>');

/**
 * CSP sources of the inline scripts of a page: their hashes, so that a shared page needs no nonce. Reads bytes: a page is
 * never made into one long string again.
 */
export const scriptHashes = (document: Uint8Array): readonly string[] => {
  const bytes = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  const hashes = new Set<string>();
  for (let at = bytes.indexOf(opening); at !== -1; at = bytes.indexOf(opening, at)) {
    const tagEnd = bytes.indexOf(endOfTag, at);
    const end = bytes.indexOf(closing, tagEnd);
    if (tagEnd === -1 || end === -1) break;
    const attributes = bytes.toString('latin1', at + opening.length, tagEnd);
    if (!attributes.includes(' src=') && !attributes.includes('application/ld+json')) {
      const body = bytes.subarray(tagEnd + 1, end);
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
    }
    at = end;
  }
  return [...hashes];
};

/**
 * The Content-Security-Policy of a page: scripts from this origin and the page's own inline ones by hash, frames
 * only from the named game and payment origins.
 */
export const contentSecurityPolicy = (hashes: readonly string[], frameOrigins: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${frameOrigins.join(' ')}`.trim(),
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ');
