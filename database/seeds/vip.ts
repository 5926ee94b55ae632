import { currencySchema, type GameTypeId } from '@pavilion/contract';
import { yuanIn } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';

/** How much of a stake counts, in per cent: what gives little back to the house counts little. */
const weights: Partial<Record<GameTypeId, number>> = {
  2: 100,
  3: 50,
  4: 80,
  5: 60,
  6: 60,
  7: 80,
  8: 80,
  9: 80,
};

interface Level {
  /** In tens of yuan, or what is worth as much. */
  readonly reach: bigint;
  readonly keep: bigint;
  readonly cashBackPpm: number;
  readonly cashBackMax: bigint;
  readonly birthday: bigint;
  readonly withdrawalsMore: number;
  readonly withdrawMaxPercent: number;
  readonly payoutsFirst: boolean;
}

const levels: readonly Level[] = [
  {
    reach: 100n,
    keep: 50n,
    cashBackPpm: 5_000,
    cashBackMax: 50n,
    birthday: 1n,
    withdrawalsMore: 0,
    withdrawMaxPercent: 100,
    payoutsFirst: false,
  },
  {
    reach: 1_000n,
    keep: 400n,
    cashBackPpm: 10_000,
    cashBackMax: 200n,
    birthday: 5n,
    withdrawalsMore: 1,
    withdrawMaxPercent: 120,
    payoutsFirst: false,
  },
  {
    reach: 10_000n,
    keep: 4_000n,
    cashBackPpm: 15_000,
    cashBackMax: 1_000n,
    birthday: 18n,
    withdrawalsMore: 2,
    withdrawMaxPercent: 150,
    payoutsFirst: true,
  },
  {
    reach: 50_000n,
    keep: 20_000n,
    cashBackPpm: 20_000,
    cashBackMax: 5_000n,
    birthday: 88n,
    withdrawalsMore: 3,
    withdrawMaxPercent: 200,
    payoutsFirst: true,
  },
];

/** Levels of the demo hall in every currency, and the first of them for the member whom demos are shown as. */
export const seedVip = async (
  db: SqlExecutor,
  { siteId, account, now }: { siteId: number; account: string; now: Date },
): Promise<void> => {
  for (const currency of currencySchema.options) {
    const unit = 10n * yuanIn(currency);
    await db.query({
      text: 'insert into vip_setting (site_id, currency, active) values ($1, $2, true)',
      values: [siteId, currency],
    });
    for (const [type, percent] of Object.entries(weights))
      await db.query({
        text: 'insert into vip_weight (site_id, currency, game_type, percent) values ($1, $2, $3, $4)',
        values: [siteId, currency, Number(type), percent],
      });
    for (const [place, level] of levels.entries())
      await db.query({
        text: `insert into vip_level (site_id, currency, level, reach_minor, keep_minor, cash_back_ppm, cash_back_max_minor, birthday_minor,
                                      withdrawals_more, withdraw_max_percent, payouts_first)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        values: [
          siteId,
          currency,
          place + 1,
          level.reach * unit,
          level.keep * unit,
          level.cashBackPpm,
          level.cashBackMax * unit,
          level.birthday * unit,
          level.withdrawalsMore,
          level.withdrawMaxPercent,
          level.payoutsFirst,
        ],
      });
  }
  await db.query({
    text: `insert into vip_member (member_id, site_id, currency, level, since)
           select id, site_id, currency, 1, $3::date from member where site_id = $1 and account = $2`,
    values: [siteId, account, now],
  });
};
