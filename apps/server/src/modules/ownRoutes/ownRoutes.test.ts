import { createDecipheriv } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { checkIframeDataSchema, clientCaptchaDataSchema } from '@pavilion/contract/ownRoutes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { mayEmbed } from './frames/embedding.ts';
import { createFrameProbe, type FrameProbe, type Pinned } from './frames/frameProbe.ts';
import { isPublicAddress } from './frames/publicAddress.ts';
import { createOwnRoutesModule } from './index.ts';

/** A page of the outside world: a real server here, which the probe believes to stand at a public address. */
interface World {
  readonly probe: FrameProbe;
  /** What a name is resolved to, one answer after the other; the last one stays. */
  readonly names: Map<string, string[][]>;
  readonly dialled: Pinned[];
  readonly sockets: Socket[];
  answer: (path: string, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

const publicIp = '93.184.216.34';
const allowed = 'sports.example';
const parent = 'https://hall.example';

const openWorld = async (): Promise<World> => {
  const names = new Map<string, string[][]>();
  const dialled: Pinned[] = [];
  const sockets: Socket[] = [];
  const server: Server = createServer((request, response) => world.answer(request.url ?? '', response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const world: World = {
    names,
    dialled,
    sockets,
    answer: (_path, response) => response.end('page'),
    probe: createFrameProbe({
      resolve: async (name) => {
        const answers = names.get(name);
        const next = answers !== undefined && answers.length > 1 ? answers.shift() : answers?.[0];
        if (next === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
        return next;
      },
      dial: (pinned) => {
        dialled.push(pinned);
        const socket = connect(port, '127.0.0.1');
        sockets.push(socket);
        return socket;
      },
    }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return world;
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.dialled.length = 0;
  world.sockets.length = 0;
  world.names.clear();
  world.names.set(allowed, [[publicIp]]);
  world.answer = (_path, response) => response.end('page');
});

const check = (url: string, hosts: readonly string[] = [allowed]) =>
  world.probe({ url, isAllowedHost: (host) => hosts.includes(host), parent });
const notAllowed = { embeddable: false, reason: 'not_allowed' } as const;
const unreachable = { embeddable: false, reason: 'unreachable' } as const;
const refuses = { embeddable: false, reason: 'refuses' } as const;
const embeddable = { embeddable: true, reason: null } as const;

describe('addresses', () => {
  it.each([
    ['0.0.0.0', false],
    ['0.1.2.3', false],
    ['10.0.0.1', false],
    ['100.64.0.1', false],
    ['100.127.255.255', false],
    ['100.128.0.1', true],
    ['127.0.0.1', false],
    ['127.255.255.254', false],
    ['169.254.169.254', false],
    ['172.15.255.255', true],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.0.0.8', false],
    ['192.0.2.1', false],
    ['192.88.99.1', false],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['198.51.100.7', false],
    ['203.0.113.7', false],
    ['224.0.0.1', false],
    ['239.255.255.255', false],
    ['240.0.0.1', false],
    ['255.255.255.255', false],
    ['8.8.8.8', true],
    [publicIp, true],
    ['::', false],
    ['::1', false],
    ['::ffff:8.8.8.8', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:7f00:1', false],
    ['::127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['100::1', false],
    ['fc00::1', false],
    ['fd12:3456::1', false],
    ['fe80::1', false],
    ['fe80::1%eth0', false],
    ['ff02::1', false],
    ['2001::1', false],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['3fff::1', false],
    ['2606:4700:4700::1111', true],
    ['', false],
    ['localhost', false],
    ['127.1', false],
    ['0x7f000001', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('what is not asked', () => {
  it.each([
    ['another host', 'https://evil.example/'],
    ['a host that ends like one', 'https://evil-sports.example/'],
    ['a host below one', 'https://x.sports.example/'],
    ['another port', 'https://sports.example:8443/'],
    ['plain http', 'http://sports.example/'],
    ['a name in front', 'https://sports.example@evil.example/'],
    ['a name and password', 'https://user:secret@sports.example/'],
    ['a file', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['no address', 'sports.example'],
    ['loopback', 'https://127.0.0.1/'],
    ['loopback in one number', 'https://2130706433/'],
    ['loopback in hex', 'https://0x7f.1/'],
    ['loopback in octal', 'https://0177.0.0.1/'],
    ['loopback in short', 'https://127.1/'],
    ['loopback in full-width digits', 'https://１２７.０.０.１/'],
    ['loopback of IPv6', 'https://[::1]/'],
    ['IPv4 in the coat of IPv6', 'https://[::ffff:127.0.0.1]/'],
    ['link-local', 'https://169.254.169.254/latest/meta-data'],
  ])('%s', async (_what, url) => {
    expect(await check(url)).toEqual(notAllowed);
    expect(world.dialled).toEqual([]);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '::1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
  ])('a host of the list whose name leads to %s', async (address) => {
    world.names.set(allowed, [[address]]);
    expect(await check('https://sports.example/')).toEqual(notAllowed);
    expect(world.dialled).toEqual([]);
  });

  it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/'])(
    '%s even when an operator has put it on the list',
    async (url) => {
      expect(await check(url, [new URL(url).host])).toEqual(notAllowed);
      expect(world.dialled).toEqual([]);
    },
  );

  it('a name with one good and one bad address', async () => {
    world.names.set(allowed, [[publicIp, '127.0.0.1']]);
    expect(await check('https://sports.example/')).toEqual(notAllowed);
  });
});

describe('DNS rebinding', () => {
  it('the connection goes to the address that was judged, not to a second answer', async () => {
    world.names.set(allowed, [[publicIp], ['127.0.0.1']]);
    expect(await check('https://sports.example/')).toEqual(embeddable);
    expect(world.dialled).toEqual([{ address: publicIp, port: 443, isTls: true, hostname: allowed }]);
  });

  it('a redirect to the same name is judged anew', async () => {
    world.names.set(allowed, [[publicIp], ['10.0.0.1']]);
    world.answer = (_path, response) => response.writeHead(302, { location: '/again' }).end();
    expect(await check('https://sports.example/')).toEqual(notAllowed);
    expect(world.dialled).toHaveLength(1);
  });
});

describe('redirects', () => {
  it.each([
    ['a private address', 'https://10.0.0.1/'],
    ['loopback in octal', 'https://0177.0.0.1/'],
    ['another host', 'https://evil.example/'],
    ['plain http', 'http://sports.example/'],
    ['a file', 'file:///etc/passwd'],
    ['nothing readable', 'https://'],
  ])('to %s lead nowhere', async (_what, location) => {
    world.answer = (_path, response) => response.writeHead(302, { location }).end();
    expect(await check('https://sports.example/')).toEqual(notAllowed);
    expect(world.dialled).toHaveLength(1);
  });

  it('to a host of the list are followed, and its headers count', async () => {
    world.names.set('second.example', [[publicIp]]);
    world.answer = (path, response) =>
      path === '/first'
        ? response.writeHead(301, { location: 'https://second.example/page' }).end()
        : response.writeHead(200, { 'x-frame-options': 'DENY' }).end();
    expect(await check('https://sports.example/first', [allowed, 'second.example'])).toEqual(refuses);
    expect(world.dialled.map(({ hostname }) => hostname)).toEqual([allowed, 'second.example']);
  });

  it('without end come to one', async () => {
    world.answer = (_path, response) => response.writeHead(302, { location: '/round' }).end();
    expect(await check('https://sports.example/')).toEqual(unreachable);
    expect(world.dialled).toHaveLength(4);
  });
});

describe('limits', () => {
  it('a page without end is left after its headers', async () => {
    let pushed = 0;
    world.answer = (_path, response) => {
      response.writeHead(200);
      const push = (): void => {
        while (pushed < 4 * 1024 * 1024 && response.write(Buffer.alloc(64 * 1024))) pushed += 64 * 1024;
      };
      response.on('drain', push);
      push();
    };
    expect(await check('https://sports.example/')).toEqual(embeddable);
    const [socket] = world.sockets;
    expect(socket?.destroyed).toBe(true);
    expect(socket?.bytesRead).toBeLessThanOrEqual(256 * 1024);
  });

  it('headers without end are unreachable', async () => {
    world.answer = (_path, response) => {
      const { socket } = response;
      socket?.write('HTTP/1.1 200 OK\r\n');
      for (let line = 0; line < 40 && socket?.destroyed === false; line += 1) {
        socket.write(`x-filler-${line}: ${'x'.repeat(16 * 1024)}\r\n`);
      }
    };
    expect(await check('https://sports.example/')).toEqual(unreachable);
  });

  it('silence is unreachable after three seconds', async () => {
    world.answer = () => undefined;
    expect(await check('https://sports.example/')).toEqual(unreachable);
    await Promise.all(world.sockets.filter(({ closed }) => !closed).map((socket) => once(socket, 'close')));
    expect(world.sockets.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it.each([
    ['a name that is none', 'https://sports.example/', []],
    ['an error of the page', 'https://sports.example/', [[publicIp]]],
  ])('%s is unreachable', async (_what, url, answers) => {
    world.names.set(allowed, answers);
    world.answer = (_path, response) => response.writeHead(503).end();
    expect((await check(url)).embeddable).toBe(false);
  });
});

describe('what a page says about frames', () => {
  const page = new URL('https://sports.example/page');
  const hall = new URL(parent);
  const said = (csp: readonly string[], xfo: readonly string[] = []) =>
    mayEmbed({ contentSecurityPolicy: csp, xFrameOptions: xfo }, page, hall);

  it.each<[csp: string[], xfo: string[], may: boolean]>([
    [[], [], true],
    [[], ['DENY'], false],
    [[], ['deny'], false],
    [[], ['SAMEORIGIN'], false],
    [[], ['SAMEORIGIN, DENY'], false],
    [[], ['SAMEORIGIN', 'ALLOWALL'], false],
    [[], ['ALLOWALL'], true],
    [[], ['ALLOW-FROM https://hall.example'], true],
    [["frame-ancestors 'none'"], [], false],
    [['frame-ancestors'], [], false],
    [["frame-ancestors 'self'"], [], false],
    [['frame-ancestors *'], [], true],
    [['frame-ancestors https:'], [], true],
    [['frame-ancestors http:'], [], true],
    [['frame-ancestors wss:'], [], false],
    [['frame-ancestors https://hall.example'], [], true],
    [['frame-ancestors http://hall.example'], [], true],
    [['frame-ancestors hall.example'], [], true],
    [['frame-ancestors https://hall.example:443'], [], true],
    [['frame-ancestors https://hall.example:8443'], [], false],
    [['frame-ancestors https://hall.example:*'], [], true],
    [['frame-ancestors https://*.example'], [], true],
    [['frame-ancestors https://*.hall.example'], [], false],
    [['frame-ancestors https://other.example'], [], false],
    [['frame-ancestors https://other.example https://hall.example'], [], true],
    [["default-src 'self'; FRAME-ANCESTORS https://hall.example; img-src *"], [], true],
    [["default-src 'self'"], ['DENY'], false],
    [['frame-ancestors https://hall.example'], ['DENY'], true],
    [['frame-ancestors *', "frame-ancestors 'none'"], [], false],
    [["frame-ancestors *, frame-ancestors 'none'"], [], false],
    [["frame-ancestors-more 'none'"], [], true],
  ])('%j with X-Frame-Options %j: %s', (csp, xfo, may) => {
    expect(said(csp, xfo)).toBe(may);
  });
});

describe('the routes', () => {
  let hall: Hall;
  beforeAll(async () => {
    hall = await openHall(
      ({ database, sites, env }) => [
        createOwnRoutesModule({ pool: database.pool, sites, env, probe: world.probe }),
      ],
      { arrange: `insert into embeddable_host (site_id, host) values (1, '${allowed}')` },
    );
  });
  afterAll(() => hall.close());
  let asked = 0;
  const post = async (url: string, payload: object, host = 'one.test') => {
    asked += 1;
    const answer = await hall.app.inject({
      method: 'POST',
      url,
      remoteAddress: `198.18.1.${asked}`,
      headers: { host },
      payload,
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };

  it('/check_iframe answers by the list of its own site', async () => {
    const asks = { url: 'https://sports.example/by-list' };
    expect(checkIframeDataSchema.parse((await post('/check_iframe', asks)).body.data)).toEqual(embeddable);
    expect((await post('/check_iframe', asks, 'harbor.test')).body.data).toEqual(notAllowed);
  });

  it('/check_iframe asks a page once a minute', async () => {
    const asks = { url: 'https://sports.example/once' };
    await Promise.all([post('/check_iframe', asks), post('/check_iframe', asks)]);
    await post('/check_iframe', asks);
    expect(world.dialled).toHaveLength(1);
  });

  it.each([{}, { url: '' }, { url: 5 }, { url: 'x'.repeat(3_000) }, { url: 'https://a', more: 1 }])(
    '/check_iframe refuses %j',
    async (body) => {
      expect((await post('/check_iframe', body)).status).toBe(400);
    },
  );

  it('/check_iframe is slowed down', async () => {
    const from = { method: 'POST', url: '/check_iframe', remoteAddress: '198.18.2.1' } as const;
    const payload = { url: 'https://evil.example/' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1)
      statuses.push((await hall.app.inject({ ...from, headers: { host: 'one.test' }, payload })).statusCode);
    expect([statuses[29], statuses[30]]).toEqual([200, 429]);
  });

  it('/clientCaptcha seals the text under the key of the same answer, another one each time', async () => {
    const read = async () => {
      const { body, headers } = await post('/clientCaptcha', {});
      expect(headers['cache-control']).toBe('no-store');
      const { svg, text, key } = clientCaptchaDataSchema.parse(body.data);
      const sealed = Buffer.from(text, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString();
      return { svg, text, key, plain };
    };
    const [first, second] = [await read(), await read()];
    expect(first.plain).toMatch(/^[A-Z0-9]{4}$/);
    expect(first.svg).toMatch(/^<svg /);
    expect(first.svg).not.toContain(first.plain);
    expect(first.text).not.toContain(first.plain);
    expect(first.key).not.toBe(second.key);
    expect(first.plain).not.toBe(second.plain);
  });
});
