import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { InputOf } from '@pavilion/contract';
import { gameList as gameTypes, lobbyGames, lobbyMarks } from '@pavilion/contract/catalogue';
import {
  gameList,
  gamesAdd,
  gamesRead,
  type NewGame,
  proposalConfirm,
  proposalOne,
  proposalRefuse,
  providerAdd,
  providerElsewhere,
  providerList,
  providerOffer,
  providerOne,
  providerSaveWhole,
  providerSites,
  traceList,
} from '@pavilion/contract/office';
import { providerBasePath, receive, sealAnswer, type WireKey } from '@pavilion/provider-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../../testing/officeHall.ts';
import { callAs } from '../hall.fixture.ts';

/** A provider that nobody knows, from its proposal at the desk to its games in the lobby. */

const reason = 'a contract was signed';
const slots = 2;

let hall: OfficeHall;
let admin: OfficeBrowser;
let manager: OfficeBrowser;
let content: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
});
afterAll(() => hall.close());
beforeEach(async () => {
  admin = await hall.logIn('admin', { ip: '10.0.0.1' });
  manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
  content = await hall.logIn('content01', { ip: '10.0.0.3' });
});

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;
const decide = async (by: OfficeBrowser, id: number) => {
  const { content_hash } = (await by.call(proposalOne, { id })).data;
  return (await by.call(proposalConfirm, { id, content_hash })).code;
};
const given = (over: Partial<InputOf<typeof providerAdd>> = {}): InputOf<typeof providerAdd> => ({
  code: 'BELLS',
  names: { zh_CN: '金铃', en_US: 'Golden Bells' },
  wallet: 'seamless',
  adapter: 'native',
  base_url: 'http://127.0.0.1:9/operator/v1/',
  game_origin: 'http://127.0.0.1:9',
  key_id: 'bells-1',
  may_adjust: false,
  android_app: 'com.example.bells',
  sites: [1],
  reason,
  request_id: randomUUID(),
  ...over,
});
const numberOf = async (code: string): Promise<number> =>
  (await sql<{ gp_id: number }>('SELECT gp_id FROM provider WHERE gp_code = $1', [code]))[0]?.gp_id ?? 0;
/** Makes a provider and answers its number and the secret of its key. */
const make = async (over: Partial<InputOf<typeof providerAdd>>): Promise<{ id: number; key: WireKey }> => {
  const asked = given(over);
  const { data } = await admin.call(providerAdd, asked);
  expect(await decide(manager, data.proposal_id)).toBe(100);
  return { id: await numberOf(asked.code), key: { keyId: asked.key_id, secret: data.secret ?? '' } };
};
const lobby = async () => {
  const answer = await hall.app.inject({
    method: 'POST',
    url: `/api${lobbyGames.path}`,
    payload: { currency: 'USD', game_type_id: slots },
  });
  return answer.json().data.games;
};
const offers = async (code: string, host = 'localhost'): Promise<boolean> => {
  const answer = await hall.app.inject({
    method: 'POST',
    url: `/api${gameTypes.path}`,
    headers: { host },
    payload: { currency: 'USD' },
  });
  return JSON.stringify(answer.json().data.list).includes(`"gp_code":"${code}"`);
};
/** Whoever proposes and whoever confirms work on the second site as well. */
const letBeside = async (): Promise<void> => {
  if ((await admin.call(providerSites, {})).data.sites.length > 1) return;
  await hall.give('admin', 2, 'owner');
  await hall.give('manager01', 2, 'manager');
};
const soon = { timeout: 15_000 };

describe('a new provider', () => {
  it('is proposed by one, with a key that is shown once, and there when another has confirmed it', async () => {
    const asked = given();
    const proposed = await admin.call(providerAdd, asked);
    expect(proposed.code).toBe(100);
    const { proposal_id: id, secret } = proposed.data;
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect((await admin.call(providerAdd, asked)).data).toEqual({ proposal_id: id, secret: null });
    expect(await numberOf('BELLS')).toBe(0);
    const seen = (await manager.call(proposalOne, { id })).data;
    expect(seen.content).toMatchObject({
      code: 'BELLS',
      base_url: 'http://127.0.0.1:9/operator/v1',
      game_origin: 'http://127.0.0.1:9',
      sites: [1],
    });
    expect(JSON.stringify(seen)).not.toContain(secret);
    expect((await admin.call(proposalConfirm, { id, content_hash: seen.content_hash })).code).toBe(341);
    expect(await decide(manager, id)).toBe(100);
    const gpId = await numberOf('BELLS');
    expect(gpId).toBeGreaterThanOrEqual(1_000);
    const { data } = await admin.call(providerOne, { id: gpId });
    expect(data).toMatchObject({
      code: 'BELLS',
      name: 'Golden Bells',
      mark: '/art/providers/initial-B.svg',
      wallet: 'seamless',
      state: 'open',
      other_sites: 0,
      android_app: 'com.example.bells',
      wire: { adapter: 'native', base_url: 'http://127.0.0.1:9/operator/v1' },
      keys: [{ key_id: 'bells-1', may_adjust: false }],
    });
    expect(await sql('SELECT FROM provider_key_waiting')).toEqual([]);
    const { rows } = (await admin.call(traceList, { perPage: 50 })).data;
    expect(JSON.stringify(rows)).not.toContain(secret);
    // What it signs with this key is heard.
    hall.clock.advance(60_000);
    const heard = async (signedWith: string) => {
      const provider = { gpId, key: { keyId: 'bells-1', secret: signedWith }, game: 'none' };
      const asked = { player_id: '100001', currency: 'USD' };
      return (await callAs(hall.app, hall.clock, provider, 'balance', asked)).httpStatus;
    };
    expect(await heard('another secret')).toBe(401);
    expect(await heard(secret ?? '')).not.toBe(401);
  });

  it('is nowhere when it was refused, and its code is free for another proposal', async () => {
    const { proposal_id: id } = (await admin.call(providerAdd, given({ code: 'NOUGHT', key_id: 'nought-1' })))
      .data;
    expect((await manager.call(proposalRefuse, { id, reason })).code).toBe(100);
    expect(await numberOf('NOUGHT')).toBe(0);
    expect((await admin.call(providerAdd, given({ code: 'NOUGHT', key_id: 'nought-2' }))).code).toBe(100);
  });

  it('is refused with a code or key that there is, a wire that does not fit, or sites beyond one’s rights', async () => {
    await make({ code: 'FIRST', key_id: 'first-1' });
    const refusals: [Partial<InputOf<typeof providerAdd>>, number][] = [
      [{ code: 'FIRST', key_id: 'x-1' }, 374],
      [{ code: 'SECOND', key_id: 'first-1' }, 383],
      [{ code: 'SECOND', key_id: 'x-2', adapter: 'evenbet' }, 377],
      [{ code: 'SECOND', key_id: 'x-3', adapter: 'hub88', secret: 'x'.repeat(40) }, 377],
      [
        {
          code: 'SECOND',
          key_id: 'x-4',
          adapter: 'evenbet',
          wallet: 'transfer',
          secret: 'x'.repeat(40),
        },
        377,
      ],
      [{ code: 'SECOND', key_id: 'x-5', sites: [1, 2] }, 382],
      [{ code: 'SECOND', key_id: 'x-6', sites: [77] }, 382],
    ];
    for (const [over, code] of refusals)
      expect([over, (await admin.call(providerAdd, given(over))).code]).toEqual([over, code]);
    for (const [over, field] of [
      [{ code: 'small' }, 'code'],
      [{ base_url: 'ftp://games.example' }, 'base_url'],
      [{ base_url: 'https://name:word@games.example' }, 'base_url'],
      [{ game_origin: 'https://games.example/path' }, 'game_origin'],
      [{ names: {} }, 'names'],
    ] as const)
      expect(await admin.call(providerAdd, given({ key_id: 'x-7', ...over }))).toMatchObject({
        status: 400,
        field,
      });
    expect((await content.call(providerAdd, given())).code).toBe(403);
  });

  it('is on every site that was chosen, and gone from all of them when it is given up', async () => {
    await letBeside();
    expect((await admin.call(providerSites, {})).data.sites).toMatchObject([
      { id: 1, is_here: true },
      { id: 2, is_here: false },
    ]);
    const { id } = await make({ code: 'WIDE', key_id: 'wide-1', sites: [2, 1] });
    expect((await admin.call(providerOne, { id })).data.other_sites).toBe(1);
    const beside = await hall.logIn('admin', { host: 'harbor.localhost', ip: '10.0.0.9' });
    expect((await beside.call(providerList, { filter: { q: 'WIDE' } })).data.total).toBe(1);
    const game: NewGame = {
      code: 'wide-bell',
      type: slots,
      names: { en_US: 'Wide Bell' },
      rtp_bp: 9_600,
      rtp_up_to: false,
      on_desktop: true,
      on_mobile: true,
      limits: [{ currency: 'USD', min: '0.10', max: '50' }],
    };
    const added = await admin.call(gamesAdd, {
      provider_id: id,
      games: [game],
      reason,
      request_id: randomUUID(),
    });
    expect(await decide(manager, added.data.proposal_id)).toBe(100);
    const rows = await sql<{ site_id: number; enabled: boolean }>(
      `SELECT site_id, enabled FROM site_game JOIN game ON game.id = game_id WHERE game_code = 'wide-bell' ORDER BY site_id`,
    );
    expect(rows).toEqual([
      { site_id: 1, enabled: true },
      { site_id: 2, enabled: false },
    ]);
    await expect.poll(() => offers('WIDE'), soon).toBe(true);
    const { version } = (await admin.call(providerOne, { id })).data;
    const given = { id, version, active: false, android_app: null, reason };
    expect((await admin.call(providerSaveWhole, given)).code).toBe(100);
    await expect.poll(() => offers('WIDE'), soon).toBe(false);
    expect((await beside.call(providerList, { filter: { q: 'WIDE' } })).data.rows[0]?.state).toBe('resting');
  });
});

describe('a provider of other sites', () => {
  it('is taken in by two whose rights reach there, with its games, none of them offered', async () => {
    const [there] = await sql<{ gp_id: number }>(
      'DELETE FROM site_provider WHERE site_id = 2 AND gp_id = 2 RETURNING gp_id',
    );
    expect(there?.gp_id).toBe(2);
    await sql('DELETE FROM site_game WHERE site_id = 2 AND game_id IN (SELECT id FROM game WHERE gp_id = 2)');
    await hall.give('content01', 2, 'manager');
    const alone = await hall.logIn('content01', { host: 'harbor.localhost', ip: '10.0.0.8' });
    expect((await alone.call(providerElsewhere, {})).data.providers.map(({ id }) => id)).toContain(2);
    const asked = { id: 2, reason, request_id: randomUUID() };
    expect((await alone.call(providerOffer, asked)).code).toBe(382);
    await letBeside();
    const beside = await hall.logIn('admin', { host: 'harbor.localhost', ip: '10.0.0.9' });
    const { data } = await beside.call(providerOffer, asked);
    const second = await hall.logIn('manager01', { host: 'harbor.localhost', ip: '10.0.0.7' });
    expect(await decide(second, data.proposal_id)).toBe(100);
    const { rows } = (await beside.call(gameList, { filter: { provider_id: 2 }, perPage: 200 })).data;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ enabled }) => enabled)).toEqual([]);
    expect((await beside.call(providerOffer, { ...asked, request_id: randomUUID() })).code).toBe(404);
  });
});

describe('games of a new provider', () => {
  const csv = [
    'code,type,name_zh_CN,name_en_US,return,up_to,min_USD,max_USD,mobile',
    'golden-bell,slot,金铃,Golden Bell,96.12,1,0.10,100,1',
    'silver-bell,2,银铃,Silver Bell,,,,,0',
    'Golden Bell,slot,,Bad code,,,,,',
    'golden-bell,slot,,Again,,,,,',
    'odd-bell,harp,,Odd,,,,,',
    'dear-bell,slot,,Dear,,,100,1,',
    'nameless-bell,slot,,,,,,,',
    'rich-bell,slot,,Rich,196.5,,,,',
  ].join('\n');

  it('are read from a pasted list, line by line, and in the lobby when another has confirmed them', async () => {
    const { id } = await make({ code: 'LISTED', key_id: 'listed-1' });
    const { data } = await content.call(gamesRead, { provider_id: id, from: 'csv', text: csv });
    expect(data.games.map(({ code }) => code)).toEqual(['golden-bell', 'silver-bell']);
    expect(data.games[0]).toEqual({
      code: 'golden-bell',
      type: slots,
      names: { zh_CN: '金铃', en_US: 'Golden Bell' },
      rtp_bp: 9_612,
      rtp_up_to: true,
      on_desktop: true,
      on_mobile: true,
      limits: [{ currency: 'USD', min: '0.10', max: '100' }],
    });
    expect(data.refused).toEqual([
      { line: 4, code: 'Golden Bell', why: 'malformed', field: 'code' },
      { line: 5, code: 'golden-bell', why: 'twice', field: 'code' },
      { line: 6, code: 'odd-bell', why: 'malformed', field: 'type' },
      { line: 7, code: 'dear-bell', why: 'malformed', field: 'min_USD' },
      { line: 8, code: 'nameless-bell', why: 'malformed', field: 'names' },
      { line: 9, code: 'rich-bell', why: 'malformed', field: 'rtp_bp' },
    ]);
    const asked = { provider_id: id, games: data.games, reason, request_id: randomUUID() };
    const proposed = await content.call(gamesAdd, asked);
    expect(proposed.code).toBe(100);
    expect((await content.call(gamesAdd, asked)).data).toEqual(proposed.data);
    const seen = (await manager.call(proposalOne, { id: proposed.data.proposal_id })).data;
    expect(seen.content.games).toEqual([
      'golden-bell · slot · Golden Bell / 金铃 · ≤ 96.12 % · USD 0.10–100',
      'silver-bell · slot · Silver Bell / 银铃',
    ]);
    expect(await decide(manager, proposed.data.proposal_id)).toBe(100);
    await expect.poll(async () => (await lobby()).game_code, soon).toContain('golden-bell');
    const columns = await lobby();
    const at = columns.game_code.indexOf('golden-bell');
    expect([columns.icon[at], columns.stake_max[at], columns.marks[at] & lobbyMarks.rtpUpTo]).toEqual([
      `/art/tiles/slot-${columns.game_id[at] % 2}`,
      '100.00',
      lobbyMarks.rtpUpTo,
    ]);
    const again = await content.call(gamesRead, { provider_id: id, from: 'csv', text: csv });
    expect(again.data.games).toEqual([]);
    expect(again.data.refused[0]).toMatchObject({ code: 'golden-bell', why: 'there' });
    const twice = await content.call(gamesAdd, { ...asked, request_id: randomUUID() });
    expect(twice.code).toBe(374);
  });

  it('are read from JSON, with what no list has refused', async () => {
    const { id } = await make({ code: 'JAYS', key_id: 'jays-1' });
    const text = JSON.stringify([
      { code: 'blue-jay', type: 2, name_en_US: 'Blue Jay', return: 95, min_JPY: 10, max_JPY: '1000' },
      { code: 'grey-jay', type: 'slot', name_en_US: 'Grey Jay', min_usd: '1' },
    ]);
    const { data } = await content.call(gamesRead, { provider_id: id, from: 'json', text });
    expect(data.games).toMatchObject([
      {
        code: 'blue-jay',
        rtp_bp: 9_500,
        rtp_up_to: false,
        limits: [{ currency: 'JPY', min: '10', max: '1000' }],
      },
    ]);
    expect(data.refused).toEqual([{ line: 2, code: 'grey-jay', why: 'unknown_field', field: 'min_usd' }]);
    for (const [from, bad] of [
      ['json', '{"code":"x"}'],
      ['json', 'not json'],
      ['csv', ''],
      ['csv', 'code,type\n"broken'],
    ] as const)
      expect((await content.call(gamesRead, { provider_id: id, from, text: bad })).code).toBe(389);
    expect((await content.call(gamesRead, { provider_id: 999_999, from: 'json', text })).code).toBe(404);
    const doubled = await content.call(gamesAdd, {
      provider_id: id,
      games: [...data.games, ...data.games],
      reason,
      request_id: randomUUID(),
    });
    expect(doubled).toMatchObject({ status: 400, field: 'games' });
  });

  it('are told by the provider where its wire has a list', async () => {
    let key: WireKey | undefined;
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', async () => {
        const body = Buffer.concat(chunks);
        const proof = await receive(
          { method: 'POST', path: request.url ?? '', headers: request.headers, body },
          { findKey: () => key, claimNonce: async () => true, nowMs: () => hall.clock.now().getTime() },
        );
        if (!proof.ok || key === undefined || request.url !== `${providerBasePath}/games`)
          return response.writeHead(401).end();
        const sealed = sealAnswer(key, proof.nonce, 200, {
          status: 'OK',
          request_id: JSON.parse(body.toString('utf8')).request_id,
          games: [
            {
              game_code: 'told-bell',
              game_type: slots,
              names: { en_US: 'Told Bell', fi_FI: 'Muualla' },
              rtp_bp: 9_500,
              rtp_up_to: true,
              bet_limits: { CNY: { min: 100, max: 5_000 }, XTS: { min: 1, max: 2 } },
              icon: '',
            },
            // As providers tell that do not know of it.
            {
              game_code: 'old-bell',
              game_type: slots,
              names: { ta_IN: 'பழைய மணி', my_MM: 'ခေါင်းလောင်းဟောင်း' },
              rtp_bp: 9_500,
              bet_limits: {},
              icon: '',
            },
          ],
        });
        response.writeHead(200, sealed.headers).end(sealed.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    try {
      const made = await make({
        code: 'TELLS',
        key_id: 'tells-1',
        base_url: `${origin}${providerBasePath}`,
        game_origin: origin,
      });
      key = made.key;
      const asked = { provider_id: made.id, from: 'wire' } as const;
      // As rarely as the ration of this call allows, until the process has heard of the new wire.
      await expect
        .poll(async () => (await content.call(gamesRead, asked)).code, { ...soon, interval: 1_000 })
        .toBe(100);
      const { data } = await content.call(gamesRead, asked);
      expect(data.games).toMatchObject([
        {
          code: 'told-bell',
          names: { en_US: 'Told Bell' },
          rtp_up_to: true,
          limits: [{ currency: 'RMB', min: '1.00', max: '50.00' }],
        },
        {
          code: 'old-bell',
          names: { ta_IN: 'பழைய மணி', my_MM: 'ခေါင်းလောင်းဟောင်း' },
          rtp_up_to: false,
        },
      ]);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    const silent = await make({ code: 'SILENT', key_id: 'silent-1' });
    expect((await content.call(gamesRead, { provider_id: silent.id, from: 'wire' })).code).toBe(399);
  });
});
