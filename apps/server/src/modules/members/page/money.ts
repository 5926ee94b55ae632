import { currencySchema, type Locale } from '@pavilion/contract';
import type {
  MemberEntry,
  MemberWallet,
  memberBonuses,
  memberLedger,
  memberPayments,
  memberTurnover,
  memberWallets,
} from '@pavilion/contract/office';
import { memberLedger as ledgerCall } from '@pavilion/contract/office';
import type { AccountRef } from '@pavilion/ledger';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { badField, refused } from '../../../http/refusal.ts';
import { textOf } from '../../../infra/storedText.ts';
import {
  type ArchivedEntry,
  type ArchivedPage,
  type ArchiveReader,
  ArchiveUnreadable,
  archiveBegin,
  isArchiveCursor,
} from '../../archive/index.ts';
import {
  type AccountPage,
  findMemberAccount,
  listPayments,
  readAccountHistory,
  readSiteTurnover,
} from '../../cashier/index.ts';
import { findRounds, isPlay } from '../../records/index.ts';
import type { MemberRow } from '../queries.ts';

type Answer<C extends { data: z.ZodType }> = z.output<C['data']>;
type Asked<C extends { body: z.ZodType }> = z.output<C['body']>;

interface Owner {
  readonly siteId: number;
  readonly memberId: number;
}

export const ownerOf = ({ site_id: siteId, id: memberId }: MemberRow): Owner => ({ siteId, memberId });

interface WalletRow {
  readonly id: bigint;
  readonly purpose: MemberWallet['purpose'];
  readonly provider: string | null;
  readonly currency: string;
  readonly balance_minor: bigint;
}

interface HeldRow {
  readonly provider: string;
  readonly currency: string;
  readonly held_minor: bigint;
}

/** Every account of the member, the main wallet first, and the stakes that lie at providers until their rounds end. */
export const readWallets = async (pool: Pool, row: MemberRow): Promise<Answer<typeof memberWallets>> => {
  const values = [row.site_id, row.id];
  const [wallets, held] = await Promise.all([
    pool.query<WalletRow>(
      `SELECT a.id, a.purpose, p.gp_code AS provider, a.currency, a.balance_minor
         FROM ledger.account a
         LEFT JOIN provider p ON p.gp_id = a.counterparty_id AND a.purpose IN ('provider_wallet', 'in_transit')
        WHERE a.owner_id = $2 AND a.site_id = $1 AND a.owner_kind = 'member'
        ORDER BY a.purpose, a.counterparty_id, a.currency`,
      values,
    ),
    pool.query<HeldRow>(
      `SELECT p.gp_code AS provider, r.currency, sum(r.held_minor)::bigint AS held_minor
         FROM round r JOIN provider p ON p.gp_id = r.gp_id
        WHERE r.member_id = $2 AND r.site_id = $1 AND r.state = 'open'
        GROUP BY p.gp_code, r.currency ORDER BY p.gp_code, r.currency`,
      values,
    ),
  ]);
  return {
    wallets: wallets.rows.map(({ id, purpose, provider, currency: code, balance_minor: balance }) => {
      const currency = currencySchema.parse(code);
      return { id: String(id), purpose, provider, currency, amount: toDecimal(minor(balance), currency) };
    }),
    in_rounds: held.rows.map(({ provider, currency: code, held_minor: amount }) => {
      const currency = currencySchema.parse(code);
      return { provider, currency, amount: toDecimal(minor(amount), currency) };
    }),
  };
};

const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

const roundId = /^[0-9]{1,18}$/;
const isOfRound = ({ kind, reference }: ArchivedEntry): boolean => isPlay(kind) && roundId.test(reference);

const orderOf = (reference: string): 'deposit' | 'withdrawal' | null => {
  const [, initial] = /^([DW])[0-9]{6}[0-9A-Z]{10}$/.exec(reference) ?? [];
  return initial === undefined ? null : initial === 'D' ? 'deposit' : 'withdrawal';
};

const causeOf = (entry: ArchivedEntry, hasRound: boolean): MemberEntry['cause'] =>
  hasRound ? 'round' : (orderOf(entry.reference) ?? 'other');

/** Entries out of files. Refuses with 374 where they cannot be read now. */
const readArchived = async (
  archive: ArchiveReader,
  account: AccountRef,
  { cursor, count, kinds, from, to }: AccountPage,
): Promise<ArchivedPage> => {
  try {
    return await archive.read({ account, cursor, limit: count, kinds, from, to });
  } catch (error) {
    if (error instanceof RangeError) throw badField('cursor');
    if (error instanceof ArchiveUnreadable) throw refused(ledgerCall.codes, 374, 'office.archive_unreadable');
    throw error;
  }
};

/** A page of the books, or of what was taken out of them into the archive, where the last page of the books leads. */
const readPage = async (
  { pool, archive }: EntryDeps,
  account: AccountRef,
  page: AccountPage,
): Promise<ArchivedPage & { readonly isArchived: boolean }> => {
  if (isArchiveCursor(page.cursor))
    return { ...(await readArchived(archive, account, page)), isArchived: true };
  const found = await readAccountHistory(pool, account, page);
  const leadsOn = found.nextCursor === null && (await archive.knows(account, page.from));
  return { ...found, nextCursor: leadsOn ? archiveBegin : found.nextCursor, isArchived: false };
};

export interface EntryDeps {
  readonly pool: Pool;
  readonly archive: ArchiveReader;
}

/** Entries of one account of the member, the newest first, each with what it belongs to. */
export const readEntries = async (
  deps: EntryDeps,
  row: MemberRow,
  { cursor, count, from, to, wallet, kinds }: Asked<typeof memberLedger>,
  locale: Locale,
): Promise<Answer<typeof memberLedger>> => {
  const owner = ownerOf(row);
  if (from !== undefined && to !== undefined && from > to) throw badField('to');
  const { account, currency } = await findMemberAccount(
    deps.pool,
    { ...owner, currency: currencySchema.parse(row.currency) },
    wallet,
  );
  const page = await readPage(deps, account, { cursor, count, kinds, from: dateOf(from), to: dateOf(to) });
  const ids = page.entries.filter(isOfRound).map(({ reference }) => reference);
  const rounds = await findRounds(deps.pool, owner, ids);
  const show = (entry: ArchivedEntry): MemberEntry => {
    const round = isOfRound(entry) ? rounds.get(entry.reference) : undefined;
    return {
      id: `${entry.transferId}.${entry.leg}`,
      at: entry.postedAt.toISOString(),
      kind: entry.kind,
      amount: toDecimal(entry.amountMinor, currency),
      balance_after: entry.balanceAfterMinor === null ? null : toDecimal(entry.balanceAfterMinor, currency),
      currency,
      cause: causeOf(entry, round !== undefined),
      reference: entry.reference,
      round_id: round?.roundRef ?? null,
      game: round === undefined ? null : textOf(round.gameNames, locale),
      reason: entry.reason,
      actor: entry.actor,
      archived: page.isArchived,
    };
  };
  return { rows: page.entries.map(show), next_cursor: page.nextCursor };
};

export const readPayments = async (
  pool: Pool,
  row: MemberRow,
  { cursor, count, from, to, direction }: Asked<typeof memberPayments>,
  locale: Locale,
): Promise<Answer<typeof memberPayments>> => {
  const { payments, nextCursor } = await listPayments(pool, {
    ...ownerOf(row),
    cursor,
    count,
    from: dateOf(from),
    to: dateOf(to),
    direction,
  });
  return {
    rows: payments.map((payment) => ({
      order_number: payment.orderNumber,
      direction: payment.direction,
      state: payment.state,
      method: payment.direction === 'deposit' ? textOf(payment.methodName, locale) : payment.bankName,
      amount: toDecimal(payment.amount, payment.currency),
      fee: toDecimal(payment.fee, payment.currency),
      currency: payment.currency,
      at: payment.at.toISOString(),
    })),
    next_cursor: nextCursor,
  };
};

export const readTurnoverLeft = async (
  pool: Pool,
  row: MemberRow,
): Promise<Answer<typeof memberTurnover>> => {
  const currency = currencySchema.parse(row.currency);
  const deposits = await readSiteTurnover(pool, { ...ownerOf(row), currency });
  const money = (value: bigint): string => toDecimal(minor(value), currency);
  return {
    currency,
    left: money(deposits.reduce((sum, { left }) => sum + left, 0n)),
    deposits: deposits.map((one) => ({
      order_number: one.orderNumber,
      at: one.at.toISOString(),
      amount: money(one.amount),
      required: money(one.required),
      played: money(one.played),
      left: money(one.left),
    })),
  };
};

type Bonus = Answer<typeof memberBonuses>['rows'][number];

interface BonusRow {
  readonly key: string;
  readonly kind: Bonus['kind'];
  readonly at: Date;
  readonly names: unknown;
  readonly word: string | null;
  readonly amount_minor: bigint;
  readonly currency: string;
  readonly state: Bonus['state'];
  readonly given: number | null;
  readonly used: number | null;
}

/** `$1` is the site, `$2` the member, `$3` now. */
const bonuses = `
  SELECT 'p' || o.id AS key, 'deposit_promotion' AS kind, o.created_at AS at, p.name AS names, NULL AS word,
         o.bonus_minor - o.bonus_taken_minor AS amount_minor, o.currency,
         CASE WHEN o.state = 'expired' THEN 'expired' WHEN o.state IN ('declined', 'failed') THEN 'refused'
              WHEN o.state <> 'succeeded' THEN 'waiting' WHEN o.bonus_minor = 0 THEN 'refused'
              WHEN o.bonus_taken_minor > 0 THEN 'taken_back' ELSE 'given' END AS state,
         NULL::integer AS given, NULL::integer AS used
    FROM deposit_order o JOIN deposit_promotion p ON p.id = o.promotion_id
   WHERE o.member_id = $2 AND o.site_id = $1
  UNION ALL
  SELECT 'f' || f.gp_id || '.' || f.free_round_id, 'free_rounds', f.created_at, g.names, NULL, f.won_minor, f.currency,
         CASE f.state WHEN 'sending' THEN 'waiting' WHEN 'refused' THEN 'refused' WHEN 'active' THEN
              CASE WHEN f.expires_at <= $3 AND f.used < f.rounds THEN 'expired' ELSE 'given' END ELSE 'cancelled' END,
         f.rounds, f.used
    FROM free_round_grant f JOIN game g ON g.id = f.game_id WHERE f.member_id = $2 AND f.site_id = $1
  UNION ALL
  SELECT 'e' || s.envelope_id, 'red_envelope', s.claimed_at, e.title, NULL, s.amount_minor, e.currency, 'given', NULL, NULL
    FROM red_envelope_share s JOIN red_envelope e ON e.id = s.envelope_id WHERE s.member_id = $2 AND e.site_id = $1
  UNION ALL
  SELECT 'a' || a.id, 'award', a.created_at, NULL, a.kind, a.amount_minor, a.currency,
         CASE WHEN a.paid_at IS NULL THEN 'waiting' ELSE 'given' END, NULL, NULL
    FROM member_award a WHERE a.member_id = $2 AND a.site_id = $1`;

const bonusCursor = /^([0-9]{1,15})\.([pfea][\x21-\x7e]{1,90})$/;

export const readBonuses = async (
  pool: Pool,
  row: MemberRow,
  { cursor, count, kind }: Asked<typeof memberBonuses>,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
): Promise<Answer<typeof memberBonuses>> => {
  const place = cursor === undefined ? undefined : bonusCursor.exec(cursor);
  if (place === null) throw badField('cursor');
  const { rows } = await pool.query<BonusRow>(
    `SELECT * FROM (SELECT key, kind, date_trunc('milliseconds', at) AS at, names, word, amount_minor::bigint AS amount_minor,
                           currency, state, given, used FROM (${bonuses}) AS any_kind) AS one
      WHERE ($4::text IS NULL OR kind = $4) AND ($5::timestamptz IS NULL OR (at, key COLLATE "C") < ($5, $6))
      ORDER BY at DESC, key COLLATE "C" DESC LIMIT $7`,
    [
      row.site_id,
      row.id,
      now,
      kind ?? null,
      place === undefined ? null : new Date(Number(place[1])),
      place?.[2] ?? null,
      count + 1,
    ],
  );
  const shown = rows.slice(0, count);
  const last = shown.at(-1);
  return {
    rows: shown.map((one) => {
      const currency = currencySchema.parse(one.currency);
      return {
        key: one.key,
        kind: one.kind,
        at: one.at.toISOString(),
        name: one.word ?? textOf(one.names, locale),
        amount: toDecimal(minor(one.amount_minor), currency),
        currency,
        state: one.state,
        rounds: one.given === null ? null : { given: one.given, used: one.used ?? 0 },
      };
    }),
    next_cursor: rows.length > count && last !== undefined ? `${last.at.getTime()}.${last.key}` : null,
  };
};
