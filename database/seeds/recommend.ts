import { type Currency, currencySchema } from '@pavilion/contract';
import { parseDecimal } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';

interface Gift {
  /** What a friend must have paid in, what that brings once, and what a friend's play brings a day at most. */
  readonly depositMin: string;
  readonly depositAward: string;
  readonly dailyMax: string;
}

/** About the same worth in every currency. */
const gifts: Readonly<Record<Currency, Gift>> = {
  RMB: { depositMin: '100', depositAward: '18', dailyMax: '888' },
  VND: { depositMin: '500000', depositAward: '60000', dailyMax: '3000000' },
  WON: { depositMin: '20000', depositAward: '3000', dailyMax: '150000' },
  JPY: { depositMin: '2000', depositAward: '300', dailyMax: '15000' },
  THB: { depositMin: '500', depositAward: '80', dailyMax: '4000' },
  USD: { depositMin: '20', depositAward: '3', dailyMax: '120' },
  INR: { depositMin: '1000', depositAward: '200', dailyMax: '10000' },
  MMK: { depositMin: '30000', depositAward: '5000', dailyMax: '250000' },
  BRL: { depositMin: '100', depositAward: '15', dailyMax: '600' },
  BDT: { depositMin: '1000', depositAward: '300', dailyMax: '14000' },
  NGN: { depositMin: '10000', depositAward: '3000', dailyMax: '150000' },
};

/** 0.3 % of what friends stake. */
const turnoverPpm = 3_000;
/** 0.01 % a day of what lies still, up to a bound. */
const surplus = { currency: 'RMB', dailyPpm: 100, balanceMin: '100', balanceMax: '100000' } as const;

const minorOf = (amount: string, currency: Currency): bigint => {
  const parsed = parseDecimal(amount, currency);
  if (parsed === undefined) throw new Error(`"${amount}" is not an amount of ${currency}`);
  return parsed;
};

/** What the demo hall gives for friends, in every currency, and for cash that lies still, in renminbi. */
export const seedRecommend = async (db: SqlExecutor, { siteId }: { siteId: number }): Promise<void> => {
  for (const currency of currencySchema.options) {
    const { depositMin, depositAward, dailyMax } = gifts[currency];
    await db.query({
      text: `insert into recommend_setting (site_id, currency, is_friend, turnover_ppm, turnover_daily_max_minor, deposit_award_minor, deposit_min_minor)
             values ($1, $2, true, $3, $4, $5, $6)`,
      values: [
        siteId,
        currency,
        turnoverPpm,
        minorOf(dailyMax, currency),
        minorOf(depositAward, currency),
        minorOf(depositMin, currency),
      ],
    });
  }
  const { currency, dailyPpm, balanceMin, balanceMax } = surplus;
  await db.query({
    text: `insert into cash_surplus_setting (site_id, currency, active, daily_ppm, balance_min_minor, balance_max_minor)
           values ($1, $2, true, $3, $4, $5)`,
    values: [siteId, currency, dailyPpm, minorOf(balanceMin, currency), minorOf(balanceMax, currency)],
  });
};
