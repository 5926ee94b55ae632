import { reconcile } from '@pavilion/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../../realtime/index.ts';
import { staffAt } from '../../../testing/staffAt.ts';
import { differencesOfReports, gatherReports } from '../../reports/index.ts';
import {
  booksOf,
  lantern,
  openHall,
  type Player,
  playRound,
  promoWin,
  type TestHall,
} from '../hall.fixture.ts';
import { findWalletDifferences, refuseWin, releaseWin, setWinBound } from '../index.ts';
import { findRound, sumRounds } from '../memberQueries.ts';

/** What a provider pays beyond what its game can pay waits for staff, and nothing of it is lost. */

const multiple = 100;
const absurd = 4e15;

let hall: TestHall;
let player: Player;
let played = 0;
beforeAll(async () => {
  hall = await openHall();
});
afterEach(async () => {
  expect(await booksOf(hall)).toEqual([]);
  expect((await reconcile(hall.database.pool)).differences).toEqual([]);
  expect(await findWalletDifferences(hall.database.pool)).toEqual([]);
});
afterAll(() => hall.close());

const newPlayer = async (): Promise<Player> => {
  await setWinBound(hall.database.owner, { gpId: lantern.gpId, gameCode: undefined, multiple });
  player = await hall.addPlayer(100_000);
  return player;
};
const nextId = (): string => {
  played += 1;
  return `w-${played}`;
};
const deps = () => ({ pool: hall.database.pool, clock: hall.clock, outbox: createOutbox() });
const staff = (account = 'mei') => staffAt(hall, { account, right: 'wins.decide' });
const cash = () => hall.cashOf(player.memberId);
const isRecord = (value: unknown): value is { operator_tx_id: string } =>
  typeof value === 'object' && value !== null && 'operator_tx_id' in value;
const numberOf = (answer: unknown): bigint => BigInt(isRecord(answer) ? answer.operator_tx_id : 0);
const lettersOf = async (memberId: number) => {
  const { rows } = await hall.database.owner.query<{ title: string }>(
    `SELECT letter.title->>'en_US' AS title FROM member_letter JOIN letter ON letter.id = letter_id WHERE member_id = $1`,
    [memberId],
  );
  return rows.map(({ title }) => title);
};

describe('a win within the bound of its game', () => {
  it('is paid at once, up to the last minor unit', async () => {
    await newPlayer();
    const round = playRound(hall, lantern, player);
    const [bet, win] = [nextId(), nextId()];
    await round.bet(bet, 50);
    const answer = await round.win(win, bet, 50 * multiple);
    expect(answer).toMatchObject({ status: 'OK', balance: { cash: 100_000 - 50 + 5_000 } });
    expect(answer).not.toHaveProperty('pending');
    const one = await playRound(hall, lantern, player).betWin(nextId(), 10, 10 * multiple);
    expect(one).not.toHaveProperty('pending');
  });
});

describe('a win beyond the bound of its game', () => {
  it('is booked and told as pending, however often it is repeated, and is in no balance', async () => {
    await newPlayer();
    const round = playRound(hall, lantern, player);
    const bet = nextId();
    await round.bet(bet, 50);
    const before = await hall.sumOf('withheld');
    for (const id of [nextId(), nextId()]) {
      const first = await round.win(id, bet, absurd);
      expect(first).toMatchObject({
        status: 'OK',
        pending: true,
        duplicate: false,
        balance: { cash: 99_950 },
      });
      expect(await round.win(id, bet, absurd)).toEqual({
        ...first,
        request_id: expect.any(String),
        duplicate: true,
      });
    }
    expect(await cash()).toBe(99_950);
    expect((await hall.sumOf('withheld')) - before).toBe(2 * absurd);
    expect(await round.close(nextId(), 50, 2 * absurd)).toMatchObject({ status: 'OK' });
    expect(hall.logged()).toContainEqual(expect.objectContaining({ alarm: 'win_withheld' }));
  });

  it('counts with what its round has won before, and leaves the stake of a bet-win where it belongs', async () => {
    await newPlayer();
    const round = playRound(hall, lantern, player);
    const bet = nextId();
    await round.bet(bet, 10);
    expect(await round.win(nextId(), bet, 10 * multiple)).not.toHaveProperty('pending');
    expect(await round.win(nextId(), bet, 1)).toMatchObject({ pending: true });
    expect(await cash()).toBe(100_000 - 10 + 1_000);
    const answer = await playRound(hall, lantern, player).betWin(nextId(), 10, 10 * multiple + 1);
    expect(answer).toMatchObject({ status: 'OK', pending: true, balance: { cash: 100_000 - 20 + 1_000 } });
  });

  it('goes by the own bound of a game that has one', async () => {
    await newPlayer();
    const bound = { gpId: lantern.gpId, gameCode: lantern.game };
    await setWinBound(hall.database.owner, { ...bound, multiple: 5 });
    try {
      expect(await playRound(hall, lantern, player).betWin(nextId(), 10, 51)).toMatchObject({
        pending: true,
      });
      expect(await playRound(hall, lantern, player).betWin(nextId(), 10, 50)).not.toHaveProperty('pending');
    } finally {
      await hall.database.owner.query('UPDATE game SET win_multiple_max = NULL WHERE game_code = $1', [
        lantern.game,
      ]);
    }
    expect(
      await setWinBound(hall.database.owner, { gpId: lantern.gpId, gameCode: 'nowhere', multiple: 5 }),
    ).toBe(false);
  });

  it('may come as a promotion or as a correction too', async () => {
    await newPlayer();
    const promotion = await promoWin(hall, lantern, player.player_id, {
      transaction_id: nextId(),
      amount: absurd,
    });
    expect(promotion).toMatchObject({ status: 'OK', pending: true, balance: { cash: 100_000 } });
    const small = await promoWin(hall, lantern, player.player_id, { transaction_id: nextId(), amount: 500 });
    expect(small).not.toHaveProperty('pending');
    const round = playRound(hall, lantern, player);
    await round.betWin(nextId(), 10, 0);
    expect(await round.adjust(nextId(), absurd)).toMatchObject({ status: 'OK', pending: true });
    expect(await cash()).toBe(100_000 + 500 - 10);
  });

  it('is no money to play with', async () => {
    await newPlayer();
    await playRound(hall, lantern, player).betWin(nextId(), 100_000, absurd);
    expect(await playRound(hall, lantern, player).bet(nextId(), 1)).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
    });
  });
});

describe('staff', () => {
  const withhold = async (amount: number) => {
    await newPlayer();
    const round = playRound(hall, lantern, player);
    const answer = await round.betWin(nextId(), 10, amount);
    expect(answer).toMatchObject({ pending: true });
    return { number: numberOf(answer), by: await staff(), round, amount };
  };

  it('release it once: the member has it and is told, and the provider too', async () => {
    const { number, by } = await withhold(50_000);
    expect(await releaseWin(deps(), { number, by })).toBe('released');
    expect(await releaseWin(deps(), { number, by })).toBe('too_late');
    expect(await refuseWin(deps(), { number, by, reason: 'changed my mind' })).toBe('too_late');
    expect(await cash()).toBe(100_000 - 10 + 50_000);
    expect(await lettersOf(player.memberId)).toEqual(['A win has been paid']);
    const { rows } = await hall.database.owner.query(
      `SELECT kind, actor FROM ledger.transfer WHERE scope = 'withheld' AND key = $1`,
      [String(number)],
    );
    expect(rows).toEqual([{ kind: 'win', actor: 'operator:mei' }]);
  });

  it('release it once of two who decide at once', async () => {
    const { number } = await withhold(60_000);
    const results = await Promise.all([
      releaseWin(deps(), { number, by: await staff('mei') }),
      refuseWin(deps(), { number, by: await staff('tao'), reason: 'a fault of the game' }),
      releaseWin(deps(), { number, by: await staff('lin') }),
    ]);
    expect(results.filter((result) => result === 'too_late')).toHaveLength(2);
  });

  it('refuse it with a reason: the house has it back, and the member is told', async () => {
    const { number, by } = await withhold(70_000);
    const before = await hall.sumOf('house');
    const reason = 'a fault of the game';
    expect(await refuseWin(deps(), { number, by, reason })).toBe('refused');
    expect((await hall.sumOf('house')) - before).toBe(70_000);
    expect(await cash()).toBe(100_000 - 10);
    expect(await lettersOf(player.memberId)).toEqual(['A win was not paid']);
  });

  it('refuse it and it stands on the member’s own day again, of which agents are paid', async () => {
    const { pool } = hall.database;
    const { number, by } = await withhold(70_000);
    const days = async () => {
      await gatherReports(pool);
      expect(await differencesOfReports(pool)).toEqual([]);
      const { rows } = await hall.database.owner.query(
        `SELECT member_id, gp_id, game_type > 0 AS of_game, sum(won_minor)::integer AS won,
           sum(adjustment_minor)::integer AS adjusted
           FROM report.member_game_day WHERE member_id = $1 OR member_id = 0 AND adjustment_minor <> 0 GROUP BY 1, 2, 3`,
        [player.memberId],
      );
      return rows;
    };
    const before = await days();
    expect(before).toContainEqual({
      member_id: player.memberId,
      gp_id: lantern.gpId,
      of_game: true,
      won: 70_000,
      adjusted: 0,
    });
    expect(await refuseWin(deps(), { number, by, reason: 'a fault of the game' })).toBe('refused');
    expect(await days()).toEqual(
      before.map((row) => (row.won === 70_000 ? { ...row, adjusted: -70_000 } : row)),
    );
  });

  it('decide nothing about a win that was paid', async () => {
    await newPlayer();
    const paid = await playRound(hall, lantern, player).betWin(nextId(), 10, 10);
    expect(await releaseWin(deps(), { number: numberOf(paid), by: await staff() })).toBe('unknown');
  });
});

describe('the record of the member', () => {
  it('tells what was paid and what is being checked, until it is decided', async () => {
    await newPlayer();
    const answer = await playRound(hall, lantern, player).betWin(nextId(), 10, 20_000);
    const { rows } = await hall.database.owner.query<{ id: bigint; site_id: number }>(
      'SELECT id, site_id FROM round WHERE member_id = $1',
      [player.memberId],
    );
    const [round] = rows;
    const look = async () => {
      const key = { siteId: round?.site_id ?? 0, memberId: player.memberId };
      const found = await findRound(hall.database.pool, { ...key, roundId: String(round?.id) });
      const totals = await sumRounds(hall.database.pool, { ...key, currency: 'RMB' });
      return [found?.win, found?.pendingWin, totals.win];
    };
    expect(await look()).toEqual([0n, 20_000n, 0n]);
    await releaseWin(deps(), { number: numberOf(answer), by: await staff() });
    expect(await look()).toEqual([20_000n, 0n, 20_000n]);
  });
});
