import { contentPreview, type PieceKind, previewKinds } from '@pavilion/contract/office';
import type { FastifyInstance } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { CallHandler } from '../../http/caller.ts';
import { Refusal, refused } from '../../http/refusal.ts';
import { previewCookie } from '../../http/request.ts';
import type { Hall } from '../../infra/hall.ts';
import { SealError, seal, unseal } from '../../infra/seal.ts';
import type { SiteBook } from '../sites/index.ts';
import { asRefusal, showContent } from './commands/showContent.ts';
import { readContent, type StoredContent } from './contents.ts';
import { findPiece, type PieceRow } from './pieces.ts';

export interface PreviewDeps extends Pick<Hall, 'pool' | 'clock' | 'secret'> {
  readonly sites: Pick<SiteBook, 'byHost'>;
  /** The calls that show content, answered from within a transaction. */
  readonly callsIn: (client: PoolClient) => readonly CallHandler[];
}

const goodMs = 15 * 60_000;
const sealName = 'content preview';
const openPath = '/preview/open';
const endPath = '/preview/end';

const ticketSchema = z.object({
  siteId: z.number().int(),
  pieceId: z.number().int(),
  goodUntil: z.coerce.date(),
});
type Ticket = z.output<typeof ticketSchema>;

const readTicket = (secret: string, text: unknown): Ticket | undefined => {
  if (typeof text !== 'string') return undefined;
  try {
    return ticketSchema.parse(JSON.parse(unseal(secret, sealName, Buffer.from(text, 'base64url'))));
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
};

/** What there is to look at: the draft, else what is shown. */
const lookedAt = ({ draft, shown, last_content: last }: PieceRow): string | null =>
  draft ?? (shown === null ? null : last);

const pathOf = (kind: PieceKind, content: StoredContent): string => {
  switch (kind) {
    case 'page':
      return `/${String(content.page_kind)}/${encodeURIComponent(String(content.slug))}`;
    case 'register_background':
      return '/register';
    case 'template_item':
      return content.list === 'sponsor' ? '/sponsor' : '/';
    default:
      return '/';
  }
};

/** A link with which a browser sees the draft of a piece for some minutes. Refuses with 404 and 366. */
export const linkToDraft = async (
  { pool, clock, secret }: Pick<PreviewDeps, 'pool' | 'clock' | 'secret'>,
  siteId: number,
  id: number,
): Promise<{ url: string; until: string }> => {
  const piece = await findPiece(pool, siteId, id);
  if (lookedAt(piece) === null || !previewKinds.includes(piece.kind))
    throw refused(contentPreview.codes, 366, 'office.nothing_to_look_at');
  const goodUntil = new Date(clock.now().getTime() + goodMs);
  const ticket = seal(secret, sealName, JSON.stringify({ siteId, pieceId: id, goodUntil }));
  return { url: `${openPath}?ticket=${ticket.toString('base64url')}`, until: goodUntil.toISOString() };
};

/** Whether the draft could be put where members' calls read it. */
const isPut = async (client: PoolClient, piece: PieceRow, text: string, now: Date): Promise<boolean> => {
  try {
    await showContent(client, piece, { text, endsAt: null, now });
    return true;
  } catch (error) {
    if (asRefusal(error) instanceof Refusal || error instanceof z.ZodError) return false;
    throw error;
  }
};

/** Runs what looks at a draft as if it had been published, and takes everything back; undefined where it cannot be shown. */
const asPublished = async <T>(
  pool: Pool,
  piece: PieceRow,
  { text, now }: { readonly text: string; readonly now: Date },
  look: (client: PoolClient) => Promise<T>,
): Promise<T | undefined> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    return (await isPut(client, piece, text, now)) ? await look(client) : undefined;
  } finally {
    // A connection that cannot take it back is not given to anybody else.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
};

/**
 * Wraps the calls that show content, so that a browser with a preview is answered as if the draft were published. Everybody
 * else's calls are the members' own; a draft that cannot be shown shows what is.
 */
export const withPreviews = (deps: PreviewDeps, handlers: readonly CallHandler[]): readonly CallHandler[] => {
  const { pool, clock, secret } = deps;
  const answerDraft = async (
    handler: CallHandler,
    caller: Parameters<CallHandler['run']>[0],
    body: Parameters<CallHandler['run']>[1],
  ) => {
    const ticket = readTicket(secret, caller.preview);
    if (ticket === undefined || ticket.siteId !== caller.site.id || ticket.goodUntil <= clock.now())
      return handler.run(caller, body);
    const piece = await findPiece(pool, ticket.siteId, ticket.pieceId);
    const text = lookedAt(piece);
    if (text === null) return handler.run(caller, body);
    const seen = await asPublished(pool, piece, { text, now: clock.now() }, async (client) => {
      const own = deps.callsIn(client).find(({ call }) => call.path === handler.call.path);
      return (own ?? handler).run(caller, body);
    });
    return seen ?? handler.run(caller, body);
  };
  return handlers.map((handler) => ({
    ...handler,
    run: (caller, body) =>
      caller.preview === null ? handler.run(caller, body) : answerDraft(handler, caller, body),
  }));
};

const opensPerMinute = 60;

/** The two addresses of a preview: one keeps the ticket in a cookie and leads to the page, the other takes it away. */
export const registerPreviews =
  ({ pool, clock, secret, sites }: PreviewDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    const options = {
      schema: { hide: true },
      config: { rateLimit: { max: opensPerMinute, timeWindow: '1 minute' } },
    };
    const headers = {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    };
    app.get<{ Querystring: { ticket?: unknown } }>(openPath, options, async (request, reply) => {
      const ticket = readTicket(secret, request.query.ticket);
      const { id: siteId } = sites.byHost(request.hostname);
      const isGood = ticket !== undefined && ticket.goodUntil > clock.now() && ticket.siteId === siteId;
      reply.headers(headers);
      if (!isGood) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      const piece = await findPiece(pool, siteId, ticket.pieceId);
      return reply
        .setCookie(previewCookie, String(request.query.ticket), {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure: request.protocol === 'https',
          maxAge: goodMs / 1_000,
        })
        .redirect(pathOf(piece.kind, readContent(lookedAt(piece) ?? '{}')), 302);
    });
    app.get(endPath, options, async (_request, reply) =>
      reply.headers(headers).clearCookie(previewCookie, { path: '/' }).redirect('/', 302),
    );
  };
