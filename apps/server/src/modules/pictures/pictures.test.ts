import { pictureList, pictureUpload, pictureWidths } from '@pavilion/contract/office';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

let hall: OfficeHall;
let writer: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
  writer = await hall.logIn('content01');
});
afterAll(() => hall.close());

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } });
const upload = (file: Buffer, name = 'summer.png') =>
  writer.call(pictureUpload, { name, file: file.toString('base64') });
const fetchFile = (address: string) => hall.app.inject({ method: 'GET', url: address });

describe('an uploaded picture', () => {
  it('is drawn anew in every size, without what else was in the file, and served for good', async () => {
    const file = await drawing(1_000, 500)
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer();
    const { code, data } = await upload(file);
    expect(code).toBe(100);
    expect(data).toMatchObject({ width: 1_000, height: 500, name: 'summer.png' });
    expect(data.picture).toMatch(/^\/pictures\/[0-9a-f]{64}$/);
    for (const format of ['avif', 'webp'])
      for (const width of pictureWidths) {
        const answer = await fetchFile(`${data.picture}-${width}.${format}`);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
        const drawn = await sharp(answer.rawPayload).metadata();
        expect([drawn.width, drawn.exif]).toEqual([Math.min(width, 1_000), undefined]);
      }
  });

  it('is one picture, however often its file comes', async () => {
    const file = await drawing(300, 300).png().toBuffer();
    const first = await upload(file, 'first.png');
    const again = await upload(file, 'again.png');
    expect(again.data).toEqual(first.data);
    const { data } = await writer.call(pictureList, {});
    expect(data.rows.filter(({ picture }) => picture === first.data.picture)).toHaveLength(1);
  });

  it('is upright, whichever way the camera was held', async () => {
    const file = await drawing(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await upload(file)).data).toMatchObject({ width: 100, height: 200 });
  });

  it.each([
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a beginning and nothing behind it', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
  ])('cannot be %s, whatever it is called', async (_what, file) => {
    expect((await upload(file, 'photo.png')).code).toBe(368);
  });

  it('cannot be larger than anybody needs', async () => {
    const file = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(8_000_000)]);
    expect(await upload(file)).toMatchObject({ status: 400, field: 'file' });
    expect((await upload(await drawing(8_000, 7_000).png().toBuffer())).code).toBe(369);
  });
});

it.each([
  '/pictures/none',
  `/pictures/${'0'.repeat(64)}-480.webp`,
  `/pictures/${'0'.repeat(64)}-481.webp`,
  '/pictures/..%2f..%2fetc%2fpasswd',
])('%s is not there', async (address) => {
  const answer = await fetchFile(address);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});
