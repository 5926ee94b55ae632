import type { Currency } from '@pavilion/contract';
import {
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
  type MemberLimit,
} from '@pavilion/contract/safety';
import { minor, toDecimal } from '@pavilion/money';
import { noLimit } from './limitTerms.ts';
import type { DepositedIn, Played, Position, StoredLimit } from './queries.ts';

/** What is used up of limits, for each kind and period. */
export interface Used {
  readonly position: Position;
  readonly deposited: DepositedIn;
}

const usedOf = (kind: LimitKind, period: LimitPeriod, { position, deposited }: Used): bigint => {
  if (kind === 'session') return BigInt(position.playedMinutes);
  if (period === 'bet') return 0n;
  if (kind === 'deposit') return deposited[period];
  const { stakedMinor, wonMinor } = position[period];
  const used = kind === 'loss' ? stakedMinor - wonMinor : stakedMinor;
  return used > 0n ? used : 0n;
};

/** Every limit that there can be, in the order of the contract, whether it is set or not. */
export const presentLimits = (
  stored: readonly StoredLimit[],
  currency: Currency,
  used: Used,
): MemberLimit[] =>
  limitKinds.flatMap((kind) =>
    limitPeriods[kind].map((period) => {
      const terms = stored.find((limit) => limit.kind === kind && limit.period === period) ?? noLimit;
      const show = (value: bigint): string =>
        kind === 'session' ? value.toString() : toDecimal(minor(value), currency);
      return {
        kind,
        period,
        amount: terms.amount === null ? null : show(terms.amount),
        used: show(usedOf(kind, period, used)),
        next_amount: terms.nextAmount === null ? null : show(terms.nextAmount),
        next_at: terms.nextAt?.toISOString() ?? null,
      };
    }),
  );

export const presentPlayed = ({ stakedMinor, wonMinor }: Played, currency: Currency) => ({
  staked: toDecimal(minor(stakedMinor), currency),
  won: toDecimal(minor(wonMinor), currency),
  net: toDecimal(minor(wonMinor - stakedMinor), currency),
});
