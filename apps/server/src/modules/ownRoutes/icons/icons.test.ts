import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { iconAddressMax } from '@pavilion/contract';
import { type IconData, iconDataSchema } from '@pavilion/contract/ownRoutes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hall, openHall } from '../../../testing/moduleHall.ts';
import { createOwnRoutesModule } from '../index.ts';
import { askFallback } from './fallbackHosts.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall(({ database, sites, env }) => [
    createOwnRoutesModule({ pool: database.pool, sites, env }),
  ]);
});
afterAll(() => hall.close());

const get = async (url: string) => {
  const answer = await hall.app.inject({ method: 'GET', url, headers: { host: 'one.test' } });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
};

describe("the pages' own collection", () => {
  it('answers what it has, follows other names of an icon, and names what it does not have', async () => {
    const { status, headers, body } = await get('/icons/lucide.json?icons=gift,help-circle,no-such-icon');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=300');
    const answer = iconDataSchema.parse(JSON.parse(body));
    expect(answer).toMatchObject({ prefix: 'lucide', width: 24, height: 24, not_found: ['no-such-icon'] });
    expect(Object.keys(answer.icons)).toEqual(['gift', 'help-circle']);
    expect(answer.icons.gift?.body).toContain('<path');
  });

  it('is kept by browsers when nothing is missing', async () => {
    expect((await get('/icons/lucide.json?icons=gift')).headers['cache-control']).toBe(
      'public, max-age=86400',
    );
  });
});

it('answers nothing of other collections where the site names nobody to ask', async () => {
  const { status, body } = await get('/icons/mdi.json?icons=home');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ prefix: 'mdi', icons: {}, not_found: ['home'] });
});

const many = Array.from({ length: 200 }, (_, index) => `i-${index}`).join(',');
it.each([
  ['no names', '/icons/lucide.json'],
  ['an empty list', '/icons/lucide.json?icons='],
  ['a name twice over two fields', '/icons/lucide.json?icons=gift&icons=gift'],
  ['a field that is none', '/icons/lucide.json?icons=gift&callback=x'],
  ['a path for a name', '/icons/lucide.json?icons=../gift'],
  ['a collection that is a path', '/icons/..%2Flucide.json?icons=gift'],
  ['another file', '/icons/lucide.js?icons=gift'],
  ['an address that is too long', `/icons/lucide.json?icons=${many}`],
])('refuses %s', async (_name, url) => {
  expect((await get(url)).status).toBe(400);
});

it('takes an address of just the length that a question may have', async () => {
  const start = '/icons/lucide.json?icons=';
  const longest = start + 'a'.repeat(iconAddressMax - start.length);
  expect((await get(longest)).status).toBe(200);
  expect((await get(`${longest}a`)).status).toBe(400);
});

/** An icon host on a port of its own. */
const openHost = async (answer: (response: ServerResponse, url: string) => void) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response, request.url ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${address.port}`, asked, close };
};
const drawn = (data: object) => (response: ServerResponse) => response.end(JSON.stringify(data));
const home = { prefix: 'mdi', width: 24, height: 24, icons: { home: { body: '<path d="M1 1"/>' } } };
const answer: IconData = { ...home, not_found: ['house'] };

describe('hosts that the site names', () => {
  const ask = async (answers: ((response: ServerResponse, url: string) => void)[]) => {
    const hosts = await Promise.all(answers.map(openHost));
    try {
      const origins = hosts.map(({ origin }) => origin);
      return {
        told: await askFallback(origins, 'mdi', ['home', 'house']),
        asked: hosts.map((host) => host.asked),
      };
    } finally {
      for (const { close } of hosts) close();
    }
  };
  const silent = () => undefined;

  it('are asked for the names, and what nobody wanted is left out', async () => {
    const more = { ...home, icons: { ...home.icons, other: { body: '<path/>' } } };
    const { told, asked } = await ask([drawn(more)]);
    expect(told).toEqual(answer);
    expect(asked).toEqual([['/mdi.json?icons=home%2Chouse']]);
  });

  it.each([
    ['refuses', (response: ServerResponse) => response.writeHead(500).end()],
    [
      'leads elsewhere',
      (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    ],
    ['answers something else', drawn(['home'])],
    ['answers another collection', drawn({ ...home, prefix: 'tabler' })],
    ['is silent', silent],
  ])('give way to the next when one %s', async (_name, first) => {
    const { told, asked } = await ask([first, drawn(home)]);
    expect(told).toEqual(answer);
    expect(asked[1]).toHaveLength(1);
  });

  it('have no answer when none of them has one', async () => {
    expect((await ask([silent, silent])).told).toBeNull();
    expect(await askFallback([], 'mdi', ['home'])).toBeNull();
  });
});
