import { currencySchema, type Locale } from '@pavilion/contract';
import {
  type Jackpot,
  jackpotAdd,
  jackpotHistory,
  type jackpotList,
  jackpotSave,
} from '@pavilion/contract/office';
import { historyOf, siteJackpot } from '@pavilion/ledger';
import { minor, parseDecimal, toDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { textOf } from '../../../infra/storedText.ts';
import { type DeedBook, propose, proposeOnce } from '../../proposals/index.ts';

export interface JackpotDeskDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly book: DeedBook;
}

interface JackpotRow {
  readonly id: number;
  readonly code: string;
  readonly currency: string;
  readonly gp_id: number | null;
  readonly provider_name: unknown;
  readonly wire_id: string | null;
  readonly seed_minor: bigint;
  readonly in_pot_minor: bigint;
  readonly shown_minor: bigint | null;
  readonly won_minor: bigint | null;
  readonly enabled: boolean;
  readonly version: string;
}

/** Jackpots of a site (`$1`). The version is of the terms, not of what play makes of the pot. */
const jackpotsText = `
  SELECT j.id, j.code, j.currency, j.gp_id, p.name AS provider_name, j.wire_id, j.seed_minor, j.shown_minor, j.won_minor, j.enabled,
         md5(concat_ws('|', j.code, j.seed_minor, j.enabled, j.gp_id, j.wire_id)) AS version,
         coalesce((SELECT ledger.balance_of(a.id) FROM ledger.account a
           WHERE a.site_id = j.site_id AND a.owner_kind = 'site' AND a.owner_id = j.site_id AND a.purpose = 'jackpot'
             AND a.counterparty_id = j.id AND a.currency = j.currency::ledger.currency), 0) AS in_pot_minor
    FROM jackpot j LEFT JOIN provider p ON p.gp_id = j.gp_id WHERE j.site_id = $1`;

const present = (row: JackpotRow, locale: Locale): Jackpot => {
  const currency = currencySchema.parse(row.currency);
  const money = (value: bigint): string => toDecimal(minor(value), currency);
  return {
    id: row.id,
    code: row.code,
    currency,
    provider: row.gp_id === null ? null : { id: row.gp_id, name: textOf(row.provider_name, locale) },
    wire_id: row.wire_id,
    seed: money(row.seed_minor),
    in_pot: money(row.in_pot_minor),
    shown: row.shown_minor === null ? null : money(row.shown_minor),
    last_win: row.won_minor === null ? null : money(row.won_minor),
    enabled: row.enabled,
    version: row.version,
  };
};

export const listJackpots = async (
  pool: Pool,
  { siteId, locale }: { readonly siteId: number; readonly locale: Locale },
  { filter, sort, page, perPage }: z.output<typeof jackpotList.body>,
) => {
  const values = [siteId, filter.currency ?? null];
  const counted = await pool.query<{ total: bigint }>(
    'SELECT count(*) AS total FROM jackpot WHERE site_id = $1 AND ($2::text IS NULL OR currency = $2)',
    values,
  );
  const { rows } = await pool.query<JackpotRow>(
    `${jackpotsText} AND ($2::text IS NULL OR j.currency = $2)
     ORDER BY j.id ${sort?.order === 'DESC' ? 'DESC' : 'ASC'} LIMIT $3 OFFSET $4`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map((row) => present(row, locale)), total: Number(counted.rows[0]?.total ?? 0n) };
};

const pageLength = 50;

/** What the ledger moved in and out of a pot. Refuses with 404, and as a malformed field a cursor that is none. */
export const readHistory = async (
  pool: Pool,
  siteId: number,
  { id, cursor }: z.output<typeof jackpotHistory.body>,
): Promise<z.output<typeof jackpotHistory.data>> => {
  const { rows } = await pool.query<{ currency: string }>(
    'SELECT currency FROM jackpot WHERE site_id = $1 AND id = $2',
    [siteId, id],
  );
  const [row] = rows;
  if (row === undefined) throw refused(jackpotHistory.codes, 404, 'office.not_found');
  const currency = currencySchema.parse(row.currency);
  const account = siteJackpot(siteId, id, currency);
  const page = await historyOf(pool, {
    account,
    limit: pageLength,
    ...(cursor === undefined ? {} : { cursor }),
  }).catch((error: unknown) => {
    throw error instanceof RangeError ? badField('cursor') : error;
  });
  return {
    currency,
    entries: page.entries.map((entry) => ({
      id: `${entry.transferId}.${entry.leg}`,
      at: entry.postedAt.toISOString(),
      kind: entry.kind,
      reference: entry.reference,
      amount: toDecimal(entry.amountMinor, currency),
    })),
    next_cursor: page.nextCursor,
  };
};

const content = z.strictObject({
  jackpot_id: z.number().int().positive(),
  seed: z.string(),
  enabled: z.boolean(),
});

/** A jackpot of the site, locked until the transaction ends. Refuses with 404. */
const lockJackpot = async (tx: PoolClient, siteId: number, id: number): Promise<JackpotRow> => {
  const { rows } = await tx.query<JackpotRow>(`${jackpotsText} AND j.id = $2 FOR NO KEY UPDATE OF j`, [
    siteId,
    id,
  ]);
  const [row] = rows;
  if (row === undefined) throw refused(jackpotSave.codes, 404, 'office.not_found');
  return row;
};

/** The most that one move of the ledger carries. */
const seedMaxMinor = 9_007_199_254_740_991n;

const seedOf = ({ currency }: Pick<JackpotRow, 'currency'>, seed: string): bigint => {
  const value = parseDecimal(seed, currencySchema.parse(currency));
  if (value === undefined || value < 0n || value > seedMaxMinor) throw badField('seed');
  return value;
};

/** Proposes other terms of a jackpot. Refuses with 404, 409. Answers the proposal's id. */
export const proposeTerms = (
  { pool, clock, book }: JackpotDeskDeps,
  who: Actor,
  given: z.output<typeof jackpotSave.body>,
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    const { id, seed, enabled, reason, version, request_id: requestId } = given;
    const asked = { kind: 'jackpots.save', content: { jackpot_id: id, seed, enabled }, requestId } as const;
    const proposed = await proposeOnce(tx, who, asked, async () => {
      const row = await lockJackpot(tx, who.siteId, id);
      if (row.version !== version)
        throw refused(jackpotSave.codes, 409, 'office.stale', {
          current: { seed_minor: String(row.seed_minor), enabled: row.enabled, version: row.version },
        });
      seedOf(row, seed);
      const subject = { kind: 'jackpot', id, name: `${row.code} ${row.currency}` };
      return propose(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
    if (proposed === null) throw new Error('the terms of a jackpot are set by two');
    return proposed;
  });

const newContent = z.strictObject({
  code: z.string(),
  currency: currencySchema,
  seed: z.string(),
  enabled: z.boolean(),
  provider_id: z.number().int().positive().nullable(),
  wire_id: z.string().nullable(),
});
type NewJackpot = z.output<typeof newContent>;

/** What would stand in the way of a new jackpot. Refuses with 404 a provider that the site does not have. */
const worldOfNew = async (tx: PoolClient, given: NewJackpot, siteId: number) => {
  const { code, currency, provider_id: gpId, wire_id: wireId } = given;
  if (gpId !== null) {
    const { rowCount } = await tx.query(
      'SELECT FROM site_provider WHERE site_id = $1 AND gp_id = $2 FOR KEY SHARE',
      [siteId, gpId],
    );
    if (rowCount === 0) throw refused(jackpotAdd.codes, 404, 'office.not_found');
  }
  const { rows } = await tx.query<{ taken: boolean }>(
    `SELECT EXISTS (SELECT FROM jackpot WHERE site_id = $1 AND currency = $3 AND (code = $2 OR (gp_id = $4 AND wire_id = $5))) AS taken`,
    [siteId, code, currency, gpId, wireId],
  );
  return { taken: rows[0]?.taken ?? false };
};

/** Proposes a new jackpot. Refuses with 374 and 404. Answers the proposal's id. */
export const proposeJackpot = (
  { pool, clock, book }: JackpotDeskDeps,
  who: Actor,
  { reason, request_id: requestId, ...given }: z.output<typeof jackpotAdd.body>,
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    if ((given.provider_id === null) !== (given.wire_id === null)) throw badField('wire_id');
    seedOf(given, given.seed);
    const asked = { kind: 'jackpots.add', content: given, requestId } as const;
    const proposed = await proposeOnce(tx, who, asked, async () => {
      const { taken } = await worldOfNew(tx, given, who.siteId);
      if (taken) throw refused(jackpotAdd.codes, 374, 'office.code_taken');
      const name = `${given.code} ${given.currency}`;
      return propose(
        tx,
        book,
        who,
        { ...asked, subject: { kind: 'jackpot', id: given.code, name }, reason },
        clock.now(),
      );
    });
    if (proposed === null) throw new Error('a jackpot is made by two');
    return proposed;
  });

/** Jackpots and their terms are for two. */
export const registerJackpotDeeds = ({ book }: JackpotDeskDeps): void => {
  book.register({
    kind: 'jackpots.add',
    right: 'jackpots.manage',
    content: newContent,
    worldOf: worldOfNew,
    run: async (tx, { code, currency, seed, enabled, provider_id, wire_id }, { siteId }) => {
      await tx.query(
        `INSERT INTO jackpot (site_id, code, currency, seed_minor, enabled, gp_id, wire_id) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [siteId, code, currency, seedOf({ currency }, seed), enabled, provider_id, wire_id],
      );
    },
  });
  book.register({
    kind: 'jackpots.save',
    right: 'jackpots.manage',
    content,
    worldOf: async (tx, { jackpot_id: id }, siteId) => (await lockJackpot(tx, siteId, id)).version,
    run: async (tx, { jackpot_id: id, seed, enabled }, { siteId }) => {
      const row = await lockJackpot(tx, siteId, id);
      await tx.query('UPDATE jackpot SET seed_minor = $2, enabled = $3 WHERE id = $1', [
        id,
        seedOf(row, seed),
        enabled,
      ]);
    },
  });
};
