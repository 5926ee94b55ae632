import type {} from '@fastify/rate-limit';
import { createKysely } from '@pavilion/postgres';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Hall } from '../../../infra/hall.ts';
import { SealError, seal, unseal } from '../../../infra/seal.ts';
import type { SiteBook } from '../../sites/index.ts';
import type { CashierTables } from '../tables.ts';

export interface ReceiptRouteDeps extends Pick<Hall, 'pool' | 'clock' | 'secret'> {
  readonly sites: Pick<SiteBook, 'byHost'>;
}

/** How long the address of a receipt is good for. */
const ticketGoodMs = 5 * 60_000;
const sealName = 'deposit-receipt';
const receiptPath = '/receipt';
const looksPerMinute = 60;

const ticketSchema = z.object({
  siteId: z.number().int(),
  orderId: z.string().regex(/^[1-9][0-9]{0,18}$/),
  goodUntil: z.coerce.date(),
});

/** Where an order's receipt can be seen for some minutes, by whoever was told: its member. */
export const receiptUrl = (
  { secret, clock }: Pick<ReceiptRouteDeps, 'secret' | 'clock'>,
  siteId: number,
  orderId: bigint,
): string => {
  const goodUntil = new Date(clock.now().getTime() + ticketGoodMs);
  const ticket = JSON.stringify({ siteId, orderId: orderId.toString(), goodUntil });
  return `${receiptPath}?ticket=${seal(secret, sealName, ticket).toString('base64url')}`;
};

const readTicket = (secret: string, text: unknown): z.infer<typeof ticketSchema> | undefined => {
  if (typeof text !== 'string') return undefined;
  try {
    return ticketSchema.parse(JSON.parse(unseal(secret, sealName, Buffer.from(text, 'base64url'))));
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
};

/** Shows receipts to those who hold an address of one: as a picture, never as a page, and kept by nobody on the way. */
export const registerReceipts =
  ({ pool, clock, sites, secret }: ReceiptRouteDeps) =>
  (app: FastifyInstance): void => {
    const db = createKysely<CashierTables>(pool);
    app.get<{ Querystring: { ticket?: unknown } }>(
      receiptPath,
      { schema: { hide: true }, config: { rateLimit: { max: looksPerMinute, timeWindow: '1 minute' } } },
      async (request, reply) => {
        const ticket = readTicket(secret, request.query.ticket);
        const isGood =
          ticket !== undefined &&
          ticket.goodUntil > clock.now() &&
          ticket.siteId === sites.byHost(request.headers.host ?? '').id;
        const row = isGood
          ? await db
              .selectFrom('deposit_receipt')
              .select('picture')
              .where('order_id', '=', BigInt(ticket.orderId))
              .where('site_id', '=', ticket.siteId)
              .executeTakeFirst()
          : undefined;
        if (row === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
        return reply
          .headers({
            'content-type': 'image/webp',
            'content-disposition': 'inline; filename="receipt.webp"',
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
            'cross-origin-resource-policy': 'same-origin',
            'cache-control': 'private, no-store',
          })
          .send(row.picture);
      },
    );
  };
