import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findInCatalogue } from '../catalogue.ts';
import type { Studio } from '../infra/studio.ts';
import { htmlLang, studioLocale } from '../locale.ts';
import { tables } from '../tables/catalogue.ts';
import { nameOfGame, serverWords } from '../words/index.ts';
import { readArt } from './art.ts';
import { type AssetsOf, distFolder } from './assets.ts';
import { renderRoot } from './begin.ts';
import { escapeHtml, renderDocument } from './document.ts';
import { pageSecurity } from './security.ts';

const pairParams = z.object({ first: z.string().max(64), second: z.string().max(64) });
const gameParams = z.object({ gameCode: z.string().max(64) });
const langQuery = z.object({ lang: z.string().max(10).optional() });

const notBuilt =
  '<p>The game has not been built yet: run <code>npm run build -w @pavilion/studio</code>.</p>';

const yearSeconds = 31_536_000;

const given = (name: string, value: string | null): Readonly<Record<string, string>> =>
  value === null ? {} : { [name]: value };

/** The game page, the page that verifies a draw, and the files they load. */
export const registerPages = (root: FastifyInstance, studio: Studio, assetsOf: AssetsOf): void => {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const artOf = readArt();
  const lobby = `${studio.hallOrigin}/close`;
  const pages = [
    { url: '/play/:gameCode', page: 'play' },
    { url: '/verify/:gameCode', page: 'verify' },
  ] as const;
  for (const { url, page } of pages) {
    app.get(
      url,
      {
        schema: { params: gameParams, querystring: langQuery },
        // Tables beside one another are framed by a page of ours.
        helmet: pageSecurity(page === 'play' ? [studio.hallOrigin, "'self'"] : "'none'"),
      },
      async (request, reply) => {
        const game = findInCatalogue(request.params.gameCode);
        if (!game) return reply.code(404).send({ error: 'not_found' });
        const locale = studioLocale(request.query.lang);
        const part = page === 'play' ? game.pages.view : undefined;
        const assets = assetsOf(game.pages[page], { part, locale });
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
        return renderDocument({
          lang: htmlLang(locale),
          title: nameOfGame(game, locale),
          icon: `/icon/${game.gameCode}.svg`,
          isPlayed: page === 'play' && assets.script !== null,
          data: {
            page,
            game: game.gameCode,
            locale,
            lobby,
            again: `${game.gpId}.${game.gameType}.${game.gameCode}`,
            ...given('art', artOf(game.gameCode)),
          },
          body: assets.script === null ? notBuilt : renderRoot(serverWords[locale].begin, lobby),
          assets,
          first: page === 'play' ? assetsOf('shell/firstOpen.ts').script : null,
        });
      },
    );
  }
  registerPairPage(root, studio, assetsOf);
  if (!existsSync(distFolder)) return;
  root.register(fastifyStatic, {
    root: join(distFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: yearSeconds * 1_000,
    index: false,
  });
  root.register(fastifyStatic, {
    root: join(distFolder, 'icon'),
    prefix: '/icon/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    maxAge: 3_600_000,
  });
};

/** The page of two tables beside one another, each in a frame of its own. Two of one provider, and never the same twice. */
const registerPairPage = (root: FastifyInstance, studio: Studio, assetsOf: AssetsOf): void => {
  root.withTypeProvider<ZodTypeProvider>().get(
    '/pair/:first/:second',
    {
      schema: { params: pairParams, querystring: langQuery },
      helmet: pageSecurity(studio.hallOrigin, ["'self'"]),
    },
    async (request, reply) => {
      const { first, second } = request.params;
      const pair = [first, second].flatMap((code) => tables.find(({ gameCode }) => gameCode === code) ?? []);
      const [one, other] = pair;
      if (!one || !other || one === other || one.gpId !== other.gpId)
        return reply.code(404).send({ error: 'not_found' });
      const locale = studioLocale(request.query.lang);
      const assets = assetsOf('pair/main.ts', { locale });
      const sides = pair.map((game) => {
        const name = escapeHtml(nameOfGame(game, locale));
        return `<div class="pair-side"><iframe title="${name}" data-game="${game.gameCode}"></iframe></div>`;
      });
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return renderDocument({
        lang: htmlLang(locale),
        title: pair.map((game) => nameOfGame(game, locale)).join(' · '),
        icon: `/icon/${one.gameCode}.svg`,
        data: { page: 'pair', locale },
        body: `<div class="pair">${sides.join('')}</div>${assets.script === null ? notBuilt : ''}`,
        assets,
      });
    },
  );
};
