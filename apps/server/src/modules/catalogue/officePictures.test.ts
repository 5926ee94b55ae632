import { gameLabel, gameList as gameTypes, lobbyGames } from '@pavilion/contract/catalogue';
import {
  gameList,
  gameOne,
  gameSetPicture,
  pictureUpload,
  providerOne,
  providerSetMark,
} from '@pavilion/contract/office';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

/** Pictures of games and marks of providers: chosen at the desk, seen by members; there is always one. */

const reason = 'the provider sent a new one';
const slots = 2;
/** A provider and its games that the site beside this one does not offer. */
const ownProvider = 5;

/** Each picture is drawn sixteen times, behind everything else that the machine does. */
vi.setConfig({ testTimeout: 120_000 });

let hall: OfficeHall;
let content: OfficeBrowser;
let admin: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
});
afterAll(() => hall.close());
beforeEach(async () => {
  content = await hall.logIn('content01', { ip: '10.0.0.1' });
  admin = await hall.logIn('admin', { ip: '10.0.0.2' });
});

const upload = async (width: number, height: number, by = content, at = {}): Promise<string> => {
  const file = await sharp({ create: { width, height, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  const { data } = await by.call(pictureUpload, { name: 'tile.png', file: file.toString('base64') }, at);
  return data.picture;
};
const ownGame = async () => {
  const { rows } = (await content.call(gameList, { filter: { type: slots, provider_id: ownProvider } })).data;
  const [game] = rows;
  if (game === undefined) throw new Error('no game');
  return (await content.call(gameOne, { id: game.id })).data;
};
const members = async (path: string, payload: object) =>
  (await hall.app.inject({ method: 'POST', url: `/api${path}`, payload })).json().data;
/** The address of a game’s picture as a list of members has it. */
const iconOf = async (id: number): Promise<string | undefined> => {
  const { main } = await members(gameLabel.path, { currency: 'USD', game_type_id: slots });
  return main.find((game: { game_id: number }) => game.game_id === id)?.icon_dark;
};
/** The same in the columns of the lobby: null for the drawn one. */
const columnOf = async (id: number): Promise<string | null | undefined> => {
  const { games } = await members(lobbyGames.path, { currency: 'USD', game_type_id: slots });
  return games.icon[games.game_id.indexOf(id)];
};
const markOf = async (gpId: number): Promise<string | undefined> => {
  const { list } = await members(gameTypes.path, { currency: 'USD' });
  return list
    .flatMap(({ gp_list }: { gp_list: { gp_id: number; mark: string }[] }) => gp_list)
    .find(({ gp_id }: { gp_id: number }) => gp_id === gpId)?.mark;
};
const soon = { timeout: 8_000 };

describe('the picture of a game', () => {
  it('is one that was uploaded, in both sizes of a tile, until it is taken away again', async () => {
    const game = await ownGame();
    expect([game.picture, game.icon]).toEqual([null, `/art/games/${game.code}`]);
    expect(await columnOf(game.id)).toBeNull();
    const picture = await upload(900, 1_200);
    const chosen = await content.call(gameSetPicture, {
      id: game.id,
      picture,
      reason,
      version: game.version,
    });
    expect(chosen.code).toBe(100);
    await expect.poll(() => iconOf(game.id), soon).toBe(picture);
    expect(await columnOf(game.id)).toBe(picture);
    for (const [width, height] of [
      [300, 400],
      [600, 800],
    ] as const)
      for (const format of ['avif', 'webp']) {
        const file = await hall.app.inject({ method: 'GET', url: `${picture}-${width}.${format}` });
        const drawn = await sharp(file.rawPayload).metadata();
        expect([file.statusCode, drawn.width, drawn.height]).toEqual([200, width, height]);
      }
    expect((await ownGame()).picture).toBe(picture);
    const gone = await content.call(gameSetPicture, {
      id: game.id,
      picture: null,
      reason,
      version: chosen.data.version,
    });
    expect(gone.code).toBe(100);
    await expect.poll(() => iconOf(game.id), soon).toBe(`/art/games/${game.code}`);
  });

  it('is a tile of its kind where nothing was drawn or chosen', async () => {
    const { id } = await ownGame();
    const { rows } = await hall.database.owner.query(
      'UPDATE game SET motif = NULL WHERE id = $1 RETURNING motif',
      [id],
    );
    expect(rows).toHaveLength(1);
    await expect.poll(() => iconOf(id), soon).toBe(`/art/tiles/slot-${id % 2}`);
    expect(await columnOf(id)).toBe(`/art/tiles/slot-${id % 2}`);
  });

  it('is refused where it is too small, of another site, unknown, or the game has changed or is shared', async () => {
    const game = await ownGame();
    const given = { id: game.id, reason, version: game.version };
    const small = await upload(200, 260);
    expect((await content.call(gameSetPicture, { ...given, picture: small })).code).toBe(398);
    const unknown = `/pictures/${'0'.repeat(64)}`;
    expect((await content.call(gameSetPicture, { ...given, picture: unknown })).code).toBe(397);
    await hall.give('content01', 2, 'content');
    const beside = await hall.logIn('content01', { host: 'harbor.localhost', ip: '10.0.0.8' });
    const theirs = await upload(610, 810, beside);
    expect((await content.call(gameSetPicture, { ...given, picture: theirs })).code).toBe(397);
    const fits = await upload(620, 820);
    expect((await content.call(gameSetPicture, { ...given, picture: fits, version: 'another' })).code).toBe(
      409,
    );
    expect(
      await content.call(gameSetPicture, { ...given, picture: 'https://elsewhere.example/x.png' }),
    ).toMatchObject({ status: 400, field: 'picture' });
    const { rows } = await hall.database.owner.query<{ id: number }>(
      'SELECT game_id AS id FROM site_game WHERE site_id = 2 ORDER BY game_id LIMIT 1',
    );
    const shared = (await admin.call(gameOne, { id: rows[0]?.id ?? 0 })).data;
    expect(
      (
        await admin.call(gameSetPicture, {
          id: shared.id,
          picture: fits,
          reason,
          version: shared.version,
        })
      ).code,
    ).toBe(382);
  });
});

describe('the mark of a provider', () => {
  const look = async () => (await admin.call(providerOne, { id: ownProvider })).data;

  it('is a square picture that was uploaded, else the drawn one, else the letter of its code', async () => {
    const before = await look();
    expect([before.picture, before.mark]).toEqual([null, `/art/providers/${before.code}.svg`]);
    const picture = await upload(512, 512, admin);
    const given = { id: ownProvider, reason, version: before.version };
    expect((await admin.call(providerSetMark, { ...given, picture })).code).toBe(100);
    await expect.poll(() => markOf(ownProvider), soon).toBe(`${picture}-300.webp`);
    const after = await look();
    expect(
      (await admin.call(providerSetMark, { ...given, picture: null, version: after.version })).code,
    ).toBe(100);
    await hall.database.owner.query('UPDATE provider SET mark = NULL WHERE gp_id = $1', [ownProvider]);
    await expect
      .poll(() => markOf(ownProvider), soon)
      .toBe(`/art/providers/initial-${before.code.slice(0, 1)}.svg`);
  });

  it('is refused where it is no square, is looked at too late, or is another site’s as well', async () => {
    const { version } = await look();
    const given = { id: ownProvider, reason, version };
    const wide = await upload(640, 320, admin);
    expect((await admin.call(providerSetMark, { ...given, picture: wide })).code).toBe(398);
    expect((await admin.call(providerSetMark, { ...given, picture: null, version: 'another' })).code).toBe(
      409,
    );
    const shared = (await admin.call(providerOne, { id: 1 })).data;
    expect(
      (
        await admin.call(providerSetMark, {
          id: 1,
          picture: null,
          reason,
          version: shared.version,
        })
      ).code,
    ).toBe(382);
  });
});
