import { randomUUID } from 'node:crypto';
import {
  proposalConfirm,
  proposalOne,
  tournamentDesk,
  tournamentEnd,
  tournamentLook,
  tournamentOne,
  tournamentPublish,
  tournamentRemove,
  tournamentRename,
} from '@pavilion/contract/office';
import { tournamentJoin, tournamentOwn } from '@pavilion/contract/tournaments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosts, type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

let hall: OfficeHall;
let admin: OfficeBrowser;
let manager: OfficeBrowser;
let content: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
  admin = await hall.logIn('admin');
  manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
  content = await hall.logIn('content01', { ip: '10.0.0.3' });
});
afterAll(() => hall.close());

const reason = 'for the harbour feast';
const dayMs = 24 * 60 * 60_000;
const dayOf = (days: number): string =>
  new Date(hall.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);

const terms = (over: object = {}) => ({
  title: { zh_CN: '倍数赛', en_US: 'Multiplier Cup' },
  currency: 'USD' as const,
  kind: 'multiple' as const,
  game_type: null,
  games: [],
  min_stake: '1.00',
  prizes: [
    { first_place: 1, last_place: 1, amount: '20.00' },
    { first_place: 2, last_place: 4, amount: '10.00' },
  ],
  from_day: dayOf(-1),
  to_day: dayOf(6),
  ...over,
});
const publish = (by: OfficeBrowser, over: object = {}, request_id: string = randomUUID()) =>
  by.call(tournamentPublish, { ...terms(over), reason, request_id });
const setBound = (most: string) =>
  hall.database.owner.query(
    `INSERT INTO proposal_bound (site_id, kind, currency, alone_max) VALUES (1, 'promotions.publish_tournament', 'USD', $1)
     ON CONFLICT (site_id, kind, currency) DO UPDATE SET alone_max = excluded.alone_max`,
    [most],
  );
const one = async (id: number) => (await admin.call(tournamentOne, { id })).data;

describe('what a tournament will cost', () => {
  it('is told before it is published: the sum of its prizes, and who is offered it', async () => {
    await setBound('8000');
    await hall.joinMember();
    const look = await manager.call(tournamentLook, terms());
    expect(look.data).toMatchObject({ most: '50.00', places: 4, needs_second: false, alone_left: '80.00' });
    expect(look.data.eligible).toBeGreaterThan(0);
  });

  it.each([
    ['leave a place out', [{ first_place: 2, last_place: 2, amount: '1.00' }]],
    [
      'grow towards the end',
      [
        { first_place: 1, last_place: 1, amount: '1.00' },
        { first_place: 2, last_place: 2, amount: '2.00' },
      ],
    ],
    ['end before they begin', [{ first_place: 1, last_place: 0, amount: '1.00' }]],
  ])('is refused for prizes that %s', async (_what, prizes) => {
    const answer = await manager.send(tournamentLook, terms({ prizes }));
    expect([391, 400]).toContain(answer.code === 391 ? 391 : answer.status);
  });

  it('is refused for days that are over, and for games that the site does not have or that are of another type', async () => {
    expect((await manager.call(tournamentLook, terms({ to_day: dayOf(-3) }))).code).toBe(392);
    expect((await manager.call(tournamentLook, terms({ games: [999_999] }))).code).toBe(394);
    const { rows } = await hall.database.owner.query<{ id: number }>(
      `SELECT g.id FROM game g JOIN site_game s ON s.game_id = g.id AND s.site_id = 1 WHERE g.gt_id = 2 ORDER BY g.id LIMIT 1`,
    );
    const games = [rows[0]?.id ?? 0];
    expect((await manager.call(tournamentLook, terms({ games }))).data.game_names).toHaveLength(1);
    expect((await manager.call(tournamentLook, terms({ games, game_type: 3 }))).code).toBe(394);
  });
});

describe('a tournament', () => {
  it('is published alone within the bound, once for a request, and by two beyond it', async () => {
    await setBound('8000');
    const request = randomUUID();
    const first = await publish(manager, {}, request);
    expect(first.data.proposal_id).toBeNull();
    expect((await publish(manager, {}, request)).data).toEqual(first.data);
    expect((await publish(manager, { min_stake: '2.00' }, request)).code).toBe(345);
    const id = first.data.id ?? 0;
    expect(await one(id)).toMatchObject({ budget: '50.00', prize_places: 4, cost: '0.00', state: 'running' });
    // 50 of 80 are given away: another one is beyond it.
    const second = await publish(manager, { title: { zh_CN: '第二场' } });
    expect(second.data.id).toBeNull();
    const proposal = second.data.proposal_id ?? 0;
    const { content_hash } = (await admin.call(proposalOne, { id: proposal })).data;
    expect((await manager.call(proposalConfirm, { id: proposal, content_hash })).code).not.toBe(100);
    expect((await admin.call(proposalConfirm, { id: proposal, content_hash })).code).toBe(100);
    const { data } = await admin.call(tournamentDesk, { filter: {}, page: 1, perPage: 10 });
    expect(data.rows.map(({ title }) => title)).toContain('第二场');
  });

  it('keeps its terms, may be named anew, and is ended or called off with a reason in the trace', async () => {
    await setBound('100000');
    const id = (await publish(manager)).data.id ?? 0;
    const title = { zh_CN: '改名赛' };
    expect((await manager.call(tournamentRename, { id, title, reason })).code).toBe(100);
    expect((await one(id)).titles).toEqual(title);
    expect((await manager.call(tournamentEnd, { id, how: 'end', reason })).code).toBe(100);
    expect((await one(id)).state).toBe('counting');
    expect((await manager.call(tournamentEnd, { id, how: 'end', reason })).code).toBe(393);
    expect((await manager.call(tournamentEnd, { id, how: 'cancel', reason })).code).toBe(100);
    expect((await one(id)).state).toBe('cancelled');
    expect((await manager.call(tournamentEnd, { id, how: 'cancel', reason })).code).toBe(393);
    const { rows } = await hall.database.owner.query(
      `SELECT FROM trace WHERE subject_kind = 'tournament' AND subject_id = $1 AND reason = $2`,
      [String(id), reason],
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });

  it('is not for staff without the right, nor of another site', async () => {
    expect((await publish(content)).code).toBe(403);
    const id = (await publish(manager)).data.id ?? 0;
    await hall.give('admin', 2, 'manager');
    const harbor = await hall.logIn('admin', { host: hosts.harbor, ip: '10.0.0.9' });
    expect((await harbor.call(tournamentOne, { id })).code).toBe(404);
    expect((await harbor.call(tournamentEnd, { id, how: 'cancel', reason })).code).toBe(404);
  });
});

describe('a member', () => {
  const join = async (id: number, score: number) => {
    const member = await hall.joinMember();
    await hall.database.owner.query(
      `INSERT INTO tournament_entry (tournament_id, member_id, joined_at, score, rounds, reached_at, reached_round)
       VALUES ($1, $2::integer, now(), $3, 1, now(), $2::integer)`,
      [id, member.memberId, score],
    );
    return member;
  };
  const remove = (by: OfficeBrowser, id: number, memberId: number, request_id: string = randomUUID()) =>
    by.call(tournamentRemove, { id, member_id: memberId, reason, request_id });
  const placesOf = async (id: number) =>
    (await one(id)).standing.map(({ member, place, prize }) => [member.id, place, prize]);

  it('is taken out for good: whoever stood behind moves up with the prize, and the member is told by letter', async () => {
    await setBound('100000');
    const id = (await publish(manager)).data.id ?? 0;
    const [best, next] = [await join(id, 900), await join(id, 500)];
    expect(await placesOf(id)).toEqual([
      [best.memberId, 1, '20.00'],
      [next.memberId, 2, '10.00'],
    ]);
    const request = randomUUID();
    expect((await remove(manager, id, best.memberId, request)).data).toEqual({ proposal_id: null });
    expect(await placesOf(id)).toEqual([[next.memberId, 1, '20.00']]);
    expect((await remove(manager, id, best.memberId)).code).toBe(404);

    const { body: own } = await hall.call(tournamentOwn.path, { id }, { token: best.token });
    expect(own).toMatchObject({ data: { standing: 'removed', place: null } });
    const { body: again } = await hall.call(tournamentJoin.path, { id }, { token: best.token });
    expect(again).toMatchObject({ code: 101 });
    const { rows } = await hall.database.owner.query<{ title: unknown }>(
      `SELECT l.title FROM member_letter m JOIN letter l ON l.id = m.letter_id
        WHERE m.member_id = $1 AND l.send_key = $2`,
      [best.memberId, `tournament_removed:${id}:${best.memberId}`],
    );
    expect(JSON.stringify(rows)).toContain('Multiplier Cup');
    const traced = await hall.database.owner.query(
      `SELECT FROM trace WHERE subject_kind = 'tournament' AND subject_id = $1 AND after ->> 'removed' = 'true' AND reason = $2`,
      [String(id), reason],
    );
    expect(traced.rowCount).toBe(1);
  });

  it('who stands on a prize beyond what one person may give away is taken out by two', async () => {
    await setBound('100000');
    const id = (await publish(manager)).data.id ?? 0;
    const [best, next] = [await join(id, 900), await join(id, 500)];
    await setBound('1500');
    const proposal = (await remove(manager, id, best.memberId)).data.proposal_id ?? 0;
    expect(proposal).toBeGreaterThan(0);
    expect((await placesOf(id))[0]).toEqual([best.memberId, 1, '20.00']);
    // The second place wins less than one person may give away.
    expect((await remove(manager, id, next.memberId)).data.proposal_id).toBeNull();
    const { content_hash } = (await admin.call(proposalOne, { id: proposal })).data;
    expect((await admin.call(proposalConfirm, { id: proposal, content_hash })).code).toBe(100);
    expect(await placesOf(id)).toEqual([]);
  });

  it('stays where the tournament is called off or counted, and is not reached without the right or from another site', async () => {
    await setBound('100000');
    const id = (await publish(manager)).data.id ?? 0;
    const { memberId } = await join(id, 900);
    expect((await remove(content, id, memberId)).code).toBe(403);
    const harbor = await hall.logIn('admin', { host: hosts.harbor, ip: '10.0.0.9' });
    expect((await remove(harbor, id, memberId)).code).toBe(404);
    expect((await manager.call(tournamentEnd, { id, how: 'cancel', reason })).code).toBe(100);
    expect((await remove(manager, id, memberId)).code).toBe(393);
  });
});
