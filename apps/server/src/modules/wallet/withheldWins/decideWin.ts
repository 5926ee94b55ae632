import { currencySchema } from '@pavilion/contract';
import { memberMain, post, providerHouse, providerWithheld } from '@pavilion/ledger';
import { formatMinor, minor, toDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../../http/officeCaller.ts';
import type { Hall } from '../../../infra/hall.ts';
import type { Outbox } from '../../../infra/outbox.ts';
import { letterParagraph, letterText, sendLetter } from '../../letters/index.ts';

export interface DecideDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly outbox: Pick<Outbox, 'toMember' | 'wake'>;
}

export interface WinDecision {
  /** `operator_tx_id` of the win. */
  readonly number: bigint;
  /** Who decides. */
  readonly by: Actor;
  /** What was looked at; left out at a command line. */
  readonly amountMinor?: bigint;
  /** For the trace; of a refusal for the books as well. */
  readonly reason?: string;
}

/**
 * - `released`, `refused`: what the win is now.
 * - `unknown`: no such win was withheld on the site.
 * - `other_amount`: it is not over the amount that was looked at.
 * - `too_late`: it was decided before.
 */
export type WinResult = 'released' | 'refused' | 'unknown' | 'other_amount' | 'too_late';

interface WithheldRow {
  readonly site_id: number;
  readonly gp_id: number;
  readonly member_id: number;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly state: 'withheld' | 'released' | 'refused' | 'taken_back';
  readonly reference: string;
}

const lockWin = async (client: PoolClient, number: bigint): Promise<WithheldRow | undefined> => {
  const { rows } = await client.query<WithheldRow>(
    `SELECT w.site_id, w.gp_id, w.member_id, w.currency, w.amount_minor, w.state,
       coalesce(t.campaign_id, w.round_id::text, w.number::text) AS reference
     FROM withheld_win w JOIN wallet_transaction t USING (gp_id, transaction_id)
     WHERE w.number = $1 FOR UPDATE OF w`,
    [number],
  );
  return rows[0];
};

/** What the member is told of the decision. */
const letters = {
  released: { title: 'letter.win_released', content: 'letter.win_released_text' },
  refused: { title: 'letter.win_refused', content: 'letter.win_refused_text' },
} as const;

const tellMember = (
  client: PoolClient,
  { outbox, clock }: DecideDeps,
  { number }: WinDecision,
  row: WithheldRow,
  to: 'released' | 'refused',
): Promise<number> => {
  const values = { amount: formatMinor(minor(row.amount_minor), currencySchema.parse(row.currency)) };
  return sendLetter(client, outbox, {
    siteId: row.site_id,
    sendKey: `withheld_win:${number}`,
    title: letterText(letters[to].title, values),
    content: letterParagraph(letters[to].content, values),
    sender: 'wallet',
    memberIds: [row.member_id],
    now: clock.now(),
  });
};

const decide = async (
  deps: DecideDeps,
  decision: WinDecision,
  to: 'released' | 'refused',
): Promise<WinResult> => {
  const { pool, clock, outbox } = deps;
  const { number, by, amountMinor } = decision;
  const reason = to === 'refused' ? (decision.reason ?? null) : null;
  const result = await withTransaction(pool, async (client): Promise<WinResult> => {
    const row = await lockWin(client, number);
    if (row === undefined || row.site_id !== by.siteId) return 'unknown';
    if (row.state !== 'withheld') return 'too_late';
    if (amountMinor !== undefined && row.amount_minor !== amountMinor) return 'other_amount';
    const { site_id: siteId, gp_id: gpId, member_id: memberId } = row;
    const currency = currencySchema.parse(row.currency);
    await client.query(
      `UPDATE withheld_win SET state = $2, decided_at = $3, decided_by = $4, staff_id = $5, reason = $6 WHERE number = $1`,
      [number, to, clock.now(), by.account, by.staffId, reason],
    );
    await tellMember(client, deps, decision, row, to);
    const posted = await post(client, {
      scope: 'withheld',
      key: String(number),
      kind: to === 'released' ? 'win' : 'adjustment',
      reference: row.reference,
      ...(reason === null ? {} : { reason }),
      actor: `operator:${by.account}`,
      moves: [
        {
          from: providerWithheld(siteId, gpId, currency),
          to:
            to === 'released'
              ? memberMain(siteId, memberId, currency)
              : providerHouse(siteId, gpId, currency),
          amountMinor: minor(row.amount_minor),
        },
      ],
    });
    if (posted.status !== 'posted') throw new Error(`the ledger answered ${posted.status}`);
    if (posted.balanceMinor !== null)
      await outbox.toMember(client, memberId, 'member_cash', {
        main: toDecimal(posted.balanceMinor, currency),
        currency,
      });
    await by.trace(client, {
      subject: { kind: 'withheld_win', id: String(number) },
      before: { state: row.state },
      after: { state: to },
      ...(decision.reason === undefined ? {} : { reason: decision.reason }),
    });
    return to;
  });
  outbox.wake();
  return result;
};

/** Staff let a withheld win go: it is in the member's main wallet at once, and the member is told by letter. */
export const releaseWin = (deps: DecideDeps, decision: WinDecision): Promise<WinResult> =>
  decide(deps, decision, 'released');

/** Staff refuse a withheld win, with the reason for the books: it goes back to the house, and the member is told by letter. */
export const refuseWin = (
  deps: DecideDeps,
  decision: WinDecision & { readonly reason: string },
): Promise<WinResult> => decide(deps, decision, 'refused');
