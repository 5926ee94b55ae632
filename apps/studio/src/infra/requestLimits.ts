import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { isLoopback } from '@pavilion/web/proxyRanges';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';

const timeWindow = '1 minute';
/** A game's page loads some thirty files: counted with its calls, they would keep its player from playing. */
const filesPerCall = 20;
/** What anybody may read without a session, and the studio works out from many rows. No page asks for it while it is only looked at. */
export const openReadsPerMinute = 300;
/** A page asks for prices every four seconds and whenever its slip changes; ten legs of one event are worked out for some 40 ms. */
export const pricingsPerMinute = 180;

const isFile = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith('/assets/') || url.startsWith('/icon/');

/** Asks from this machine for itself: what a proxy on this machine hands on names the address that it comes from. */
const isOwn = ({ ip, headers }: FastifyRequest): boolean =>
  isLoopback(ip) && headers['x-forwarded-for'] === undefined;

/**
 * Bounds what one address may ask for, on routes that are registered afterwards: `perMinute` pages and calls together, twenty
 * times as many files. An IPv6 address is its /64. What asks from this machine itself, in its own name, is not counted.
 */
export const registerRequestLimits = async (server: FastifyInstance, perMinute: number): Promise<void> => {
  const headers = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  await server.register(rateLimit, {
    max: (request) => (isFile(request) ? perMinute * filesPerCall : perMinute),
    keyGenerator: (request) => `${isFile(request) ? 'files ' : ''}${normalizeIP(request.ip)}`,
    allowList: isOwn,
    timeWindow,
    addHeaders: headers,
    addHeadersOnExceeding: headers,
  });
};

/** Halls and gateways call from one address for all their members; their calls are signed. */
export const signedOnly = { rateLimit: false } as const;

/** A bound of its own for each such route, beside which the address may ask for everything else. A `HEAD` would have one more of its own. */
export const openRead = {
  exposeHeadRoute: false,
  config: { rateLimit: { max: openReadsPerMinute, timeWindow } },
} as const satisfies RouteShorthandOptions;

/**
 * A bound within a route, for what only some of its requests cost: the answered function counts one for `keyOf` the request, and throws
 * with 429 beyond `perMinute` of them. By address where no key is named.
 */
export const boundedBy = (
  server: FastifyInstance,
  perMinute: number,
  keyOf?: (request: FastifyRequest) => string,
): ((request: FastifyRequest, reply: FastifyReply) => Promise<void>) => {
  const count = server.createRateLimit({
    max: perMinute,
    timeWindow,
    keyGenerator: keyOf ?? (({ ip }) => normalizeIP(ip)),
  });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw Object.assign(new Error('asked too often'), { statusCode: 429 });
  };
};
