import type { CurrencyCode } from '@pavilion/money';
import type { CSSProperties } from 'react';
import { money } from './amounts.ts';
import { countsMs, type Tier } from './tiers.ts';
import { useCountUp } from './useCountUp.ts';

/** Sparks that rise, by tier. */
const sparkCounts = [10, 18, 30, 48] as const;

type SparkPlace = CSSProperties & { '--at': string; '--delay': string; '--size': string };

/** Spread evenly over place and time, without a pattern that the eye finds: steps of the plastic ratio and its square. */
const placeOf = (index: number): SparkPlace => ({
  '--at': `${Math.round(((index + 1) * 75.5) % 100)}%`,
  '--delay': `${((index * 57) % 100) * 14}ms`,
  '--size': `${5 + ((index * 7) % 8)}px`,
});

/** Sparks like small sky lanterns that rise over a win. */
export const Sparks = ({ tier }: { tier: Tier }) => (
  <span className="sparks" aria-hidden="true">
    {Array.from({ length: sparkCounts[tier] }, (_, index) => (
      <i key={`spark-${String(index)}`} style={placeOf(index)} />
    ))}
  </span>
);

/** An amount that counts up, longer for a greater win. Who hears the page is told it elsewhere. */
export const CountedWin = ({
  amount,
  currency,
  tier,
  from,
  say = (text) => text,
}: {
  /** Decimal string. */
  amount: string;
  /** Where it starts, a decimal string; otherwise at nothing. */
  from?: string;
  currency: CurrencyCode;
  tier: Tier;
  /** The words around the amount. */
  say?: (amount: string) => string;
}) => <>{say(money(useCountUp(amount, currency, true, countsMs[tier], from), currency))}</>;

/** What a round won, in a corner of its table, with sparks over all of it. */
export const WinPlate = ({
  amount,
  currency,
  tier,
  say,
}: {
  amount: string;
  currency: CurrencyCode;
  tier: Tier;
  say: (amount: string) => string;
}) => (
  <div className="won" data-field="celebration" data-tier={tier} aria-hidden="true">
    <Sparks tier={tier} />
    <p className="won-plate">
      <CountedWin amount={amount} currency={currency} tier={tier} say={say} />
    </p>
  </div>
);
