import { providerBasePath, providerCalls } from '@pavilion/provider-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionHeader } from '../book/views.ts';
import { BookBench, endsWell } from '../testing/bookBench.ts';
import { requestsPerMinute } from '../testing/studioBench.ts';
import { openReadsPerMinute, pricingsPerMinute } from './requestLimits.ts';

/** What one address may ask of the studio, on the real routes; each test asks from addresses of its own. */

const proxy = '10.77.0.2';

let sports: BookBench;
beforeAll(async () => {
  sports = await BookBench.open('kite-sports');
});
afterAll(() => sports.bench.close());

interface Asked {
  readonly from: string;
  readonly behind?: string;
  readonly method?: 'GET' | 'HEAD' | 'POST';
}

const ask = (url: string, { from, behind, method = 'GET' }: Asked) =>
  sports.bench.app.server.inject({
    method,
    url,
    remoteAddress: behind ?? from,
    headers: behind === undefined ? {} : { 'x-forwarded-for': from },
  });

const askOften = async (times: number, url: string, asked: Asked): Promise<number[]> => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await ask(url, asked)).statusCode);
  return statuses;
};

describe('an address that asks for more than its share', () => {
  it('hears when to come back, in words that a page takes for no answer', async () => {
    const asked = { from: '198.51.100.1' };
    const statuses = await askOften(requestsPerMinute, '/nowhere', asked);
    expect(new Set(statuses)).toEqual(new Set([404]));
    const refused = await ask('/play/koi-lantern', asked);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ error: 'busy' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await askOften(1, '/readyz', asked)).toEqual([429]);
    const press = { ...asked, method: 'POST' } as const;
    expect(await askOften(1, '/play/koi-lantern/api/state', press)).toEqual([429]);
    expect(await askOften(1, '/play/koi-lantern', { from: '198.51.100.2' })).toEqual([200]);
  });

  it('is told by the proxy that it comes through, and by nobody else', async () => {
    const asked = { from: '198.51.100.3', behind: proxy };
    await askOften(requestsPerMinute, '/nowhere', asked);
    expect(await askOften(1, '/nowhere', asked)).toEqual([429]);
    expect(await askOften(1, '/nowhere', { from: '198.51.100.4', behind: proxy })).toEqual([404]);
    // A stranger who claims to be one is counted as itself.
    const claimed = { from: '198.51.100.3', behind: '203.0.113.9' };
    expect(await askOften(1, '/nowhere', claimed)).toEqual([404]);
  });

  it('reads a book’s results within a bound of their own', async () => {
    const asked = { from: '198.51.100.5' };
    const url = '/play/kite-sports/api/results';
    const statuses = await askOften(openReadsPerMinute, url, asked);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await askOften(1, url, asked)).toEqual([429]);
    expect(await askOften(1, url, { ...asked, method: 'HEAD' })).toEqual([404]);
    // What a page asks for as it is opened and left counts with its other calls.
    const events = await askOften(openReadsPerMinute + 1, '/play/kite-sports/api/events', asked);
    expect(new Set(events)).toEqual(new Set([200]));
  });

  it('asks for what slips come to within a bound of each session, and for matches that are over within one of its own', async () => {
    const over = await sports.coming('basketball', endsWell);
    const open = await sports.coming('basketball', endsWell);
    const seats = [await sports.sit('often-1', 10_000), await sports.sit('often-2', 10_000)] as const;
    const asked = { from: '198.51.100.9' };
    const quote = async ({ opened }: (typeof seats)[number]): Promise<number> =>
      (
        await sports.bench.app.server.inject({
          method: 'POST',
          url: '/play/kite-sports/api/quote',
          remoteAddress: asked.from,
          headers: { [sessionHeader]: opened.session },
          payload: { legs: [sports.pick(open, 'winner', 'home')] },
        })
      ).statusCode;
    const statuses: number[] = [];
    for (let turn = 0; turn < pricingsPerMinute; turn += 1) statuses.push(await quote(seats[0]));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await quote(seats[0])).toBe(429);
    expect(await quote(seats[1])).toBe(200);

    await sports.breakOff(over);
    const urlOf = (id: string): string => `/play/kite-sports/api/events/${id}`;
    expect(new Set(await askOften(openReadsPerMinute, urlOf(over), asked))).toEqual(new Set([200]));
    expect(await askOften(1, urlOf(over), asked)).toEqual([429]);
    expect(await askOften(1, urlOf(open), asked)).toEqual([200]);
  });

  it.each([['127.0.0.1'], ['::1']])('is not this machine, %s', async (from) => {
    const statuses = await askOften(requestsPerMinute + 1, '/healthz', { from });
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('is a proxy on this machine that the studio was not told of: all that it hands on counts as one', async () => {
    const [one, other] = ['198.51.100.7', '198.51.100.8'].map((from) => ({ from, behind: '127.0.0.1' }));
    if (!one || !other) throw new Error('no addresses');
    const statuses = await askOften(requestsPerMinute, '/nowhere', one);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(await askOften(1, '/nowhere', other)).toEqual([429]);
  });

  it('is not the hall, whose calls are signed', async () => {
    const asked = { from: '198.51.100.6', method: 'POST' } as const;
    const statuses = await askOften(
      requestsPerMinute + 1,
      providerBasePath + providerCalls.games.path,
      asked,
    );
    // Nothing is signed here.
    expect(new Set(statuses)).toEqual(new Set([401]));
  });
});
