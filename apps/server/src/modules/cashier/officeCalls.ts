import {
  depositApprove,
  depositAsk,
  depositExceptionCredit,
  depositExceptionList,
  depositExceptionResolve,
  depositList,
  depositOne,
  depositReceiptLook,
  depositRefuse,
} from '@pavilion/contract/office';
import { parseDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import { type Actor, handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { badField, refused } from '../../http/refusal.ts';
import { type AskDeps, askNow } from './commands/askUnanswered.ts';
import { creditException } from './commands/creditException.ts';
import { resolveException } from './commands/resolveException.ts';
import { approveDeposit, type DepositReviewResult, refuseDeposit } from './commands/reviewDeposit.ts';
import {
  type DeskRow,
  findDeskRow,
  listDesk,
  listExceptions,
  presentDeskRow,
  readExceptionsOf,
  readHistory,
  readOthers,
  readReceipt,
} from './officeQueries.ts';
import { currencyOf } from './presenter.ts';

const unknown = () => refused(depositOne.codes, 404, 'office.not_found');

const findOrder = async ({ pool }: AskDeps, siteId: number, orderNumber: string): Promise<DeskRow> => {
  const row = await findDeskRow(pool, siteId, orderNumber);
  if (row === undefined) throw unknown();
  return row;
};

const decidedBefore = async (deps: AskDeps, siteId: number, orderNumber: string) => {
  const { state } = await findOrder(deps, siteId, orderNumber);
  return refused(depositApprove.codes, 361, 'office.deposit_decided', { state });
};

/** Throws what a decision came to, unless it was made. */
const assertDecided = async (
  deps: AskDeps,
  { siteId }: Actor,
  orderNumber: string,
  result: DepositReviewResult,
): Promise<void> => {
  if (result === 'unknown') throw unknown();
  if (result === 'other_amount') throw refused(depositApprove.codes, 363, 'office.other_amount');
  if (result === 'too_late') throw await decidedBefore(deps, siteId, orderNumber);
};

const reading = (deps: AskDeps): readonly OfficeCallHandler[] => [
  handleOffice(depositList, null, async ({ site, locale }, body) => {
    const now = deps.clock.now();
    return {
      ...(await listDesk(deps.pool, { siteId: site.id, now, locale }, body)),
      asOf: now.toISOString(),
    };
  }),
  handleOffice(depositOne, null, async ({ site, locale }, { order_number: orderNumber }) => {
    const row = await findOrder(deps, site.id, orderNumber);
    const [others, exceptions, history] = await Promise.all([
      readOthers(deps.pool, row, locale),
      readExceptionsOf(deps.pool, row),
      readHistory(deps.pool, row),
    ]);
    const { bank_name, account_number: number, holder, refusal, payment_id } = row;
    const account =
      bank_name !== null && number !== null && holder !== null ? { bank_name, number, holder } : null;
    return { ...presentDeskRow(row, locale), account, refusal, payment_id, others, exceptions, history };
  }),
  handleOffice(depositReceiptLook, 'read', async ({ site, actor }, { order_number: orderNumber }) => {
    const row = await findOrder(deps, site.id, orderNumber);
    const receipt = await readReceipt(deps.pool, row);
    if (receipt === undefined) throw unknown();
    await withTransaction(deps.pool, (tx) =>
      actor.trace(tx, {
        subject: { kind: 'deposit', id: orderNumber },
        after: { fields: ['receipt', 'name'], member: row.member_id },
      }),
    );
    return {
      picture: receipt.picture.toString('base64'),
      handed_in_at: receipt.handed_in_at.toISOString(),
      name: receipt.name,
    };
  }),
  handleOffice(depositExceptionList, null, async ({ site }, body) => ({
    ...(await listExceptions(deps.pool, site.id, body)),
    asOf: deps.clock.now().toISOString(),
  })),
];

/** Asks of one address a minute: each goes on to a gateway. */
const asksPerMinute = 30;

const askedCodes = depositAsk.codes;

const deciding = (deps: AskDeps): readonly OfficeCallHandler[] => [
  handleOffice(depositApprove, 'write', async ({ actor }, { order_number: orderNumber, amount }) => {
    const row = await findOrder(deps, actor.siteId, orderNumber);
    const amountMinor = parseDecimal(amount, currencyOf(row));
    if (amountMinor === undefined) throw badField('amount');
    await assertDecided(
      deps,
      actor,
      orderNumber,
      await approveDeposit(deps, { orderNumber, amountMinor, by: actor }),
    );
    return {};
  }),
  handleOffice(depositRefuse, 'write', async ({ actor }, { order_number: orderNumber, reason }) => {
    await assertDecided(
      deps,
      actor,
      orderNumber,
      await refuseDeposit(deps, { orderNumber, reason, by: actor }),
    );
    return {};
  }),
  handleOffice(
    depositAsk,
    'write',
    async ({ actor }, { order_number: orderNumber }) => {
      const { siteId } = actor;
      const before = await findOrder(deps, siteId, orderNumber);
      const result = await askNow(deps, { siteId, orderNumber });
      if (result === 'unknown') throw unknown();
      if (result === 'too_late') throw await decidedBefore(deps, siteId, orderNumber);
      if (result === 'early') throw refused(askedCodes, 364, 'office.deposit_payable');
      if (result === 'busy') throw refused(askedCodes, 365, 'office.being_asked');
      const { state } = await findOrder(deps, siteId, orderNumber);
      const answered = result === 'answered';
      // What the gateway said is written by its own transaction: the line tells that somebody had it asked.
      await withTransaction(deps.pool, (tx) =>
        actor.trace(tx, {
          subject: { kind: 'deposit', id: orderNumber },
          before: { state: before.state },
          after: { state, answered },
        }),
      );
      return { answered, state };
    },
    { perMinute: asksPerMinute },
  ),
  handleOffice(depositExceptionResolve, 'write', async ({ actor }, { id, reason }) => {
    const isResolved = await resolveException(deps, { id: BigInt(id), by: actor, resolution: reason });
    if (!isResolved) throw refused(depositExceptionResolve.codes, 404, 'office.not_found');
    return {};
  }),
  handleOffice(depositExceptionCredit, 'write', async ({ actor }, { id, reason }) => {
    const { codes } = depositExceptionCredit;
    const result = await creditException(deps, { id: BigInt(id), by: actor, resolution: reason });
    if (result === 'unknown') throw refused(codes, 404, 'office.not_found');
    if (result === 'not_paid') throw refused(codes, 366, 'office.not_paid');
    if (result === 'too_late') throw refused(codes, 367, 'office.credited_before');
    return {};
  }),
];

/** The desk of money that comes in: transfers by hand, silent gateways, what gateways told that did not fit. */
export const depositDeskCalls = (deps: AskDeps): readonly OfficeCallHandler[] => [
  ...reading(deps),
  ...deciding(deps),
];
