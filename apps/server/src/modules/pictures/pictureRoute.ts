import type {} from '@fastify/rate-limit';
import { pictureWidths } from '@pavilion/contract/office';
import type { FastifyInstance } from 'fastify';
import { pictureFormats } from './drawSizes.ts';
import type { PictureStore } from './store.ts';

const fileName = new RegExp(`^([0-9a-f]{64})-(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})$`);
/** A page shows dozens, and a browser keeps what it has seen. */
const looksPerMinute = 3_000;

/** Serves uploaded pictures to everybody, for good: another picture has another name. */
export const registerPictures =
  (store: PictureStore) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { file: string } }>(
      '/pictures/:file',
      { schema: { hide: true }, config: { rateLimit: { max: looksPerMinute, timeWindow: '1 minute' } } },
      async (request, reply) => {
        const [, hash = '', width, format] = fileName.exec(request.params.file) ?? [];
        const known = pictureFormats.find((name) => name === format);
        const content =
          known === undefined
            ? undefined
            : await store.get(Buffer.from(hash, 'hex'), { width: Number(width), format: known });
        if (content === undefined)
          return reply
            .code(404)
            .header('cache-control', 'no-store')
            .type('text/plain; charset=utf-8')
            .send('Not found');
        return reply
          .headers({
            'content-type': `image/${format}`,
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
            'cross-origin-resource-policy': 'same-origin',
            'cache-control': 'public, max-age=31536000, immutable',
          })
          .send(content);
      },
    );
  };
