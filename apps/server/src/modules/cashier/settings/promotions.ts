import {
  type DepositPromotionRow,
  type depositPromotionList,
  depositPromotionSchema,
} from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import { badField } from '../../../http/refusal.ts';
import { textsOf } from '../../../infra/storedText.ts';
import { presentWeights, storeWeights } from '../bonusTerms.ts';
import { currencyOf } from '../presenter.ts';
import { amountIn, assertCurrency } from './checks.ts';
import type { Setting, SettingDeps } from './setting.ts';

type Fields = z.output<typeof depositPromotionSchema>;

interface Row {
  readonly id: number;
  readonly version: string;
  readonly code: string;
  readonly currency: string;
  readonly name: unknown;
  readonly description: unknown;
  readonly bonus_basis_points: number;
  readonly bonus_max_minor: bigint;
  readonly min_minor: bigint;
  readonly turnover_percent: number;
  readonly stake_max_minor: bigint | null;
  readonly weights: unknown;
  readonly days: number | null;
  readonly promo_code: string | null;
  readonly free_rounds: number | null;
  readonly free_round_game_id: number | null;
  readonly free_round_stake_minor: bigint | null;
  readonly reach: Fields['reach'];
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly sort: number;
  readonly enabled: boolean;
}

interface ListedRow extends Row {
  readonly given: number;
  readonly deposited_minor: bigint;
  readonly given_minor: bigint;
}

const columns = `p.id, md5(p::text) AS version, p.code, p.currency, p.name, p.description, p.bonus_basis_points,
  p.bonus_max_minor, p.min_minor, p.turnover_percent, p.stake_max_minor, p.weights, p.days, p.promo_code, p.free_rounds,
  p.free_round_game_id, p.free_round_stake_minor, p.reach, p.starts_at, p.ends_at, p.sort, p.enabled`;

const fieldsOf = (row: Row): Fields => {
  const currency = currencyOf(row);
  return {
    code: row.code,
    currency,
    name: textsOf(row.name),
    description: textsOf(row.description),
    bonus_basis_points: row.bonus_basis_points,
    bonus_max: toDecimal(minor(row.bonus_max_minor), currency),
    amount_min: toDecimal(minor(row.min_minor), currency),
    turnover_percent: row.turnover_percent,
    stake_max: row.stake_max_minor === null ? null : toDecimal(minor(row.stake_max_minor), currency),
    weights: presentWeights(row.weights),
    days: row.days,
    promo_code: row.promo_code,
    free_rounds: row.free_rounds,
    free_round_game_id: row.free_round_game_id,
    free_round_stake:
      row.free_round_stake_minor === null ? null : toDecimal(minor(row.free_round_stake_minor), currency),
    reach: row.reach,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    sort: row.sort,
    enabled: row.enabled,
  };
};

type AmountField = 'bonus_max' | 'amount_min' | 'stake_max' | 'free_round_stake';

/** Minor units of a field that holds an amount. Throws HTTP 400 for nothing, and for what the currency cannot have. */
const aboveNothing = (field: AmountField, after: Fields): bigint => {
  const amount = amountIn(field, after[field] ?? '0', after.currency);
  if (amount === 0n) throw badField(field, 'office.bad_amount');
  return amount;
};

const maybeAbove = (field: AmountField, after: Fields): bigint | null =>
  after[field] === null ? null : aboveNothing(field, after);

/** Games that a promotion names are the site's; free rounds are played with a stake that the game takes. */
const assertGames = async (tx: PoolClient, siteId: number, after: Fields): Promise<void> => {
  const weighed = after.weights.flatMap(({ game_id }) => game_id ?? []);
  const { rows } = await tx.query<{ game_id: number }>(
    'SELECT game_id FROM site_game WHERE site_id = $1 AND game_id = ANY ($2::integer[])',
    [siteId, weighed],
  );
  if (rows.length < weighed.length) throw badField('weights', 'office.no_such_game');
  const given = [after.free_rounds, after.free_round_game_id, after.free_round_stake];
  if (given.every((one) => one === null)) return;
  if (after.free_rounds === null) throw badField('free_rounds', 'office.free_rounds_whole');
  if (after.free_round_game_id === null) throw badField('free_round_game_id', 'office.free_rounds_whole');
  if (after.free_round_stake === null) throw badField('free_round_stake', 'office.free_rounds_whole');
  const stake = aboveNothing('free_round_stake', after);
  const game = await tx.query<{ fits: boolean | null }>(
    `SELECT $4 BETWEEN l.stake_min_minor AND l.stake_max_minor AS fits
       FROM site_game s JOIN game g ON g.id = s.game_id AND g.state = 'live'
       LEFT JOIN game_limit l ON l.game_id = g.id AND l.currency = $3
      WHERE s.site_id = $1 AND s.game_id = $2 AND s.enabled`,
    [siteId, after.free_round_game_id, after.currency, stake],
  );
  const [found] = game.rows;
  if (found === undefined) throw badField('free_round_game_id', 'office.no_such_game');
  if (found.fits !== true) throw badField('free_round_stake', 'office.stake_limits');
};

/** Promotions that members choose with a deposit. */
export const promotionSetting = ({ sites }: Pick<SettingDeps, 'sites'>): Setting<Fields> => ({
  kind: 'payments.save_promotion',
  subject: 'deposit_promotion',
  fields: depositPromotionSchema,
  nameOf: ({ code, currency }) => `${code} ${currency}`,
  find: async (tx, { siteId, id }) => {
    if (id === null) return undefined;
    const { rows } = await tx.query<Row>(
      `SELECT ${columns} FROM deposit_promotion p WHERE p.site_id = $1 AND p.id = $2 FOR UPDATE`,
      [siteId, id],
    );
    const [row] = rows;
    return row === undefined ? undefined : { id: row.id, version: row.version, fields: fieldsOf(row) };
  },
  check: async (tx, { siteId }, after, current) => {
    const { code, currency } = after;
    if (current === undefined) {
      assertCurrency(sites, siteId, currency);
      const taken = await tx.query(
        'SELECT FROM deposit_promotion WHERE site_id = $1 AND code = $2 AND currency = $3',
        [siteId, code, currency],
      );
      if (taken.rowCount !== 0) throw badField('code', 'office.code_taken');
    } else {
      if (current.fields.code !== code) throw badField('code', 'office.stays');
      if (current.fields.currency !== currency) throw badField('currency', 'office.stays');
    }
    aboveNothing('bonus_max', after);
    aboveNothing('amount_min', after);
    maybeAbove('stake_max', after);
    await assertGames(tx, siteId, after);
    if (after.promo_code !== null) {
      const coded = await tx.query(
        `SELECT FROM deposit_promotion WHERE site_id = $1 AND currency = $2 AND promo_code = $3 AND id IS DISTINCT FROM $4`,
        [siteId, currency, after.promo_code, current?.id ?? null],
      );
      if (coded.rowCount !== 0) throw badField('promo_code', 'office.code_taken');
    }
    if (Date.parse(after.ends_at) <= Date.parse(after.starts_at))
      throw badField('ends_at', 'office.end_before_start');
  },
  write: async (tx, { siteId, id }, after) => {
    const values = [
      JSON.stringify(after.name),
      JSON.stringify(after.description),
      after.bonus_basis_points,
      aboveNothing('bonus_max', after),
      aboveNothing('amount_min', after),
      after.turnover_percent,
      maybeAbove('stake_max', after),
      JSON.stringify(storeWeights(after.weights)),
      after.days,
      after.promo_code,
      after.free_rounds,
      after.free_round_game_id,
      maybeAbove('free_round_stake', after),
      after.reach,
      after.starts_at,
      after.ends_at,
      after.sort,
      after.enabled,
    ];
    if (id === null)
      await tx.query(
        `INSERT INTO deposit_promotion (name, description, bonus_basis_points, bonus_max_minor, min_minor, turnover_percent,
                stake_max_minor, weights, days, promo_code, free_rounds, free_round_game_id, free_round_stake_minor,
                reach, starts_at, ends_at, sort, enabled, site_id, code, currency)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
        [...values, siteId, after.code, after.currency],
      );
    else
      await tx.query(
        `UPDATE deposit_promotion SET name = $1, description = $2, bonus_basis_points = $3, bonus_max_minor = $4,
                min_minor = $5, turnover_percent = $6, stake_max_minor = $7, weights = $8, days = $9, promo_code = $10,
                free_rounds = $11, free_round_game_id = $12, free_round_stake_minor = $13, reach = $14, starts_at = $15,
                ends_at = $16, sort = $17, enabled = $18
          WHERE site_id = $19 AND id = $20`,
        [...values, siteId, id],
      );
  },
});

const sortColumns = { starts_at: 'p.starts_at', ends_at: 'p.ends_at', sort: 'p.currency, p.sort' } as const;

/** With what each has cost and brought: bonuses given, and the deposits that they came with. */
export const listDepositPromotions = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof depositPromotionList.body>,
) => {
  const values = [siteId, filter.currency ?? null, filter.enabled ?? null];
  const matching = `FROM deposit_promotion p
    WHERE p.site_id = $1 AND ($2::text IS NULL OR p.currency = $2) AND ($3::boolean IS NULL OR p.enabled = $3)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const order = `${sortColumns[sort?.field ?? 'sort']} ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}`;
  const { rows } = await pool.query<ListedRow>(
    `SELECT one.*, sums.given, sums.deposited_minor, sums.given_minor
       FROM (SELECT ${columns}, row_number() OVER (ORDER BY ${order}, p.id) AS place ${matching}
              ORDER BY place LIMIT $4 OFFSET $5) AS one
      CROSS JOIN LATERAL (
        SELECT count(*)::integer AS given, coalesce(sum(amount_minor), 0)::bigint AS deposited_minor,
               coalesce(sum(bonus_minor), 0)::bigint AS given_minor
          FROM deposit_order o WHERE o.promotion_id = one.id AND o.state = 'succeeded' AND o.bonus_minor > 0) AS sums
      ORDER BY one.place`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map((row): DepositPromotionRow => {
      const currency = currencyOf(row);
      return {
        ...fieldsOf(row),
        id: row.id,
        version: row.version,
        given: {
          deposits: row.given,
          deposited: toDecimal(minor(row.deposited_minor), currency),
          bonus: toDecimal(minor(row.given_minor), currency),
        },
      };
    }),
    total: Number(counted.rows[0]?.total ?? 0n),
  };
};
