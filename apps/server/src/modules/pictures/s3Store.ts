import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Clock } from '../../infra/clock.ts';
import type { DrawnFile } from './drawSizes.ts';
import { fileNameOf, type PictureStore } from './store.ts';

interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  readonly clock: Pick<Clock, 'now'>;
}

const withinMs = 10_000;
/** A store that stumbles is asked again, soon. */
const retries = 2;
const firstRetryMs = 100;

/** As signatures of AWS tell it: `20261127T203000Z`. */
const signingTime = (at: Date): string => at.toISOString().replaceAll(/[:-]|\.\d{3}/g, '');

/** In a bucket of anything that speaks S3, addressed by path: what every such store knows. */
export const createS3Store = ({
  endpoint,
  bucket,
  region,
  keyId,
  secret,
  clock,
}: S3Settings): PictureStore => {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries,
    initRetryMs: firstRetryMs,
  });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}/`;
  const ask = (name: string, init: RequestInit): Promise<Response> =>
    client.fetch(`${base}${name}`, {
      ...init,
      signal: AbortSignal.timeout(withinMs),
      aws: { datetime: signingTime(clock.now()) },
    });
  return {
    put: async (_tx, hash, files) => {
      const send = async (file: DrawnFile): Promise<void> => {
        const answer = await ask(fileNameOf(hash, file), {
          method: 'PUT',
          body: new Uint8Array(file.content),
          headers: {
            'content-type': `image/${file.format}`,
            'cache-control': 'public, max-age=31536000, immutable',
            // What arrives is what was signed.
            'x-amz-content-sha256': createHash('sha256').update(file.content).digest('hex'),
          },
        });
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`the store of pictures answered ${answer.status} to a file`);
      };
      await Promise.all(files.map(send));
    },
    get: async (hash, file) => {
      const answer = await ask(fileNameOf(hash, file), { method: 'GET' });
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw new Error(`the store of pictures answered ${answer.status}`);
    },
  };
};
