import { randomUUID } from 'node:crypto';
import {
  freeRoundCancel,
  freeRoundGrant,
  freeRoundList,
  jackpotHistory,
  jackpotList,
  jackpotSave,
  proposalConfirm,
  proposalOne,
  providerConform,
  providerConformance,
  roundAsk,
  roundList,
  traceList,
  transferAsk,
  transferList,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { type FakeProvider, openProvider } from './provider.fixture.ts';

/** Open rounds, transfers under way, pots and free rounds at the desk, with a provider that answers. */

const reason = 'a member asks';
const gpId = 4;

let hall: OfficeHall;
let provider: FakeProvider;
let manager: OfficeBrowser;
let risk: OfficeBrowser;
let member: Awaited<ReturnType<OfficeHall['joinMember']>>;
let game: { id: number; game_code: string };

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

beforeAll(async () => {
  hall = await openOfficeHall();
  const [found] = await sql<typeof game>(
    `SELECT id, game_code FROM game WHERE gp_id = $1 AND state = 'live' ORDER BY id LIMIT 1`,
    [gpId],
  );
  if (found === undefined) throw new Error('no live game');
  game = found;
  const key = { keyId: 'key-abacus', secret: 'abacus secret' };
  provider = await openProvider(hall, { gpId, key, game: game.game_code });
  member = await hall.joinMember();
});
afterAll(async () => {
  await provider.close();
  await hall.close();
});
beforeEach(async () => {
  manager = await hall.logIn('manager01', { ip: '10.0.0.1' });
  risk = await hall.logIn('risk01', { ip: '10.0.0.2' });
  provider.received.length = 0;
});

describe('open rounds', () => {
  const open = async (reference: string, siteId = 1): Promise<string> => {
    const [row] = await sql<{ id: bigint }>(
      `INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
                          win_minor, state, opened_at)
       VALUES ($1, $2, $3, $4, $5, 0, 'USD', 0, 0, 0, 0, 'open', $6) RETURNING id`,
      [siteId, gpId, member.memberId, reference, game.id, new Date(hall.clock.now().getTime() - 3_600_000)],
    );
    return String(row?.id);
  };

  it('are listed with their age, and asked about at once: what the provider says is done', async () => {
    const [left, closed] = [await open('still-open'), await open('over')];
    const elsewhere = await open('beside', 2);
    const { data } = await risk.call(roundList, { filter: { account: member.account } });
    expect(data.rows.map(({ id }) => id).sort()).toEqual([left, closed].sort());
    expect(data.rows[0]).toMatchObject({ asked_at: null, asked_times: 0, game: { id: game.id } });
    expect((await risk.call(roundList, { filter: { minutes: 120 } })).data.total).toBe(0);
    provider.answer('roundStatus', ({ round_id }) =>
      round_id === 'over'
        ? { round_id, state: 'closed', bet_total: 0, win_total: 0, transactions: [] }
        : { round_id, state: 'open', bet_total: 0, win_total: 0, transactions: [] },
    );
    expect((await risk.call(roundAsk, { ids: [left], reason })).code).toBe(403);
    expect((await manager.call(roundAsk, { ids: [left, elsewhere], reason })).code).toBe(404);
    expect(provider.received).toEqual([]);
    expect((await manager.call(roundAsk, { ids: [left, closed], reason })).data).toEqual({
      asked: 2,
      settled: 1,
    });
    const after = (await risk.call(roundList, { filter: { account: member.account } })).data.rows;
    expect(after.map(({ id, asked_times }) => ({ id, asked_times }))).toEqual([{ id: left, asked_times: 1 }]);
  });
});

describe('transfers', () => {
  it('under way are listed, and settled by the provider’s word', async () => {
    await sql(
      `INSERT INTO transfer_wallet (member_id, gp_id, site_id, currency, back_at) VALUES ($1, $2, 1, 'USD', now())`,
      [member.memberId, gpId],
    );
    const [row] = await sql<{ id: bigint }>(
      `INSERT INTO wallet_transfer (member_id, gp_id, site_id, currency, direction, amount_minor, state, cause, hold_transfer_id,
                                    ask_at, created_at)
       VALUES ($1, $2, 1, 'USD', 'to_provider', 500, 'unknown', 'launch', 0, $3, $3) RETURNING id`,
      [member.memberId, gpId, hall.clock.now()],
    );
    const id = String(row?.id);
    const { data } = await risk.call(transferList, {});
    expect(data.rows).toMatchObject([{ id, amount: '5.00', state: 'unknown', direction: 'to_provider' }]);
    // The provider does not answer: nothing is guessed.
    provider.answer('transferStatus', () => 'silence');
    expect((await manager.call(transferAsk, { id, reason })).data).toEqual({ state: 'unknown' });
    expect((await risk.call(transferList, {})).data.rows[0]?.asked_times).toBe(1);
    await hall.give('manager01', 2, 'manager');
    const beside = await hall.logIn('manager01', { host: 'harbor.localhost', ip: '10.0.0.9' });
    expect((await beside.call(transferList, {})).data.total).toBe(0);
    expect((await beside.call(transferAsk, { id, reason })).code).toBe(404);
  });
});

describe('the conformance suite', () => {
  it('runs against a provider, one run at a time, and tells what came of each case', async () => {
    const admin = await hall.logIn('admin', { ip: '10.0.0.7' });
    const asked = { id: gpId, currency: 'USD' as const, reason };
    expect((await risk.call(providerConform, asked)).code).toBe(403);
    expect((await admin.call(providerConform, { ...asked, id: 5 })).code).toBe(404);
    expect((await risk.call(providerConformance, { id: gpId })).data.run).toBeNull();
    expect((await admin.call(providerConform, asked)).code).toBe(100);
    expect((await admin.call(providerConform, asked)).code).toBe(396);
    const last = async () => (await risk.call(providerConformance, { id: gpId })).data.run;
    expect(await last()).toMatchObject({ state: 'running', by: 'admin', results: [] });
    await expect.poll(async () => (await last())?.state, { timeout: 60_000, interval: 500 }).toBe('done');
    const run = await last();
    expect(run?.results.length).toBeGreaterThan(10);
    // This one offers next to nothing; it does prove who calls.
    expect(run?.results.map(({ outcome }) => outcome)).toContain('passed');
    expect(run?.results.find(({ outcome }) => outcome !== 'passed')?.reason).toBeTruthy();
    expect(JSON.stringify(run)).not.toContain('abacus secret');
    const beside = await hall.logIn('manager01', { host: 'harbor.localhost', ip: '10.0.0.9' });
    expect((await beside.call(providerConformance, { id: gpId })).code).toBe(404);
  });
});

describe('a jackpot', () => {
  it('has its terms changed by two, and tells what went in', async () => {
    const [made] = await sql<{ id: number }>(
      `INSERT INTO jackpot (site_id, code, currency, seed_minor, gp_id, wire_id) VALUES (1, 'moon', 'USD', 5000, $1, 'moon')
       RETURNING id`,
      [gpId],
    );
    const id = made?.id ?? 0;
    const find = async () =>
      (await risk.call(jackpotList, { perPage: 200 })).data.rows.find((row) => row.id === id);
    const { version = '' } = (await find()) ?? {};
    const terms = { id, seed: '80.00', enabled: true, reason, version };
    const asked = await manager.call(jackpotSave, { ...terms, request_id: randomUUID() });
    const late = await manager.call(jackpotSave, { ...terms, seed: '90.00', request_id: randomUUID() });
    expect(
      (await manager.call(jackpotSave, { ...terms, seed: '1.001', request_id: randomUUID() })).field,
    ).toBe('seed');
    const confirm = async (by: OfficeBrowser, proposal: number) => {
      const { content_hash } = (await by.call(proposalOne, { id: proposal })).data;
      return (await by.call(proposalConfirm, { id: proposal, content_hash })).code;
    };
    expect(await confirm(manager, asked.data.proposal_id)).toBe(341);
    expect(await confirm(risk, asked.data.proposal_id)).toBe(346);
    const admin = await hall.logIn('admin', { ip: '10.0.0.5' });
    expect(await confirm(admin, asked.data.proposal_id)).toBe(100);
    expect(await find()).toMatchObject({ seed: '80.00', in_pot: '0.00' });
    expect(await confirm(admin, late.data.proposal_id)).toBe(344);

    await sql('SELECT wallet.collect_jackpot($1)', [id]);
    expect(await find()).toMatchObject({ in_pot: '80.00' });
    const { data } = await risk.call(jackpotHistory, { id });
    expect(data.entries).toMatchObject([{ kind: 'promotion', amount: '80.00', reference: 'moon' }]);
    expect((await risk.call(jackpotHistory, { id, cursor: 'no such' })).field).toBe('cursor');
    expect((await risk.call(jackpotHistory, { id: 999_999 })).code).toBe(404);
  });
});

describe('free rounds', () => {
  const given = () => ({
    accounts: [member.account],
    game_id: game.id,
    rounds: 5,
    currency: 'USD' as const,
    stake: '1.00',
    expires_at: new Date(hall.clock.now().getTime() + 86_400_000).toISOString(),
    reason,
    request_id: randomUUID(),
  });

  it('are given once however often it is asked, listed, traced and cancelled', async () => {
    provider.answer('freeRoundsGrant', () => ({}));
    provider.answer('freeRoundsCancel', () => ({ rounds_left: 5 }));
    const asked = given();
    for (const _time of [1, 2])
      expect((await manager.call(freeRoundGrant, asked)).data.results).toEqual([
        { account: member.account, outcome: 'granted' },
      ]);
    expect(provider.received.filter(({ call }) => call === 'freeRoundsGrant')).toHaveLength(1);
    const { data } = await risk.call(freeRoundList, { filter: { account: member.account } });
    expect(data.rows).toMatchObject([
      { state: 'active', rounds: 5, used: 0, stake: '1.00', granted_by: 'staff:manager01' },
    ]);
    const cancel = { provider_id: gpId, id: data.rows[0]?.id ?? '', reason };
    expect((await risk.call(freeRoundCancel, cancel)).code).toBe(403);
    expect((await manager.call(freeRoundCancel, cancel)).data.outcome).toBe('cancelled');
    expect((await risk.call(freeRoundList, { filter: { state: 'cancelled' } })).data.total).toBe(1);
    const lines = await manager.call(traceList, { filter: { subject_kind: 'free_rounds' } });
    expect(lines.data.rows.filter(({ outcome }) => outcome === 'done')).toHaveLength(3);
  });

  it('are refused where they could not be played', async () => {
    const code = async (change: object) =>
      (await manager.call(freeRoundGrant, { ...given(), ...change })).code;
    expect(await code({ accounts: ['nobody-here'] })).toBe(404);
    expect(await code({ game_id: 999_999 })).toBe(404);
    expect(await code({ currency: 'RMB' })).toBe(394);
    expect(await code({ expires_at: '2020-01-01T00:00:00Z' })).toBe(393);
    expect((await manager.call(freeRoundGrant, { ...given(), stake: '0.001' })).status).toBe(400);
    const beyond = await manager.call(freeRoundGrant, { ...given(), stake: '99999999.00' });
    expect(beyond.data.results).toEqual([{ account: member.account, outcome: 'not_possible' }]);
    expect((await manager.call(freeRoundCancel, { provider_id: gpId, id: 'none', reason })).code).toBe(404);
  });
});
