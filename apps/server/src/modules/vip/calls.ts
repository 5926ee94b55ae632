import { gameTypeIdSchema } from '@pavilion/contract';
import { type VipLevel, vipCheck, vipStanding } from '@pavilion/contract/vip';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import { type CallerOf, type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { siteDayOf } from '../../infra/siteDay.ts';
import { mayBeOffered } from '../promotions/index.ts';
import { type PayoutBounds, raisedBy } from './privileges.ts';
import {
  findLevel,
  isActive,
  type LevelRow,
  listLevels,
  listWeights,
  type Owner,
  readWeighted,
  sumAwarded,
} from './queries.ts';

export type VipDeps = Pick<Hall, 'pool' | 'clock'>;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

const ppmPerPercent = 10_000;

/** Millionths as per cent, without trailing zeros. */
const percentOf = (ppm: number): string => String(ppm / ppmPerPercent);

/** What the site pays out at once and how often a day, without any level. */
const findBounds = async (
  pool: Pool,
  { siteId, currency }: Pick<Owner, 'siteId' | 'currency'>,
): Promise<PayoutBounds | undefined> => {
  const { rows } = await pool.query<PayoutBounds>({
    name: 'vip-payout-bounds',
    text: 'select max_minor, daily_max from withdrawal_rule where site_id = $1 and currency = $2 and enabled',
    values: [siteId, currency],
  });
  return rows[0];
};

const present = (row: LevelRow, bounds: PayoutBounds | undefined, currency: Owner['currency']): VipLevel => {
  const money = (amount: bigint) => toDecimal(minor(amount), currency);
  const raised = bounds === undefined ? undefined : raisedBy(bounds, row);
  return {
    level: row.level,
    reach: money(row.reach_minor),
    keep: money(row.keep_minor),
    cash_back_percent: percentOf(row.cash_back_ppm),
    cash_back_max: money(row.cash_back_max_minor),
    birthday: row.birthday_minor === 0n ? null : money(row.birthday_minor),
    withdraw_max: raised === undefined ? null : money(raised.max_minor),
    withdrawals_daily: raised?.daily_max ?? null,
    payouts_first: row.payouts_first,
  };
};

/** What is still to be played up to an amount. */
const leftTo = (amount: bigint, played: bigint): bigint => (played < amount ? amount - played : 0n);

const standingOf = async ({ pool, clock }: VipDeps, { site, member }: CallerOf<typeof vipStanding>) => {
  const { currency } = member;
  const today = siteDayOf(clock.now(), site.settings.time_zone);
  const month = {
    first_day: today.with({ day: 1 }).toString(),
    last_day: today.with({ day: today.daysInMonth }).toString(),
  };
  const [levels, weights, own, played, awarded, bounds] = await Promise.all([
    listLevels(pool, member),
    listWeights(pool, member),
    findLevel(pool, member),
    readWeighted(pool, member, { from: month.first_day, to: today.toString() }),
    sumAwarded(pool, member),
    findBounds(pool, member),
  ]);
  const money = (amount: bigint) => toDecimal(minor(amount), currency);
  const next = levels.find(({ level }) => level === own.level + 1);
  const held = levels.find(({ level }) => level === own.level);
  // The month in which a level is reached keeps it.
  const wantsKeeping = held !== undefined && own.since !== null && own.since < month.first_day;
  return {
    currency,
    level: own.level,
    month,
    turnover: money(played),
    next:
      next === undefined
        ? null
        : {
            level: next.level,
            reach: money(next.reach_minor),
            left: money(leftTo(next.reach_minor, played)),
          },
    keep: wantsKeeping
      ? { amount: money(held.keep_minor), left: money(leftTo(held.keep_minor, played)) }
      : null,
    weights: weights.map(({ game_type: type, percent }) => ({
      game_type: gameTypeIdSchema.parse(type),
      percent,
    })),
    levels: levels.map((row) => present(row, bounds, currency)),
    awarded: money(awarded),
  };
};

/** Levels as members see them, only ever the caller's own. */
export const vipCalls = (deps: VipDeps): CallHandler[] => {
  const { pool, clock } = deps;
  const isOffered = async ({ site, member }: CallerOf<typeof vipStanding>): Promise<boolean> => {
    if (site.settings.is_demo) return false;
    const [may, active] = await Promise.all([
      mayBeOffered(pool, member, clock.now()),
      isActive(pool, member),
    ]);
    return may && active;
  };
  return [
    handle(vipCheck, async (caller) => ({ active: flag(await isOffered(caller)) })),
    handle(vipStanding, async (caller) => {
      if (!(await isOffered(caller))) throw refused(vipStanding.codes, 101, 'vip.closed');
      return standingOf(deps, caller);
    }),
  ];
};
