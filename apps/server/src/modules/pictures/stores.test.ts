import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureUpload, pictureWidths } from '@pavilion/contract/office';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EnvironmentError, pictureStoreOf, readPictureEnv } from '../../infra/env.ts';
import { type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { movePictures } from './movePictures.ts';
import { registerPictures } from './pictureRoute.ts';
import { openS3Server, type S3Server } from './s3Server.fixture.ts';
import type { PictureStore } from './store.ts';
import { findPictureStore } from './stores.ts';

const key = { keyId: 'AKIAPICTURES', secret: 'a secret of the bucket' };

/** Each picture is drawn sixteen times, behind everything else that the machine does. */
vi.setConfig({ testTimeout: 120_000 });

let hall: OfficeHall;
let server: S3Server;
let folder: string;
beforeAll(async () => {
  hall = await openOfficeHall();
  server = await openS3Server(key);
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
  await hall.close();
});

const described = (over: Readonly<Record<string, string>> = {}) =>
  readPictureEnv({
    PICTURES_FOLDER: folder,
    PICTURES_S3_ENDPOINT: server.endpoint,
    PICTURES_S3_BUCKET: 'pavilion',
    PICTURES_S3_REGION: 'eu-central-1',
    PICTURES_S3_KEY_ID: key.keyId,
    PICTURES_S3_SECRET: key.secret,
    ...over,
  });
const storeOf = (name: 'database' | 'folder' | 's3', over = {}): PictureStore => {
  const store = findPictureStore(name, described(over), { pool: hall.database.pool, clock: hall.clock });
  if (store === undefined) throw new Error('no store');
  return store;
};
const noTx = {
  query: () => {
    throw new Error('outside of the database');
  },
};
const hash = Buffer.alloc(32, 0xab);
const file = { width: 300, format: 'webp' } as const;
const content = Buffer.from('a picture');

describe.each(['folder', 's3'] as const)('a store in %s', (name) => {
  it('gives back what it was given, and nothing for what it was not', async () => {
    const store = storeOf(name);
    expect(await store.get(hash, file)).toBeUndefined();
    for (const _time of [1, 2]) await store.put(noTx, hash, [{ ...file, content }]);
    expect(await store.get(hash, file)).toEqual(content);
    expect(await store.get(hash, { ...file, width: 480 })).toBeUndefined();
  });
});

it('a folder has whole files alone, spread by their hash, also when several are written at once', async () => {
  const store = storeOf('folder');
  const other = Buffer.alloc(32, 0xcd);
  const large = Buffer.alloc(2_000_000, 7);
  await Promise.all(Array.from({ length: 8 }, () => store.put(noTx, other, [{ ...file, content: large }])));
  expect(await readdir(join(folder, 'cd'))).toEqual([`${'cd'.repeat(32)}-300.webp`]);
  expect((await readFile(join(folder, 'cd', `${'cd'.repeat(32)}-300.webp`))).equals(large)).toBe(true);
});

describe('an S3-like store', () => {
  it('is asked again when it stumbles, and says so when it stays away or refuses the key', async () => {
    const store = storeOf('s3');
    await store.put(noTx, hash, [{ ...file, content }]);
    server.fail(503, 2);
    expect(await store.get(hash, file)).toEqual(content);
    server.fail(500, 3);
    await expect(store.get(hash, file)).rejects.toThrow('answered 500');
    const before = server.refused();
    const stranger = storeOf('s3', { PICTURES_S3_SECRET: 'another secret' });
    await expect(stranger.get(hash, file)).rejects.toThrow('answered 403');
    await expect(stranger.put(noTx, hash, [{ ...file, content }])).rejects.toThrow('answered 403');
    expect(server.refused()).toBeGreaterThan(before);
  });

  it('is served through the hall for good, and not kept by anybody while it does not answer', async () => {
    const told: unknown[] = [];
    const app = Fastify();
    await app.register(
      registerPictures(storeOf('s3'), { error: (...line: unknown[]) => void told.push(line) }),
    );
    const url = `/pictures/${hash.toString('hex')}-300.webp`;
    const shown = await app.inject({ method: 'GET', url });
    expect([shown.statusCode, shown.headers['cache-control'], shown.rawPayload]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      content,
    ]);
    server.fail(500, 3);
    const away = await app.inject({ method: 'GET', url });
    expect([away.statusCode, away.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain(key.secret);
    expect((await app.inject({ method: 'GET', url: url.replace('-300', '-480') })).statusCode).toBe(404);
    await app.close();
  });
});

it('pictures move from the database into a folder and on into a bucket, file by file, as often as it is asked', async () => {
  const writer = await hall.logIn('content01');
  const drawn = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#753' } })
    .png()
    .toBuffer();
  const { data } = await writer.call(pictureUpload, { name: 'moved.png', file: drawn.toString('base64') });
  const uploaded = Buffer.from(data.picture.slice('/pictures/'.length), 'hex');
  const files = pictureWidths.length * 2;
  const [database, inFolder, inBucket] = [storeOf('database'), storeOf('folder'), storeOf('s3')];
  const { pool } = hall.database;
  expect(await movePictures(pool, database, inFolder)).toEqual({ copied: files, there: 0, missing: [] });
  expect(await movePictures(pool, database, inFolder)).toEqual({ copied: 0, there: files, missing: [] });
  const name = `${uploaded.toString('hex')}-300.avif`;
  await rm(join(folder, uploaded.toString('hex', 0, 1), name));
  expect(await movePictures(pool, inFolder, inBucket)).toEqual({
    copied: files - 1,
    there: 0,
    missing: [name],
  });
  expect(await movePictures(pool, database, inBucket)).toMatchObject({ copied: 1, missing: [] });
  const avif = { width: 300, format: 'avif' } as const;
  expect(await inBucket.get(uploaded, avif)).toEqual(await database.get(uploaded, avif));
});

describe('the environment', () => {
  it('chooses the store, and has to describe the one that it chooses', () => {
    expect(pictureStoreOf(readPictureEnv({}))).toBe('database');
    expect(pictureStoreOf(readPictureEnv({ PICTURES_FOLDER: '/pictures' }))).toBe('folder');
    expect(pictureStoreOf(described())).toBe('s3');
    expect(pictureStoreOf(described({ PICTURES_STORE: 'folder' }))).toBe('folder');
    for (const [given, missing] of [
      [{ PICTURES_STORE: 'folder' }, 'PICTURES_FOLDER'],
      [{ PICTURES_STORE: 's3' }, 'PICTURES_S3_ENDPOINT'],
      [{ PICTURES_S3_ENDPOINT: 'https://s3.example' }, 'PICTURES_S3_BUCKET'],
      [{ PICTURES_STORE: 'cellar' }, 'PICTURES_STORE'],
      [{ PICTURES_S3_ENDPOINT: 'ftp://s3.example' }, 'PICTURES_S3_ENDPOINT'],
      [{ PICTURES_S3_BUCKET: 'No Bucket' }, 'PICTURES_S3_BUCKET'],
    ] as const) {
      expect(() => readPictureEnv(given)).toThrow(EnvironmentError);
      expect(() => readPictureEnv(given)).toThrow(missing);
    }
  });
});
