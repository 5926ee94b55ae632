import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, scriptHashes } from './contentSecurity.ts';

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

it('allows exactly the inline scripts of the page, by hash', () => {
  const html =
    '<script>a()</script><script type="module" async="">b()</script><script src="/boot.js"></script><script type="application/ld+json">{}</script>';
  const policy = contentSecurityPolicy(scriptHashes(Buffer.from(html)), ['http://studio.test']);
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')}`);
  expect(policy).toContain("frame-src 'self' http://studio.test");
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});
