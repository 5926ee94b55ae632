import { balanceOf, gatewayAccount, memberMain, postHold, transferId, voidHold } from '@pavilion/ledger';
import { toDecimal } from '@pavilion/money';
import type { PoolClient } from 'pg';
import type { Outbox } from '../../../../infra/outbox.ts';
import { letterParagraph, letterText, sendLetter } from '../../../letters/index.ts';
import { letterValues } from '../../letterValues.ts';
import { currencyOf } from '../../presenter.ts';
import type { WithdrawalRow } from '../queries.ts';
import { moveWithdrawal, type Step } from './moveWithdrawal.ts';

type Ending = Step & { readonly to: 'paid' | 'refused' | 'failed' };

const letterKeys = {
  paid: { title: 'letter.withdrawal_paid', content: 'letter.withdrawal_paid_text' },
  refused: { title: 'letter.withdrawal_refused', content: 'letter.withdrawal_refused_text' },
  failed: { title: 'letter.withdrawal_failed', content: 'letter.withdrawal_failed_text' },
} as const;

const writeLetter = (
  client: PoolClient,
  outbox: Outbox,
  order: WithdrawalRow,
  { to, now }: Ending,
): Promise<number> =>
  sendLetter(client, outbox, {
    siteId: order.site_id,
    sendKey: `withdrawal:${order.order_number}:${to}`,
    title: letterText(letterKeys[to].title, letterValues(order)),
    content: letterParagraph(letterKeys[to].content, letterValues(order)),
    sender: 'withdrawal',
    memberIds: [order.member_id],
    now,
  });

const moveMoney = async (
  client: PoolClient,
  order: WithdrawalRow,
  { to, actor, cause }: Ending,
): Promise<void> => {
  const end = { siteId: order.site_id, holdId: transferId(order.hold_id), reason: cause, actor };
  const gateway = await client.query<{ id: number }>('select id from payment_gateway where code = $1', [
    order.gateway_code,
  ]);
  const [row] = gateway.rows;
  if (row === undefined) throw new Error(`no gateway ${order.gateway_code}`);
  const outcome =
    to === 'paid'
      ? await postHold(client, { ...end, to: gatewayAccount(order.site_id, row.id, currencyOf(order)) })
      : await voidHold(client, end);
  if (outcome.status !== 'posted' || outcome.duplicate)
    throw new Error(`the ledger answered ${outcome.status} for withdrawal ${order.order_number}`);
};

/**
 * Ends a withdrawal that the caller has locked: the hold is posted to the gateway or returned, the member is told by
 * event and letter, all in the caller's transaction.
 */
export const endWithdrawal = async (
  client: PoolClient,
  outbox: Outbox,
  order: WithdrawalRow,
  ending: Ending,
): Promise<WithdrawalRow> => {
  await moveMoney(client, order, ending);
  const ended = await moveWithdrawal(client, outbox, order, ending);
  if (ending.to !== 'paid') {
    const currency = currencyOf(order);
    const main = await balanceOf(client, memberMain(order.site_id, order.member_id, currency));
    await outbox.toMember(client, order.member_id, 'member_cash', {
      main: toDecimal(main, currency),
      currency,
    });
  }
  await writeLetter(client, outbox, order, ending);
  return ended;
};
