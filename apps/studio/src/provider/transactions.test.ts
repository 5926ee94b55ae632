import { randomUUID } from 'node:crypto';
import type { ProviderClient } from '@pavilion/provider-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { koiLantern } from '../engine/machines/koiLantern.ts';
import { seekNonce, testSeedsOf } from '../testing/seekNonce.ts';
import { StudioBench } from '../testing/studioBench.ts';

/** What the hall asks for beside playing: the list of transactions, free rounds. */

let bench: StudioBench;
let lantern: ProviderClient;
let tide: ProviderClient;

beforeAll(async () => {
  bench = await StudioBench.open();
  lantern = bench.asHall();
  tide = bench.asHall('sbx-tide-1');
});
afterAll(async () => {
  lantern.close();
  tide.close();
  await bench.close();
});

const addPlayer = (cash = 100_000): string => {
  const id = randomUUID();
  bench.hall.books.addPlayer(id, 'RMB', cash);
  return id;
};
/** Makes the player's next spin one that brings so many free spins: by seeds of its own, for no draw is made twice. */
const fixNext = async (player: string, freeSpins: number): Promise<void> => {
  const seeds = testSeedsOf(randomUUID());
  const nonce = await seekNonce(seeds, koiLantern, ['base'], ([spin]) => spin?.freeSpins === freeSpins);
  await bench.fixSeeds(player, { ...seeds, nonce });
};
const now = () => bench.clock.now().toISOString();

const listFrom = async (from: string, client = lantern) => {
  const found = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const outcome = await client.transactions({ from, ...(cursor && { cursor }) });
    if (outcome.kind !== 'ok') throw new Error(`no list: ${JSON.stringify(outcome)}`);
    found.push(...outcome.answer.transactions);
    cursor = outcome.answer.next_cursor;
  }
  return found;
};

describe('the list of transactions', () => {
  it('has what the hall has, with what it refused and what was taken back', async () => {
    bench.clock.advance(1_000);
    const from = now();
    const player = addPlayer();
    const seat = await bench.sit(await bench.launchUrl(player));
    await fixNext(player, 8);
    await seat.press('1.00');
    for (let spins = 0; spins < 60 && (await seat.press(null)).status === 200; spins += 1)
      bench.clock.advance(5);
    bench.clock.advance(5);
    // Without free spins the round is one call, whose answer gets lost.
    await fixNext(player, 0);
    bench.hall.fail('betWin', { kind: 'drop_after' });
    await seat.press('0.40');
    bench.clock.advance(60_000);
    await bench.app.runJobs();
    const poor = addPlayer(10);
    const poorSeat = await bench.sit(await bench.launchUrl(poor));
    await fixNext(poor, 0);
    await poorSeat.press('1.00');
    const listed = await listFrom(from);
    const theirs = new Map(listed.map((item) => [item.transaction_id, item]));
    const moved = [...bench.hall.books.transactions].filter(
      ([id, { state }]) => state !== 'tombstone' && !id.endsWith(':back') && theirs.has(id),
    );
    for (const [id, { state, kind }] of moved) expect(theirs.get(id)).toMatchObject({ state, kind });
    expect(listed.length).toBeGreaterThan(3);
    expect(listed.filter(({ state }) => state === 'rejected')).toMatchObject([
      { player_id: poor, amount: 100, currency: 'RMB' },
    ]);
    expect(listed.map(({ occurred_at }) => occurred_at)).toEqual(
      listed.map(({ occurred_at }) => occurred_at).sort(),
    );
  });

  it('goes through many pages without a gap or a double, though all happened at one moment', async () => {
    bench.clock.advance(1_000);
    const from = now();
    const player = addPlayer();
    await bench.sit(await bench.launchUrl(player));
    await bench.database.owner.query(
      `INSERT INTO round (id, seat_id, state, shape, stake_minor, won_minor, opened_at, touched_at, closed_at)
       SELECT 'r' || n, s.id, 'settled', 'bet_win', 100, n % 7, $2, $2, $2
       FROM generate_series(1, 1234) n, seat s WHERE s.player_id = $1`,
      [player, bench.clock.now()],
    );
    const ids = (await listFrom(from)).map(({ transaction_id }) => transaction_id);
    expect(ids).toHaveLength(1_234);
    expect(new Set(ids).size).toBe(1_234);
    expect(await listFrom(new Date(bench.clock.now().getTime() + 1).toISOString())).toEqual([]);
  });

  it('is each provider’s own, and without demo play', async () => {
    bench.clock.advance(1_000);
    const from = now();
    const seat = await bench.sit(await bench.demoUrl());
    await seat.press();
    const player = addPlayer();
    const comet = await bench.sit(await bench.launchUrl(player, 'comet-peaks'));
    await comet.press();
    expect(await listFrom(from)).toEqual([]);
    const listed = await listFrom(from, tide);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.every(({ player_id }) => player_id === player)).toBe(true);
  });

  it('is not for a provider that keeps its players’ money', async () => {
    const abacus = bench.asHall('sbx-abacus-1');
    expect(await abacus.transactions({ from: now() })).toMatchObject({
      kind: 'refused',
      answer: { status: 'NOT_FOUND' },
    });
    abacus.close();
  });

  it.each([
    'rubbish',
    Buffer.from('["then","x"]').toString('base64url'),
    Buffer.from('{}').toString('base64url'),
  ])('refuses the cursor %s that it has not handed out', async (cursor) => {
    expect(await lantern.transactions({ from: now(), cursor })).toMatchObject({
      kind: 'refused',
      answer: { status: 'BAD_REQUEST', field: 'cursor' },
    });
  });
});

describe('a replay', () => {
  it('is an address that shows the paid spin, with its server seed only when that may be known', async () => {
    const player = addPlayer();
    const seat = await bench.sit(await bench.launchUrl(player));
    // A round that goes on with free spins would not be over, and its server seed not told.
    await fixNext(player, 0);
    const { body } = await seat.press('1.00');
    if (body.kind !== 'drawn') throw new Error('not drawn');
    const asked = { player_id: player, round_id: body.round.id, locale: 'zh_CN' };
    const replay = async () => {
      const outcome = await lantern.roundReplayUrl(asked);
      if (outcome.kind !== 'ok') throw new Error('no replay');
      return new URL(outcome.answer.url);
    };
    const url = await replay();
    expect(url.origin + url.pathname + url.search).toBe('http://studio.test/verify/koi-lantern?lang=zh_CN');
    const fields = new URLSearchParams(url.hash.slice(1));
    expect(fields.get('stops')).toBe(body.step.outcome.stops.join(','));
    expect(fields.get('server')).toBe('');
    await seat.call('fairness/rotate', { client_seed: 'another' });
    const told = new URLSearchParams((await replay()).hash.slice(1));
    expect(told.get('server')).toMatch(/^[0-9a-f]{64}$/);
    const refusal = { kind: 'refused', answer: { status: 'NOT_FOUND' } };
    expect(await tide.roundReplayUrl(asked)).toMatchObject(refusal);
    expect(await lantern.roundReplayUrl({ ...asked, player_id: 'another' })).toMatchObject(refusal);
  });

  it('of a stake that was refused there is none', async () => {
    const poor = addPlayer(10);
    await (await bench.sit(await bench.launchUrl(poor))).press('1.00');
    const [round] = (await bench.rounds()).slice(-1);
    const asked = { player_id: poor, round_id: round?.id ?? '', locale: 'en_US' };
    expect(await lantern.roundReplayUrl(asked)).toMatchObject({ kind: 'refused' });
  });
});

describe('free rounds', () => {
  const grantOf = (player_id: string, change: object = {}) => ({
    player_id,
    currency: 'RMB',
    game_code: 'koi-lantern',
    free_round_id: `free-${player_id}`,
    rounds: 2,
    stake: 200,
    expires_at: new Date(bench.clock.now().getTime() + 3_600_000).toISOString(),
    ...change,
  });
  const callsOfRounds = () =>
    bench.hall.calls.filter(({ name }) => name === 'betWin' || name === 'bet').length;

  it('are played with the stake of the grant, which the hall is not asked for, and then paid ones again', async () => {
    const player = addPlayer(0);
    expect(await lantern.freeRoundsGrant(grantOf(player))).toMatchObject({ kind: 'ok' });
    expect(await lantern.freeRoundsGrant(grantOf(player))).toMatchObject({ kind: 'ok' });
    const seat = await bench.sit(await bench.launchUrl(player));
    expect(seat.opened).toMatchObject({ stake: '2.00', freeRounds: { left: 2, stake: '2.00' } });
    await fixNext(player, 0);
    const first = await seat.press('2.00');
    expect(first.body).toMatchObject({ kind: 'drawn', round: { isFree: true }, freeRounds: { left: 1 } });
    if (first.body.kind !== 'drawn') throw new Error('not drawn');
    const round_id = first.body.round.id;
    const round = (await bench.rounds()).find(({ id }) => id === round_id);
    expect(bench.hall.books.netOf(round_id)).toBe(Number(round?.won_minor));
    const status = await lantern.roundStatus({ player_id: player, round_id });
    expect(status).toMatchObject({ kind: 'ok', answer: { bet_total: 0, transactions: [{ amount: 0 }] } });
    // Without money another stake is no free round.
    bench.hall.books.addPlayer(player, 'RMB', 0);
    expect((await seat.press('1.00')).body).toMatchObject({ kind: 'refused', reason: 'insufficient_funds' });
  });

  it('that were cancelled are played no more; the answer tells how many were left', async () => {
    const player = addPlayer(0);
    await lantern.freeRoundsGrant(grantOf(player));
    const cancel = { player_id: player, free_round_id: `free-${player}` };
    expect(await lantern.freeRoundsCancel(cancel)).toMatchObject({ kind: 'ok', answer: { rounds_left: 2 } });
    expect(await lantern.freeRoundsCancel(cancel)).toMatchObject({ kind: 'ok', answer: { rounds_left: 2 } });
    const seat = await bench.sit(await bench.launchUrl(player));
    expect(seat.opened.freeRounds).toBeNull();
    // As the page does: the same press again, until the hall has said.
    const actionId = randomUUID();
    await expect
      .poll(async () => (await seat.press('2.00', actionId)).body, { timeout: 10_000 })
      .toMatchObject({ kind: 'refused' });
  });

  it('that have expired are played no more', async () => {
    const player = addPlayer(0);
    await lantern.freeRoundsGrant(grantOf(player));
    bench.clock.advance(3_600_000);
    const seat = await bench.sit(await bench.launchUrl(player));
    expect(seat.opened.freeRounds).toBeNull();
  });

  it('that the hall refuses or takes back can be played again', async () => {
    const player = addPlayer(0);
    await lantern.freeRoundsGrant(grantOf(player, { rounds: 1 }));
    const seat = await bench.sit(await bench.launchUrl(player));
    const before = callsOfRounds();
    bench.hall.fail('betWin', { kind: 'refuse', status: 'GAME_DISABLED' });
    bench.hall.fail('bet', { kind: 'refuse', status: 'GAME_DISABLED' });
    // As the page does: the same press again, until the hall has said.
    const actionId = randomUUID();
    await expect
      .poll(async () => (await seat.press('2.00', actionId)).body, { timeout: 10_000 })
      .toMatchObject({ kind: 'refused', freeRounds: { left: 1 } });
    bench.hall.clearFaults();
    expect(callsOfRounds()).toBe(before + 1);
    expect((await seat.press('2.00')).body).toMatchObject({ kind: 'drawn', freeRounds: null });
  });

  it.each<[string, object, string]>([
    ['another game under the same name', { game_code: 'comet-peaks' }, 'INVALID_GAME'],
    ['a currency that is none', { currency: 'XXX' }, 'WRONG_CURRENCY'],
    ['a stake that is not offered', { stake: 201 }, 'BAD_REQUEST'],
    ['no rounds', { rounds: 0 }, 'BAD_REQUEST'],
    ['more rounds under the same name', { rounds: 3 }, 'DUPLICATE_MISMATCH'],
  ])('of %s are refused', async (_name, change, status) => {
    const player = addPlayer(0);
    await lantern.freeRoundsGrant(grantOf(player));
    expect(await lantern.freeRoundsGrant(grantOf(player, change))).toMatchObject({
      kind: 'refused',
      answer: { status },
    });
  });

  it('of another provider or player are nobody’s to cancel', async () => {
    const player = addPlayer(0);
    await lantern.freeRoundsGrant(grantOf(player));
    const cancel = { player_id: player, free_round_id: `free-${player}` };
    const refusal = { kind: 'refused', answer: { status: 'NOT_FOUND' } };
    expect(await tide.freeRoundsCancel(cancel)).toMatchObject(refusal);
    expect(await lantern.freeRoundsCancel({ ...cancel, player_id: 'another' })).toMatchObject(refusal);
  });
});
