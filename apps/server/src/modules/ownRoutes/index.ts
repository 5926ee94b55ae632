import { successCode } from '@pavilion/contract';
import {
  type CheckIframeData,
  checkIframeBodySchema,
  checkIframeDataSchema,
  clientCaptchaDataSchema,
} from '@pavilion/contract/ownRoutes';
import { createKysely } from '@pavilion/postgres';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answersOfOwn, bodyProblems, successEnvelope } from '../../http/documentation.ts';
import { messageText } from '../../http/messages.ts';
import { callerOf } from '../../http/request.ts';
import { BriefCache } from '../../infra/briefCache.ts';
import type { Env } from '../../infra/env.ts';
import type { Hall } from '../../infra/hall.ts';
import type { ServerModule } from '../../module.ts';
import { createFrameProbe, type FrameProbe } from './frames/frameProbe.ts';
import { registerIcons } from './icons/iconRoute.ts';
import { sealCaptcha } from './sealedCaptcha.ts';

export { frameHostsSetting } from './frameHosts.ts';

export interface OwnRoutesDeps extends Pick<Hall, 'pool' | 'sites'> {
  readonly env: Pick<Env, 'NODE_ENV' | 'STUDIO_ORIGIN' | 'PAVILION_TEST'>;
  readonly probe?: FrameProbe;
}

interface OwnRouteTables {
  readonly embeddable_host: { readonly site_id: number; readonly host: string };
}

const perMinute = { captcha: 60, captchaInTestMode: 1_000, frames: 30 } as const;
/** A page's word about framing is asked for again after this long. */
const framesFreshMs = 60_000;
const framesMax = 500;
const notKept = { 'cache-control': 'no-store' };

type FrameAnswers = BriefCache<CheckIframeData>;

const registerOwnRoutes = async (
  app: FastifyInstance,
  deps: OwnRoutesDeps,
  answers: FrameAnswers,
): Promise<void> => {
  const { pool, sites, env } = deps;
  const db = createKysely<OwnRouteTables>(pool);
  const ownOrigin = env.NODE_ENV === 'production' ? undefined : new URL(env.STUDIO_ORIGIN).origin;
  const probe = deps.probe ?? createFrameProbe({ ownOrigin });
  const typed = app.withTypeProvider<ZodTypeProvider>();

  const readHosts = async (siteId: number): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom('embeddable_host')
      .select('host')
      .where('site_id', '=', siteId)
      .execute();
    return new Set(rows.map(({ host }) => host));
  };

  registerIcons(app, { sites });

  typed.route({
    method: ['GET', 'POST'],
    url: '/clientCaptcha',
    schema: {
      summary: 'A picture with its answer sealed beside it; only a look-at-it check.',
      tags: ['own routes'],
      security: [],
      response: answersOfOwn(successEnvelope(clientCaptchaDataSchema)),
    },
    config: {
      rateLimit: {
        max: env.PAVILION_TEST ? perMinute.captchaInTestMode : perMinute.captcha,
        timeWindow: '1 minute',
      },
    },
    handler: async (request, reply) => {
      const { locale } = callerOf(request, sites);
      reply.headers(notKept);
      return {
        code: successCode,
        message: messageText('success', locale),
        data: await sealCaptcha(env.PAVILION_TEST),
      };
    },
  });

  typed.route({
    method: 'POST',
    url: '/check_iframe',
    schema: {
      summary: 'Whether the hall may show an address in a frame. Only hosts of the site’s list are asked.',
      tags: ['own routes'],
      body: checkIframeBodySchema,
      security: [],
      response: { ...answersOfOwn(successEnvelope(checkIframeDataSchema)), ...bodyProblems },
    },
    config: { rateLimit: { max: perMinute.frames, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const { site, origin, locale } = callerOf(request, sites);
      const { url } = request.body;
      const data = await answers.get(JSON.stringify([site.id, origin, url]), async () => {
        const hosts = await readHosts(site.id);
        return probe({ url, isAllowedHost: (host) => hosts.has(host), parent: origin });
      });
      reply.headers(notKept);
      return { code: successCode, message: messageText('success', locale), data };
    },
  });
};

export interface OwnRoutesModule extends ServerModule {
  /** Forgets which pages may be shown in frames. */
  readonly purge: () => void;
}

/** Own routes of the site (spec §7): `/clientCaptcha` and `/check_iframe`. */
export const createOwnRoutesModule = (deps: OwnRoutesDeps): OwnRoutesModule => {
  const answers: FrameAnswers = new BriefCache({ freshMs: framesFreshMs, entriesMax: framesMax });
  return {
    name: 'own-routes',
    routes: (app) => registerOwnRoutes(app, deps, answers),
    purge: () => answers.clear(),
  };
};
