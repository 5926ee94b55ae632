import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { createDeedBook } from '../proposals/index.ts';
import { payAwards } from '../recommend/index.ts';
import { gatherReports } from '../reports/index.ts';
import {
  booksOf,
  lantern,
  openHall,
  type Player,
  playRound,
  type TestHall,
  tide,
} from '../wallet/hall.fixture.ts';
import { joinTournament, leaveTournament } from './commands/joinTournament.ts';
import {
  countTournaments,
  createTournament,
  createTournamentsModule,
  type NewTournament,
  type TournamentsModule,
} from './index.ts';
import { countScores } from './scores.ts';

/** Scores of rounds that are played over the wire, as providers play them. */

let hall: TestHall;
let module: TournamentsModule;
let deps: Parameters<typeof createTournamentsModule>[0];
let tournament: number;
let tries = 0;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

beforeAll(async () => {
  hall = await openHall();
  const { clock, database } = hall;
  deps = {
    pool: database.pool,
    clock,
    outbox: createOutbox(),
    sites: { byId: () => undefined },
    log: { error: () => undefined },
    book: createDeedBook(),
  };
  module = createTournamentsModule(deps);
});
beforeEach(async () => {
  await rows(`update tournament set cancelled_at = now() where counted_at is null and cancelled_at is null`);
});
afterEach(async () => expect(await booksOf(hall)).toEqual([]));
afterAll(() => hall.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

const publish = async (over: Partial<NewTournament> = {}): Promise<number> => {
  const now = hall.clock.now();
  tournament = await createTournament(
    { query: (config) => hall.database.owner.query(config) },
    {
      siteId: 1,
      currency: 'RMB',
      title: { zh_CN: '倍数赛', en_US: 'Cup' },
      kind: 'multiple',
      gameType: null,
      games: [],
      minStakeMinor: 100n,
      prizes: [
        { firstPlace: 1, lastPlace: 1, amountMinor: 5_000n },
        { firstPlace: 2, lastPlace: 3, amountMinor: 1_000n },
      ],
      startsAt: now,
      endsAt: new Date(now.getTime() + 24 * hourMs),
      createdBy: 'test',
      createdAt: now,
      ...over,
    },
  );
  return tournament;
};
const ownerOf = ({ memberId }: Player) => ({ siteId: 1, memberId, currency: 'RMB' as const });
const join = (player: Player) => joinTournament(deps, ownerOf(player), tournament);
const enter = async (): Promise<Player> => {
  const player = await hall.addPlayer(1_000_000);
  await join(player);
  return player;
};
/** A round of its own; each takes a minute, so that none meets the pace of slots and one is behind another. */
const play = async (
  player: Player,
  stake: number,
  win: number,
): Promise<ReturnType<typeof playRound> & { bet_id: string }> => {
  hall.clock.advance(minuteMs);
  tries += 1;
  const round = playRound(hall, lantern, player, `t${tries}`);
  expect(await round.bet(`b${tries}`, stake)).toMatchObject({ status: 'OK' });
  if (win > 0) expect(await round.win(`w${tries}`, `b${tries}`, win)).toMatchObject({ status: 'OK' });
  expect(await round.close(`c${tries}`, stake, win)).toMatchObject({ status: 'OK' });
  return { ...round, bet_id: `b${tries}` };
};
const count = async (): Promise<void> => {
  await gatherReports(hall.database.pool);
  await module.countAll();
};
const standing = async () =>
  (
    await rows<{ member_id: number; score: bigint }>(
      `select member_id, score from tournament_entry where tournament_id = $1 and left_at is null and score > 0
        order by score desc, reached_at, reached_round`,
      [tournament],
    )
  ).map(({ member_id, score }) => [member_id, Number(score)]);
const scoreOf = async ({ memberId }: Player): Promise<number> =>
  Number(
    (
      await rows<{ score: bigint }>(
        'select score from tournament_entry where tournament_id = $1 and member_id = $2',
        [tournament, memberId],
      )
    )[0]?.score,
  );
const toEnd = () => hall.clock.advance(25 * hourMs);
const prizes = () =>
  rows<{ member_id: number; place: number; amount_minor: bigint; paid: boolean }>(
    `select e.member_id, e.place, a.amount_minor, a.paid_at is not null as paid
       from tournament_entry e join member_award a on a.id = e.award_id and a.kind = 'tournament'
      where e.tournament_id = $1 order by e.place`,
    [tournament],
  );

describe('a score', () => {
  test('by multiple is the highest win over its stake, and no smaller stake counts', async () => {
    await publish();
    const player = await enter();
    await play(player, 300, 1_000);
    await play(player, 200, 300);
    await play(player, 99, 9_900);
    await count();
    expect(await scoreOf(player)).toBe(333);
  });

  test('by turnover is the sum of the stakes', async () => {
    await publish({ kind: 'turnover' });
    const player = await enter();
    await play(player, 300, 0);
    await play(player, 200, 5_000);
    await play(player, 50, 0);
    await count();
    expect(await scoreOf(player)).toBe(500);
  });

  test('by wins in a row ends with a loss, and not with a stake given back', async () => {
    await publish({ kind: 'streak' });
    const player = await enter();
    for (const win of [0, 200, 300, 100, 150, 40, 500]) await play(player, 100, win);
    await count();
    expect(await scoreOf(player)).toBe(3);
  });

  test('counts rounds that are opened since the member joined, also of one who has left and come back', async () => {
    await publish({ kind: 'turnover' });
    const player = await hall.addPlayer(100_000);
    await play(player, 400, 0);
    hall.clock.advance(minuteMs);
    await join(player);
    await join(player);
    await play(player, 300, 0);
    await count();
    expect(await scoreOf(player)).toBe(300);
    await leaveTournament(deps, ownerOf(player), tournament);
    expect(await standing()).toEqual([]);
    hall.clock.advance(minuteMs);
    await join(player);
    expect(await scoreOf(player)).toBe(300);
    await play(player, 100, 0);
    await count();
    expect(await scoreOf(player)).toBe(400);
  });

  test('is of the games that the tournament is over', async () => {
    await publish({ kind: 'turnover', games: [21] });
    const player = await enter();
    await play(player, 300, 0);
    await hall.addSession(player.memberId, tide);
    const other = { ...player, session_token: await hall.addSession(player.memberId, tide) };
    hall.clock.advance(minuteMs);
    const round = playRound(hall, tide, other, 'elsewhere');
    await round.betWin('elsewhere', 200, 0);
    await count();
    expect(await scoreOf(player)).toBe(200);
    await publish({ kind: 'turnover', gameType: 3 });
    await join(player);
    hall.clock.advance(minuteMs);
    await playRound(hall, tide, other, 'elsewhere2').betWin('elsewhere2', 200, 0);
    await count();
    expect(await scoreOf(player)).toBe(0);
  });

  test('is without a bet that was taken back, a round that is open, and what another has played', async () => {
    await publish({ kind: 'turnover' });
    const [player, other] = [await enter(), await hall.addPlayer(100_000)];
    await play(other, 700, 0);
    await play(player, 300, 0);
    hall.clock.advance(minuteMs);
    const open = playRound(hall, lantern, player, 'open1');
    await open.bet('open1', 500);
    await count();
    expect(await scoreOf(player)).toBe(300);
    expect(await open.close('open1c', 500, 0)).toMatchObject({ status: 'OK' });
    await count();
    expect(await scoreOf(player)).toBe(800);
    hall.clock.advance(minuteMs);
    const taken = playRound(hall, lantern, player, 'open2');
    await taken.bet('open2', 900);
    expect(await taken.rollback('open2r', 'open2')).toMatchObject({ status: 'OK' });
    await count();
    expect(await scoreOf(player)).toBe(800);
    expect(await standing()).toEqual([[player.memberId, 800]]);
  });

  test('falls again when the win behind it is taken back or corrected', async () => {
    await publish();
    const player = await enter();
    await play(player, 100, 250);
    hall.clock.advance(minuteMs);
    const round = playRound(hall, lantern, player, 'corrected');
    await round.betWin('corrected', 100, 900);
    await count();
    expect(await scoreOf(player)).toBe(900);
    expect(await round.adjust('corrected2', -800)).toMatchObject({ status: 'OK' });
    await count();
    expect(await scoreOf(player)).toBe(250);
  });

  test('that goes on from where it stopped is the same as one that is counted from the beginning', async () => {
    await publish({ kind: 'streak' });
    const players = [await enter(), await enter(), await enter()];
    for (const [turn, win] of [150, 0, 300, 120, 100, 220, 130, 0, 180].entries()) {
      const player = players[turn % players.length];
      if (player !== undefined) await play(player, 100, win);
      if (turn % 2 === 0) await count();
    }
    await count();
    const before = await standing();
    expect(before.length).toBeGreaterThan(1);
    expect(await countScores(hall.database.pool, tournament, null)).toBe(0);
    expect(await standing()).toEqual(before);
  });
});

describe('the end', () => {
  test('pays places once, whatever runs twice and in how many processes, and tells whoever won', async () => {
    await publish();
    const [first, tied, late, last] = [await enter(), await enter(), await enter(), await enter()];
    await play(first, 100, 900);
    await play(tied, 100, 500);
    await play(late, 100, 500);
    await play(last, 100, 200);
    await count();
    expect(await prizes()).toEqual([]);
    toEnd();
    await gatherReports(hall.database.pool);
    const ends = await Promise.all([1, 2, 3].map(() => countTournaments(deps)));
    expect(ends.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await prizes()).toEqual(
      [
        [first, 1, 5_000n],
        [tied, 2, 1_000n],
        [late, 3, 1_000n],
      ].map(([who, place, amount_minor]) => ({
        member_id: (who as Player).memberId,
        place,
        amount_minor,
        paid: false,
      })),
    );
    const before = await hall.cashOf(first.memberId);
    await Promise.all([payAwards(deps), payAwards(deps), module.countAll()]);
    expect((await hall.cashOf(first.memberId)) - before).toBe(5_000);
    expect((await prizes()).every(({ paid }) => paid)).toBe(true);
    const letters = await rows<{ member_id: number }>(
      `select r.member_id from letter l join member_letter r on r.letter_id = l.id where l.sender = 'tournament'
        and l.send_key like $1 order by 1`,
      [`tournament:${tournament}:%`],
    );
    expect(letters.map(({ member_id }) => member_id)).toEqual(
      [first, tied, late].map(({ memberId }) => memberId),
    );
    // What is taken back later changes nothing of what was counted.
    await countTournaments(deps);
    expect(await prizes()).toHaveLength(3);
  });

  test('passes over members who are away, disabled or frozen; those behind them move up', async () => {
    await publish();
    const [away, disabled, frozen, next, back] = [
      await enter(),
      await enter(),
      await enter(),
      await enter(),
      await enter(),
    ];
    for (const [place, player] of [away, disabled, frozen, next, back].entries())
      await play(player, 100, 900 - place * 100);
    await rows(`insert into member_play_rule (member_id, excluded_until) values ($1, 'infinity')`, [
      away.memberId,
    ]);
    await rows(`update member set status = 'disabled' where id = $1`, [disabled.memberId]);
    await rows(`update member set status = 'frozen' where id = $1`, [frozen.memberId]);
    toEnd();
    await count();
    expect((await prizes()).map(({ member_id, place }) => [member_id, place])).toEqual([
      [next.memberId, 1],
      [back.memberId, 2],
    ]);
    const places = await rows(
      'select from tournament_entry where tournament_id = $1 and member_id = any($2) and place is not null',
      [tournament, [away, disabled, frozen].map(({ memberId }) => memberId)],
    );
    expect(places).toEqual([]);
  });

  test('waits an hour for rounds that are open, and no longer', async () => {
    await publish();
    const player = await enter();
    await play(player, 100, 300);
    hall.clock.advance(minuteMs);
    const round = playRound(hall, lantern, player, 'lasting');
    await round.bet('lasting', 100);
    hall.clock.advance(24 * hourMs - 2 * minuteMs + 5 * minuteMs);
    await count();
    expect(await prizes()).toEqual([]);
    await round.win('lasting-w', 'lasting', 700);
    await round.close('lasting-c', 100, 700);
    await count();
    expect(await scoreOf(player)).toBe(700);
    expect(await prizes()).toHaveLength(1);

    await publish();
    const other = await enter();
    await play(other, 100, 300);
    hall.clock.advance(minuteMs);
    const left = playRound(hall, lantern, other, 'lasting2');
    await left.bet('lasting2', 100);
    toEnd();
    hall.clock.advance(hourMs);
    await count();
    expect((await prizes()).map(({ member_id }) => member_id)).toEqual([other.memberId]);
    expect(await scoreOf(other)).toBe(300);
    await left.close('lasting2-c', 100, 0);
  });

  test('of one that was called off pays nobody', async () => {
    await publish();
    const player = await enter();
    await play(player, 100, 300);
    await rows('update tournament set cancelled_at = $2 where id = $1', [tournament, hall.clock.now()]);
    toEnd();
    await count();
    expect(await prizes()).toEqual([]);
    expect(await hall.cashOf(player.memberId)).toBe(1_000_200);
  });
});

test('terms and places are written down for good', async () => {
  const client = await hall.database.pool.connect();
  try {
    for (const table of ['tournament', 'tournament_entry', 'tournament_prize', 'tournament_game'])
      await expect(client.query(`delete from ${table}`)).rejects.toThrow(/permission denied/);
    for (const change of ['tournament set kind = kind', 'tournament_prize set amount_minor = 1'])
      await expect(client.query(`update ${change}`)).rejects.toThrow(/permission denied/);
  } finally {
    client.release();
  }
});
