import { createHash } from 'node:crypto';
import { type OfficePicture, pictureList, pictureUpload } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { type Actor, handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { picturePath } from '../../infra/gameArt.ts';
import type { Hall } from '../../infra/hall.ts';
import type { PictureReader } from '../../infra/pictureReader.ts';
import type { DrawnPicture } from './drawSizes.ts';
import type { PictureStore } from './store.ts';

export interface PictureDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly reader: PictureReader<DrawnPicture>;
  readonly store: PictureStore;
}

interface PictureRow {
  readonly hash: Buffer;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly uploaded_at: Date;
}

const present = ({ hash, name, width, height, uploaded_at }: PictureRow): OfficePicture => ({
  picture: picturePath(hash),
  name,
  width,
  height,
  at: uploaded_at.toISOString(),
});

const find = async (
  tx: Pick<PoolClient, 'query'>,
  siteId: number,
  hash: Buffer,
): Promise<PictureRow | undefined> => {
  const { rows } = await tx.query<PictureRow>(
    'SELECT hash, name, width, height, uploaded_at FROM picture WHERE site_id = $1 AND hash = $2',
    [siteId, hash],
  );
  return rows[0];
};

const uploaded = /^\/pictures\/([0-9a-f]{64})$/;

/** A picture of a site by the name that contents have for it. */
export const findPicture = (
  tx: Pick<PoolClient, 'query'>,
  siteId: number,
  picture: string,
): Promise<Pick<PictureRow, 'hash' | 'width' | 'height'> | undefined> => {
  const [, hash] = uploaded.exec(picture) ?? [];
  return hash === undefined ? Promise.resolve(undefined) : find(tx, siteId, Buffer.from(hash, 'hex'));
};

/** Whether a site has the picture that a content names; true for what is not an uploaded picture. */
export const hasPicture = async (
  tx: Pick<PoolClient, 'query'>,
  siteId: number,
  picture: string,
): Promise<boolean> => {
  if (!picture.startsWith('/pictures/')) return true;
  return (await findPicture(tx, siteId, picture)) !== undefined;
};

const draw = async (reader: PictureDeps['reader'], file: Buffer) => {
  const reading = await reader.read(file);
  if (reading.kind === 'no_picture') throw refused(pictureUpload.codes, 368, 'office.no_picture');
  if (reading.kind === 'too_large') throw refused(pictureUpload.codes, 369, 'office.picture_too_large');
  return reading;
};

/**
 * Takes a picture in. The same file of the same site is the same picture, however often it comes. Drawing takes its time, so
 * no connection is held meanwhile. Refuses with 368 and 369, and HTTP 429 while too many wait.
 */
const upload = async (
  { pool, clock, reader, store }: PictureDeps,
  who: Actor,
  { name, file }: { readonly name: string; readonly file: Buffer },
): Promise<OfficePicture> => {
  const hash = createHash('sha256').update(file).digest();
  const known = await find(pool, who.siteId, hash);
  const drawn = known === undefined ? await draw(reader, file) : undefined;
  return withTransaction(pool, async (tx) => {
    if (drawn !== undefined) {
      await store.put(tx, hash, drawn.files);
      await tx.query(
        `INSERT INTO picture (site_id, hash, name, width, height, uploaded_by, uploaded_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
        [who.siteId, hash, name, drawn.width, drawn.height, who.staffId, clock.now()],
      );
    }
    const row = await find(tx, who.siteId, hash);
    if (row === undefined) throw new Error('a picture was neither written nor found');
    const { width, height } = row;
    await who.trace(tx, {
      subject: { kind: 'picture', id: picturePath(hash) },
      after: { name: row.name, width, height, repeated: known !== undefined },
    });
    return present(row);
  });
};

/** Each is drawn a dozen times anew. */
const uploadsPerMinute = 30;
/** A picture in base64, and a little around it. */
const uploadBodyBytesMax = 11 * 1024 * 1024;

/** Pictures of a site: taken in, and looked through to be taken again. */
export const pictureCalls = (deps: PictureDeps): readonly OfficeCallHandler[] => [
  handleOffice(
    pictureUpload,
    'write',
    ({ actor }, { name, file }) => upload(deps, actor, { name, file: Buffer.from(file, 'base64') }),
    { perMinute: uploadsPerMinute, bodyBytesMax: uploadBodyBytesMax },
  ),
  handleOffice(pictureList, null, async ({ site }, { page, perPage, sort }) => {
    const [{ rows }, counted] = await Promise.all([
      deps.pool.query<PictureRow>(
        `SELECT hash, name, width, height, uploaded_at FROM picture
          WHERE site_id = $1 ORDER BY uploaded_at ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, hash LIMIT $2 OFFSET $3`,
        [site.id, perPage, (page - 1) * perPage],
      ),
      deps.pool.query<{ total: bigint }>('SELECT count(*) AS total FROM picture WHERE site_id = $1', [
        site.id,
      ]),
    ]);
    return {
      rows: rows.map(present),
      total: Number(counted.rows[0]?.total ?? 0),
      asOf: deps.clock.now().toISOString(),
    };
  }),
];
