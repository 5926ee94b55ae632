import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench } from '../testing/tableBench.ts';
import { voidAfterMs } from './schedule.ts';
import { sessionHeader, type TableOpenAnswer, type TableView } from './views.ts';

let bench: StudioBench;
let table: TableBench;
const newPlayer = (): string => `player-${randomUUID()}`;

beforeAll(async () => {
  bench = await StudioBench.open();
  table = new TableBench(bench, 'tide-baccarat');
});
afterAll(() => bench.close());

const everySpot = { player: '20.00', banker: '10.00', tie: '10.00' };
const everySpotMinor = { player: 2_000, banker: 1_000, tie: 1_000 };

describe('a round at a table', () => {
  it('takes the bets of several members, draws once for all, and pays each by the same result', async () => {
    await table.fresh();
    const [one, other] = [newPlayer(), newPlayer()];
    const [first, second] = [await table.sit(one, 100_000), await table.sit(other, 50_000)];
    expect((await first.bet(everySpot)).body).toMatchObject({ kind: 'placed', balance: '960.00' });
    expect((await second.bet({ banker: '30.00' })).body).toMatchObject({ kind: 'placed' });
    expect((await second.bet({ banker: '10.00' })).body).toMatchObject({ kind: 'placed' });

    const { number } = await table.until('drawn');
    expect(await table.isInDraw(first, number)).toBe(true);
    expect(bench.cashOf(one)).toBe(96_000);
    const round = await table.until('settled');
    expect(bench.cashOf(one)).toBe(96_000 + table.worth(round, everySpotMinor));
    expect(bench.cashOf(other)).toBe(46_000 + table.worth(round, { banker: 4_000 }));
    const { body } = await first.state();
    expect(body.slips.at(-1)).toMatchObject({ state: 'settled', round: round.number, stake: '40.00' });
    const { slips } = (await second.history()).body;
    expect(slips).toHaveLength(2);
    // What its round is seen again by.
    const shownMs = round.settles_at.getTime() - round.draws_at.getTime();
    expect(slips[0]).toMatchObject({ serverSeedHash: round.server_seed_hash, shownMs });
    expect(shownMs).toBeGreaterThan(0);
  });

  it('shows how many members have bet on what, and how many won, but neither names nor amounts nor play money', async () => {
    await table.fresh();
    const [one, other] = [newPlayer(), newPlayer()];
    const [first, second] = [await table.sit(one, 100_000), await table.sit(other, 50_000)];
    const visitor = await table.sitForFun();
    const stream = await watch(visitor.opened);
    expect((await first.state()).body.table.crowd).toEqual({ players: 0, spots: {}, won: null });
    await first.bet({ player: '20.00', tie: '10.00' });
    await first.bet({ player: '10.00' });
    await second.bet({ banker: '30.00', tie: '10.00' });
    await visitor.bet({ 'player-pair': '10.00' });
    await bench.app.runTables();
    const crowd = { players: 2, spots: { player: 1, banker: 1, tie: 2 }, won: null };
    expect((await visitor.state()).body.table.crowd).toEqual(crowd);
    expect((await stream.until('open', ({ crowd: told }) => told.players === 2)).crowd).toEqual(crowd);
    stream.end();
    const round = await table.until('settled');
    const gains = [
      table.worth(round, { player: 3_000, tie: 1_000 }) - 4_000,
      table.worth(round, { banker: 3_000, tie: 1_000 }) - 4_000,
    ];
    expect((await first.state()).body.table.crowd).toEqual({
      ...crowd,
      won: gains.filter((gain) => gain > 0).length,
    });
  });

  it('shows the fingerprints of this seed and the next before bets open, and each seed after its draw', async () => {
    const player = await table.sit(newPlayer(), 10_000);
    const before = await table.fresh();
    const { table: shown } = (await player.state()).body;
    expect(shown.serverSeedHash).toBe(before.server_seed_hash);
    expect(JSON.stringify(shown)).not.toContain(before.server_seed);
    expect(await table.proof(before.number)).toMatchObject({
      serverSeed: null,
      contributions: [],
    });
    await table.until('settled');
    const after = await table.until('open');
    expect(after.server_seed_hash).toBe(shown.nextSeedHash);
    expect((await table.proof(before.number)).serverSeed).toBe(before.server_seed);
  });

  it('is pushed to everybody who watches, with the same result', async () => {
    await table.fresh();
    const seats = [await table.sit(newPlayer(), 10_000), await table.sitForFun()];
    const streams = await Promise.all(seats.map(({ opened }) => watch(opened)));
    const round = await table.until('drawn');
    for (const stream of streams) {
      const drawn = await stream.until('drawn');
      expect(drawn).toMatchObject({ number: round.number, result: { summary: round.summary } });
      stream.end();
    }
  });

  it('tells a page that was away the results which it has missed, and no others', async () => {
    const seat = await table.sit(newPlayer(), 10_000);
    const { number: first } = await table.until('settled');
    const { number: second } = await table.until('settled');
    const { body } = await seat.state(first);
    expect(body.results.map(({ number }) => number)).toEqual([second]);
    expect((await seat.state(second)).body.results).toEqual([]);
    expect((await seat.state(0)).body.results.map(({ number }) => number)).toContain(first);
    for (const results_after of [-1, 1.5, '3', 2 ** 40, undefined])
      expect(await seat.call('state', { results_after })).toMatchObject({ status: 400 });
  });

  it('plays with play money at the same table and the same draw, and tells the hall nothing of it', async () => {
    await table.fresh();
    const seat = await table.sitForFun();
    const calls = bench.hall.calls.length;
    expect(seat.opened).toMatchObject({ demo: true, balance: '400.00' });
    expect((await seat.bet(everySpot)).body).toMatchObject({ kind: 'placed', balance: '360.00' });
    const round = await table.until('settled');
    const won = table.worth(round, everySpotMinor) / 100;
    expect((await seat.state()).body.balance).toBe((360 + won).toFixed(2));
    const poor = await seat.bet({ banker: '4000.00' }, { round: (await table.until('open')).number });
    expect(poor.body).toMatchObject({ kind: 'refused', reason: 'insufficient_funds' });
    expect(bench.hall.calls).toHaveLength(calls);
  });
});

/** A page's stream of the table. */
const watch = async (opened: TableOpenAnswer) => {
  const ending = new AbortController();
  const response = await fetch(`${bench.origin}/play/${opened.gameCode}/api/events`, {
    headers: { [sessionHeader]: opened.session },
    signal: ending.signal,
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    end: () => ending.abort(),
    until: async (
      phase: TableView['phase'],
      pleases: (view: TableView) => boolean = () => true,
    ): Promise<TableView> => {
      for (;;) {
        const views = text
          .split('\n\n')
          .slice(0, -1)
          .filter((block) => block.startsWith('data: '))
          .map((block): TableView => JSON.parse(block.slice('data: '.length)));
        const found = views.find((view) => view.phase === phase && pleases(view));
        if (found) return found;
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error('the stream ended');
        text += decoder.decode(value, { stream: true });
      }
    },
  };
};

describe('a bet that must not be taken', () => {
  it('comes after the close, by the server’s clock alone', async () => {
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    const round = await table.fresh();
    bench.clock.advance(round.closes_at.getTime() - bench.clock.now().getTime());
    // The clock has come to the close, and nothing has closed the round yet.
    expect(await seat.bet({ player: '10.00' })).toMatchObject({
      status: 409,
      body: { error: 'bets_closed' },
    });
    await table.until('settled');
    expect(await seat.bet({ player: '10.00' })).toMatchObject({
      status: 409,
      body: { error: 'bets_closed' },
    });
    await table.until('open');
    const late = await seat.bet({ player: '10.00' }, { round: round.number });
    expect(late).toMatchObject({ status: 409, body: { error: 'bets_closed' } });
    const early = await seat.bet({ player: '10.00' }, { round: round.number + 5 });
    expect(early).toMatchObject({ status: 409, body: { error: 'bets_closed' } });
    expect(bench.cashOf(player)).toBe(10_000);
  });

  it.each([
    ['a stake that no chips make', { player: '15.00' }, 'stake_not_offered'],
    ['a stake below the smallest chip', { player: '1.00' }, 'stake_not_offered'],
    ['a negative stake', { player: '-10.00' }, 'stake_not_offered'],
    ['a spot that is not on the table', { dragon: '10.00' }, 'stake_not_offered'],
    ['more than a spot takes', { tie: '20010.00' }, 'stake_not_offered'],
    ['no stake at all', {}, 'bad_request'],
  ])('is %s', async (_name, stakes, error) => {
    await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000_000);
    expect((await seat.bet(stakes)).body).toMatchObject({ error });
    expect(bench.cashOf(player)).toBe(10_000_000);
  });

  it.each(['player-bonus', 'banker-bonus', 'big', 'small'])(
    'is more on %s than a tenth of what other places take',
    async (spot) => {
      await table.fresh();
      const player = newPlayer();
      const seat = await table.sit(player, 10_000_000);
      expect(seat.opened.kindMax[spot]).toBe('400.00');
      expect((await seat.bet({ [spot]: '402.00' })).body).toMatchObject({ error: 'spot_full' });
      expect((await seat.bet({ [spot]: '400.00' })).body).toMatchObject({ kind: 'placed' });
      expect(bench.cashOf(player)).toBe(9_960_000);
    },
  );

  it('fills a spot beyond its maximum in several slips, or names a spot twice', async () => {
    await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000_000);
    expect((await seat.bet({ tie: '4000.00' })).body).toMatchObject({ kind: 'placed' });
    expect((await seat.bet({ tie: '10.00' })).body).toMatchObject({ error: 'spot_full' });
    const twice = await seat.call('bet', {
      action_id: randomUUID(),
      round: (await table.round()).number,
      stakes: [
        { spot: 'tie', amount: '10.00' },
        { spot: 'tie', amount: '10.00' },
      ],
      entropy: 'ab'.repeat(16),
    });
    expect(twice.body).toMatchObject({ error: 'stake_not_offered' });
    expect(bench.cashOf(player)).toBe(9_600_000);
  });

  it('is above what the hall lets this member bet', async () => {
    await table.fresh();
    const player = newPlayer();
    bench.hall.books.addPlayer(player, 'USD', 100_000).betMax = 5_000;
    const seat = await table.sit(player, 0);
    expect(seat.opened.chips).toEqual(['2.00', '10.00', '20.00']);
    expect((await seat.bet({ player: '60.00' })).body).toMatchObject({ error: 'stake_not_offered' });
    expect((await seat.bet({ player: '50.00' })).body).toMatchObject({ kind: 'placed' });
  });

  it('is refused by the hall, and plays no part in the draw', async () => {
    const { number } = await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 500);
    expect((await seat.bet({ player: '10.00' })).body).toMatchObject({
      kind: 'refused',
      reason: 'insufficient_funds',
    });
    await table.until('settled');
    expect(await table.isInDraw(seat, number)).toBe(false);
    expect(bench.cashOf(player)).toBe(500);
  });

  it('comes from a session that is over', async () => {
    await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    await table.sit(player, 0);
    expect(await seat.bet({ player: '10.00' })).toMatchObject({
      status: 401,
      body: { error: 'session_replaced' },
    });
    expect(await bench.post('/play/tide-baccarat/api/state', { results_after: 0 })).toMatchObject({
      status: 401,
    });
  });
});

describe('money whose fate is not known', () => {
  it('the same press is one bet, however often it is sent', async () => {
    await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    const actionId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => seat.bet({ player: '10.00' }, { actionId })),
    );
    for (const { body } of answers) expect(['placed', 'pending']).toContain('kind' in body && body.kind);
    expect(bench.cashOf(player)).toBe(9_000);
    const round = await table.until('settled');
    expect(bench.cashOf(player)).toBe(9_000 + table.worth(round, { player: 1_000 }));
  });

  it.each(['drop_before', 'drop_after'] as const)(
    'a stake without an answer (%s) is rolled back, and stands in no draw',
    async (kind) => {
      const { number } = await table.fresh();
      const player = newPlayer();
      const seat = await table.sit(player, 10_000);
      bench.hall.fail('bet', { kind });
      expect((await seat.bet({ player: '10.00' })).body).toMatchObject({ kind: 'pending' });
      await bench.app.runJobs();
      expect((await seat.state()).body.slips.at(-1)).toMatchObject({ state: 'returned' });
      expect(bench.cashOf(player)).toBe(10_000);
      await table.until('settled');
      expect(await table.isInDraw(seat, number)).toBe(false);
      expect(bench.cashOf(player)).toBe(10_000);
    },
  );

  it('a stake that the hall confirms only after the draw is given back', async () => {
    await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    bench.hall.fail('bet', { kind: 'hold' });
    const pressed = seat.bet({ player: '10.00' });
    await expect.poll(() => bench.hall.heldCount).toBe(1);
    await table.until('drawn');
    bench.hall.release();
    await pressed;
    await bench.app.runJobs();
    await table.until('settled');
    expect((await seat.state()).body.slips.at(-1)).toMatchObject({ state: 'returned', won: null });
    expect(bench.cashOf(player)).toBe(10_000);
  });

  it.each(['drop_before', 'drop_after'] as const)(
    'a win without an answer (%s) is told again, and paid once',
    async (kind) => {
      await table.fresh();
      const player = newPlayer();
      const seat = await table.sit(player, 10_000);
      await seat.bet({ player: '10.00', banker: '10.00' });
      bench.hall.fail('win', { kind });
      const round = await table.until('settled');
      expect((await seat.state()).body.slips.at(-1)).toMatchObject({ state: 'paying' });
      bench.clock.advance(1_000);
      await bench.app.runJobs();
      expect((await seat.state()).body.slips.at(-1)).toMatchObject({ state: 'settled' });
      expect(bench.cashOf(player)).toBe(8_000 + table.worth(round, { player: 1_000, banker: 1_000 }));
    },
  );

  it('a result is shown as long as its cards take, and then it is paid', async () => {
    await table.fresh();
    const { outcome, draws_at, settles_at, ends_at } = await table.until('drawn');
    const showMs = table.table.judge(outcome, { strengths: [] }).showMs();
    expect(showMs).toBeLessThan(table.table.clock.drawnMs);
    expect(settles_at.getTime() - draws_at.getTime()).toBe(showMs);
    expect(ends_at.getTime() - settles_at.getTime()).toBe(table.table.clock.settledMs);
  });

  it('a restart goes on with the very round, and four processes draw and pay it once', async () => {
    const { number, server_seed_hash } = await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    await seat.bet({ player: '10.00' });
    await bench.restart();
    const resumed = await bench.post<TableOpenAnswer>(
      '/play/tide-baccarat/api/open',
      {},
      { cookie: seat.cookie },
    );
    expect(resumed.body.table).toMatchObject({ number, serverSeedHash: server_seed_hash, phase: 'open' });
    expect(resumed.body.slips).toMatchObject([{ state: 'standing', stake: '10.00' }]);
    await table.until('drawn');
    const { settles_at } = await table.round();
    bench.clock.advance(settles_at.getTime() - bench.clock.now().getTime());
    await Promise.all(Array.from({ length: 4 }, () => bench.app.runTables()));
    const round = await table.round();
    expect(round).toMatchObject({ number, state: 'settled' });
    expect(bench.cashOf(player)).toBe(9_000 + table.worth(round, { player: 1_000 }));
  });

  it('a bet that cannot be judged is left to a person, and neither the others nor the table wait for it', async () => {
    await table.fresh();
    const [player, other] = [newPlayer(), newPlayer()];
    const [seat, bad] = [await table.sit(player, 10_000), await table.sit(other, 10_000)];
    await seat.bet({ player: '10.00' });
    const { body } = await bad.bet({ banker: '10.00' });
    const id = body.kind === 'placed' ? body.slip.id : '';
    await bench.database.owner.query("UPDATE table_bet SET stakes = '[{}]' WHERE id = $1", [id]);
    const round = await table.until('settled');
    expect(bench.cashOf(player)).toBe(9_000 + table.worth(round, { player: 1_000 }));
    expect(bench.cashOf(other)).toBe(9_000);
    const { rows } = await bench.database.owner.query('SELECT state FROM table_bet WHERE id = $1', [id]);
    expect(rows).toEqual([{ state: 'stuck' }]);
    expect((await table.until('open')).number).toBe(round.number + 1);
  });

  it('a round that cannot be drawn in time is void, and every stake goes back', async () => {
    await table.fresh();
    const player = newPlayer();
    const [seat, demo] = [await table.sit(player, 10_000), await table.sitForFun()];
    await seat.bet({ player: '10.00' });
    await demo.bet({ player: '10.00' });
    const { number } = await table.round();
    await table.sleepPastDraw(voidAfterMs + 1);
    await bench.app.runTables();
    expect(bench.cashOf(player)).toBe(10_000);
    const { rows } = await bench.database.owner.query(
      'SELECT state FROM table_round WHERE game_code = $1 AND number = $2',
      ['tide-baccarat', number],
    );
    expect(rows).toEqual([{ state: 'void' }]);
    const { slips } = (await seat.history()).body;
    expect(slips).toMatchObject([{ state: 'returned', won: null, result: null }]);
    expect((await demo.history()).body.slips).toMatchObject([{ state: 'returned' }]);
  });
});
