import type { Currency, LocalizedText } from '@pavilion/contract';
import type { SqlExecutor } from '@pavilion/postgres';
import { drawShares, type Spread } from '../drawShares.ts';

export interface NewRedEnvelope {
  readonly siteId: number;
  readonly currency: Currency;
  readonly title: LocalizedText;
  readonly startsAt: Date;
  readonly endAt: Date;
  readonly budgetMinor: bigint;
  /** How many members can open it. */
  readonly shares: number;
  /** Only for members who have paid in this much within the last `depositDays`; everybody unless told. */
  readonly minDepositMinor?: bigint;
  readonly depositDays?: number;
  /** At random unless told. */
  readonly spread?: Spread;
  /** `operator:mei`. */
  readonly createdBy: string;
  readonly createdAt?: Date;
  /** Who of the staff made it alone, and by which request. */
  readonly request?: { readonly staffId: number; readonly id: string; readonly hash: Buffer };
}

const depositDaysDefault = 30;

/** Makes a campaign: its shares are drawn now and sum to its budget. Give it a transaction. Answers its id. */
export const createRedEnvelope = async (tx: SqlExecutor, envelope: NewRedEnvelope): Promise<number> => {
  const {
    siteId,
    currency,
    title,
    startsAt,
    endAt,
    budgetMinor,
    shares,
    createdBy,
    spread = 'wide',
  } = envelope;
  const { rows } = await tx.query<{ id: number }>({
    text: `insert into red_envelope (site_id, currency, title, starts_at, end_at, budget_minor, min_deposit_minor, deposit_days, created_by,
                                     spread, created_at, staff_id, request_id, request_hash)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11, now()), $12, $13, $14) returning id`,
    values: [
      siteId,
      currency,
      JSON.stringify(title),
      startsAt,
      endAt,
      budgetMinor,
      envelope.minDepositMinor ?? 0n,
      envelope.depositDays ?? depositDaysDefault,
      createdBy,
      spread,
      envelope.createdAt ?? null,
      envelope.request?.staffId ?? null,
      envelope.request?.id ?? null,
      envelope.request?.hash ?? null,
    ],
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a red envelope was not stored');
  await tx.query({
    text: `insert into red_envelope_share (envelope_id, place, amount_minor)
           select $1, place, amount from unnest($2::bigint[]) with ordinality as drawn (amount, place)`,
    values: [id, drawShares(budgetMinor, shares, spread)],
  });
  return id;
};
