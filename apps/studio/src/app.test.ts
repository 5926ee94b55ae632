import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudioBench } from './testing/studioBench.ts';

let bench: StudioBench;

beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());

describe('the pages', () => {
  it('of a game may be framed by the hall alone, run only our own script, and are never stored', async () => {
    const response = await fetch(`${bench.origin}/play/koi-lantern?lang=zh_CN`);
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${bench.hall.origin}`);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const html = await response.text();
    expect(html).toContain('<html lang="zh-CN" data-letters="late">');
    expect(html).toContain('<title>锦鲤灯影</title>');
  });

  it('speak English to everybody else and do not echo what they are asked', async () => {
    const html = await (await fetch(`${bench.origin}/play/comet-peaks?lang=%3Cb%3E`)).text();
    expect(html).toContain('<html lang="en" data-letters="late">');
    expect(html).toContain('<title>Comet over Peaks</title>');
    expect(html).not.toContain('<b>');
  });

  it('of payment may be framed by nobody', async () => {
    const response = await fetch(`${bench.origin}/pay/${'x'.repeat(32)}`);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('of unknown games are not there', async () => {
    expect((await fetch(`${bench.origin}/play/nothing`)).status).toBe(404);
    expect((await fetch(`${bench.origin}/nowhere`)).status).toBe(404);
  });
});

describe('health', () => {
  it('is alive, and ready while its database answers', async () => {
    expect((await fetch(`${bench.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${bench.origin}/readyz`)).status).toBe(200);
  });
});

describe('bad input', () => {
  it.each([
    ['{', 400],
    ['[]', 400],
    ['"x"', 400],
    [JSON.stringify({ ticket: 'x'.repeat(20_000) }), 413],
  ])('%s at a game gets %i and no inside story', async (body, status) => {
    const response = await fetch(`${bench.origin}/play/koi-lantern/api/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(status);
    expect(Object.keys((await response.json()) as object)).toContain('error');
  });

  it('of another type is refused', async () => {
    const response = await fetch(`${bench.origin}/play/koi-lantern/api/open`, { method: 'POST', body: 'x' });
    expect(response.status).toBe(415);
  });
});
