import type {} from '@fastify/rate-limit';
import { pictureWidths } from '@pavilion/contract/office';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { pictureFormats } from './drawSizes.ts';
import type { PictureStore } from './store.ts';

const fileName = new RegExp(`^([0-9a-f]{64})-(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})$`);
/** A page shows dozens, and a browser keeps what it has seen. */
const looksPerMinute = 3_000;

/** A word in the place of a picture, which nobody keeps. */
const saying = (reply: FastifyReply, status: number, word: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(word);

/** Serves uploaded pictures to everybody, for good: another picture has another name. */
export const registerPictures =
  (store: PictureStore, log: Pick<FastifyBaseLogger, 'error'>) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { file: string } }>(
      '/pictures/:file',
      { schema: { hide: true }, config: { rateLimit: { max: looksPerMinute, timeWindow: '1 minute' } } },
      async (request, reply) => {
        const [, hash = '', width, format] = fileName.exec(request.params.file) ?? [];
        const known = pictureFormats.find((name) => name === format);
        if (known === undefined) return saying(reply, 404, 'Not found');
        const file = { width: Number(width), format: known };
        const content = await store.get(Buffer.from(hash, 'hex'), file).catch((error: unknown) => {
          log.error({ err: error, alarm: 'picture_store' }, 'the store of pictures does not answer');
          return null;
        });
        if (content === null) return saying(reply, 503, 'Not now');
        if (content === undefined) return saying(reply, 404, 'Not found');
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
