import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const build = fileURLToPath(new URL('../../../office/build', import.meta.url));
/** Stands in the built page wherever the nonce of an answer belongs (apps/office/vite.config.ts). */
const noncePlaceholder = '__OFFICE_NONCE__';
const nonceBytes = 16;

/**
 * Scripts and styles that carry the nonce of this answer, and what those bring along; calls to this origin. Pictures come
 * from this origin or from the page itself (the code of an authenticator app). Nobody frames the office.
 */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/** The files of the office: hashed names, kept for a year. */
export const registerOfficeFiles = async (app: FastifyInstance): Promise<void> => {
  if (!existsSync(build)) return;
  await app.register(fastifyStatic, {
    root: `${build}/assets`,
    prefix: '/office/assets/',
    preCompressed: true,
    wildcard: true,
    decorateReply: false,
    maxAge: '365d',
    immutable: true,
  });
};

/** The one page of the office, under every address within it: which room it shows is the browser's business. */
export const registerOffice = (app: FastifyInstance): void => {
  const file = `${build}/index.html`;
  if (!existsSync(file)) return;
  const page = readFileSync(file, 'utf8');
  const answer = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(nonceBytes).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policyOf(nonce),
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex, nofollow',
      })
      .send(page.replaceAll(noncePlaceholder, nonce));
  };
  for (const url of ['/office', '/office/*'])
    app.route({ method: 'GET', url, schema: { hide: true }, handler: answer });
};
