import type { ProviderClient } from '@pavilion/provider-kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BookBench, type BookSeat } from '../testing/bookBench.ts';
import { StudioBench } from '../testing/studioBench.ts';
import type { Run } from './engine/run.ts';

/** What the hall asks the provider of bets at the book. */

/** Whole events are played out step by step. */
vi.setConfig({ testTimeout: 90_000 });

let bench: StudioBench;
let sports: BookBench;
let seat: BookSeat;
let asHall: ProviderClient;
let betId: string;
let event: string;
const from = new Date(Date.now() - 3_600_000).toISOString();

const withdrawn = (course: Run): boolean => {
  const goals = course.timeline.filter(({ kind }) => kind === 'goal');
  return course.isCorrected && goals.length === 1 && goals[0]?.side === 'home';
};

beforeAll(async () => {
  bench = await StudioBench.open();
  sports = new BookBench(bench, 'kite-sports');
  await sports.list();
  event = await sports.coming('football', withdrawn);
  seat = await sports.sit('asked-for', 50_000);
  const placed = (await seat.place('10', [sports.pick(event, 'result', 'home')])).body;
  betId = placed.kind === 'taken' ? placed.bet.id : '';
  asHall = bench.asHall('sbx-kite-1');
});
afterAll(async () => {
  asHall.close();
  await bench.close();
});

const round = () => ({ player_id: 'asked-for', round_id: betId });

describe('the provider', () => {
  it('tells of an open bet, to its own hall and for its own player alone', async () => {
    expect(await asHall.roundStatus(round())).toMatchObject({
      kind: 'ok',
      answer: {
        state: 'open',
        bet_total: 1_000,
        win_total: 0,
        transactions: [{ kind: 'bet', amount: 1_000 }],
      },
    });
    expect(await asHall.roundStatus({ ...round(), player_id: 'somebody' })).toMatchObject({
      answer: { state: 'unknown' },
    });
    const other = bench.asHall('sbx-lantern-1');
    expect(await other.roundStatus(round())).toMatchObject({ answer: { state: 'unknown' } });
    other.close();
  });

  it('tells of a settled and corrected one, with all that moved', async () => {
    await sports.until(event, ({ phase }) => phase === 'over');
    await sports.settleEarly(event, 'home');
    await sports.until(event, ({ next_at }) => next_at === null);
    const won = (await seat.last()).resettlements[0]?.amount ?? '';
    const minor = Math.round(Math.abs(Number(won)) * 100);
    expect(await asHall.roundStatus(round())).toMatchObject({
      answer: {
        state: 'closed',
        win_total: minor,
        transactions: [{ kind: 'bet' }, { kind: 'win', amount: minor }],
      },
    });
    expect(await asHall.roundDetails({ ...round(), locale: 'en_US' })).toMatchObject({
      answer: {
        game_code: 'kite-sports',
        details: {
          legs: [{ event, market: 'result', result: 'lost' }],
          adjustments: [{ amount: -minor, state: 'paid' }],
        },
      },
    });
    const listed = await asHall.transactions({ from });
    const own =
      listed.kind === 'ok' ? listed.answer.transactions.filter(({ round_id }) => round_id === betId) : [];
    expect(own.map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
      ['bet', 1_000, 'done'],
      ['win', minor, 'done'],
      ['adjust', -minor, 'done'],
    ]);
  });

  it('shows the events of a bet again, where everybody can recompute them', async () => {
    const replay = await asHall.roundReplayUrl({ ...round(), locale: 'zh_CN' });
    expect(replay).toMatchObject({ kind: 'ok' });
    const url = new URL(replay.kind === 'ok' ? replay.answer.url : '');
    expect([url.pathname, url.hash]).toEqual(['/verify/kite-sports', `#bet=${betId}&events=${event}`]);
  });

  it('offers both books with their limits, and opens one at an event that the hall names', async () => {
    const games = await asHall.games({});
    const offered = games.kind === 'ok' ? games.answer.games : [];
    expect(offered.map(({ game_code, game_type, rtp_bp }) => [game_code, game_type, rtp_bp])).toEqual([
      ['kite-sports', 4, 9_523],
      ['paper-siege', 9, 9_433],
    ]);
    const hare = bench.asHall('sbx-hare-1');
    const virtual = await hare.games({});
    hare.close();
    const league = virtual.kind === 'ok' ? virtual.answer.games : [];
    expect(league.find(({ game_code }) => game_code === 'paper-league')).toMatchObject({
      game_type: 7,
      rtp_bp: 9_523,
    });
    const launched = (meta: Record<string, unknown>) =>
      asHall.gameDemo({ currency: 'USD', game_code: 'kite-sports', locale: 'en_US', device: 1, meta });
    const urlOf = async (meta: Record<string, unknown>) => {
      const outcome = await launched(meta);
      const query = new URL(outcome.kind === 'ok' ? outcome.answer.url : '').searchParams;
      return ['event', 'market', 'selection'].map((name) => query.get(name));
    };
    expect(await urlOf({ extra: { event } })).toEqual([event, null, null]);
    const leg = { event, market: 'handicap:-1.5', selection: 'home' };
    expect(await urlOf({ extra: leg })).toEqual([event, 'handicap:-1.5', 'home']);
    const nothing = [null, null, null];
    expect(await urlOf({ extra: { event: '"><script>' } })).toEqual(nothing);
    expect(await urlOf({ extra: { ...leg, market: 'a b' } })).toEqual(nothing);
    expect(await urlOf({})).toEqual(nothing);
  });

  it('lets the hall alone frame the quick page', async () => {
    const response = await fetch(`${bench.origin}/play/kite-sports/quick?locale=zh_CN&currency=RMB&device=1`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${bench.hall.origin}`);
    const page = await response.text();
    expect(page).toContain('lang="zh-CN"');
    expect(page).toContain(`data-hall="${bench.hall.origin}"`);
  });
});
