import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlainPages } from '../pages/plainPages.fixture.ts';
import { type Hall, openHall } from '../testing/moduleHall.ts';

/** What no route limits for itself: pages, files, probes, what does not exist. */

const perMinute = 60;
const stranger = '198.51.100.7';
const proxy = '10.77.0.2';
let hall: Hall;
beforeAll(async () => {
  hall = await openHall(() => [], {
    environment: { REQUESTS_PER_MINUTE: String(perMinute), TRUST_PROXY: '10.77.0.0/24' },
    app: async ({ database, log }) => ({ pages: await openPlainPages(database.pool, log) }),
  });
});
afterAll(() => hall.close());

interface Sender {
  readonly remoteAddress: string;
  readonly forwarded?: string;
}

const askOften = async (
  times: number,
  { remoteAddress, forwarded }: Sender,
  url: string,
  method: 'GET' | 'POST' = 'GET',
): Promise<number[]> => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const headers = {
      host: 'one.test',
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    };
    const answer = await hall.app.inject({ method, url, remoteAddress, headers });
    statuses.push(answer.statusCode);
  }
  return statuses;
};

describe('an address that asks for more than its share hears 429', () => {
  it.each([
    ['GET', '/', 200, '198.51.100.1'],
    ['GET', '/faq.data', 200, '198.51.100.2'],
    ['GET', '/api/nowhere', 404, '198.51.100.3'],
    ['POST', '/nowhere', 404, '198.51.100.4'],
  ] as const)('%s %s', async (method, url, usual, remoteAddress) => {
    const statuses = await askOften(perMinute + 1, { remoteAddress }, url, method);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([usual]));
    expect(statuses.at(-1)).toBe(429);
    // Whatever page it asks for then; another address is not meant.
    expect(await askOften(1, { remoteAddress }, '/promotions')).toEqual([429]);
    expect(await askOften(1, { remoteAddress: '198.51.100.99' }, '/promotions')).toEqual([200]);
  });

  it('also behind a proxy, by the address that the proxy tells', async () => {
    const forwarded = '198.51.100.5';
    expect((await askOften(perMinute + 1, { remoteAddress: proxy, forwarded }, '/')).at(-1)).toBe(429);
    const other = { remoteAddress: proxy, forwarded: '198.51.100.6' };
    expect(await askOften(1, other, '/')).toEqual([200]);
  });
});

describe('probes', () => {
  const probes = 200;
  it.each(['/readyz', '/healthz', '/metrics'])('%s from the outside are limited', async (url) => {
    expect((await askOften(probes, { remoteAddress: stranger }, url)).at(-1)).toBe(429);
    const throughProxy = { remoteAddress: proxy, forwarded: stranger };
    expect(await askOften(1, throughProxy, url)).toEqual([429]);
    // Nor does it help to name the machine itself: the proxy adds who it was.
    const claiming = { remoteAddress: proxy, forwarded: `127.0.0.1, ${stranger}` };
    expect(await askOften(1, claiming, url)).toEqual([429]);
  });

  it.each(['127.0.0.1', '::1', proxy])('of %s itself are not', async (remoteAddress) => {
    const statuses = await askOften(probes, { remoteAddress }, '/readyz');
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
