import type { Currency } from '@pavilion/contract';
import { type Minor, minor } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';
import { type BonusTerms, bonusTermsSchema } from '../bonusTerms.ts';
import { requiredOf } from '../required.ts';
import type { DepositTurnover } from './turnover.ts';

export interface BonusOwner {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

/** A bonus of which something is still to be staked, and what giving it up would do (decision 0345). Minor units. */
export interface RunningBonus {
  readonly orderNumber: string;
  readonly bonus: Minor;
  readonly promotionName: unknown;
  /** Null where it has none beside its requirement. */
  readonly terms: BonusTerms | null;
  /** Until when it is to be wagered; null: in any time. */
  readonly until: Date | null;
  readonly giveUp: {
    /** What would go back to the site's promotion account. */
    readonly takesBack: Minor;
    /** What would still be to stake of the deposit. */
    readonly left: Minor;
    /** Bonus money was staked: the deposit keeps the promotion's rule instead of getting the site's own. */
    readonly wasPlayed: boolean;
  };
}

/** The member's bonuses as they are in the wallet, and how the wallet stood when they were looked at. */
export interface RunningBonuses {
  readonly list: readonly RunningBonus[];
  /** Counts the postings of the main account: two readings with the same number saw the same wallet. */
  readonly version: bigint;
}

/** A bonus with the lowest balance after it came and before the next one did. The oldest first. */
export interface BonusWindow {
  readonly bonusMinor: bigint;
  /** Null where nothing went out. */
  readonly lowestMinor: bigint | null;
  /** The books of that time are at hand. */
  readonly isSeen: boolean;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

const sum = (windows: readonly BonusWindow[]): bigint =>
  windows.reduce((total, { bonusMinor }) => total + bonusMinor, 0n);

/**
 * What is left of each bonus in the wallet, and whether any of it was staked. The member's own money is staked first, then
 * the bonuses, the oldest first; what left the wallet in any other way, or cannot be seen any more, counts as staked.
 */
export const bonusesInWallet = (
  windows: readonly BonusWindow[],
  balanceMinor: bigint,
): { readonly leftMinor: bigint; readonly wasPlayed: boolean }[] =>
  windows.map(({ bonusMinor }, place) => {
    const since = windows.slice(place);
    const isWhole = since.every(
      ({ lowestMinor, isSeen }, later) =>
        isSeen && (lowestMinor === null || lowestMinor >= sum(since.slice(0, later + 1))),
    );
    if (isWhole) return { leftMinor: bonusMinor, wasPlayed: false };
    const free = balanceMinor - sum(since.slice(1));
    const left = least(free, bonusMinor);
    return { leftMinor: left > 0n ? left : 0n, wasPlayed: true };
  });

interface Row {
  readonly order_number: string;
  readonly amount_minor: bigint;
  readonly bonus_minor: bigint;
  readonly turnover_percent: number | null;
  readonly promotion_name: unknown;
  readonly bonus_terms: unknown;
  readonly until: Date | null;
  readonly balance_minor: bigint;
  readonly version: bigint;
  readonly is_seen: boolean;
  readonly lowest_minor: bigint | null;
}

/** The bonuses of deposits that are not played yet. `sitePercent` is the site's own rule of today. */
export const readRunningBonuses = async (
  executor: SqlExecutor,
  { siteId, memberId, currency }: BonusOwner,
  turnover: readonly DepositTurnover[],
  sitePercent: number,
): Promise<RunningBonuses> => {
  const open = turnover.filter(({ left }) => left > 0n);
  if (open.length === 0) return { list: [], version: 0n };
  const { rows } = await executor.query<Row>({
    name: 'running-bonuses',
    text: `
      with main as materialized (
        select id, balance_minor, version from ledger.account
         where owner_kind = 'member' and owner_id = $2 and site_id = $1 and purpose = 'main' and counterparty_id = 0
           and currency = $3
      ), bonus as materialized (
        select o.order_number, o.amount_minor, o.bonus_minor - o.bonus_taken_minor as bonus_minor, o.turnover_percent,
               p.name as promotion_name, o.bonus_terms, nullif(o.bonus_until, 'infinity') as until, t.id as given_id, lead(t.id) over (order by t.id) as next_id
          from deposit_order o
          join deposit_promotion p on p.id = o.promotion_id
          join ledger.transfer t on t.site_id = o.site_id and t.scope = 'promotion' and t.key = 'deposit:' || o.order_number
         where o.site_id = $1 and o.member_id = $2 and o.order_number = any($4::text[]) and o.given_up_at is null
           and o.bonus_minor > o.bonus_taken_minor
      )
      select b.order_number, b.amount_minor, b.bonus_minor, b.turnover_percent, b.promotion_name, b.bonus_terms, b.until, main.balance_minor,
             main.version::bigint as version, b.given_id >= archive.through() as is_seen,
             (select min(m.from_after::bigint) from ledger.move m
               where m.from_id = main.id and m.kind = any(enum_range(null::ledger.posting_kind))
                 and m.transfer_id > b.given_id
                 and m.transfer_id < coalesce(b.next_id, 9223372036854775807)) as lowest_minor
        from bonus b cross join main
       order by b.given_id`,
    values: [siteId, memberId, currency, open.map(({ orderNumber }) => orderNumber)],
  });
  const left = bonusesInWallet(
    rows.map((row) => ({
      bonusMinor: row.bonus_minor,
      lowestMinor: row.lowest_minor,
      isSeen: row.is_seen,
    })),
    rows[0]?.balance_minor ?? 0n,
  );
  return {
    version: rows[0]?.version ?? 0n,
    list: rows.map((row, place) => {
      const { leftMinor = 0n, wasPlayed = true } = left[place] ?? {};
      const percent = wasPlayed ? (row.turnover_percent ?? sitePercent) : sitePercent;
      const required = requiredOf(row.amount_minor, percent);
      const played = open.find(({ orderNumber }) => orderNumber === row.order_number)?.played ?? minor(0n);
      return {
        orderNumber: row.order_number,
        bonus: minor(row.bonus_minor),
        promotionName: row.promotion_name,
        terms: row.bonus_terms === null ? null : bonusTermsSchema.parse(row.bonus_terms),
        until: row.until,
        giveUp: {
          takesBack: minor(leftMinor),
          left: minor(required > played ? required - played : 0n),
          wasPlayed,
        },
      };
    }),
  };
};

/** Whether money of the member is where it may still come back from: an open round, a provider's wallet, on its way. */
export const isInPlay = async (
  executor: SqlExecutor,
  { siteId, memberId }: Pick<BonusOwner, 'siteId' | 'memberId'>,
): Promise<boolean> => {
  const { rows } = await executor.query<{ is_in_play: boolean }>({
    name: 'running-bonuses-in-play',
    text: `
      select exists (select from round where member_id = $2 and site_id = $1 and state = 'open' and held_minor > 0)
          or exists (select from ledger.account
                      where owner_kind = 'member' and owner_id = $2 and site_id = $1
                        and purpose in ('provider_wallet', 'in_transit') and balance_minor > 0) as is_in_play`,
    values: [siteId, memberId],
  });
  return rows[0]?.is_in_play ?? false;
};
