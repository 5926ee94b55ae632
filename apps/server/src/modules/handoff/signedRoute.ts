import { createKysely } from '@pavilion/postgres';
import { bodyLimitBytes, receive, sealAnswer, type WireKey } from '@pavilion/provider-kit';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Hall } from '../../infra/hall.ts';
import { unseal } from '../../infra/seal.ts';
import { accountKeyOf } from '../identity/index.ts';
import type { SiteBook } from '../sites/index.ts';
import { createHandoff } from './commands/createHandoff.ts';
import { handoffAddress } from './handoffAddress.ts';
import { handoffSealName } from './keySetting.ts';
import type { HandoffTables } from './tables.ts';

const createsPerMinute = 1_200;

/** The member by id or by account, one of the two. */
const bodySchema = z.union([
  z.strictObject({ member_id: z.number().int().positive().max(2_147_483_647) }),
  z.strictObject({ member_account: z.string().min(1).max(64) }),
]);

export type HandoffAnswer =
  | { readonly status: 'OK'; readonly enc: string; readonly url: string; readonly expires_at: string }
  | { readonly status: 'BAD_REQUEST' | 'MEMBER_UNKNOWN' | 'MEMBER_CLOSED' | 'DEMO_SITE' };

interface HandoffKey extends WireKey {
  readonly siteId: number;
}

interface SignedDeps extends Pick<Hall, 'pool' | 'clock' | 'secret'> {
  readonly sites: SiteBook;
}

const findKey = async (
  db: Kysely<HandoffTables>,
  secret: string,
  keyId: string,
): Promise<HandoffKey | undefined> => {
  const row = await db
    .selectFrom('handoff_key')
    .select(['site_id', 'secret_sealed'])
    .where('key_id', '=', keyId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { keyId, secret: unseal(secret, handoffSealName(keyId), row.secret_sealed), siteId: row.site_id };
};

const parseBody = (body: Uint8Array): z.output<typeof bodySchema> | undefined => {
  try {
    return bodySchema.safeParse(JSON.parse(Buffer.from(body).toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

/** A hand-off for a member of the key's own site: no key reaches another site, whatever host it is sent to. */
const answerCreate = async (
  db: Kysely<HandoffTables>,
  { clock, sites }: SignedDeps,
  key: HandoffKey,
  body: Uint8Array,
): Promise<HandoffAnswer> => {
  const wanted = parseBody(body);
  const site = sites.byId(key.siteId);
  if (wanted === undefined || site === undefined) return { status: 'BAD_REQUEST' };
  if (site.settings.is_demo) return { status: 'DEMO_SITE' };
  const members = db.selectFrom('member').select(['id', 'status']).where('site_id', '=', site.id);
  const member = await ('member_id' in wanted
    ? members.where('id', '=', wanted.member_id)
    : members.where('account_key', '=', accountKeyOf(wanted.member_account))
  ).executeTakeFirst();
  if (member === undefined) return { status: 'MEMBER_UNKNOWN' };
  if (member.status !== 'active') return { status: 'MEMBER_CLOSED' };
  const { token, expiresAt } = await createHandoff(db, {
    siteId: site.id,
    memberId: member.id,
    source: { keyId: key.keyId },
    now: clock.now(),
  });
  return {
    status: 'OK',
    enc: token,
    url: handoffAddress(site.origin, token),
    expires_at: expiresAt.toISOString(),
  };
};

/**
 * `POST /api/handoff/create`: an operator's own app or back end asks for a hand-off, signed as provider calls are. The
 * body reaches the proof as raw bytes, because the signature is over those.
 */
export const registerSignedHandoff = async (app: FastifyInstance, deps: SignedDeps): Promise<void> => {
  const db = createKysely<HandoffTables>(deps.pool);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );
  /** Nonces of all wires live in one store; the prefix keeps key ids apart. */
  const claimNonce = async (keyId: string, nonce: string): Promise<boolean> => {
    const { rowCount } = await deps.pool.query({
      name: 'handoff-nonce',
      text: 'select from wallet.claim_nonces(array[$1], array[$2])',
      values: [`handoff:${keyId}`, nonce],
    });
    return rowCount === 1;
  };
  app.post(
    '/api/handoff/create',
    { schema: { hide: true }, config: { rateLimit: { max: createsPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const received = await receive(
        { method: request.method, path: request.url, headers: request.headers, body },
        {
          findKey: (keyId) => findKey(db, deps.secret, keyId),
          claimNonce,
          nowMs: () => deps.clock.now().getTime(),
        },
      );
      if (!received.ok) {
        request.log.warn({ reason: received.reason }, 'hand-off call turned away');
        return reply.code(received.httpStatus).send({ status: 'UNAUTHORIZED' });
      }
      const { key, nonce } = received;
      const sealed = sealAnswer(key, nonce, 200, await answerCreate(db, deps, key, body));
      return reply.headers(sealed.headers).header('cache-control', 'no-store').send(sealed.body);
    },
  );
};
