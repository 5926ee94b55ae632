import { Readable } from 'node:stream';
import type {} from '@fastify/rate-limit';
import { type Currency, currencySchema } from '@pavilion/contract';
import { type PostingKind, recordsStatement, statementDaysMax } from '@pavilion/contract/records';
import { type HistoryEntry, memberMain, type Statement, statementCsv, statementOf } from '@pavilion/ledger';
import { type Minor, minor, sumMinor, toDecimal } from '@pavilion/money';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type CallHandler, handle, type MemberSession } from '../../http/caller.ts';
import { badField } from '../../http/refusal.ts';
import { createFileTickets } from '../../infra/fileTicket.ts';
import type { Hall } from '../../infra/hall.ts';
import { archivedUntil } from '../archive/index.ts';
import type { SiteBook } from '../sites/index.ts';

export interface StatementDeps extends Pick<Hall, 'pool' | 'clock' | 'secret'> {
  readonly sites: Pick<SiteBook, 'byHost'>;
}

const dayMs = 24 * 60 * 60_000;
const statementPath = '/statement';
/** Files a minute and address. */
const filesPerMinute = 20;

/** What an address of a file asks for: whose statement, of when. */
const askedSchema = z.object({
  siteId: z.number().int(),
  memberId: z.number().int(),
  currency: currencySchema,
  from: z.coerce.date(),
  to: z.coerce.date(),
});
type Asked = z.infer<typeof askedSchema>;

const ticketsOf = (deps: Pick<StatementDeps, 'secret' | 'clock'>) =>
  createFileTickets<Asked>(deps, 'statement', askedSchema);

interface Total {
  readonly kind: PostingKind;
  readonly inMinor: Minor;
  readonly outMinor: Minor;
}

/** What came in and went out of the main account by kind, from the first moment until before the second. */
const readTotals = async (
  pool: Pool,
  { siteId, memberId, currency }: MemberSession,
  from: Date,
  to: Date,
): Promise<Total[]> => {
  const { rows } = await pool.query<{ kind: PostingKind; in_minor: bigint; out_minor: bigint }>({
    name: 'statement-totals',
    text: `
      with bounds as materialized (
        select id, ledger.place_at(id, $4) as low, ledger.place_at(id, $5) as high from ledger.account
         where owner_kind = 'member' and owner_id = $2 and site_id = $1 and purpose = 'main' and counterparty_id = 0
           and currency = $3
      ), entry as (
        select m.kind, m.amount_minor as in_minor, 0 as out_minor from bounds b join ledger.move m
          on m.to_id = b.id and m.kind = any(enum_range(null::ledger.posting_kind)) and m.transfer_id > b.low and m.transfer_id <= b.high
        union all
        select m.kind, 0, m.amount_minor from bounds b join ledger.move m
          on m.from_id = b.id and m.kind = any(enum_range(null::ledger.posting_kind)) and m.transfer_id > b.low and m.transfer_id <= b.high
      )
      select kind, sum(in_minor)::bigint as in_minor, sum(out_minor)::bigint as out_minor from entry group by kind order by kind`,
    values: [siteId, memberId, currency, from, to],
  });
  return rows.map((row) => ({
    kind: row.kind,
    inMinor: minor(row.in_minor),
    outMinor: minor(row.out_minor),
  }));
};

/** Half a day from a midnight of the member's clocks it is noon there, and on the same day in Greenwich. */
const noonMs = dayMs / 2;

/** Named by the first and the last day of the range, whichever zone's midnights it is made of. */
const fileName = ({ from, to }: Pick<Asked, 'from' | 'to'>): string => {
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  return `statement-${day(from.getTime() + noonMs)}-${day(to.getTime() - noonMs)}.csv`;
};

/** Words and names for staff stay with staff. */
const forMembers = (statement: Statement): Statement => ({
  ...statement,
  lines: async function* (): AsyncGenerator<HistoryEntry, void, undefined> {
    for await (const line of statement.lines()) yield { ...line, reason: null, actor: null };
  },
});

const rangeOf = (body: { readonly from: string; readonly to: string }): { from: Date; to: Date } => {
  const from = new Date(body.from);
  const to = new Date(body.to);
  if (to < from || to.getTime() - from.getTime() > statementDaysMax * dayMs) throw badField('to');
  return { from, to };
};

/** Refuses a time whose entries are in the archive, to which members' statements do not reach. It is over a year ago. */
const refuseArchived = async (pool: Pool, from: Date): Promise<void> => {
  const until = await archivedUntil(pool);
  if (until !== null && from <= until) throw badField('from');
};

const statementFor = (
  pool: Pool,
  { siteId, memberId, currency }: { siteId: number; memberId: number; currency: Currency },
  range: { from: Date; to: Date },
): Promise<Statement> => statementOf(pool, { account: memberMain(siteId, memberId, currency), ...range });

/** The member's statement of up to a year: totals at once, every line as a file (spec §2 TransactionRecord). */
export const statementCalls = ({ pool, clock, secret }: StatementDeps): CallHandler[] => [
  handle(
    recordsStatement,
    async ({ member }, body) => {
      const range = rangeOf(body);
      await refuseArchived(pool, range.from);
      const { siteId, memberId, currency } = member;
      const [statement, totals] = await Promise.all([
        statementFor(pool, member, range),
        readTotals(pool, member, range.from, range.to),
      ]);
      const { ticket, goodUntil } = ticketsOf({ secret, clock }).issue({
        siteId,
        memberId,
        currency,
        ...range,
      });
      const money = (amount: Minor): string => toDecimal(amount, currency);
      return {
        currency,
        opening: money(statement.openingMinor),
        closing: money(statement.closingMinor),
        totals: totals.map(({ kind, inMinor, outMinor }) => ({
          kind,
          in: money(inMinor),
          out: money(outMinor),
        })),
        in: money(sumMinor(totals.map(({ inMinor }) => inMinor))),
        out: money(sumMinor(totals.map(({ outMinor }) => outMinor))),
        url: `${statementPath}?ticket=${ticket}`,
        expires_at: goodUntil.toISOString(),
      };
    },
    { perMinute: 60 },
  ),
];

/** Brings the file of a sealed address, line by line as the books give them; nothing of it is held in memory. */
export const registerStatements =
  ({ pool, clock, sites, secret }: StatementDeps) =>
  (app: FastifyInstance): void => {
    const tickets = ticketsOf({ secret, clock });
    app.get<{ Querystring: { ticket?: unknown } }>(
      statementPath,
      { schema: { hide: true }, config: { rateLimit: { max: filesPerMinute, timeWindow: '1 minute' } } },
      async (request, reply) => {
        const ticket = tickets.read(request.query.ticket);
        if (ticket === undefined || ticket.siteId !== sites.byHost(request.headers.host ?? '').id)
          return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
        const statement = forMembers(await statementFor(pool, ticket, ticket));
        return reply
          .headers({
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="${fileName(ticket)}"`,
            'cache-control': 'no-store',
          })
          .send(Readable.from(statementCsv(statement)));
      },
    );
  };
