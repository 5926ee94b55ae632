import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countOf } from '../games/blackjack/count.ts';
import type { BlackjackOutcome, Move } from '../games/blackjack/outcome.ts';
import { cardSizes, deal, playMove } from '../games/blackjack/rules.ts';
import { seekDraw, testSeedsOf } from '../testing/seekNonce.ts';
import { type Seat, StudioBench } from '../testing/studioBench.ts';
import type { StateAnswer, StepAnswer } from './views.ts';

/** Rounds in several steps, some of which take a further stake: played with blackjack, which has all of them. */

const game = 'lantern-twenty-one';
const startCash = 100_000;
let bench: StudioBench;
let player: string;

beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());
beforeEach(() => {
  player = randomUUID();
  bench.hall.books.addPlayer(player, 'RMB', startCash);
});

const cash = () => bench.hall.books.players.get(player)?.cash ?? Number.NaN;
const setCash = (minor: number) => {
  const known = bench.hall.books.players.get(player);
  if (known) known.cash = minor;
};

type Table = Seat<BlackjackOutcome>;
const move = (seat: Table, wanted: Move, actionId: string = randomUUID()) =>
  seat.press(null, actionId, { move: wanted });
const drawn = (answer: StepAnswer<BlackjackOutcome>) => {
  if (answer.kind !== 'drawn') throw new Error(`not drawn: ${JSON.stringify(answer)}`);
  return answer;
};

/** Sits down where the next round, played with these moves, pleases. */
const sit = async (
  moves: readonly Move[],
  pleases: (outcome: BlackjackOutcome) => boolean,
): Promise<Table> => {
  const seat = await bench.sit<BlackjackOutcome>(await bench.launchUrl(player, game));
  const seeds = testSeedsOf(player);
  const nonce = await seekDraw(seeds, async (draw) => {
    const cards = await draw(cardSizes);
    let outcome: BlackjackOutcome | undefined = deal(cards).outcome;
    for (const wanted of moves) outcome = outcome && playMove(outcome, wanted, cards)?.outcome;
    return outcome !== undefined && pleases(outcome);
  });
  await bench.fixSeeds(player, { ...seeds, nonce }, game);
  return seat;
};
const wins = ({ hands, active }: BlackjackOutcome) =>
  active === null && hands.every(({ result }) => result === 'win');
const isMine = ({ active, can, insurance }: BlackjackOutcome) =>
  active === 0 && insurance === 'none' && can.includes('double');

describe('a round in steps', () => {
  it('takes its stake with the deal, pays with the last move and closes at the hall', async () => {
    const seat = await sit(['stand'], wins);
    const dealt = drawn((await seat.press('1.00')).body);
    expect(dealt.round).toMatchObject({ state: 'playing', stake: '1.00', staked: '1.00', won: '0.00' });
    expect(cash()).toBe(startCash - 100);
    expect(dealt.step.outcome.dealer).toHaveLength(1);
    const over = drawn((await move(seat, 'stand')).body);
    expect(over.round).toMatchObject({ state: 'settled', won: '2.00' });
    expect(over.step.nonce).toBe(dealt.step.nonce);
    expect(cash()).toBe(startCash + 100);
    expect(bench.hall.books.closedRounds.has(over.round.id)).toBe(true);
  });

  it('closes with a loss too: a win of nothing tells the hall', async () => {
    const seat = await sit(['stand'], ({ hands }) => hands[0]?.result === 'lose');
    await seat.press('1.00');
    const over = drawn((await move(seat, 'stand')).body);
    expect(over.round).toMatchObject({ state: 'settled', won: '0.00' });
    expect(bench.hall.books.closedRounds.has(over.round.id)).toBe(true);
    expect(cash()).toBe(startCash - 100);
  });

  it.each<[string, object]>([
    ['a move that the table does not offer', { move: 'split' }],
    ['a deal in the midst of a round', {}],
    ['a word that is no move', { move: 'peek' }],
    ['more than a move', { move: 'hit', card: 0 }],
  ])('refuses %s, and stays as it is', async (_, action) => {
    const seat = await sit([], (outcome) => isMine(outcome) && !outcome.can.includes('split'));
    const before = drawn((await seat.press('1.00')).body);
    expect(await seat.press(null, randomUUID(), action)).toMatchObject({
      status: 422,
      body: { error: 'action_refused' },
    });
    const { body } = await seat.call<StateAnswer<BlackjackOutcome>>('state');
    expect(body.round?.lastStep).toEqual(before.step);
    expect(cash()).toBe(startCash - 100);
  });

  it('answers a repeated move with the same step, and two tabs play one hand', async () => {
    const seat = await sit([], isMine);
    await seat.press('1.00');
    const action = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => move(seat, 'hit', action)));
    const outcomes = new Set(answers.map(({ body }) => JSON.stringify(drawn(body).step.outcome)));
    expect(outcomes.size).toBe(1);
    const other = await bench.sit<BlackjackOutcome>(await bench.launchUrl(player, game));
    expect(await move(seat, 'stand')).toMatchObject({ status: 401, body: { error: 'session_replaced' } });
    expect(outcomes).toEqual(new Set([JSON.stringify(other.opened.round?.lastStep?.outcome)]));
  });

  it('waits where it stood over a restart, and keeps its seeds', async () => {
    const seat = await sit([], isMine);
    const dealt = drawn((await seat.press('1.00')).body);
    expect(await seat.call('fairness/rotate', { client_seed: 'mine' })).toMatchObject({
      status: 409,
      body: { error: 'round_open' },
    });
    await seat.call('leave');
    await bench.restart();
    const back = await bench.sit<BlackjackOutcome>(await bench.launchUrl(player, game));
    expect(back.opened.round).toMatchObject({ state: 'playing', lastStep: dealt.step });
    expect(drawn((await move(back, 'stand')).body).round.state).toBe('settled');
  });

  it('is stood and paid by the studio when nobody comes back for a day', async () => {
    const seat = await sit(['stand'], wins);
    await seat.press('1.00');
    bench.clock.advance(25 * 3_600_000);
    await bench.app.runJobs();
    expect(cash()).toBe(startCash + 100);
    const { body } = await bench.resume(`/play/${game}`, seat.cookie);
    expect(body).toMatchObject({ notice: 'finished', round: { state: 'settled' } });
  });
});

/** Deals a hand whose double wins, and doubles it. */
const dealDouble = async () => {
  const seat = await sit(['double'], wins);
  await seat.press('1.00');
  return seat;
};

describe('a further stake', () => {
  it('is taken under an id of its own before its card is shown, and paid with the round', async () => {
    const seat = await dealDouble();
    const over = drawn((await move(seat, 'double')).body);
    expect(over.round).toMatchObject({ state: 'settled', stake: '1.00', staked: '2.00', won: '4.00' });
    expect(over.step).toMatchObject({ stake: '1.00', win: '4.00' });
    expect(cash()).toBe(startCash + 200);
    expect(bench.hall.books.transactions.get(`${over.round.id}:bet:1`)).toMatchObject({
      stake: 100,
      state: 'done',
    });
    const hall = bench.asHall();
    const asked = { player_id: player, round_id: over.round.id };
    expect(await hall.roundStatus(asked)).toMatchObject({
      answer: { state: 'closed', bet_total: 200, win_total: 400, transactions: { length: 3 } },
    });
    expect(await hall.transactions({ from: '2020-01-01T00:00:00.000Z' })).toMatchObject({
      answer: {
        transactions: expect.arrayContaining([
          expect.objectContaining({ transaction_id: `${over.round.id}:bet:1`, amount: 100, state: 'done' }),
        ]),
      },
    });
    hall.close();
  });

  it('that the player cannot pay leaves the hand as it was, without a glimpse of the card', async () => {
    const seat = await dealDouble();
    setCash(50);
    const before = await seat.call<StateAnswer<BlackjackOutcome>>('state');
    const action = randomUUID();
    const refused = { kind: 'refused', reason: 'insufficient_funds', balance: '0.50' };
    expect((await move(seat, 'double', action)).body).toMatchObject(refused);
    expect((await move(seat, 'double', action)).body).toMatchObject(refused);
    const after = await seat.call<StateAnswer<BlackjackOutcome>>('state');
    expect(after.body.round).toEqual(before.body.round);
    const hit = drawn((await move(seat, 'hit')).body);
    expect(hit.round.staked).toBe('1.00');
    expect(countOf(hit.step.outcome.hands[0]?.cards ?? []).total).toBeGreaterThan(0);
  });

  it.each(['drop_before', 'drop_after'] as const)(
    'whose answer stays away (%s) is rolled back, and the hand goes on without it',
    async (kind) => {
      const seat = await dealDouble();
      bench.hall.fail('bet', { kind });
      bench.hall.fail('rollback', { kind: 'drop_before' });
      const action = randomUUID();
      expect((await move(seat, 'double', action)).body).toEqual({ kind: 'pending' });
      expect((await move(seat, 'stand')).body).toEqual({ kind: 'pending' });
      for (let pass = 0; pass < 4; pass += 1) {
        bench.clock.advance(60_000);
        await bench.app.runJobs();
      }
      expect((await move(seat, 'double', action)).body).toMatchObject({ kind: 'returned' });
      expect(cash()).toBe(startCash - 100);
      const over = drawn((await move(seat, 'stand')).body);
      expect(over.round).toMatchObject({ state: 'settled', staked: '1.00' });
      expect(bench.hall.books.netOf(over.round.id)).toBe(cash() - startCash);
    },
  );

  it('of a session that the hall has ended is refused, and the round is finished without the player', async () => {
    const seat = await dealDouble();
    bench.hall.fail('bet', { kind: 'refuse', status: 'TOKEN_EXPIRED' });
    expect((await move(seat, 'double')).body).toMatchObject({ kind: 'refused', reason: 'session_ended' });
    bench.clock.advance(25 * 3_600_000);
    await bench.app.runJobs();
    expect((await bench.rounds()).at(-1)).toMatchObject({ state: 'settled', stake_minor: 100n });
  });

  it('of a hand that was dealt in a session now over is taken in the one that plays on', async () => {
    await dealDouble();
    const known = bench.hall.books.players.get(player);
    if (known) known.sessionToken = 'session-of-the-next-day';
    const back = await bench.sit<BlackjackOutcome>(await bench.launchUrl(player, game));
    expect(back.opened.round).toMatchObject({ state: 'playing' });
    const over = drawn((await move(back, 'double')).body);
    expect(over.round).toMatchObject({ state: 'settled', staked: '2.00', won: '4.00' });
    expect(cash()).toBe(startCash + 200);
    expect((await back.press('1.00')).body.kind).toBe('drawn');
  });

  it('in a demo comes out of the play money, and is refused when there is not enough', async () => {
    const url = await bench.demoUrl(game, 'RMB');
    const seat = await bench.sit<BlackjackOutcome>(url);
    const { rows } = await bench.database.owner.query<{ player_id: string }>(
      'SELECT player_id FROM seat WHERE demo ORDER BY id DESC LIMIT 1',
    );
    const demoPlayer = rows[0]?.player_id ?? '';
    const seeds = testSeedsOf(demoPlayer);
    const nonce = await seekDraw(seeds, async (draw) => {
      const cards = await draw(cardSizes);
      const doubled = playMove(deal(cards).outcome, 'double', cards)?.outcome;
      return doubled !== undefined && wins(doubled);
    });
    await bench.fixSeeds(demoPlayer, { ...seeds, nonce }, game);
    await bench.database.owner.query('UPDATE seat SET play_money_minor = 150 WHERE player_id = $1', [
      demoPlayer,
    ]);
    await seat.press('1.00');
    expect((await move(seat, 'double')).body).toMatchObject({
      kind: 'refused',
      reason: 'insufficient_funds',
    });
    await bench.database.owner.query('UPDATE seat SET play_money_minor = 100 WHERE player_id = $1', [
      demoPlayer,
    ]);
    expect(drawn((await move(seat, 'double')).body)).toMatchObject({
      balance: '4.00',
      round: { won: '4.00' },
    });
  });
});
