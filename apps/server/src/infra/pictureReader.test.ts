import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@pavilion/testing';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createPictureReader, type PictureBounds, type PictureReader } from './pictureReader.ts';

const folder = mkdtempSync(join(tmpdir(), 'pavilion-pictures-'));
/** Draws as receipts are drawn. */
const drawing = new URL('../modules/cashier/receipts/pictureProcess.ts', import.meta.url);
const slowDecoder = new URL('./slowDecoder.fixture.ts', import.meta.url);
type Drawn = { readonly webp: Uint8Array };
let reader: PictureReader<Drawn> | undefined;
afterEach(() => reader?.close());
afterAll(() => rmSync(folder, { recursive: true }));

const open = (bounds: Partial<PictureBounds>, file: URL = drawing): PictureReader<Drawn> => {
  reader = createPictureReader<Drawn>(file, { bytesMax: 5_000_000, ...bounds });
  return reader;
};
const ordering = (order: object): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(JSON.stringify(order))]);
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const plain = (width: number, height: number, kind: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .toFormat(kind)
    .toBuffer();

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is read as %s by a process of its own', async (kind) => {
    const reading = await open({}).read(await plain(3_000, 100, kind));
    const webp = reading.kind === 'picture' ? Buffer.from(reading.webp) : Buffer.alloc(0);
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 2_000 });
  });

  it('of 7000 × 7000 pixels is read as JPEG, and refused as what would have to be decoded whole', async () => {
    const { read } = open({});
    expect((await read(await plain(7_000, 7_000, 'jpeg'))).kind).toBe('picture');
    expect((await read(await plain(7_000, 7_000, 'png'))).kind).toBe('too_large');
  });
});

describe('pictures', () => {
  it('are decoded two at a time; the others wait, and past the queue the answer is 429', async () => {
    const [started, go] = [join(folder, 'started'), join(folder, 'go')];
    const { read } = open({ waitingMax: 3 }, slowDecoder);
    const file = ordering({ act: 'wait', started, go });
    const readings = [1, 2, 3, 4, 5].map(() => read(file));
    await expect(read(file)).rejects.toMatchObject({ httpStatus: 429 });
    const begun = () => readFileSync(started, 'utf8').trim().split('\n');
    await waitFor(() => begun().length === 2, { what: 'two have begun' });
    writeFileSync(go, '');
    const pids = (await Promise.all(readings)).map((reading) =>
      reading.kind === 'picture' ? Buffer.from(reading.webp).toString() : reading.kind,
    );
    // Processes are kept, and the first to be free takes the next.
    expect(new Set(pids)).toEqual(new Set(begun().slice(0, 2)));
    expect(begun()).toHaveLength(5);
  });

  it('that take too long are refused, and their process is ended', async () => {
    const pidFile = join(folder, 'pid');
    const { read } = open({ withinMs: 4_000 }, slowDecoder);
    expect((await read(ordering({ act: 'hang', pidFile }))).kind).toBe('too_large');
    const pid = Number(readFileSync(pidFile, 'utf8'));
    await waitFor(() => !isAlive(pid), { what: 'the process is gone' });
  });

  it('that end their decoder are refused, and the next is read by another', async () => {
    const { read } = open({}, slowDecoder);
    expect((await read(ordering({ act: 'die' }))).kind).toBe('no_picture');
    const [started, go] = [join(folder, 'started-next'), join(folder, 'go')];
    expect((await read(ordering({ act: 'wait', started, go }))).kind).toBe('picture');
  });
});
