import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeBet } from '../bets/takeBet.ts';
import { leaseMs } from '../infra/backoff.ts';
import { betTransactionId, winTransactionId } from '../play/money/transactionIds.ts';
import { findSession } from '../play/sessions.ts';
import { BlossomBench, type Sitting } from '../testing/blossomBench.ts';
import { StudioBench } from '../testing/studioBench.ts';
import type { TableBench } from '../testing/tableBench.ts';
import { advanceTable } from './commands/advanceTable.ts';
import { type Chosen, storeChoice } from './commands/storeChoice.ts';
import { paidBy, streetsOf } from './games/blossomPlay.ts';
import { raiseBet, tableRaises } from './money/betKind.ts';
import { absentMs, attendEveryMs, voidAfterMs } from './schedule.ts';

/** What becomes of the money at a pot of Golden Blossom when a process dies on the way, or the line decides a hand. */

let bench: StudioBench;
let blossom: BlossomBench;
let table: TableBench;

beforeAll(async () => {
  bench = await StudioBench.open();
  blossom = new BlossomBench(bench);
  table = blossom.table;
});
afterAll(() => bench.close());

const startCash = 100_000;

/** Stores a choice and dies before the wallet is asked for what it costs. */
const dieChoosing = async ({ seat, slip, spot }: Sitting, choice: string, nth: number): Promise<Chosen> => {
  const { studio } = bench.app;
  const { session } = await findSession(studio.db, 'golden-blossom', seat.opened.session);
  const { number } = await table.round();
  const press = { action_id: randomUUID(), round: number, slip, spot, nth, choice };
  const chosen = await storeChoice(studio, table.table, session, press);
  expect(chosen).toMatchObject({ kind: 'new', choice: { state: 'staking' } });
  return chosen;
};
/** Has the wallet asked for what a choice costs, and stored what it said, without a look at the round. */
const takeRaise = async ({ kind, ...chosen }: Chosen): Promise<void> => {
  if (kind !== 'new' || !('choice' in chosen)) throw new Error(`nothing to take: ${kind}`);
  await takeBet(bench.app.studio, tableRaises, chosen.seat, raiseBet(chosen.choice));
};
/** What every call about a slip names. */
const callOf = ({ player, slip }: Sitting) => ({
  player_id: player,
  currency: 'USD',
  game_code: 'golden-blossom',
  round_id: slip,
});

/** The wallet's entries of a slip: what was staked, won and taken back. */
const entriesOf = async ({
  slip,
}: Sitting): Promise<[id: string, state: string, stake: bigint, win: bigint][]> => {
  const { rows } = await bench.database.owner.query<{
    transaction_id: string;
    state: string;
    stake_minor: bigint;
    win_minor: bigint;
  }>('SELECT * FROM transfer_entry WHERE round_id = $1 ORDER BY transaction_id', [slip]);
  return rows.map(({ transaction_id, state, stake_minor, win_minor }) => [
    transaction_id.slice(slip.length + 1),
    state,
    stake_minor,
    win_minor,
  ]);
};
/** What a player has is what was brought, less stakes that stand, and with wins; and nothing is in play. */
const expectReconciled = async (sittings: readonly Sitting[]): Promise<void> => {
  for (const sitting of sittings) {
    const entries = await entriesOf(sitting);
    const net = entries.reduce(
      (sum, [, state, stake, win]) => (state === 'done' ? sum + win - stake : sum),
      0n,
    );
    expect(await blossom.cashOf(sitting.player)).toBe(startCash + Number(net));
    const { rows } = await bench.database.owner.query(
      'SELECT closed, stake_minor >= 0 AS whole FROM transfer_round WHERE round_id = $1',
      [sitting.slip],
    );
    expect(rows).toEqual([{ closed: true, whole: true }]);
  }
};
/** The money of a pot that was played out, by what was chosen at it: what each has, and what the pot stores. */
const expectPlayedOut = async (round: number, sittings: readonly Sitting[]): Promise<void> => {
  const [pot, ...more] = await blossom.potsOf(round);
  expect(more).toEqual([]);
  for (const sitting of sittings) {
    const { seat, seats, winner } = (await blossom.handOf(sitting)).view;
    expect(winner).toBe(pot?.winner);
    expect(pot?.pot_minor).toBe(10n * BigInt(seats.reduce((sum, { made }) => sum + paidBy(made), 0)));
    expect(pot?.pot_minor).toBe((pot?.paid_minor ?? 0n) + (pot?.rake_minor ?? 0n));
    const won = winner === seat + 1 ? Number(pot?.paid_minor) : 0;
    expect(await blossom.cashOf(sitting.player)).toBe(startCash - 10 * paidBy(seats[seat]?.made ?? []) + won);
  }
  await expectReconciled(sittings);
};
/** Whatever is left to do, and more than once. */
const runOn = async (): Promise<void> => {
  for (let passes = 0; passes < 3; passes += 1) {
    bench.clock.advance(60_000);
    await bench.app.runJobs();
  }
};
/** Until this street of the round at the table is over. */
const passStreet = async (street: number): Promise<void> => {
  for (let now = await table.round(); now.state === 'deciding' && now.street === street; )
    now = await table.step();
};

describe('a hand at a pot that the line decided', () => {
  it.each([
    ['before the wallet was asked', 'void'],
    ['after the wallet took it', 'rolled_back'],
  ])('when its process died %s gets back all that it paid, once, and is out of its pot', async (_, state) => {
    const [one, other] = await blossom.sitPair(1, 4);
    const { number } = await table.round();
    await blossom.choose(one, 'raise-50', 0);
    await blossom.choose(other, 'hold-50', 0);
    const chosen = await dieChoosing(one, 'raise-100', 1);
    if (state === 'rolled_back')
      await bench.app.studio.walletOf(4).bet({
        ...callOf(one),
        session_token: `session-${one.player}`,
        transaction_id: betTransactionId(one.slip, 2),
        amount: 1_000,
      });
    expect(await blossom.cashOf(one.player)).toBe(state === 'rolled_back' ? 97_500 : 98_500);
    await blossom.choose(other, 'hold-100', 1);
    await passStreet(1);
    expect(await blossom.handOf(one)).toMatchObject({ made: ['raise-50'], next: [], state: 'void' });
    if ((await table.round()).state === 'deciding') {
      const { price, seats } = (await blossom.handOf(other)).view;
      expect(seats[0]).toMatchObject({ made: ['raise-50', 'void'], isIn: false });
      // A raise that nobody can say was taken makes nobody pay more.
      const isRaised = seats.some(({ made }) => streetsOf(made)[1]?.startsWith('raise'));
      expect(price).toBe(isRaised ? 400 : 200);
      expect(await blossom.choose(one, 'fold', 1)).toMatchObject({ body: { error: 'action_refused' } });
    }
    await blossom.playOut([other]);
    await table.until('settled');
    await runOn();
    // The dead process's call arrives after all, and its word.
    await takeRaise(chosen);
    await runOn();
    expect(await entriesOf(one)).toEqual([
      ['bet', 'done', 1_000n, 0n],
      ['bet:1', 'done', 500n, 0n],
      ['bet:2', state, state === 'void' ? 0n : 1_000n, 0n],
      ['win:0', 'done', 0n, 1_500n],
    ]);
    expect(await blossom.cashOf(one.player)).toBe(startCash);
    await expectPlayedOut(number, [one, other]);
    const hall = bench.asHall('sbx-abacus-1');
    const asked = { player_id: one.player, round_id: one.slip };
    expect(await hall.roundStatus(asked)).toMatchObject({
      answer: { state: 'closed', bet_total: 1_500, win_total: 1_500 },
    });
    expect(await hall.roundDetails({ ...asked, locale: 'en_US' })).toMatchObject({
      answer: { details: { choices: [{ choice: 'raise-50' }, { choice: 'raise-100', hand: 'void' }] } },
    });
    hall.close();
  });

  it('leaves a pot to its bots where nobody else sits at it', async () => {
    const one = await blossom.sitAlone(3);
    const { number } = await table.round();
    await dieChoosing(one, 'raise-50', 0);
    await table.until('settled');
    await runOn();
    const [pot] = await blossom.potsOf(number);
    expect(pot?.winner).not.toBe(3);
    expect(await blossom.cashOf(one.player)).toBe(startCash);
    await expectPlayedOut(number, [one]);
  });

  it('is none where its player chose otherwise after the stake came back', async () => {
    const [one, other] = await blossom.sitPair(1, 2);
    await dieChoosing(one, 'raise-50', 0);
    bench.clock.advance(leaseMs);
    await bench.app.runJobs();
    expect(await blossom.handOf(one)).toMatchObject({ state: 'open', made: [] });
    expect((await blossom.choose(one, 'fold', 0)).body.kind).toBe('decided');
    const { number } = await table.round();
    await blossom.playOut([other]);
    await table.until('settled');
    await runOn();
    expect(await blossom.cashOf(one.player)).toBe(startCash - 1_000);
    await expectPlayedOut(number, [one, other]);
  });
});

describe('a round of pots that nobody looked after for ten minutes', () => {
  it('gives antes and streets back to everybody, once, and no pot is won', async () => {
    await table.fresh();
    const fun = await table.sitForFun();
    const { body } = await fun.bet({ 'seat:2': '10.00' });
    const [one, other] = await blossom.sitPair(1, 6);
    const { number } = await table.round();
    await blossom.choose(one, 'raise-50', 0);
    const played = body.kind === 'placed' ? body.slip.id : '';
    expect((await fun.decide(played, 'hold-50', { spot: 'seat:2' })).body.kind).toBe('decided');
    await blossom.choose(other, 'hold-50', 0);
    expect(await table.round()).toMatchObject({ state: 'deciding', street: 1 });
    await blossom.choose(one, 'hold-100', 1);
    const cut = await dieChoosing(other, 'raise-100', 1);
    bench.clock.advance(voidAfterMs + 1);
    await bench.restart();
    await bench.app.runTables();
    await runOn();
    await takeRaise(cut);
    await bench.restart();
    await runOn();
    expect(await entriesOf(one)).toEqual([
      ['bet', 'rolled_back', 1_000n, 0n],
      ['bet:1', 'rolled_back', 500n, 0n],
      ['bet:2', 'rolled_back', 1_000n, 0n],
    ]);
    expect(await entriesOf(other)).toEqual([
      ['bet', 'rolled_back', 1_000n, 0n],
      ['bet:1', 'rolled_back', 500n, 0n],
      ['bet:2', 'void', 0n, 0n],
    ]);
    for (const sitting of [one, other]) {
      expect(await blossom.cashOf(sitting.player)).toBe(startCash);
      expect((await sitting.seat.history()).body.slips[0]).toMatchObject({ state: 'returned', won: null });
    }
    await expectReconciled([one, other]);
    expect((await fun.state()).body.balance).toBe('400.00');
    expect((await blossom.potsOf(number)).map(({ winner }) => winner)).toEqual([null, null]);
    const hall = bench.asHall('sbx-abacus-1');
    expect(await hall.roundStatus({ player_id: one.player, round_id: one.slip })).toMatchObject({
      answer: { state: 'cancelled' },
    });
    hall.close();
  });
});

describe('a process that dies at a pot', () => {
  it('between two streets leaves it to the next, and what was decided stands', async () => {
    const [one, other] = await blossom.sitPair(2, 3);
    const { number } = await table.round();
    const actionId = randomUUID();
    await blossom.choose(one, 'raise-50', 0, actionId);
    await blossom.choose(other, 'hold-50', 0);
    const before = await table.round();
    expect([before.state, before.street]).toEqual(['deciding', 1]);
    const cards =
      (await blossom.choose(other, 'look', 1)).body.kind && (await blossom.handOf(other)).view.cards;
    bench.clock.advance(absentMs + 30_000);
    await bench.restart();
    await bench.app.runTables();
    expect(await table.round()).toMatchObject({
      number,
      state: 'deciding',
      street: 1,
      decides_at: new Date(bench.clock.now().getTime() + (table.table.decisions?.decideMs ?? 0)),
    });
    // Nobody has to pay for a street twice, and nobody may choose otherwise in one that is over.
    expect((await blossom.choose(one, 'raise-50', 0, actionId)).body.kind).toBe('decided');
    expect(await blossom.choose(one, 'fold', 0)).toMatchObject({ body: { error: 'already_decided' } });
    expect(await blossom.cashOf(one.player)).toBe(98_500);
    expect(await blossom.handOf(one)).toMatchObject({ made: ['raise-50'], view: { price: 200 } });
    expect((await blossom.handOf(other)).view.cards).toEqual(cards);
    await blossom.playOut([one, other]);
    await table.until('settled');
    await expectPlayedOut(number, [one, other]);
  });

  it('with a street that was just decided has it ended by the next, and its stakes are taken once', async () => {
    const [one, other] = await blossom.sitPair(5, 6);
    const { number } = await table.round();
    await blossom.choose(one, 'hold-50', 0);
    const last = await dieChoosing(other, 'raise-50', 0);
    await takeRaise(last);
    expect((await table.round()).street).toBe(0);
    await bench.restart();
    await table.step();
    const round = await table.round();
    expect([round.state, round.street]).toEqual(['deciding', 1]);
    expect((await blossom.handOf(other)).made).toEqual(['raise-50']);
    expect(await blossom.cashOf(other.player)).toBe(98_500);
    await blossom.playOut([one, other]);
    await table.until('settled');
    await expectPlayedOut(number, [one, other]);
  });

  it('while it closes a pot has closed none of it, and the next closes it', async () => {
    const [one, other] = await blossom.sitPair(1, 2);
    const { number, decides_at } = await table.round();
    const endsAtMs = decides_at?.getTime() ?? 0;
    const { decisions } = table.table;
    if (!decisions?.streets) throw new Error('no streets');
    const endOf = () => {
      throw new Error('killed');
    };
    const dying = { ...table.table, decisions: { ...decisions, streets: { ...decisions.streets, endOf } } };
    await blossom.choose(one, 'look', 0);
    while (endsAtMs - bench.clock.now().getTime() > attendEveryMs) await table.step();
    bench.clock.advance(endsAtMs - bench.clock.now().getTime());
    // Both fold by the clock: nobody is left to ask, and the pot is closed.
    await expect(advanceTable(bench.app.studio, dying)).rejects.toThrow('killed');
    expect(await table.round()).toMatchObject({ number, state: 'deciding', street: 0 });
    expect((await blossom.handOf(one)).made).toEqual(['look']);
    expect(await blossom.potsOf(number)).toMatchObject([{ winner: null }]);
    await bench.restart();
    await bench.app.runTables();
    expect((await table.round()).state).toBe('drawn');
    expect((await blossom.handOf(one)).made).toEqual(['look', 'fold']);
    await table.until('settled');
    await expectPlayedOut(number, [one, other]);
  });

  it('between closing a pot and paying it leaves the payment to the next, and nobody is paid twice', async () => {
    const [one, other] = await blossom.sitPair(4, 5);
    const { number } = await table.round();
    await blossom.playOut([one, other]);
    expect((await table.round()).state).toBe('drawn');
    const closed = await blossom.potsOf(number);
    expect(closed[0]?.winner).not.toBeNull();
    await bench.restart();
    const { settles_at } = await table.round();
    bench.clock.advance(settles_at.getTime() - bench.clock.now().getTime());
    await advanceTable(bench.app.studio, table.table);
    // Judged, and one of the two was paid: the process died before it stored that.
    const { won } = await blossom.slipOf(one);
    await bench.app.studio.walletOf(4).win({
      ...callOf(one),
      transaction_id: winTransactionId(one.slip, 0),
      bet_transaction_id: betTransactionId(one.slip),
      amount: Math.round(100 * Number(won)),
      round_closed: true,
    });
    expect((await blossom.slipOf(one)).state).toBe('paying');
    await bench.restart();
    await Promise.all([bench.app.runJobs(), bench.app.runJobs(), bench.app.runTables()]);
    await runOn();
    expect((await blossom.slipOf(one)).state).toBe('settled');
    expect(await blossom.potsOf(number)).toEqual(closed);
    await expectPlayedOut(number, [one, other]);
  });
});
