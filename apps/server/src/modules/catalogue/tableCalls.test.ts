import { lobbyTables } from '@pavilion/contract/tables';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CatalogueHall, openCatalogue, there } from './catalogue.fixture.ts';
import type { AskTables } from './tableCalls.ts';

/** What each provider answers, by gp_id; none answers without. */
let answers: Record<number, AskTables>;
let asked: number[];
let opened: CatalogueHall;

beforeAll(async () => {
  opened = await openCatalogue(async (gpId) => {
    asked.push(gpId);
    return answers[gpId]?.(gpId);
  });
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await opened.hall.close();
});
beforeEach(() => {
  answers = {};
  asked = [];
  pass(60_000);
});

/** Lets a cache's time pass. */
const pass = (ms: number): void => void vi.advanceTimersByTime(ms);

const tableAt = (gameCode: string, over: object = {}) => ({
  game_code: gameCode,
  round: 7,
  closes_at: '2026-11-20T12:00:05Z',
  draws_at: '2026-11-20T12:00:08Z',
  next_at: '2026-11-20T12:00:20Z',
  players: 3,
  board: { kind: 'baccarat' as const, results: ['banker' as const, 'tie' as const] },
  ...over,
});
const tells =
  (now: string, ...tables: ReturnType<typeof tableAt>[]): AskTables =>
  async () => ({ now, tables });
const noon = '2026-11-20T12:00:00.000Z';

const list = async (body: object = {}, from: object = {}) =>
  (await opened.hall.call(lobbyTables, { currency: 'RMB', ...body }, from)).data;

describe('the tables of a house', () => {
  test('are those whose games can be played there, with the game of the catalogue', async () => {
    answers = {
      1: tells(noon, tableAt('paper-boat'), tableAt('unheard-of')),
      2: tells(noon, tableAt('moon-table')),
      3: tells(noon, tableAt('kite-cup')),
      4: tells(noon, tableAt('gone')),
    };
    const { as_of, list: tables } = await list();
    expect(as_of).toBe(noon);
    // Not those that are to come, closed for maintenance, or of a provider that the site has not.
    expect(tables.map(({ game }) => game.game_code)).toEqual(['moon-table']);
    expect(tables[0]).toMatchObject({
      game: { game_id: 22, game_type: 3, game_name: { zh_CN: '月厅' } },
      round: 7,
      players: 3,
      board: { kind: 'baccarat', results: ['banker', 'tie'] },
    });
    expect(asked).not.toContain(3);
    expect(asked).not.toContain(4);
  });

  test('of another house are its own', async () => {
    answers = { 1: tells(noon, tableAt('koi-lantern')), 2: tells(noon, tableAt('moon-table')) };
    const { list: tables } = await list({}, there);
    // The other house has the game of provider 2, but not the provider.
    expect(tables.map(({ game }) => game.game_code)).toEqual(['koi-lantern']);
    expect(asked).toEqual([1]);
  });

  test('stand by the clock of this house, whatever the clock of the provider shows', async () => {
    answers = {
      2: tells('2026-11-20T11:58:00Z', tableAt('moon-table', { closes_at: '2026-11-20T11:58:05Z' })),
    };
    expect((await list()).list[0]?.closes_at).toBe('2026-11-20T12:00:05.000Z');
  });

  test('are asked for once a second, however many look', async () => {
    answers = { 2: tells(noon, tableAt('moon-table')) };
    await Promise.all(Array.from({ length: 20 }, () => list()));
    expect(asked.filter((gpId) => gpId === 2)).toEqual([2]);
    pass(1_001);
    await list();
    expect(asked.filter((gpId) => gpId === 2)).toEqual([2, 2]);
  });

  test('of a provider that does not answer are left out, and it is left alone for half a minute', async () => {
    answers = {
      1: tells(noon, tableAt('koi-lantern')),
      2: async () => {
        throw new Error('the line is dead');
      },
    };
    const codes = async () => (await list()).list.map(({ game }) => game.game_code);
    expect(await codes()).toEqual(['koi-lantern']);
    pass(1_001);
    answers[2] = tells(noon, tableAt('moon-table'));
    expect(await codes()).toEqual(['koi-lantern']);
    pass(30_001);
    expect(await codes()).toEqual(['koi-lantern', 'moon-table']);
  });

  test('of a provider that is slow do not hold up the others', async () => {
    answers = { 1: tells(noon, tableAt('koi-lantern')), 2: () => new Promise(() => undefined) };
    expect((await list()).list.map(({ game }) => game.game_code)).toEqual(['koi-lantern']);
  });

  test('are refused in a currency that the house has not', async () => {
    expect(await opened.hall.call(lobbyTables, { currency: 'THB' })).toMatchObject({
      status: 400,
      field: 'currency',
    });
  });
});
