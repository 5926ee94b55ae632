import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { locales } from '@pavilion/contract';
import { officeTokenHeader } from '@pavilion/contract/office';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const description = [
  'A call answers `{code, message, data}` with HTTP 200: `code` 100 means success (1000 for template_config), any other is',
  'a refusal of the call, explained in its table. A request that does not reach its call has a status of its own: 400 with',
  'the failing field, 401 without a valid token, 413 and 415 for bodies, 429 with `retry-after`, 500. To log in, ask',
  '`/get_login_header` for a ticket and send its value as `x-login-ticket` with `/api/login`; send the token of the answer',
  'as `authorization`, and from then on the one that an answer carries in its own `authorization` header.',
  'Calls under `/api/office` are for the staff of a site, who log in to the office.',
].join(' ');

const securitySchemes = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'authorization',
    description: "A member's token, with or without `Bearer` in front.",
  },
  loginTicket: {
    type: 'apiKey',
    in: 'header',
    name: 'x-login-ticket',
    description:
      'The `value` that `/get_login_header` answers: good once, for five minutes, from the same address.',
  },
  officeCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-office',
    description: 'The session of somebody of the staff; over plain http its name is `office`.',
  },
  officeToken: {
    type: 'apiKey',
    in: 'header',
    name: officeTokenHeader,
    description: 'The `token` of the same session, as `/api/office/session` tells it.',
  },
} as const;

/** Headers that requests may and answers do carry; they are read and written past the schemas of the routes. */
const requestHeaders = {
  type: 'object',
  properties: {
    lang: { type: 'string', enum: [...locales], description: 'The language of the words in the answer.' },
  },
};
const renewedToken = {
  authorization: {
    type: 'string',
    description: 'A fresh token that replaces the one sent, when there is one.',
  },
};
const headersOf: Readonly<Record<string, object>> = {
  200: renewedToken,
  429: { 'retry-after': { type: 'string', description: 'Seconds.' } },
};

/** The reference of a route from its zod schemas, with the headers that every route has in common. */
const transform: SwaggerTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  if (schema.hide === true) return { schema, url };
  const answers: unknown = schema.response;
  const response = Object.fromEntries(
    Object.entries(answers ?? {}).map(([status, answer]) => [
      status,
      { ...answer, headers: headersOf[status] },
    ]),
  );
  return { schema: { ...schema, headers: requestHeaders, response }, url };
};

/**
 * The reference of the calls under `/api/docs`, and as OpenAPI under `/api/docs/json`. Its server is the host that it was
 * read from: each site has hosts of its own and answers for itself alone.
 */
export const registerReference = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Pavilion', version: '1', description },
      servers: [{ url: '/', description: 'The site whose host this reference was read from.' }],
      components: { securitySchemes },
    },
    transform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Swagger UI writes style attributes; scripts stay as strict as it makes them.
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
  });
};
