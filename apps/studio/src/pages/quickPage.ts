import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { books, quickPage } from '../book/books.ts';
import type { Studio } from '../infra/studio.ts';
import { htmlLang, studioLocale } from '../locale.ts';
import { nameOfGame } from '../words/index.ts';
import type { AssetsOf } from './assets.ts';
import { renderDocument } from './document.ts';
import { pageSecurity } from './security.ts';

/** What the hall adds to the address (`sport-quickbet-url`); the page reads the rest itself. */
const quickQuery = z.object({ locale: z.string().max(10).optional() });

/**
 * The embeddable page of each book, `/play/{gameCode}/quick`: events and prices for everybody, no session. Only the hall may
 * frame it, and it speaks to the hall's origin alone.
 */
export const registerQuickPages = (root: FastifyInstance, studio: Studio, assetsOf: AssetsOf): void => {
  const app = root.withTypeProvider<ZodTypeProvider>();
  for (const book of books) {
    const { gameCode } = book;
    app.get(
      `/play/${gameCode}/quick`,
      { schema: { querystring: quickQuery }, helmet: pageSecurity(studio.hallOrigin) },
      async (request, reply) => {
        const locale = studioLocale(request.query.locale);
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
        return renderDocument({
          lang: htmlLang(locale),
          title: nameOfGame(book, locale),
          icon: null,
          data: { page: 'quick', game: gameCode, locale, hall: studio.hallOrigin },
          body: '<div id="root"></div>',
          assets: assetsOf(quickPage, { locale }),
        });
      },
    );
  }
};
