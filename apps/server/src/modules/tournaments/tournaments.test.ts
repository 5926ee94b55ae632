import {
  tournamentCheck,
  tournamentJoin,
  tournamentLeave,
  tournamentList,
  tournamentOwn,
  tournamentPage,
} from '@pavilion/contract/tournaments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createDeedBook } from '../proposals/index.ts';
import {
  createTournament,
  createTournamentsModule,
  type NewTournament,
  type TournamentsModule,
} from './index.ts';

interface Person {
  readonly memberId: number;
  readonly token: string;
}

let hall: Hall;
let tournaments: TournamentsModule;
let people = 0;
let rounds = 0;

const hourMs = 3_600_000;
const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

beforeAll(async () => {
  hall = await openHall(
    ({ database, clock, sites, log }) => {
      tournaments = createTournamentsModule({
        pool: database.pool,
        clock,
        sites,
        log,
        outbox: createOutbox(),
        book: createDeedBook(),
      });
      return [tournaments];
    },
    {
      arrange: `
        insert into provider (gp_id, gp_code, name, wallet, mark) values (1, 'LANTERN', '{}', 'seamless', 'lantern');
        insert into game (id, gp_id, gt_id, game_code, names, state, motif) values (11, 1, 2, 'koi', '{}', 'live', 'koi');`,
    },
  );
});
afterAll(() => hall.close());

const publish = (over: Partial<NewTournament> = {}): Promise<number> => {
  const now = hall.clock.now();
  return createTournament(
    { query: (config) => hall.database.owner.query(config) },
    {
      siteId: 1,
      currency: 'RMB',
      title: { zh_CN: '周末赛', en_US: 'Weekend' },
      kind: 'turnover',
      gameType: null,
      games: [],
      minStakeMinor: 100n,
      prizes: [{ firstPlace: 1, lastPlace: 2, amountMinor: 5_000n }],
      startsAt: now,
      endsAt: new Date(now.getTime() + 24 * hourMs),
      createdBy: 'test',
      createdAt: now,
      ...over,
    },
  );
};
const somebody = (currency: 'RMB' | 'USD' = 'RMB'): Promise<Person> => {
  people += 1;
  return hall.addMember({ account: `racer${100 + people}`, currency });
};
const join = ({ token }: Person, id: number) => hall.call(tournamentJoin, { id }, { token });
const own = async ({ token }: Person, id: number) => (await hall.call(tournamentOwn, { id }, { token })).data;
const play = async ({ memberId }: Person, stake: number): Promise<void> => {
  rounds += 1;
  await run(
    `insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
                        win_minor, state, opened_at, closed_at)
     values (1, 1, $1, $2, 11, 0, 'RMB', 1, $3, 0, 0, 'closed', $4, $4)`,
    [memberId, `r${rounds}`, stake, hall.clock.now()],
  );
};
/** The next count begins from the beginning: these rounds have no transfer by which they would be found. */
const count = async (): Promise<void> => {
  await run('update tournament set counted_through = null');
  await tournaments.countAll();
};
describe('a tournament', () => {
  test('is joined with a press, ranks whoever has, names nobody in full, and is left with one', async () => {
    const id = await publish();
    const [first, second, outside] = [await somebody(), await somebody(), await somebody()];
    expect(await own(first, id)).toMatchObject({ standing: 'open', place: null });
    for (const who of [first, first, second]) expect((await join(who, id)).code).toBe(100);
    await play(first, 300);
    await play(second, 700);
    await play(outside, 9_000);
    await count();
    expect((await hall.call(tournamentPage, { id })).data).toMatchObject({
      state: 'running',
      entrants: 2,
      min_stake: '1.00',
      prize_sum: '100.00',
      standing: [
        { place: 1, name: 'ra***02', score: '7.00', prize: '50.00' },
        { place: 2, name: 'ra***01', score: '3.00', prize: '50.00' },
      ],
    });
    expect(await own(first, id)).toMatchObject({ standing: 'joined', place: 2, score: '3.00', rounds: 1 });
    expect(JSON.stringify(await own(first, id))).not.toContain('racer');
    const told = await run<{ channel: string; payload: object }>(
      `select channel, payload from outbox where event = 'tournament_standing'`,
    );
    expect(told).toEqual([{ channel: 'private-member.RMB', payload: { id } }]);
    expect((await hall.call(tournamentLeave, { id }, { token: second.token })).code).toBe(100);
    expect(await own(first, id)).toMatchObject({ place: 1 });
    expect((await hall.call(tournamentCheck, {}, { token: second.token })).data).toEqual({
      is_offered: true,
      joined: [],
    });
  });

  test('stands in the list of its currency alone, by how it stands', async () => {
    const now = hall.clock.now().getTime();
    const coming = await publish({
      currency: 'USD',
      startsAt: new Date(now + hourMs),
      endsAt: new Date(now + 2 * hourMs),
    });
    const running = await publish({ currency: 'USD' });
    await publish({ currency: 'USD', siteId: 2 });
    const { list } = (await hall.call(tournamentList, { currency: 'USD' })).data;
    expect(list.map(({ id, state, slug }) => [id, state, slug])).toEqual([
      [running, 'running', `tournament-${running}`],
      [coming, 'announced', `tournament-${coming}`],
    ]);
    expect((await hall.call(tournamentPage, { id: running }, { host: 'harbor.test' })).code).toBe(404);
    const renminbi = await somebody();
    expect((await join(renminbi, running)).code).toBe(102);
    expect((await own(renminbi, running)).standing).toBe('closed');
  });

  test('that is over can be neither joined nor left', async () => {
    const id = await publish({ endsAt: new Date(hall.clock.now().getTime() + hourMs) });
    const who = await somebody();
    await join(who, id);
    hall.clock.advance(2 * hourMs);
    expect((await join(await somebody(), id)).code).toBe(102);
    expect((await hall.call(tournamentLeave, { id }, { token: who.token })).code).toBe(102);
    expect((await own(await somebody(), id)).standing).toBe('over');
  });
});

describe('members who are looked after', () => {
  test.each([
    ['disabled', `update member set status = 'disabled' where id = $1`],
    ['frozen', `update member set status = 'frozen' where id = $1`],
    [
      'on a break',
      `insert into member_play_rule (member_id, excluded_until) values ($1, '2100-01-01')
       on conflict (member_id) do update set excluded_until = excluded.excluded_until`,
    ],
  ])('who are %s are offered none and stand in none', async (_what, text) => {
    const id = await publish();
    const [away, late, behind] = [await somebody(), await somebody(), await somebody()];
    for (const who of [away, behind]) await join(who, id);
    await play(away, 900);
    await play(behind, 200);
    await count();
    expect(await own(behind, id)).toMatchObject({ place: 2 });
    for (const who of [away, late]) await run(text, [who.memberId]);
    expect((await join(late, id)).code).toBe(101);
    expect((await own(late, id)).standing).toBe('closed');
    expect((await hall.call(tournamentCheck, {}, { token: away.token })).data.is_offered).toBe(false);
    expect(await own(away, id)).toMatchObject({ standing: 'joined', place: null });
    expect(await own(behind, id)).toMatchObject({ place: 1 });
    expect((await hall.call(tournamentPage, { id })).data.standing).toHaveLength(1);
  });

  test('who have set themselves a limit are not drawn into playing more', async () => {
    const [most, multiple] = [await publish(), await publish({ kind: 'multiple' })];
    const [limited, careful] = [await somebody(), await somebody()];
    const limit = (who: Person, kind: string, period: string, amount: number) =>
      run(
        `insert into member_limit (member_id, site_id, kind, period, amount, set_at) values ($1, 1, $2, $3, $4, now())`,
        [who.memberId, kind, period, amount],
      );
    await limit(limited, 'loss', 'week', 50_000);
    expect((await own(limited, most)).standing).toBe('limits');
    expect((await join(limited, most)).code).toBe(101);
    expect((await join(limited, multiple)).code).toBe(100);
    await limit(careful, 'stake', 'bet', 99);
    expect((await join(careful, multiple)).code).toBe(101);
    await run('update member_limit set amount = 100 where member_id = $1', [careful.memberId]);
    expect((await join(careful, multiple)).code).toBe(100);
  });
});
