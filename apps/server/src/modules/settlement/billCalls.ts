import { Readable } from 'node:stream';
import type {} from '@fastify/rate-limit';
import {
  agentBillCodes,
  agentSettlement,
  agentSettlementBill,
  agentSettlementDispute,
  agentSettlementFile,
  agentSettlementLines,
  agentSettlementRounds,
} from '@pavilion/contract/agentBills';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type CallHandler, handle, type MemberSession } from '../../http/caller.ts';
import { badField, type Refusal, refused } from '../../http/refusal.ts';
import { createFileTickets } from '../../infra/fileTicket.ts';
import type { Hall } from '../../infra/hall.ts';
import type { SiteDirectory } from '../../infra/site.ts';
import { requireAgent } from '../agents/index.ts';
import { exactMoney, money } from './amounts.ts';
import { billFile, findLineDay, listLines, listRounds } from './billLines.ts';
import { type BillRow, findBill, listBills, presentBill, readAbout } from './billQueries.ts';
import { type DisputeResult, openDispute } from './commands/disputes.ts';
import { idCursor } from './planCalls.ts';

export interface BillDeps extends Pick<Hall, 'pool' | 'clock' | 'secret'> {
  readonly sites: Pick<SiteDirectory, 'byHost'>;
}

const filePath = '/agent-bill';
/** Nobody reads more pages, fetches more files or disagrees more often. */
const pagesPerMinute = 120;
const filesPerMinute = 20;
const disputesPerMinute = 10;
const linesMax = 2_147_483_647n;

const askedSchema = z.object({ siteId: z.int(), memberId: z.int(), billId: z.string() });
type Asked = z.infer<typeof askedSchema>;
const ticketsOf = (deps: Pick<BillDeps, 'secret' | 'clock'>) =>
  createFileTickets<Asked>(deps, 'agent-bill', askedSchema);

const unknown = (): Refusal =>
  refused(agentSettlementBill.codes, agentBillCodes.notOwn, 'agent.bill_unknown');

const requireBill = async (deps: BillDeps, member: MemberSession, billId: string): Promise<BillRow> => {
  // Both at once: of a bill that is looked for nothing is told to whoever has no centre.
  const [bill] = await Promise.all([findBill(deps.pool, member, billId), requireAgent(deps, member)]);
  if (bill === undefined) throw unknown();
  return bill;
};

/** A cursor that counts lines or rounds. */
const placeCursor = (cursor: string | undefined): number => {
  const place = idCursor(cursor);
  if (place > linesMax) throw badField('cursor');
  return Number(place);
};

const disputeRefusals = {
  not_yet: [agentBillCodes.notReviewed, 'agent.dispute_not_yet'],
  open_already: [agentBillCodes.openAlready, 'agent.dispute_open'],
  other_content: [agentBillCodes.otherContent, 'agent.other_content'],
} as const satisfies Record<Exclude<DisputeResult, 'opened' | 'unknown'>, readonly [number, string]>;

/** Bills of agents, down to the rounds that they come of (spec §2 PerformanceSettlement, decision 0301). */
export const billCalls = (deps: BillDeps): CallHandler[] => [
  handle(agentSettlement, async ({ member }, { cursor, count }) => {
    await requireAgent(deps, member);
    const page = await listBills(deps.pool, member, { before: idCursor(cursor), count });
    return {
      currency: member.currency,
      list: page.list.map((row) => presentBill(row, member.currency)),
      next_cursor: page.nextCursor,
    };
  }),
  handle(agentSettlementBill, async ({ member }, { bill_id }) => {
    const bill = await requireBill(deps, member, bill_id);
    const { currency } = member;
    const about = await readAbout(deps.pool, bill, member, currency);
    return {
      currency,
      bill: presentBill(bill, currency),
      active: bill.active,
      new_active: bill.new_active,
      turnover: money(bill.turnover_minor, currency),
      earned: exactMoney(bill.earned, currency),
      below: exactMoney(bill.below, currency),
      revenue_share: exactMoney(bill.revenue_share, currency),
      turnover_commission: exactMoney(bill.turnover_commission, currency),
      per_head: exactMoney(bill.per_head, currency),
      cut: exactMoney(bill.cut, currency),
      lapsed: exactMoney(bill.lapsed, currency),
      ...about,
    };
  }),
  handle(
    agentSettlementLines,
    async ({ member }, { bill_id, cursor, count, part }) => {
      const bill = await requireBill(deps, member, bill_id);
      const page = await listLines(deps.pool, bill.id, {
        after: placeCursor(cursor),
        count,
        part: part ?? 'all',
      });
      return { currency: member.currency, list: page.list, next_cursor: page.nextCursor };
    },
    { perMinute: pagesPerMinute },
  ),
  handle(
    agentSettlementRounds,
    async ({ site, member }, { bill_id, line, cursor, count }) => {
      const bill = await requireBill(deps, member, bill_id);
      const day = await findLineDay(deps.pool, bill.id, line);
      if (day === undefined) throw unknown();
      const page = await listRounds(deps, bill.id, day, {
        siteId: site.id,
        timeZone: site.settings.time_zone,
        currency: member.currency,
        before: placeCursor(cursor),
        count,
      });
      return { currency: member.currency, list: page.list, next_cursor: page.nextCursor };
    },
    { perMinute: pagesPerMinute },
  ),
  handle(
    agentSettlementFile,
    async ({ member }, { bill_id }) => {
      await requireBill(deps, member, bill_id);
      const { siteId, memberId } = member;
      const { ticket, goodUntil } = ticketsOf(deps).issue({ siteId, memberId, billId: bill_id });
      return { url: `${filePath}?ticket=${ticket}`, expires_at: goodUntil.toISOString() };
    },
    { perMinute: filesPerMinute },
  ),
  handle(
    agentSettlementDispute,
    async ({ site, member }, { bill_id, line, words, request_id }) => {
      if (site.settings.is_demo) throw refused(agentSettlementDispute.codes, 403, 'error.demo');
      const bill = await requireBill(deps, member, bill_id);
      const result = await openDispute(deps, {
        siteId: member.siteId,
        agentId: member.memberId,
        billId: bill.id,
        line: line ?? null,
        words,
        requestId: request_id,
      });
      if (result === 'unknown') throw unknown();
      if (result !== 'opened') {
        const [code, message] = disputeRefusals[result];
        throw refused(agentSettlementDispute.codes, code, message);
      }
      return {};
    },
    { perMinute: disputesPerMinute },
  ),
];

/** Brings the file of a bill's lines, read while it is written. */
export const registerBillFiles =
  (deps: BillDeps) =>
  (app: FastifyInstance): void => {
    const tickets = ticketsOf(deps);
    app.get<{ Querystring: { ticket?: unknown } }>(
      filePath,
      { schema: { hide: true }, config: { rateLimit: { max: filesPerMinute, timeWindow: '1 minute' } } },
      async (request, reply) => {
        const asked = tickets.read(request.query.ticket);
        const isHere = asked?.siteId === deps.sites.byHost(request.headers.host ?? '').id;
        const bill = asked && isHere ? await findBill(deps.pool, asked, asked.billId) : undefined;
        if (bill === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
        return reply
          .headers({
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="bill-${bill.id}-${bill.from_day}.csv"`,
            'cache-control': 'no-store',
          })
          .send(Readable.from(billFile(deps.pool, bill.id, bill.sha256)));
      },
    );
  };
