import {
  type AnswerOf,
  bodyLimitBytes,
  fieldPathOf,
  type RequestOf,
  receive,
  sealAnswer,
  timestampToleranceSeconds,
  type WireCall,
} from '@pavilion/provider-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { later } from './clock.ts';
import type { SandboxKey } from './env.ts';
import { signedOnly } from './requestLimits.ts';
import type { Studio } from './studio.ts';

const nonceKeptMs = 2 * timestampToleranceSeconds * 1_000;

/** Marks a nonce as used; `false` when it was used before. */
const claimNonce = async (studio: Studio, keyId: string, nonce: string): Promise<boolean> => {
  const inserted = await studio.db
    .insertInto('wire_nonce')
    .values({ key_id: keyId, nonce, seen_at: studio.clock.now() })
    .onConflict((conflict) => conflict.columns(['key_id', 'nonce']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
};

/** Forgets nonces whose time stamps are too old to be accepted again. */
export const forgetNonces = async (studio: Studio): Promise<void> => {
  await studio.db
    .deleteFrom('wire_nonce')
    .where('seen_at', '<', later(studio.clock.now(), -nonceKeptMs))
    .execute();
};

export type SignedHandler<C extends WireCall> = (
  body: RequestOf<C>,
  key: SandboxKey,
) => Promise<Omit<AnswerOf<C>, 'request_id'> & { status: string }>;

export interface SignedRoute {
  path: string;
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

export interface SignedRouteOptions {
  /** Whose keys are let in. */
  admits: (key: SandboxKey) => boolean;
}

/**
 * Makes a route of a signed call: proves the signature on raw bytes, reads the body with the call's schema,
 * answers signed. What fails before the proof is answered bare, and believed by nobody.
 */
export const signedRoute = <C extends WireCall>(
  studio: Studio,
  basePath: string,
  call: C,
  options: SignedRouteOptions,
  handler: SignedHandler<C>,
): SignedRoute => ({
  path: `${basePath}${call.path}`,
  handle: async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const received = await receive(
      { method: request.method, path: request.raw.url ?? '', headers: request.headers, body },
      {
        findKey: (keyId) => studio.keys.find((key) => key.keyId === keyId && options.admits(key)),
        claimNonce: (keyId, nonce) => claimNonce(studio, keyId, nonce),
        nowMs: () => studio.clock.now().getTime(),
      },
    );
    if (!received.ok) {
      request.log.warn({ reason: received.reason }, 'signed call turned away');
      await reply
        .code(received.httpStatus)
        .send({ status: received.httpStatus === 413 ? 'TOO_LARGE' : 'UNAUTHORIZED' });
      return;
    }
    const json = readJson(body);
    const parsed = call.request.safeParse(json);
    const requestId = requestIdOf(json);
    const answer = parsed.success
      ? // The schema's output is the call's request; zod cannot tell TypeScript so through a generic.
        await handler(parsed.data as RequestOf<C>, received.key)
      : { status: 'BAD_REQUEST', field: fieldPathOf(parsed.error) };
    const sealed = sealAnswer(received.key, received.nonce, 200, {
      ...(requestId !== undefined && { request_id: requestId }),
      ...answer,
    });
    await reply.code(200).headers(sealed.headers).send(sealed.body);
  },
});

/** Registers signed routes; their bodies are kept as the bytes that were signed. */
export const registerSigned = (app: FastifyInstance, routes: readonly SignedRoute[]): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    for (const { path, handle } of routes) {
      scope.post(path, { bodyLimit: bodyLimitBytes, config: signedOnly }, handle);
    }
  });
};

const readJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

const requestIdOf = (json: unknown): string | undefined => {
  if (typeof json !== 'object' || json === null || !('request_id' in json)) return undefined;
  return typeof json.request_id === 'string' && json.request_id.length <= 64 ? json.request_id : undefined;
};
