import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lantern, openHall, type Player, playRound, promoWin, type TestHall } from '../hall.fixture.ts';
import { dayOf, type ProviderReport, reconcileProvider } from '../index.ts';
import { type FakeProvider, openProvider } from '../provider.fixture.ts';

/** The daily comparison with a provider's own list of transactions: every difference, both ways, again and again alike. */

let hall: TestHall;
let provider: FakeProvider;
let player: Player;

const dayMs = 24 * 3_600_000;

interface Item {
  readonly transaction_id: string;
  readonly kind: string;
  readonly amount: number;
  readonly [field: string]: unknown;
}
/** What the provider says to have done, in pages. */
let pages: Item[][] = [];
/** Cursors that were asked for; null for the list's beginning. */
let asked: (string | null)[] = [];

const answerPages = () =>
  provider.answer('transactions', (body) => {
    const cursor = typeof body.cursor === 'string' ? body.cursor : null;
    asked.push(cursor);
    const page = Number(cursor ?? 0);
    return {
      transactions: pages[page] ?? [],
      next_cursor: page + 1 < pages.length ? String(page + 1) : null,
    };
  });

beforeAll(async () => {
  hall = await openHall();
  provider = await openProvider(hall, lantern);
});
beforeEach(async () => {
  // A day of its own for each test.
  hall.clock.set(new Date(dayOf(hall.clock.now()).to.getTime() + dayMs + 12 * 3_600_000));
  player = await hall.addPlayer(10_000);
  pages = [];
  asked = [];
  answerPages();
});
afterAll(async () => {
  await provider.close();
  await hall.close();
});

const item = (transaction_id: string, kind: string, amount: number, change: object = {}): Item => ({
  transaction_id,
  kind,
  amount,
  player_id: player.player_id,
  round_id: 'round',
  currency: 'RMB',
  occurred_at: hall.clock.now().toISOString(),
  state: 'done',
  ...change,
});
const id = (name: string): string => `${player.player_id}:${name}`;
const play = () => playRound(hall, lantern, player, 'round');
const compare = (): Promise<ProviderReport> =>
  reconcileProvider(
    { pool: hall.database.pool, clock: hall.clock, log: silent, providers: hall.wallet.providers },
    lantern.gpId,
    dayOf(hall.clock.now()),
  );
const silent = { error: () => undefined, warn: () => undefined };
const found = async () =>
  (await compare()).differences.map(({ transaction_id, rule, ours, theirs }) => [
    transaction_id,
    rule,
    ours,
    theirs,
  ]);

/** A day on which both sides agree. */
const playADay = async (): Promise<Item[]> => {
  const round = play();
  await round.bet(id('bet'), 300);
  await round.bet(id('back'), 100);
  await round.rollback(id('rollback'), id('back'));
  await round.win(id('win'), id('bet'), 450, { round_closed: true });
  await playRound(hall, lantern, player, 'instant').betWin(id('instant'), 200, 70);
  await playRound(hall, lantern, player, 'poor').bet(id('poor'), 90_000);
  await round.adjust(id('adjust'), -50);
  await promoWin(hall, lantern, player.player_id, { transaction_id: id('promo'), amount: 25 });
  await round.rollback(id('rollback-2'), id('never'));
  await round.close(id('close'), 300, 450);
  return [
    item(id('bet'), 'bet', 300),
    item(id('back'), 'bet', 100, { state: 'rolled_back' }),
    item(id('rollback'), 'rollback', 100),
    item(id('win'), 'win', 450),
    item(id('instant'), 'bet-win', 200, { win_amount: 70, round_id: 'instant' }),
    item(id('poor'), 'bet', 90_000, { state: 'rejected', round_id: 'poor' }),
    item(id('adjust'), 'adjust', -50),
    item(id('promo'), 'promo-win', 25, { round_id: undefined }),
    item(id('never'), 'bet', 10, { state: 'rolled_back' }),
    item(id('rollback-2'), 'rollback', 10),
  ];
};

describe('lists of both sides', () => {
  test('that agree leave no difference, whatever was refused and taken back', async () => {
    const items = await playADay();
    pages = [items.slice(0, 4), items.slice(4)];
    expect(await compare()).toMatchObject({ kind: 'compared', listed: items.length, differences: [] });
    expect(asked).toEqual([null, '1']);
  });

  test('that name a currency by its ISO code agree', async () => {
    await play().betWin(id('a'), 100, 0);
    pages = [[item(id('a'), 'bet-win', 100, { win_amount: 0, currency: 'CNY' })]];
    expect(await found()).toEqual([]);
  });

  test('differ by what one of them has not', async () => {
    await play().betWin(id('ours'), 100, 30);
    pages = [[item(id('theirs'), 'win', 40), item(id('refused'), 'bet', 40, { state: 'rejected' })]];
    expect(await found()).toEqual([
      [id('ours'), 'missing_there', 'bet-win 100', null],
      [id('theirs'), 'missing_here', null, 'win 40'],
    ]);
  });

  test.each<[string, object, [string, string, string]]>([
    ['amount', { amount: 301 }, ['amount', '300', '301']],
    ['win', { win_amount: 121 }, ['win_amount', '120', '121']],
    ['currency', { currency: 'USD' }, ['currency', 'RMB', 'USD']],
    ['round', { round_id: 'elsewhere' }, ['round', 'round', 'elsewhere']],
    ['kind', { kind: 'bet' }, ['kind', 'bet-win', 'bet']],
    ['player', { player_id: '1' }, ['player', 'the player', '1']],
    ['state', { state: 'rejected' }, ['state', 'done', 'rejected']],
  ])('differ by the %s of one transaction', async (_name, change, [rule, ours, theirs]) => {
    if (rule === 'player') await hall.addPlayer(0);
    await play().betWin(id('a'), 300, 120);
    pages = [[item(id('a'), 'bet-win', 300, { win_amount: 120, ...change })]];
    expect(await found()).toContainEqual([
      id('a'),
      rule,
      ours === 'the player' ? player.player_id : ours,
      theirs,
    ]);
  });

  test('differ where a bet was refused here and done there', async () => {
    await play().bet(id('a'), 90_000);
    pages = [[item(id('a'), 'bet', 90_000)]];
    expect(await found()).toEqual([[id('a'), 'state', 'rejected', 'done']]);
  });

  test('differ where a transaction is listed twice with different content', async () => {
    await play().betWin(id('a'), 300, 0);
    const once = item(id('a'), 'bet-win', 300, { win_amount: 0 });
    pages = [[once], [once, { ...once, amount: 300 }], [{ ...once, amount: 299 }]];
    expect(await found()).toEqual([[id('a'), 'listed_twice', null, 'bet-win 300']]);
    pages = [[once], [once]];
    expect(await found()).toEqual([]);
  });
});

describe('what a provider dates or names oddly', () => {
  const centuryLater = '2126-11-20T12:00:00Z';

  test('belongs to the day on which the hall was told: no date hides a win', async () => {
    await promoWin(hall, lantern, player.player_id, {
      transaction_id: id('gift'),
      amount: 700,
      occurred_at: centuryLater,
    });
    expect(await found()).toEqual([[id('gift'), 'missing_there', 'promo-win 700', null]]);
  });

  test('is not hidden by the date of a day that was compared before', async () => {
    const yesterday = hall.clock.now().toISOString();
    expect(await found()).toEqual([]);
    hall.clock.advance(dayMs);
    const gift = { transaction_id: id('gift'), amount: 700, occurred_at: yesterday };
    expect(await promoWin(hall, lantern, player.player_id, gift)).toMatchObject({ status: 'OK' });
    expect(await found()).toEqual([[id('gift'), 'missing_there', 'promo-win 700', null]]);
  });

  test('is compared by the date of either side', async () => {
    await promoWin(hall, lantern, player.player_id, { transaction_id: id('gift'), amount: 700 });
    const dayBefore = new Date(dayOf(hall.clock.now()).from.getTime() - 24 * 3_600_000).toISOString();
    pages = [[item(id('gift'), 'promo-win', 7, { round_id: undefined, occurred_at: dayBefore })]];
    expect(await found()).toEqual([[id('gift'), 'amount', '700', '7']]);
  });

  test("cannot bear a name of the hall's own transactions, which no list has", async () => {
    const cash = await hall.cashOf(player.memberId);
    const named = { transaction_id: `hall:${id('gift')}` };
    expect(await promoWin(hall, lantern, player.player_id, { ...named, amount: 700 })).toMatchObject({
      status: 'BAD_REQUEST',
      field: 'transaction_id',
    });
    expect(await play().bet(named.transaction_id, 100)).toMatchObject({
      status: 'BAD_REQUEST',
      field: 'transaction_id',
    });
    expect(await hall.cashOf(player.memberId)).toBe(cash);
  });
});

describe('a comparison', () => {
  test('is of its period: what the other side dates shortly before or after is found, and not counted', async () => {
    const today = dayOf(hall.clock.now());
    await play().betWin(id('early'), 100, 0);
    hall.clock.set(today.to);
    const tomorrow = { ...player, session_token: await hall.addSession(player.memberId, lantern) };
    await playRound(hall, lantern, tomorrow, 'late').betWin(id('late'), 100, 0);
    pages = [
      [
        item(id('lost'), 'win', 5, { occurred_at: new Date(today.from.getTime() - 1).toISOString() }),
        item(id('early'), 'bet-win', 100, {
          win_amount: 0,
          occurred_at: new Date(today.from.getTime() - 3_600_000).toISOString(),
        }),
        item(id('late'), 'bet-win', 100, { win_amount: 0, round_id: 'late' }),
      ],
    ];
    const report = await reconcileProvider(
      { pool: hall.database.pool, clock: hall.clock, log: silent, providers: hall.wallet.providers },
      lantern.gpId,
      today,
    );
    expect(report.differences).toEqual([]);
    const [request] = provider.received.slice(-1);
    expect(request?.body.from).toBe(new Date(today.from.getTime() - 25 * 3_600_000).toISOString());
  });

  test('stops reading past its period', async () => {
    const late = item(id('x'), 'win', 5, {
      occurred_at: new Date(dayOf(hall.clock.now()).to.getTime() + 600_000).toISOString(),
    });
    pages = [[], [late], [late], [late]];
    expect(await found()).toEqual([]);
    expect(asked).toEqual([null, '1']);
  });

  test('goes on where it was interrupted, and counts nothing twice', async () => {
    const items = await playADay();
    pages = items.map((one) => [one]);
    let calls = 0;
    provider.answer('transactions', (body) => {
      calls += 1;
      if (calls === 3) return 'silence';
      const page = Number(body.cursor ?? 0);
      asked.push(typeof body.cursor === 'string' ? body.cursor : null);
      return { transactions: pages[page], next_cursor: page + 1 < pages.length ? String(page + 1) : null };
    });
    expect(await compare()).toMatchObject({ kind: 'unreachable', differences: [] });
    expect(await compare()).toMatchObject({ kind: 'compared', differences: [] });
    expect(asked).toEqual([null, ...items.slice(1).map((_, index) => String(index + 1))]);
    const { rows } = await hall.database.owner.query(
      'SELECT state, listed, differences FROM provider_reconciliation WHERE from_at = $1',
      [dayOf(hall.clock.now()).from],
    );
    expect(rows).toEqual([{ state: 'done', listed: items.length, differences: 0 }]);
  });

  test('made again finds the same, and keeps one report', async () => {
    await play().betWin(id('ours'), 100, 30);
    pages = [[item(id('theirs'), 'win', 40)]];
    const first = await compare();
    expect((await compare()).differences).toEqual(first.differences);
    const { rows } = await hall.database.owner.query(
      `SELECT d.transaction_id FROM provider_difference d JOIN provider_reconciliation r ON r.id = d.reconciliation_id
       WHERE r.from_at = $1`,
      [dayOf(hall.clock.now()).from],
    );
    expect(rows).toHaveLength(2);
    expect((await hall.database.owner.query('SELECT FROM provider_listed_transaction')).rowCount).toBe(0);
  });

  test('with a provider that keeps no list says so; with one whose list does not end, nothing is decided', async () => {
    provider.answer('transactions', () => ({ status: 'NOT_FOUND' }));
    expect(await compare()).toMatchObject({ kind: 'not_offered' });
    provider.answer('transactions', () => ({ transactions: [], next_cursor: 'no\u0000where' }));
    expect(await compare()).toMatchObject({ kind: 'unreachable' });
    provider.answer('transactions', () => ({ transactions: [], next_cursor: 'again' }));
    expect(await compare()).toMatchObject({ kind: 'unreachable' });
  });

  test('is made by one process at a time', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isAsked = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    provider.answer('transactions', async () => {
      isAsked();
      await held;
      return { transactions: [], next_cursor: null };
    });
    const first = compare();
    await begun;
    expect(await compare()).toMatchObject({ kind: 'busy' });
    release();
    expect(await first).toMatchObject({ kind: 'compared' });
  });
});

test('a day that a provider keeps from being compared alarms', async () => {
  provider.answer('transactions', () => 'silence');
  const { to } = dayOf(hall.clock.now());
  const job = { pool: hall.database.pool, clock: hall.clock, providers: hall.wallet.providers };
  const lines: unknown[] = [];
  const log = { warn: () => undefined, error: (line: unknown) => lines.push(line) };
  hall.clock.set(new Date(to.getTime() + dayMs - 1));
  await reconcileProvider({ ...job, log }, lantern.gpId, dayOf(new Date(to.getTime() - 1)));
  expect(lines).toEqual([]);
  hall.clock.set(new Date(to.getTime() + dayMs));
  await reconcileProvider({ ...job, log }, lantern.gpId, dayOf(new Date(to.getTime() - 1)));
  expect(lines).toMatchObject([{ alarm: 'provider_not_compared', gpId: lantern.gpId }]);
});

test('the job compares finished days of the last week once, with an alarm for what differs', async () => {
  hall.clock.set(new Date(dayOf(hall.clock.now()).to.getTime() + 30 * dayMs));
  const session_token = await hall.addSession(player.memberId, lantern);
  const round = playRound(hall, lantern, { ...player, session_token });
  expect(await round.betWin(id('unlisted'), 100, 0)).toMatchObject({ status: 'OK' });
  const day = dayOf(hall.clock.now());
  hall.clock.set(new Date(day.to.getTime() + 3_599_999));
  // Lantern alone answers; what the other provider does not say is asked again.
  const early = (await hall.wallet.reconcileProviders()).filter(({ gpId }) => gpId === lantern.gpId);
  expect(early).toHaveLength(7);
  expect(early.every(({ kind, differences }) => kind === 'compared' && differences.length === 0)).toBe(true);
  hall.clock.set(new Date(day.to.getTime() + 3_600_000));
  const reports = await hall.wallet.reconcileProviders();
  expect(reports.filter(({ gpId }) => gpId === lantern.gpId)).toMatchObject([
    { ...day, differences: [{ transaction_id: id('unlisted'), rule: 'missing_there' }] },
  ]);
  expect(hall.logged()).toContainEqual(
    expect.objectContaining({ alarm: 'provider_differences', gpId: lantern.gpId, count: 1 }),
  );
  const again = await hall.wallet.reconcileProviders();
  expect(again.filter(({ gpId }) => gpId === lantern.gpId)).toEqual([]);
});
