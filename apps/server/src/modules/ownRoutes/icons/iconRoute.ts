import { iconAddressMax } from '@pavilion/contract';
import { type IconData, iconDataSchema, iconQuerySchema } from '@pavilion/contract/ownRoutes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answersOfOwn } from '../../../http/documentation.ts';
import { BriefCache } from '../../../infra/briefCache.ts';
import type { SiteDirectory } from '../../../infra/site.ts';
import { askFallback } from './fallbackHosts.ts';
import { answerOf, ownCollection, ownIcons } from './ownIcons.ts';

const perMinute = 120;
/** What a public host has said is kept this long; what nobody has may be there with the next question. */
const keptMs = 3_600_000;
const keptMax = 500;
const browserSeconds = { found: 86_400, missing: 300 } as const;

const tooLong = Object.assign(new Error('too many icons in one question'), { statusCode: 400 });

const fileSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.json$/);

/**
 * `/icons/{collection}.json?icons=…` (spec §7 Other fetches): icons that operators have chosen for footers and the float
 * rail. Those of the pages' own collection come from the build; others from the public hosts that the site names
 * (`icon_fallback_hosts`), asked by the server, so that no page makes a request to a third party. Refuses what is no such
 * question with 400, also an address of more than 500 characters.
 */
export const registerIcons = (app: FastifyInstance, { sites }: { readonly sites: SiteDirectory }): void => {
  const answers = new BriefCache<IconData>({ freshMs: keptMs, entriesMax: keptMax });

  const ask = async (
    hosts: readonly string[],
    prefix: string,
    names: readonly string[],
  ): Promise<IconData> => {
    if (prefix === ownCollection) return ownIcons(names);
    if (hosts.length === 0) return answerOf(prefix, names, {});
    const key = `${hosts.join(' ')} ${prefix} ${names.join(',')}`;
    // An answer that did not come is not kept.
    return answers
      .get(key, async () => {
        const answer = await askFallback(hosts, prefix, names);
        if (answer === null) throw new Error('no icon host answered');
        return answer;
      })
      .catch(() => answerOf(prefix, names, {}));
  };

  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/icons/:file',
    schema: {
      summary: "Icons of operators' own choice, by name.",
      tags: ['own routes'],
      params: z.object({ file: fileSchema }),
      querystring: iconQuerySchema,
      security: [],
      response: answersOfOwn(iconDataSchema),
    },
    config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } },
    preValidation: async (request) => {
      if (request.url.length > iconAddressMax) throw tooLong;
    },
    handler: async (request, reply) => {
      const { settings } = sites.byHost(request.hostname);
      const prefix = request.params.file.replace(/\.json$/, '');
      const names = [...new Set(request.query.icons.split(','))].toSorted();
      const answer = await ask(settings.icon_fallback_hosts, prefix, names);
      const seconds = answer.not_found === undefined ? browserSeconds.found : browserSeconds.missing;
      reply.header('cache-control', `public, max-age=${seconds}`);
      return answer;
    },
  });
};
