import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { baseState, playStep, sizesOf } from '../games/videoSlots/round.ts';
import { beadsOfFortune } from '../games/videoSlots/slots/beadsOfFortune.ts';
import { centsOf } from '../testing/cents.ts';
import { seekDraw, testSeedsOf } from '../testing/seekNonce.ts';
import { type Seat, StudioBench } from '../testing/studioBench.ts';

/** The provider that keeps its players' money itself: what the hall asks of it, and what its game plays from. */

const game = 'beads-of-fortune';
const keyId = 'sbx-abacus-1';

let bench: StudioBench;
let hall: ReturnType<StudioBench['asHall']>;
let player: string;

beforeAll(async () => {
  bench = await StudioBench.open();
  hall = bench.asHall(keyId);
});
afterAll(async () => {
  hall.close();
  await bench.close();
});
beforeEach(() => {
  player = randomUUID();
  // Whatever the main wallet holds is not to be touched.
  bench.hall.books.addPlayer(player, 'RMB', 77);
});

const body = (amount: number, transaction_id: string = randomUUID()) => ({
  player_id: player,
  currency: 'RMB',
  transaction_id,
  amount,
});
const balance = async () => {
  const outcome = await hall.transferBalance({ player_id: player, currency: 'RMB' });
  if (outcome.kind !== 'ok') throw new Error('no balance');
  return { balance: outcome.answer.balance, in_play: outcome.answer.in_play };
};
const status = (target_transaction_id: string, player_id = player) =>
  hall.transferStatus({ player_id, target_transaction_id });
const sit = async (): Promise<Seat> => bench.sit(await bench.launchUrl(player, game));

describe('transfers', () => {
  it('move money in and out, and tell the balance', async () => {
    expect(await hall.transferIn(body(5_000))).toMatchObject({ kind: 'ok', answer: { balance: 5_000 } });
    expect(await hall.transferOut(body(1_200))).toMatchObject({ kind: 'ok', answer: { balance: 3_800 } });
    expect(await balance()).toEqual({ balance: 3_800, in_play: 0 });
  });

  it('happen once per id, however often and at once they are asked for', async () => {
    const asked = body(500);
    const answers = await Promise.all(Array.from({ length: 10 }, () => hall.transferIn(asked)));
    expect(answers.every(({ kind }) => kind === 'ok')).toBe(true);
    expect(await balance()).toMatchObject({ balance: 500 });
    expect(await hall.transferIn({ ...asked, amount: 501 })).toMatchObject({
      answer: { status: 'DUPLICATE_MISMATCH' },
    });
    expect(await hall.transferOut(asked)).toMatchObject({ answer: { status: 'DUPLICATE_MISMATCH' } });
    expect(await status(asked.transaction_id)).toMatchObject({ answer: { transfer_status: 'done' } });
  });

  it('take out no more than is there, and a refusal stands', async () => {
    await hall.transferIn(body(300));
    const tooMuch = body(301);
    expect(await hall.transferOut(tooMuch)).toMatchObject({ answer: { status: 'INSUFFICIENT_FUNDS' } });
    await hall.transferIn(body(1_000));
    expect(await hall.transferOut(tooMuch)).toMatchObject({ answer: { status: 'INSUFFICIENT_FUNDS' } });
    expect(await status(tooMuch.transaction_id)).toMatchObject({ answer: { transfer_status: 'failed' } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => hall.transferOut(body(100))));
    expect(answers.filter(({ kind }) => kind === 'ok')).toHaveLength(13);
    expect(await balance()).toMatchObject({ balance: 0 });
  });

  it('that were asked about before they came are void for good', async () => {
    const late = body(400);
    expect(await status(late.transaction_id)).toMatchObject({ answer: { transfer_status: 'failed' } });
    expect(await hall.transferIn(late)).toMatchObject({ answer: { status: 'BAD_REQUEST' } });
    expect(await balance()).toMatchObject({ balance: 0 });
    expect(await status(late.transaction_id)).toMatchObject({ answer: { transfer_status: 'failed' } });
  });

  it('of one player are unknown in the name of another', async () => {
    const done = body(400);
    await hall.transferIn(done);
    expect(await status(done.transaction_id, 'another')).toMatchObject({
      answer: { transfer_status: 'unknown' },
    });
    expect(await status(done.transaction_id)).toMatchObject({ answer: { transfer_status: 'done' } });
  });

  it('are refused in a currency that there is not, and by a provider that asks the hall for each stake', async () => {
    expect(await hall.transferIn({ ...body(1), currency: 'XXX' })).toMatchObject({
      answer: { status: 'WRONG_CURRENCY' },
    });
    const lantern = bench.asHall('sbx-lantern-1');
    expect(await lantern.transferIn(body(1))).toMatchObject({ answer: { status: 'NOT_FOUND' } });
    lantern.close();
  });
});

describe('the game', () => {
  it('plays from the money that was moved in, and never asks the hall for a stake', async () => {
    await hall.transferIn(body(10_000));
    const seat = await sit();
    expect(seat.opened.balance).toBe('100.00');
    const calls = bench.hall.calls.length;
    const { body: spun } = await seat.press('1.00');
    if (spun.kind !== 'drawn') throw new Error(`not drawn: ${spun.kind}`);
    const won = centsOf(spun.step.win);
    expect((await balance()).balance).toBe(10_000 - 100 + won);
    expect(bench.hall.calls.slice(calls)).toEqual([]);
    expect(bench.hall.books.players.get(player)?.cash).toBe(77);
  });

  it('takes no stake that is not there', async () => {
    await hall.transferIn(body(50));
    const seat = await sit();
    expect((await seat.press('1.00')).body).toMatchObject({
      kind: 'refused',
      reason: 'insufficient_funds',
      balance: '0.50',
    });
    expect(await balance()).toEqual({ balance: 50, in_play: 0 });
  });

  it('counts the stake of an open round as in play, and no longer when it is over', async () => {
    await hall.transferIn(body(10_000));
    const seat = await sit();
    const seeds = testSeedsOf(player);
    const sizes = sizesOf(beadsOfFortune, baseState);
    const nonce = await seekDraw(
      seeds,
      async (draw) => playStep(beadsOfFortune, baseState, await draw(sizes)).next !== null,
    );
    await bench.fixSeeds(player, { ...seeds, nonce }, game);
    const { body: spun } = await seat.press('1.00');
    expect(spun).toMatchObject({ kind: 'drawn', step: { outcome: { next: { mode: 'free' } } } });
    expect(await balance()).toMatchObject({ in_play: 100 });
    bench.clock.advance(25 * 3_600_000);
    await bench.app.runJobs();
    expect(await balance()).toMatchObject({ in_play: 0 });
    const [round] = (await bench.rounds()).slice(-1);
    expect(round).toMatchObject({ state: 'settled' });
    expect((await balance()).balance).toBe(10_000 - 100 + Number(round?.won_minor));
  });

  it('takes no stake once the hall has closed the session', async () => {
    await hall.transferIn(body(10_000));
    const seat = await sit();
    await hall.sessionClose({ player_id: player, session_token: `session-${player}`, reason: 'left' });
    expect(await seat.press('1.00')).toMatchObject({ status: 401 });
    expect(await balance()).toMatchObject({ balance: 10_000 });
  });

  it('gives a stake back once, and keeps one that was taken back before it came from ever coming', async () => {
    await hall.transferIn(body(1_000));
    await sit();
    const wallet = bench.app.studio.walletOf(4);
    const call = (transaction_id: string, round_id = transaction_id) => ({
      player_id: player,
      currency: 'RMB',
      game_code: game,
      round_id,
      session_token: `session-${player}`,
      transaction_id,
    });
    const bet = { ...call(randomUUID()), amount: 400 };
    expect(await wallet.bet(bet)).toMatchObject({ answer: { status: 'OK', balance: { cash: 600 } } });
    expect(await wallet.bet(bet)).toMatchObject({ answer: { duplicate: true, balance: { cash: 600 } } });
    expect(await wallet.bet({ ...bet, amount: 401 })).toMatchObject({
      answer: { status: 'DUPLICATE_MISMATCH' },
    });
    expect(await balance()).toEqual({ balance: 600, in_play: 400 });
    const back = { ...call(randomUUID(), bet.round_id), target_transaction_id: bet.transaction_id };
    expect(await wallet.rollback(back)).toMatchObject({ answer: { balance: { cash: 1_000 } } });
    expect(await wallet.rollback(back)).toMatchObject({ answer: { balance: { cash: 1_000 } } });
    expect(await balance()).toEqual({ balance: 1_000, in_play: 0 });
    expect(await wallet.bet(bet)).toMatchObject({ answer: { status: 'CANCELLED_BEFORE' } });

    const late = { ...call(randomUUID()), amount: 100 };
    await wallet.rollback({ ...call(randomUUID()), target_transaction_id: late.transaction_id });
    expect(await wallet.bet(late)).toMatchObject({ answer: { status: 'CANCELLED_BEFORE' } });

    const won = { ...call(randomUUID()), bet_amount: 100, win_amount: 50 };
    await wallet.betWin(won);
    expect(
      await wallet.rollback({ ...call(randomUUID()), target_transaction_id: won.transaction_id }),
    ).toMatchObject({ answer: { status: 'ALREADY_SETTLED' } });
    expect(await balance()).toEqual({ balance: 950, in_play: 0 });
    const states = await Promise.all(
      [bet, won, late].map(({ transaction_id: target_transaction_id }) =>
        wallet.txStatus({ player_id: player, currency: 'RMB', target_transaction_id }),
      ),
    );
    expect(states).toMatchObject(
      ['rolled_back', 'done', 'rejected'].map((transaction_status) => ({ answer: { transaction_status } })),
    );
  });

  it('money that is taken out while it is played is taken once: stakes and transfers never overdraw', async () => {
    await hall.transferIn(body(300));
    const seat = await sit();
    const work = [
      hall.transferOut(body(200)),
      hall.transferOut(body(200)),
      seat.press('2.00'),
      hall.transferOut(body(100)),
    ];
    await Promise.all<unknown>(work);
    const { rows } = await bench.database.owner.query<{ net: bigint; balance: bigint }>(
      `SELECT a.balance_minor AS balance,
         (SELECT coalesce(sum(CASE direction WHEN 'in' THEN amount_minor ELSE -amount_minor END), 0) FROM transfer t
          WHERE t.player_id = a.player_id AND t.state = 'done')
         + (SELECT coalesce(sum(win_minor - stake_minor), 0) FROM transfer_entry e
            WHERE e.player_id = a.player_id AND e.state = 'done') AS net
       FROM transfer_account a WHERE a.player_id = $1`,
      [player],
    );
    expect(BigInt(rows[0]?.net ?? -1n)).toBe(rows[0]?.balance);
  });
});
