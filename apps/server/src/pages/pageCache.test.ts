import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, renderedPage } from './pageCache.ts';

const page = async (html: string, status = 200) => renderedPage(status, {}, Buffer.from(html), 'shared');

describe('the shared page cache', () => {
  it('renders once for everybody who asks at the same time', async () => {
    const cache = createPageCache({ freshMs: 1_000, entriesMax: 10 });
    let renders = 0;
    const render = () => {
      renders += 1;
      return page('home');
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('home', render)));
    expect(renders).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('renders again when the page is stale or the content changed', async () => {
    let nowMs = 1;
    const cache = createPageCache({ freshMs: 1_000, entriesMax: 10, nowMs: () => nowMs });
    let renders = 0;
    const render = () => {
      renders += 1;
      return page(`render ${renders}`);
    };
    await cache.get('home', render);
    nowMs = 1_001;
    await cache.get('home', render);
    expect(renders).toBe(1);
    nowMs = 1_002;
    await cache.get('home', render);
    expect(renders).toBe(2);
    cache.clear();
    await cache.get('home', render);
    expect(renders).toBe(3);
  });

  it('keeps neither failures nor pages that are not 200', async () => {
    const cache = createPageCache({ freshMs: 1_000, entriesMax: 10 });
    await expect(cache.get('home', () => Promise.reject(new Error('render failed')))).rejects.toThrow(
      'render failed',
    );
    expect((await cache.get('home', () => page('gone', 404))).status).toBe(404);
    const found = await cache.get('home', () => page('there'));
    expect((await found.body('identity')).toString()).toBe('there');
  });

  it('stays bounded: the oldest page leaves first', async () => {
    const cache = createPageCache({ freshMs: 1_000, entriesMax: 2 });
    for (const key of ['a', 'b', 'c']) await cache.get(key, () => page(key));
    expect(cache.size).toBe(2);
    let rendered = false;
    await cache.get('a', () => {
      rendered = true;
      return page('a');
    });
    expect(rendered).toBe(true);
  });

  it('holds the same page in each encoding', async () => {
    const text = '华庭'.repeat(100);
    const { body } = await page(text);
    expect((await body('identity')).toString()).toBe(text);
    expect(brotliDecompressSync(await body('br')).toString()).toBe(text);
    expect(gunzipSync(await body('gzip')).toString()).toBe(text);
  });
});
