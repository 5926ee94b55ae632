import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '../testing/cents.ts';
import { StudioBench } from '../testing/studioBench.ts';
import { numberOf, TableBench } from '../testing/tableBench.ts';
import { advanceTable } from './commands/advanceTable.ts';
import type { FollowAnswer, FollowingView, TableOpenAnswer } from './views.ts';

/** A slip that is laid again in the next draws: its money, its ends, and what becomes of it when something dies. */

let bench: StudioBench;
let table: TableBench;
type Seat = Awaited<ReturnType<TableBench['sit']>>;

beforeAll(async () => {
  bench = await StudioBench.open();
  table = new TableBench(bench, 'abacus-three');
});
// What one test has left under way is not to meet the faults of the next.
afterEach(() =>
  sql("UPDATE following SET ended_at = started_at, end_reason = 'stopped' WHERE ended_at IS NULL"),
);
afterAll(() => bench.close());

const playerOf = (id: string) => {
  const player = bench.hall.books.players.get(id);
  if (!player) throw new Error(`no player ${id}`);
  return player;
};
const cashOf = (id: string): number => playerOf(id).cash;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const sql = (text: string, ...values: unknown[]) => bench.database.owner.query(text, values);

/**
 * A member of a site that lets games play by themselves. The lotteries' provider keeps its players' money itself; here the
 * seat is another provider's, so that the hall is asked for every stake.
 */
const sitDown = async (cash: number, at = table): Promise<{ player: string; seat: Seat }> => {
  const player = `player-${randomUUID()}`;
  Object.assign(bench.hall.books.addPlayer(player, 'USD', cash), { autoplay: true });
  const seat = await at.sit(player, cash);
  await sql('UPDATE seat SET gp_id = 5 WHERE player_id = $1', player);
  return { player, seat };
};
/** As if the seat's session had come with these rules. */
const ruleOf = (player: string, rule: string) =>
  sql(
    `UPDATE game_session SET ${rule} WHERE seat_id = (SELECT id FROM seat WHERE player_id = $1) AND ended_at IS NULL`,
    player,
  );
const endOf = async (): Promise<{ end_reason: string | null; laid: number }> => {
  const { rows } = await sql(`SELECT end_reason,
    (SELECT count(*)::integer FROM table_bet b WHERE b.following_id = f.id) AS laid
    FROM following f ORDER BY id DESC LIMIT 1`);
  return rows[0];
};

const slipOf = async (seat: Seat, stakes: Readonly<Record<string, string>>): Promise<string> => {
  const { body } = await seat.bet(stakes);
  if (body.kind !== 'placed' && body.kind !== 'pending')
    throw new Error(`not placed: ${JSON.stringify(body)}`);
  return body.slip.id;
};

const followBody = (slip: string, draws: number, change: object = {}) => ({
  action_id: randomUUID(),
  slip,
  entropies: Array.from({ length: draws }, (_, at) => hashOf(`${slip} ${at}`)),
  stops_on_win: false,
  ...change,
});

const follow = (seat: Seat, slip: string, draws: number, change: object = {}) =>
  seat.call<FollowAnswer>('follow', followBody(slip, draws, change));

const followedBy = async (seat: Seat): Promise<FollowingView> => {
  const { following } = (await seat.state()).body;
  if (!following) throw new Error('nothing is followed');
  return following;
};

/** The straight digits lose so surely that the money of a following is known before. */
const rare = { 'straight:042': '1.00' };
/** What the seat's slips have come to by the results of their rounds, minor units. */
const wonBy = async (seat: Seat): Promise<number> =>
  (await seat.history()).body.slips.reduce((sum, { won }) => sum + centsOf(won), 0);

describe('a slip that is followed', () => {
  it('is laid once in each of the next draws, its stake taken when that round opens and never before', async () => {
    const { number } = await table.fresh();
    const { player, seat } = await sitDown(10_000);
    expect(seat.opened).toMatchObject({ followMax: 20, following: null });
    const answer = await follow(seat, await slipOf(seat, rare), 3);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        following: {
          stake: '1.00',
          stakes: [{ spot: 'straight:042', amount: '1.00' }],
          fromRound: number + 1,
          toRound: number + 3,
          nextRound: number + 1,
          laid: 0,
          staked: '0.00',
          ended: null,
        },
      },
    });
    await table.until('settled');
    expect(cashOf(player)).toBe(9_900 + (await wonBy(seat)));
    for (const laid of [1, 2, 3]) {
      await table.until('open');
      const won = await wonBy(seat);
      expect(cashOf(player)).toBe(9_900 - 100 * laid + won);
      expect(await followedBy(seat)).toMatchObject({
        laid,
        staked: `${laid}.00`,
        nextRound: laid === 3 ? null : number + laid + 1,
        ended: null,
      });
      expect((await seat.state()).body.slips.at(-1)).toMatchObject({
        round: number + laid,
        followed: true,
        state: 'standing',
      });
      await table.until('settled');
    }
    await table.until('open');
    expect(await followedBy(seat)).toMatchObject({ laid: 3, ended: 'done', nextRound: null });
    expect((await seat.history()).body.slips.map(({ followed }) => followed)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(cashOf(player)).toBe(9_600 + (await wonBy(seat)));
  });

  it('brings to each draw the number of its page, which tells it after the seal; one that is told by nobody is missing', async () => {
    const { number } = await table.fresh();
    const { seat } = await sitDown(10_000);
    const kept = [randomUUID(), randomUUID()];
    const entropies = kept.map((id) => hashOf(numberOf(id)));
    await follow(seat, await slipOf(seat, rare), 2, { entropies });
    for (const [at, told] of [kept.slice(0, 1), []].entries()) {
      await table.until('closed');
      if (at === 0) await table.until('closed');
      if (told.length > 0) expect((await seat.reveal(number + at + 1, told)).body).toEqual({ opened: 1 });
      await table.until('drawn');
      const { contributions } = await table.proof(number + at + 1);
      expect(contributions.find(({ entropy }) => entropy === entropies[at])).toMatchObject({
        opening: told[0] === undefined ? null : numberOf(told[0]),
      });
    }
  });

  it('ends with the first draw that brings more than it cost, where its player asked for that', async () => {
    const { number } = await table.fresh();
    const { seat } = await sitDown(100_000);
    await follow(seat, await slipOf(seat, { big: '1.00' }), 20, { stops_on_win: true });
    let wonIn: number | undefined;
    for (let round = number; round <= number + 20 && wonIn === undefined; round += 1) {
      const settled = await table.until('settled');
      expect(settled.number).toBe(round);
      if (table.worth(settled, { big: 100 }) > 100) wonIn = round;
      await table.until('open');
    }
    const end = await followedBy(seat);
    expect(end.ended).toBe(wonIn === undefined ? 'done' : 'won');
    expect(end.laid).toBe((wonIn ?? number + 20) - number);
    expect((await seat.state()).body.slips.filter(({ state }) => state === 'standing')).toEqual([]);
  });

  it('is paid from what the lotteries’ own provider keeps, and ends when the hall has taken that back', async () => {
    await table.fresh();
    const player = `player-${randomUUID()}`;
    Object.assign(bench.hall.books.addPlayer(player, 'USD', 77), { autoplay: true });
    const hall = bench.asHall('sbx-abacus-1');
    const named = { player_id: player, currency: 'USD' };
    await hall.transferIn({ ...named, transaction_id: randomUUID(), amount: 10_000 });
    const seat = await table.sit(player, 77);
    await follow(seat, await slipOf(seat, rare), 3);
    await table.until('open');
    expect(await followedBy(seat)).toMatchObject({ laid: 1, ended: null });
    expect((await seat.state()).body.balance).toBe((98 + (await wonBy(seat)) / 100).toFixed(2));
    const amount = 9_800 + (await wonBy(seat));
    await hall.transferOut({ ...named, transaction_id: randomUUID(), amount });
    hall.close();
    await table.until('settled');
    const won = (await wonBy(seat)) > 0;
    await table.until('open');
    expect(await endOf()).toEqual(
      won ? { end_reason: null, laid: 2 } : { end_reason: 'insufficient_funds', laid: 2 },
    );
    expect(cashOf(player)).toBe(77);
  });

  it('lays what is still offered of a slip from before the limits changed, and says so', async () => {
    await table.fresh();
    const { player, seat } = await sitDown(1_000_000);
    await follow(seat, await slipOf(seat, { ...rare, 'straight:043': '1.00' }), 2);
    const stored = [
      { spot: 'straight:042', minor: 50_000_000 },
      { spot: 'straight:043', minor: 250 },
      { spot: 'straight:044', minor: 20 },
    ];
    await sql(
      'UPDATE following SET stakes = $1, stake_minor = 50000270 WHERE ended_at IS NULL',
      JSON.stringify(stored),
    );
    const offered = [
      { spot: 'straight:042', amount: '400.00' },
      { spot: 'straight:043', amount: '2.00' },
    ];
    expect(await followedBy(seat)).toMatchObject({ stake: '402.00', stakes: offered });
    await table.until('settled');
    await table.until('open');
    expect(await followedBy(seat)).toMatchObject({ laid: 1, staked: '402.00', ended: null });
    expect((await seat.state()).body.slips.at(-1)).toMatchObject({ stakes: offered, state: 'standing' });
    expect(cashOf(player)).toBe(1_000_000 - 200 - 40_200 + (await wonBy(seat)));
  });

  it('ends where nothing of its slip is offered any more, and no money moves', async () => {
    await table.fresh();
    const { player, seat } = await sitDown(10_000);
    await follow(seat, await slipOf(seat, rare), 2);
    await sql(
      'UPDATE following SET stakes = $1, stake_minor = 20 WHERE ended_at IS NULL',
      JSON.stringify([{ spot: 'straight:042', minor: 20 }]),
    );
    await table.until('settled');
    await table.until('open');
    expect(await endOf()).toEqual({ end_reason: 'table_limit', laid: 0 });
    expect(cashOf(player)).toBe(9_900 + (await wonBy(seat)));
  });

  it('is stopped at once, keeps the slip that lies, and lays no other', async () => {
    const { number } = await table.fresh();
    const { player, seat } = await sitDown(10_000);
    await follow(seat, await slipOf(seat, rare), 10);
    await table.until('open');
    const stopped = await seat.call<FollowAnswer>('stop-following', {});
    expect(stopped.body.following).toMatchObject({ ended: 'stopped', laid: 1, nextRound: null });
    expect((await seat.call<FollowAnswer>('stop-following', {})).body).toEqual(stopped.body);
    expect((await seat.state()).body.slips.at(-1)).toMatchObject({ round: number + 1, state: 'standing' });
    await table.until('open');
    expect(cashOf(player)).toBe(9_800 + (await wonBy(seat)));
    // And another may be followed.
    expect((await follow(seat, await slipOf(seat, rare), 1)).status).toBe(200);
  });

  it('is told for a day after its end, and no longer', async () => {
    await table.fresh();
    const { seat } = await sitDown(10_000);
    await follow(seat, await slipOf(seat, rare), 1);
    await seat.call('stop-following', {});
    const tellEndedAt = (ago: string) =>
      sql('UPDATE following SET ended_at = ended_at - $1::interval WHERE ended_at IS NOT NULL', ago);
    await tellEndedAt('23 hours');
    expect((await seat.state()).body.following).toMatchObject({ ended: 'stopped' });
    await tellEndedAt('2 hours');
    expect((await seat.state()).body.following).toBeNull();
  });
});

describe('following that is refused', () => {
  it('at games that are no lotteries, where the site does not allow it, and in a demo', async () => {
    const baccarat = new TableBench(bench, 'tide-baccarat');
    await baccarat.fresh();
    await table.fresh();
    const live = (await sitDown(10_000, baccarat)).seat;
    expect(live.opened.followMax).toBeNull();
    const { seat: forbidden, player } = await sitDown(10_000);
    await ruleOf(player, 'may_autoplay = false');
    const demo = await table.sitForFun();
    expect(demo.opened.followMax).toBeNull();
    for (const [one, spot] of [
      [live, 'banker'],
      [forbidden, 'big'],
      [demo, 'big'],
    ] as const)
      expect(await follow(one, await slipOf(one, { [spot]: '10.00' }), 2)).toMatchObject({
        status: 422,
        body: { error: 'action_refused' },
      });
    expect((await forbidden.state()).body.following).toBeNull();
  });

  it('of a slip of somebody else, of none, of one that the hall did not take, and of one that is long over', async () => {
    await table.fresh();
    const { seat, player } = await sitDown(10_000);
    const other = await sitDown(10_000);
    const own = await slipOf(seat, rare);
    playerOf(player).blocked = 'PLAYER_BLOCKED';
    await seat.bet(rare);
    playerOf(player).blocked = null;
    const refused = (await seat.history()).body.slips[0];
    expect(refused?.state).toBe('refused');
    for (const slip of [await slipOf(other.seat, rare), 'table-none', refused?.id ?? ''])
      expect(await follow(seat, slip, 1)).toMatchObject({ status: 422, body: { error: 'action_refused' } });
    await table.until('open');
    await table.until('open');
    expect(await follow(seat, own, 1)).toMatchObject({ status: 409, body: { error: 'bets_closed' } });
    expect((await seat.state()).body.following).toBeNull();
  });

  it('while another slip is followed; and a repeat of its press is the very same', async () => {
    await table.fresh();
    const { seat } = await sitDown(10_000);
    const slip = await slipOf(seat, rare);
    const body = followBody(slip, 2);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => seat.call<FollowAnswer>('follow', body)),
    );
    expect(new Set(answers.map(({ body: told }) => told.following?.id)).size).toBe(1);
    for (const changed of [{ stops_on_win: true }, { entropies: body.entropies.slice(1) }])
      expect((await seat.call('follow', { ...body, ...changed })).status).toBe(422);
    expect((await follow(seat, slip, 1)).status).toBe(422);
    await seat.call('stop-following', {});
  });

  it.each([
    ['for no draw', { entropies: [] }],
    ['for more draws than are offered', { entropies: Array(21).fill('ab'.repeat(32)) }],
    ['bringing what is no number', { entropies: ['none'] }],
    ['with stakes of its own', { stakes: [] }],
    ['of no slip', { slip: '' }],
  ])('%s is not read', async (_name, change) => {
    await table.fresh();
    const { seat } = await sitDown(10_000);
    expect((await follow(seat, await slipOf(seat, rare), 2, change)).status).toBe(400);
  });
});

describe('a following that cannot go on', () => {
  it('ends when the money does, and takes nothing of what is left', async () => {
    await table.fresh();
    const { player, seat } = await sitDown(250);
    await follow(seat, await slipOf(seat, rare), 10);
    await table.until('open');
    playerOf(player).cash = 50;
    await table.until('open');
    expect(await followedBy(seat)).toMatchObject({ ended: 'insufficient_funds', laid: 1, staked: '1.00' });
    expect(cashOf(player)).toBe(50 + (await wonBy(seat)));
  });

  it.each([
    ['LIMIT_REACHED', 'limit_reached'],
    ['PLAYER_EXCLUDED', 'player_excluded'],
    ['PLAYER_BLOCKED', 'player_blocked'],
    ['GAME_DISABLED', 'game_disabled'],
    ['TOKEN_EXPIRED', 'session'],
  ] as const)('ends at the hall’s word %s', async (status, ended) => {
    await table.fresh();
    const { player, seat } = await sitDown(10_000);
    await follow(seat, await slipOf(seat, rare), 10);
    await table.until('settled');
    const before = cashOf(player);
    playerOf(player).blocked = status;
    await table.until('open');
    playerOf(player).blocked = null;
    expect(await endOf()).toEqual({ end_reason: ended, laid: 1 });
    await table.until('open');
    expect(cashOf(player)).toBe(before);
  });

  it('ends with the session, before another stake is asked for', async () => {
    await table.fresh();
    const { player, seat } = await sitDown(10_000);
    await follow(seat, await slipOf(seat, rare), 10);
    await seat.call('leave', {});
    await bench.app.runTables();
    expect(await endOf()).toEqual({ end_reason: 'session', laid: 0 });
    const calls = bench.hall.callsOf('bet');
    await table.until('open');
    expect(bench.hall.callsOf('bet')).toBe(calls);
    expect(cashOf(player)).toBeGreaterThanOrEqual(9_900);
  });

  it('goes on in the session that a reload makes, unless the site allows it no more', async () => {
    await table.fresh();
    const { player, seat } = await sitDown(10_000);
    await follow(seat, await slipOf(seat, rare), 10);
    const resumed = await bench.post<TableOpenAnswer>(
      '/play/abacus-three/api/open',
      {},
      { cookie: seat.cookie },
    );
    expect(resumed.body.following).toMatchObject({ ended: null });
    await table.until('open');
    const again = table.seatOf(resumed.body, seat.cookie);
    expect(await followedBy(again)).toMatchObject({ laid: 1, ended: null });
    await ruleOf(player, 'may_autoplay = false');
    await table.until('open');
    expect(await followedBy(again)).toMatchObject({ laid: 1, ended: 'rules' });
  });

  it('ends when the table takes its stake no more', async () => {
    await table.fresh();
    const { player, seat } = await sitDown(10_000);
    await follow(seat, await slipOf(seat, { big: '5.00' }), 10);
    await ruleOf(player, 'bet_max_minor = 200');
    await table.until('open');
    expect(await followedBy(seat)).toMatchObject({ laid: 0, ended: 'table_limit' });
  });
});

describe('a following through whatever dies', () => {
  const slipsIn = async (round: number): Promise<number> => {
    const { rows } = await sql(
      `SELECT count(*)::integer AS count FROM table_bet b JOIN table_round r ON r.id = b.table_round_id
       WHERE r.game_code = 'abacus-three' AND r.number = $1 AND b.following_id = (SELECT max(id) FROM following)`,
      round,
    );
    return rows[0].count;
  };

  it('is laid once, by however many processes, and when it is forgotten that it was', async () => {
    const { number } = await table.fresh();
    const { player, seat } = await sitDown(10_000);
    await follow(seat, await slipOf(seat, rare), 5);
    await table.until('settled');
    const before = cashOf(player);
    const { ends_at } = await table.round();
    bench.clock.advance(ends_at.getTime() - bench.clock.now().getTime());
    await Promise.all(Array.from({ length: 4 }, () => bench.app.runTables()));
    // As when the process died after the slip was laid, and before its round was noted.
    await sql('UPDATE following SET next_round = from_round WHERE ended_at IS NULL');
    await bench.restart();
    await bench.app.runTables();
    await bench.app.runJobs();
    expect((await table.round()).number).toBe(number + 1);
    expect(await slipsIn(number + 1)).toBe(1);
    expect(cashOf(player)).toBe(before - 100);
    await table.until('open');
    expect(await slipsIn(number + 2)).toBe(1);
  });

  it.each(['drop_before', 'drop_after'] as const)(
    'a stake without an answer (%s) goes back, and the next draw is followed',
    async (kind) => {
      const { number } = await table.fresh();
      const { player, seat } = await sitDown(10_000);
      await follow(seat, await slipOf(seat, rare), 5);
      await table.until('settled');
      const before = cashOf(player);
      bench.hall.fail('bet', { kind });
      await table.until('open');
      await bench.app.runJobs();
      expect(cashOf(player)).toBe(before);
      expect(await followedBy(seat)).toMatchObject({ laid: 0, staked: '0.00', nextRound: number + 2 });
      await table.until('open');
      expect(await followedBy(seat)).toMatchObject({ laid: 1, ended: null });
    },
  );

  it('a round that nothing was awake for is missed, and not made up for', async () => {
    const { number } = await table.fresh();
    const { seat } = await sitDown(10_000);
    await follow(seat, await slipOf(seat, rare), 2);
    await table.until('settled');
    const { ends_at } = await table.round();
    bench.clock.advance(ends_at.getTime() - bench.clock.now().getTime());
    // The round opens, and is over before anybody lays a slip in it.
    const opened = await advanceTable(bench.app.studio, table.table);
    expect(opened.number).toBe(number + 1);
    bench.clock.advance(opened.closes_at.getTime() - bench.clock.now().getTime());
    await table.until('settled');
    await table.until('open');
    expect(await followedBy(seat)).toMatchObject({ laid: 1, nextRound: null, ended: null });
    await table.until('open');
    expect(await followedBy(seat)).toMatchObject({ laid: 1, ended: 'done' });
  });
});
