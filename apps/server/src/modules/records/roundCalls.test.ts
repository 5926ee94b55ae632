import { recordsReplay, recordsRound, recordsRounds } from '@pavilion/contract/records';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createProviderDirectory, type ProviderDirectory } from '../wallet/index.ts';
import { type FakeProvider, openProvider } from '../wallet/provider.fixture.ts';
import { createRecordsModule } from './index.ts';
import { proofsOf } from './replay.ts';

const arrange = `
  insert into provider (gp_id, gp_code, name, wallet, mark) values
    (1, 'LANTERN', '{"zh_CN": "灯影坊", "en_US": "Lantern Works"}', 'seamless', 'LANTERN'),
    (2, 'TIDE', '{"zh_CN": "潮月", "en_US": "Tide & Moon"}', 'seamless', 'TIDE');
  insert into game (id, gp_id, gt_id, game_code, names, state, motif) values
    (11, 1, 2, 'koi-lantern', '{"zh_CN": "锦鲤灯影", "en_US": "Koi Lanterns"}', 'live', 'koi-moon'),
    (12, 1, 5, 'lotus-draw', '{"zh_CN": "莲塘彩", "en_US": "Lotus Draw"}', 'live', 'lotus-pond'),
    (21, 2, 2, 'comet-peaks', '{"zh_CN": "彗星越岭", "en_US": "Comet over Peaks"}', 'live', 'comet-peaks');`;
const lantern = { gpId: 1, key: { keyId: 'rounds-lantern', secret: 'lantern secret' }, game: 'koi-lantern' };

let hall: Hall;
let directory: ProviderDirectory;
let provider: FakeProvider;
let player: { memberId: number; token: string };
let stranger: { memberId: number; token: string };
let away: { memberId: number; token: string };

beforeAll(async () => {
  hall = await openHall(
    ({ database, clock, env, log }) => {
      directory = createProviderDirectory({
        pool: database.pool,
        secret: env.PAVILION_SECRET,
        clock,
        log,
      });
      return [createRecordsModule({ pool: database.pool, log, providers: directory })];
    },
    { arrange },
  );
  provider = await openProvider(hall, lantern);
  player = await hall.addMember({ account: 'player01' });
  stranger = await hall.addMember({ account: 'player02' });
  away = await hall.addMember({ account: 'player01', siteId: 2 });
});
afterAll(async () => {
  directory.close();
  await provider.close();
  await hall.close();
});

const run = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);

interface RoundIn {
  readonly memberId?: number;
  readonly gpId?: number;
  readonly gameId?: number;
  readonly ref: string;
  readonly state?: 'open' | 'closed' | 'rolled_back';
}
const addRound = async ({
  memberId,
  gpId = 1,
  gameId = 11,
  ref,
  state = 'closed',
}: RoundIn): Promise<string> => {
  const { rows } = await run(
    `insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor,
       held_minor, win_minor, state, opened_at, closed_at)
     values (1, $1, $2, $3, $4, 1, 'RMB', 1, 100, 0, 250, $5::round_state, '2026-11-19T10:00:00Z',
       case when $5 = 'open' then null else '2026-11-19T10:00:05Z'::timestamptz end) returning id`,
    [gpId, memberId ?? player.memberId, ref, gameId, state],
  );
  return String(rows[0].id);
};
const addMove = (
  roundId: string,
  id: string,
  kind: 'bet' | 'win',
  minor: number,
  state = 'done',
  freeRound: string | null = null,
) =>
  run(
    `insert into wallet_transaction (gp_id, transaction_id, kind, state, status, content_hash, site_id, member_id, round_id,
       stake_minor, win_minor, free_round_id, occurred_at, processed_at)
     values (1, $1, $2::wallet_kind, $3::wallet_state, 'OK', sha256('x'), 1, $4, $5, $6, $7, $8, now(), '2026-11-19T10:00:01Z')`,
    [
      id,
      kind,
      state,
      player.memberId,
      roundId,
      kind === 'bet' ? minor : 0,
      kind === 'win' ? minor : 0,
      freeRound,
    ],
  );

describe('the list', () => {
  it('is narrowed by provider, game type and state, and pages go on within it', async () => {
    await addRound({ ref: 'list-1' });
    await addRound({ ref: 'list-2', gpId: 2, gameId: 21 });
    await addRound({ ref: 'list-3', gameId: 12 });
    await addRound({ ref: 'list-4', state: 'open' });
    await addRound({ ref: 'list-5', gpId: 2, gameId: 21, state: 'rolled_back' });
    const refs = async (body: object) => {
      const { data } = await hall.call(recordsRounds, body, player);
      return data.list.map(({ round_id }) => round_id).filter((ref) => ref.startsWith('list-'));
    };
    expect(await refs({})).toEqual(['list-5', 'list-4', 'list-3', 'list-2', 'list-1']);
    expect(await refs({ gp_id: 2 })).toEqual(['list-5', 'list-2']);
    expect(await refs({ game_type: 5 })).toEqual(['list-3']);
    expect(await refs({ state: 'open' })).toEqual(['list-4']);
    expect(await refs({ gp_id: 2, state: 'closed' })).toEqual(['list-2']);
    expect(await refs({ gp_id: 7 })).toEqual([]);
    const first = await hall.call(recordsRounds, { gp_id: 2, count: 1 }, player);
    const next = await hall.call(
      recordsRounds,
      { gp_id: 2, count: 1, cursor: String(first.data.next_cursor) },
      player,
    );
    expect(next.data.list.map(({ round_id }) => round_id)).toEqual(['list-2']);
    expect(next.data.next_cursor).toBeNull();
  });

  it.each([{ gp_id: 0 }, { game_type: 1 }, { state: 'lost' }, { cursor: 'x' }])(
    'refuses %j',
    async (body) => {
      const answer = await hall.send(recordsRounds, body, player);
      expect(answer.status).toBe(400);
      expect(answer.field).toBe(Object.keys(body)[0]);
    },
  );
});

describe('a round', () => {
  it('comes with its stakes and wins as they are booked, returned ones too', async () => {
    const id = await addRound({ ref: 'moves' });
    await addMove(id, 'm1', 'bet', 100);
    await addMove(id, 'm2', 'bet', 40, 'rolled_back');
    await addMove(id, 'm3', 'bet', 0, 'rejected');
    await addMove(id, 'm4', 'win', 250, 'done', 'gift-1');
    const { code, data } = await hall.call(recordsRound, { id }, { ...player, lang: 'en_US' });
    expect(code).toBe(100);
    expect(data.round).toMatchObject({
      id,
      round_id: 'moves',
      gp_name: 'Lantern Works',
      stake: '1.00',
      win: '2.50',
      state: 'closed',
      closed_at: '2026-11-19T10:00:05.000Z',
    });
    const at = '2026-11-19T10:00:01.000Z';
    expect(data.moves).toEqual([
      { kind: 'bet', stake: '1.00', win: '0.00', state: 'done', is_free: false, at },
      { kind: 'bet', stake: '0.40', win: '0.00', state: 'rolled_back', is_free: false, at },
      { kind: 'win', stake: '0.00', win: '2.50', state: 'done', is_free: true, at },
    ]);
  });

  it('that was staked and won in one is one move', async () => {
    const id = await addRound({ ref: 'instant' });
    const { data } = await hall.call(recordsRound, { id }, player);
    expect(data.moves).toMatchObject([{ kind: 'bet_win', stake: '1.00', win: '2.50', state: 'done' }]);
  });

  it('of somebody else, of another site, or of nobody is not found', async () => {
    const id = await addRound({ ref: 'private' });
    for (const call of [recordsRound, recordsReplay]) {
      expect(await hall.call(call, { id }, stranger)).toMatchObject({ status: 200, code: 404 });
      const elsewhere = { token: away.token, host: 'harbor.test' };
      expect(await hall.call(call, { id }, elsewhere)).toMatchObject({ status: 200, code: 404 });
      expect(await hall.call(call, { id: '999999999' }, player)).toMatchObject({ code: 404 });
      expect(await hall.call(call, { id: '1; drop' }, player)).toMatchObject({ status: 400, field: 'id' });
      expect((await hall.call(call, { id })).status).toBe(401);
    }
    expect(provider.received).toEqual([]);
  });
});

describe('the replay', () => {
  const draw = { server_seed_hash: 'a'.repeat(64), client_seed: 'lucky', nonce: 7 };
  const tell = (round_id: string, details: object, url: string | undefined) => {
    provider.answer('roundDetails', () => ({
      round_id,
      game_code: lantern.game,
      state: 'closed',
      bet_total: 100,
      win_total: 250,
      opened_at: null,
      closed_at: null,
      details,
    }));
    provider.answer('roundReplayUrl', () => (url === undefined ? { status: 'NOT_FOUND' } : { url }));
  };

  it('is what the provider tells of the round: proofs, and a page of its own', async () => {
    const id = await addRound({ ref: 'replay-1' });
    tell(
      'replay-1',
      { spins: [draw, { ...draw, nonce: 8, server_seed: 'told' }] },
      `${provider.origin}/verify#x`,
    );
    provider.received.length = 0;
    const { code, data } = await hall.call(recordsReplay, { id }, { ...player, lang: 'en_US' });
    expect(code).toBe(100);
    expect(data).toEqual({
      proofs: [
        { ...draw, server_seed: null },
        { ...draw, nonce: 8, server_seed: 'told' },
      ],
      url: `${provider.origin}/verify#x`,
    });
    const asked = { player_id: String(player.memberId), round_id: 'replay-1', locale: 'en_US' };
    expect(provider.received.map(({ call }) => call).sort()).toEqual(['roundDetails', 'roundReplayUrl']);
    for (const { body } of provider.received) expect(body).toMatchObject(asked);
  });

  it.each(['https://elsewhere.example/verify', 'http://127.0.0.1:1/verify'])(
    'never leads to %s, which is not the provider’s',
    async (url) => {
      const id = await addRound({ ref: `foreign-${url}`.slice(0, 60).replace(/[^!-~]/g, '') });
      const { data } = await hall.call(recordsRound, { id }, player);
      tell(data.round.round_id, {}, url);
      expect((await hall.call(recordsReplay, { id }, player)).data).toEqual({ proofs: [], url: null });
    },
  );

  it('is not there where the provider has no page, or no such call at all', async () => {
    const id = await addRound({ ref: 'replay-2' });
    tell('replay-2', { draw }, undefined);
    expect((await hall.call(recordsReplay, { id }, player)).data).toEqual({
      proofs: [{ ...draw, server_seed: null }],
      url: null,
    });
    provider.answer('roundDetails', () => ({ status: 'NOT_FOUND' }));
    expect(await hall.call(recordsReplay, { id }, player)).toMatchObject({ code: 105 });
  });

  it('waits while the provider is silent, speaks of another round, or cannot be reached', async () => {
    const id = await addRound({ ref: 'replay-3' });
    tell('another', {}, `${provider.origin}/verify`);
    expect(await hall.call(recordsReplay, { id }, player)).toMatchObject({ code: 103 });
    provider.answer('roundDetails', () => 'silence');
    expect(await hall.call(recordsReplay, { id }, player)).toMatchObject({ code: 103 });
    const unreachable = await addRound({ ref: 'replay-4', gpId: 2, gameId: 21 });
    expect(await hall.call(recordsReplay, { id: unreachable }, player)).toMatchObject({ code: 103 });
  });
});

test('proofs are found under whatever name the provider has for them, and nothing else is taken for one', () => {
  const draw = { server_seed_hash: '0'.repeat(64), client_seed: 'c', nonce: 1 };
  expect(proofsOf({ hand: draw })).toHaveLength(1);
  expect(proofsOf({ free_spins: { awarded: 3 }, cards: ['A', 7, null], draws: [draw, draw] })).toHaveLength(
    2,
  );
  expect(proofsOf({ draw: { ...draw, nonce: -1 } })).toEqual([]);
  expect(proofsOf({ draw: { ...draw, server_seed_hash: '<b>' } })).toEqual([]);
  expect(proofsOf({ draws: Array.from({ length: 500 }, () => draw) })).toHaveLength(100);
});
