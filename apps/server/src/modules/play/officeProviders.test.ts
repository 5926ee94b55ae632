import { randomUUID } from 'node:crypto';
import { lobbyGames } from '@pavilion/contract/catalogue';
import {
  launchOne,
  launchSave,
  launchSports,
  proposalConfirm,
  proposalOne,
  providerList,
  providerMakeKey,
  providerOne,
  providerPause,
  providerRetireKey,
  providerSave,
  providerSaveWhole,
  providerSetOpen,
  traceList,
  transferPause,
} from '@pavilion/contract/office';
import { launchSettings, play } from '@pavilion/contract/play';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HallProcess } from '../../compose.ts';
import { openBeside } from '../../testing/besideHall.ts';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { createProviderDirectory, storeProviderWire } from '../wallet/index.ts';

/** Providers of a site at the desk: opened, closed, paused, with keys that two people change. */

const secret = 'a secret of thirty-two characters!';
const reason = 'as the provider asked';
/** Offered by this site alone; the first three are offered by the site beside it as well. */
const ownProvider = 4;
const sharedProvider = 1;

let hall: OfficeHall;
let other: HallProcess;
let admin: OfficeBrowser;
let manager: OfficeBrowser;
let member: Awaited<ReturnType<OfficeHall['joinMember']>>;
let game: { gt_id: number; game_code: string };

beforeAll(async () => {
  hall = await openOfficeHall();
  other = await openBeside(hall, 'web');
  for (const gpId of [ownProvider, sharedProvider])
    await storeProviderWire(hall.database.pool, secret, {
      gpId,
      key: { keyId: `first-${gpId}`, secret: 'of old' },
      baseUrl: 'http://127.0.0.1:9/operator/v1',
      gameOrigin: 'http://localhost:3100',
    });
  const { rows } = await hall.database.owner.query<{ gt_id: number; game_code: string }>(
    `SELECT gt_id, game_code FROM game WHERE gp_id = $1 AND state = 'live' ORDER BY id LIMIT 1`,
    [ownProvider],
  );
  if (rows[0] === undefined) throw new Error('no live game');
  [game] = rows;
});
afterAll(async () => {
  await other.close();
  await hall.close();
});
beforeEach(async () => {
  admin = await hall.logIn('admin', { ip: '10.0.0.1' });
  manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
  member = await hall.joinMember();
});

const one = async (id = ownProvider) => (await admin.call(providerOne, { id })).data;
const start = async () => {
  const body = { gpId: ownProvider, game_type: game.gt_id, game_code: game.game_code };
  return (await hall.call(play.path, body, { token: member.token })).body as { code: number; data: object };
};
/** How many games of the provider the other process lists. */
const listedThere = async (): Promise<number> => {
  const answer = await other.app.inject({
    method: 'POST',
    url: `/api${lobbyGames.path}`,
    headers: { host: 'localhost' },
    payload: { currency: 'USD', game_type_id: game.gt_id },
  });
  const { data } = answer.json();
  return data.games.gp_id.filter((gpId: number) => gpId === ownProvider).length;
};
const openGameOf = async (): Promise<void> => {
  await hall.database.owner.query(
    `INSERT INTO game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state,
       launch_token_hash, launch_expires_at, expires_at, game_url, created_at)
     SELECT 1, $1, gen_random_uuid(), $2, id, 'USD', 'en_US', 'ready', sha256(gen_random_uuid()::text::bytea), $3, $3,
            'http://localhost:3100/', $3 FROM game WHERE gp_id = $2 LIMIT 1`,
    [member.memberId, ownProvider, hall.clock.now()],
  );
};

describe('a provider', () => {
  it('is listed in the site’s order, found by code and name, and by how it stands', async () => {
    const { data } = await admin.call(providerList, {});
    expect(data.rows.map(({ code }) => code)).toEqual(['LANTERN', 'TIDE', 'KITE', 'ABACUS', 'HARE', 'CREST']);
    expect(data.total).toBe(6);
    const found = await admin.call(providerList, { filter: { q: 'abac', state: 'open' } });
    expect(found.data.rows.map(({ id, state }) => ({ id, state }))).toEqual([
      { id: ownProvider, state: 'open' },
    ]);
    expect((await admin.call(providerList, { filter: { state: 'closed' } })).data.total).toBe(0);
  });

  it('is closed: no process lists its games, none starts, those that were open end', async () => {
    expect(await listedThere()).toBeGreaterThan(0);
    await openGameOf();
    const { version } = await one();
    const closed = await admin.call(providerSetOpen, {
      id: ownProvider,
      open: false,
      end_games: true,
      reason,
      version,
    });
    expect(closed.data.games_ended).toBe(1);
    await expect.poll(listedThere, { timeout: 5_000 }).toBe(0);
    expect((await start()).code).toBe(101);
    expect(await one()).toMatchObject({ state: 'closed', open_games: 0 });
    // Who looked before it was closed is told, and changes nothing.
    const late = await manager.call(providerSetOpen, { id: ownProvider, open: true, reason, version });
    expect(late).toMatchObject({ code: 409, data: { current: { enabled: false } } });
    const opened = { id: ownProvider, open: true, reason, version: closed.data.version };
    expect((await manager.call(providerSetOpen, opened)).code).toBe(100);
    await expect.poll(listedThere, { timeout: 5_000 }).toBeGreaterThan(0);
    const lines = await admin.call(traceList, { filter: { subject_id: String(ownProvider) } });
    expect(lines.data.rows.map(({ outcome }) => outcome)).toEqual(['done', 'refused', 'done']);
  });

  it('is paused with start and end, and whoever wants to play is told both', async () => {
    const startAt = new Date(hall.clock.now().getTime() + 60_000).toISOString();
    const endAt = new Date(hall.clock.now().getTime() + 3_600_000).toISOString();
    const pause = { start_at: startAt, end_at: endAt };
    const announced = await admin.call(providerPause, {
      id: ownProvider,
      pause,
      reason,
      version: (await one()).version,
    });
    expect(await one()).toMatchObject({ state: 'open', pause });
    expect((await start()).code).toBe(100);
    hall.clock.advance(120_000);
    expect(await start()).toMatchObject({ code: 203, data: pause });
    expect((await one()).state).toBe('paused');
    const { version } = announced.data;
    const backwards = { start_at: endAt, end_at: startAt };
    expect(
      (await admin.call(providerPause, { id: ownProvider, pause: backwards, reason, version })).code,
    ).toBe(381);
    const ended = await admin.call(providerPause, { id: ownProvider, pause: null, reason, version });
    expect(ended.code).toBe(100);
    expect((await start()).code).toBe(100);
    // Now, until somebody ends it.
    const open = { id: ownProvider, pause: { end_at: null }, reason, version: ended.data.version };
    const now = await admin.call(providerPause, open);
    expect((await start()).code).toBe(203);
    await admin.call(providerPause, { id: ownProvider, pause: null, reason, version: now.data.version });
  });

  it('opens its games as the site says, in every process', async () => {
    const { version } = await one();
    expect(
      (await admin.call(providerSave, { id: ownProvider, launch_mode: 'modal', sort: 3, reason, version }))
        .code,
    ).toBe(100);
    const mode = async () => {
      const answer = await other.app.inject({
        method: 'POST',
        url: `/api${launchSettings.path}`,
        payload: {},
      });
      return answer.json().data.providers.find((row: { gp_id: number }) => row.gp_id === ownProvider)?.mode;
    };
    await expect.poll(mode, { timeout: 5_000 }).toBe('modal');
  });

  it('is known to one site only where that site works with it', async () => {
    await hall.give('manager01', 2, 'manager');
    const beside = await hall.logIn('manager01', { host: 'harbor.localhost', ip: '10.0.0.9' });
    expect((await beside.call(providerOne, { id: ownProvider })).code).toBe(404);
    const { version } = await one();
    expect((await beside.call(providerSetOpen, { id: ownProvider, open: false, reason, version })).code).toBe(
      404,
    );
  });

  it('that other sites work with is given up by whoever has the right there too', async () => {
    const rest = { id: sharedProvider, active: false, android_app: null, reason };
    const refused = await admin.call(providerSaveWhole, {
      ...rest,
      version: (await one(sharedProvider)).version,
    });
    expect(refused.code).toBe(382);
    const done = await manager.call(providerSaveWhole, {
      ...rest,
      version: (await one(sharedProvider)).version,
    });
    expect(done.code).toBe(100);
    expect((await one(sharedProvider)).state).toBe('resting');
    await manager.call(providerSaveWhole, { ...rest, active: true, version: done.data.version });
  });
});

describe('the site', () => {
  it('lets nobody play while it says something, and pauses wallets', async () => {
    const before = (await admin.call(launchOne, {})).data;
    expect(before).toMatchObject({ default_mode: 'window', closed_text: null, transfer_pause: null });
    const closed = {
      default_mode: 'page',
      closed_text: { zh_CN: '中午恢复', en_US: 'Back at noon.' },
      reason,
    } as const;
    const saved = await admin.call(launchSave, { ...closed, version: before.version });
    expect((await start()).code).toBe(211);
    expect((await admin.call(launchSave, { ...closed, version: before.version })).code).toBe(409);
    expect(
      (await admin.call(launchSave, { ...closed, closed_text: {}, version: saved.data.version })).field,
    ).toBe('closed_text');
    await admin.call(launchSave, { ...closed, closed_text: null, version: saved.data.version });
    expect((await start()).code).toBe(100);
    await admin.call(transferPause, { paused: true, reason: 'their wallet is down' });
    expect((await admin.call(launchOne, {})).data.transfer_pause?.reason).toBe('their wallet is down');
    await admin.call(transferPause, { paused: false, reason });
    expect((await admin.call(launchOne, {})).data.transfer_pause).toBeNull();
  });

  it('shows a sports page of the provider’s own origin alone', async () => {
    const sports = {
      provider_id: ownProvider,
      game_code: game.game_code,
      url: 'http://localhost:3100/sports',
    };
    const save = async (change: object) =>
      (
        await admin.call(launchSports, {
          sports: { ...sports, ...change },
          reason,
          version: (await admin.call(launchOne, {})).data.version,
        })
      ).code;
    expect(await save({ url: 'http://elsewhere.example/sports' })).toBe(387);
    expect(await save({ game_code: 'no-such-game' })).toBe(388);
    expect(await save({ provider_id: 99 })).toBe(404);
    expect(await save({})).toBe(100);
    expect((await admin.call(launchOne, {})).data.sports).toEqual(sports);
  });
});

describe('a key', () => {
  const make = (keyId: string, id = ownProvider, requestId: string = randomUUID()) =>
    admin.call(providerMakeKey, { id, key_id: keyId, reason, request_id: requestId });
  const confirm = async (by: OfficeBrowser, id: number) => {
    const { content_hash } = (await by.call(proposalOne, { id })).data;
    return (await by.call(proposalConfirm, { id, content_hash })).code;
  };
  const heard = async (keyId: string) => {
    const fresh = createProviderDirectory({
      pool: hall.database.pool,
      secret,
      clock: hall.clock,
      log: { error: () => undefined },
    });
    const key = await fresh.findKey('native', keyId);
    fresh.close();
    return key?.secret;
  };

  it('is made by one, shown once, opened by another, and the old one is retired the same way', async () => {
    const requestId = randomUUID();
    const made = await make('second-4', ownProvider, requestId);
    expect(made.data.secret).toMatch(/^[\w-]{43}$/);
    expect(await make('second-4', ownProvider, requestId)).toMatchObject({
      code: 100,
      data: { proposal_id: made.data.proposal_id, secret: null },
    });
    expect((await make('second-4')).code).toBe(383);
    expect(await heard('second-4')).toBeUndefined();
    expect(await confirm(admin, made.data.proposal_id)).toBe(341);
    expect(await confirm(manager, made.data.proposal_id)).toBe(100);
    expect(await heard('second-4')).toBe(made.data.secret);
    expect((await one()).keys.map(({ key_id }) => key_id).sort()).toEqual(['first-4', 'second-4']);
    expect((await make('third-4')).code).toBe(384);
    const kept = await admin.call(traceList, { filter: { subject_kind: 'provider' } });
    expect(JSON.stringify(kept.data)).not.toContain(made.data.secret);

    const retire = (keyId: string) =>
      admin.call(providerRetireKey, { id: ownProvider, key_id: keyId, reason, request_id: randomUUID() });
    const [first, second] = [await retire('first-4'), await retire('second-4')];
    expect(await confirm(manager, first.data.proposal_id)).toBe(100);
    expect(await heard('first-4')).toBeUndefined();
    // The keys are others than when the second was proposed.
    expect(await confirm(manager, second.data.proposal_id)).toBe(344);
    expect((await retire('second-4')).code).toBe(385);
    expect((await retire('first-4')).code).toBe(404);
  });

  it('of a provider that other sites work with is changed by whoever has the right there too', async () => {
    expect((await make('second-1', sharedProvider)).code).toBe(382);
    expect((await make('second-5', 5)).code).toBe(404);
    await hall.give('admin', 2, 'owner');
    const made = await make('second-1', sharedProvider);
    expect(made.code).toBe(100);
    expect(await confirm(manager, made.data.proposal_id)).toBe(100);
    expect(await heard('second-1')).toBe(made.data.secret);
  });
});
