import type { PageServices } from '@pavilion/contract';
import { waitFor } from '@pavilion/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestHall } from '../testing/testHall.ts';
import { scriptHashes } from './contentSecurity.ts';
import { PagePool } from './pagePool.ts';
import { loadPageRenderer, type PageRenderer } from './pageRenderer.ts';

const scriptLink = /<link rel="later"[^>]*>/g;

/**
 * The document before its scripts: the test runner writes into functions that a page carries as text. Links to scripts
 * stand where the renderer had come to when it wrote the head, which a busy machine moves: they are counted, not placed.
 */
const visiblePart = (body: Uint8Array): { readonly document: string; readonly links: readonly string[] } => {
  const document = Buffer.from(body).toString('utf8').split('<script>((', 1)[0] ?? '';
  return { document: document.replaceAll(scriptLink, ''), links: (document.match(scriptLink) ?? []).sort() };
};

let pool: PagePool | undefined;
afterEach(() => pool?.close());

const asked = (path: string) => ({ url: `http://hall.test${path}`, method: 'GET', headers: {} });

describe('a pool of threads that render pages', () => {
  it('renders what one thread renders, with the content of the house', async () => {
    const started = await PagePool.start(2);
    pool = started;
    const inline = await loadPageRenderer();
    const shown: (readonly [here: ReturnType<typeof visiblePart>, there: ReturnType<typeof visiblePart>])[] =
      [];
    const both: PageRenderer = async (request, services) => {
      const [here, there] = await Promise.all([inline(request, services), started.render(request, services)]);
      expect(there.scriptHashes).toEqual(scriptHashes(there.body));
      // While the content changes, the two may stand on either side of the change.
      if (!request.url.endsWith('?anew')) shown.push([visiblePart(here.body), visiblePart(there.body)]);
      return there;
    };
    const hall = await createTestHall({ pageRenderer: both });
    try {
      const answers = await Promise.all(
        ['/', '/faq', '/gameHall/2', '/nowhere'].map((url) =>
          hall.app.inject({ method: 'GET', url, headers: { host: 'localhost' } }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404]);
      expect(answers[0]?.body).toContain('锦鲤灯影');
      // Lists that did not change are not told to the thread again; one that did is.
      const again = await hall.app.inject({ method: 'GET', url: '/?again', headers: { host: 'localhost' } });
      expect(again.body).toContain('锦鲤灯影');
      await hall.database.owner.query(
        `update game set names = names || '{"zh_CN": "改名的锦鲤"}' where game_code = 'koi-lantern'`,
      );
      await waitFor(async () => {
        const page = await hall.app.inject({ method: 'GET', url: '/?anew', headers: { host: 'localhost' } });
        return page.body.includes('改名的锦鲤');
      });
    } finally {
      await hall.close();
    }
    expect(shown).toHaveLength(5);
    for (const [here, there] of shown) expect(there).toEqual(here);
  });
});

describe('when a thread dies', () => {
  const services: PageServices = {
    origin: 'http://hall.test',
    site: {
      site_id: 1,
      site_name: 'Pavilion',
      time_zone: 'America/Caracas',
      languages: ['zh_CN'],
      currencies: ['RMB'],
      is_demo: false,
      game_room: false,
      icon_fallback_hosts: [],
      link_expire_minutes: 60,
      desktop_theme: 'H5_1',
      mobile_theme: 'H5_1',
      theme_preview: false,
      age_min: 18,
      service_hours: '',
      customer_service: { open_type: 'window', url: 'https://hall.test/help' },
    },
    locale: 'zh_CN',
    currency: 'RMB',
    template: 'wide',
    theme: 'H5_1',
    keepsDebugLog: false,
    call: () => Promise.reject(new Error('nothing is called')),
  };
  const start = async (size: number): Promise<PagePool> => {
    pool = await PagePool.start(size, new URL('./pagePool.fixture.ts', import.meta.url));
    return pool;
  };

  it('what it was rendering fails, and the next page comes from a new thread', async () => {
    const { render } = await start(1);
    const waiting = render(asked('/wait'), services);
    const dying = render(asked('/die'), services);
    await expect(dying).rejects.toThrow('ended with code 3');
    await expect(waiting).rejects.toThrow('ended with code 3');
    expect((await render(asked('/'), services)).status).toBe(200);
  });

  it('other threads go on', async () => {
    const { render } = await start(2);
    const [dead, alive] = await Promise.allSettled([
      render(asked('/die'), services),
      render(asked('/'), services),
    ]);
    expect(dead.status).toBe('rejected');
    expect(alive.status).toBe('fulfilled');
  });

  it('a closed pool refuses', async () => {
    const { render, close } = await start(1);
    await close.call(pool);
    await expect(render(asked('/'), services)).rejects.toThrow('no more pages');
  });
});
