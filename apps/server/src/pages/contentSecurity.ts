import { createHash } from 'node:crypto';
import type { CaptchaProvider } from '@pavilion/contract/identity';

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

/** Hosts of captcha services, each as its makers ask for: their widgets bring scripts and frames, one of them more. */
const captchaSources: Readonly<Record<CaptchaProvider, { readonly hosts: string; readonly whole: boolean }>> =
  {
    turnstile: { hosts: ' https://challenges.cloudflare.com', whole: false },
    hcaptcha: { hosts: ' https://hcaptcha.com https://*.hcaptcha.com', whole: true },
  };

/**
 * The Content-Security-Policy of a page: scripts from this origin and the page's own inline ones by hash, frames
 * only from the named game and payment origins; and what the site's captcha service needs, where it has one.
 */
export const contentSecurityPolicy = (
  hashes: readonly string[],
  frameOrigins: readonly string[],
  captchaProvider: CaptchaProvider | null = null,
): string => {
  const captcha = captchaProvider === null ? null : captchaSources[captchaProvider];
  const widget = captcha?.hosts ?? '';
  const rest = captcha?.whole === true ? captcha.hosts : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim() + widget,
    `style-src 'self' 'unsafe-inline'${rest}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${rest}`,
    `frame-src 'self' ${frameOrigins.join(' ')}`.trim() + widget,
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ');
};
