import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { findFreePort } from '@pavilion/postgres';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerIdentityProvider } from '../../../../studio/src/oidc/routes.ts';

/** The studio's identity provider on a port of its own, and somebody's browser at it. For tests. */
export interface TestIdentityProvider {
  readonly origin: string;
  readonly issuer: string;
  readonly client: { readonly clientId: string; readonly clientSecret: string };
  /** Goes to the address with a fresh browser and chooses; answers the address that the browser is sent back to. */
  readonly choose: (authorizationUrl: string, choice: string) => Promise<URL>;
  /** What the page at the address says. */
  readonly pageAt: (authorizationUrl: string) => Promise<{ html: string; csp: string }>;
  readonly close: () => Promise<void>;
}

export type Jar = Map<string, string>;

/** One step of a browser: with its cookies, and without following redirects. */
export const step = async (
  jar: Jar,
  url: string,
  method: 'GET' | 'POST' = 'GET',
  form: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    ...(method === 'POST' ? { body: new URLSearchParams(form).toString() } : {}),
    headers: {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'accept-language': 'en',
      ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
  });
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return answer;
};

const hopsMax = 6;

/** Follows redirects while they stay at the provider; answers the last address and its answer. */
export const follow = async (jar: Jar, from: string, home: string) => {
  let url = from;
  for (let hop = 0; hop < hopsMax; hop += 1) {
    if (!url.startsWith(home)) return { url, answer: undefined };
    const answer = await step(jar, url);
    const location = answer.headers.get('location');
    if (location === null) return { url, answer };
    url = new URL(location, url).href;
  }
  throw new Error(`more than ${hopsMax} redirects`);
};

export const openIdentityProvider = async (
  options: { redirectUris?: readonly string[]; clientSecret?: string } = {},
): Promise<TestIdentityProvider> => {
  const { redirectUris = ['http://localhost/authCallback'] } = options;
  const client = { clientId: 'the-hall', clientSecret: options.clientSecret ?? 'c'.repeat(43) };
  const server = Fastify();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  await server.register(helmet);
  await server.register(cookie);
  // The issuer names its port, so the port is taken before the provider is made.
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  registerIdentityProvider(server, {
    studioOrigin: origin,
    hallOrigin: 'http://localhost',
    client: { ...client, redirectUris },
    assetsOf: () => ({ script: null, styles: [], preloads: [] }),
  });
  await server.listen({ port, host: '127.0.0.1' });
  return {
    origin,
    issuer: `${origin}/identity`,
    client,
    choose: async (authorizationUrl, choice) => {
      const jar: Jar = new Map();
      const page = await follow(jar, authorizationUrl, origin);
      const { pathname } = new URL(page.url);
      const chosen = await step(jar, `${origin}${pathname}/${choice}`, 'POST');
      const back = await follow(jar, new URL(chosen.headers.get('location') ?? '', origin).href, origin);
      return new URL(back.url);
    },
    pageAt: async (authorizationUrl) => {
      const { answer } = await follow(new Map(), authorizationUrl, origin);
      return {
        html: (await answer?.text()) ?? '',
        csp: answer?.headers.get('content-security-policy') ?? '',
      };
    },
    close: () => server.close(),
  };
};
