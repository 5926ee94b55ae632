import { type CurrencyCode, minor, parseDecimal, toDecimal } from '@pavilion/money';
import { useEffect, useState } from 'react';
import { amountOf } from '../shell/amounts.ts';
import { type GreatTier, tierStakes } from '../shell/tiers.ts';
import { greatMs } from './comet.ts';

/** A great win is told in as many stages as its tier, each in the look of a lesser one, up to its own. */
export interface Stage {
  readonly tier: GreatTier;
  readonly shown: string;
  /** It still counts. */
  readonly isCounting: boolean;
  /** All of it was shown for long enough. */
  readonly isOver: boolean;
}

/** Stages of a greater win before its last. Milliseconds. */
const earlierMs = [1_500, 2_300] as const;
/** The sum of the last stage stands still for so long. Milliseconds. */
const standsMs = 2_000;
/** That of a stage before it, at most. Milliseconds. */
const passesMs = 200;
const calm = '(prefers-reduced-motion: reduce)';

interface Step {
  readonly tier: GreatTier;
  readonly from: bigint;
  readonly to: bigint;
  readonly beginsMs: number;
  readonly countsMs: number;
}

/** From which sum to which each stage counts, and when. */
export const stepsOf = (amount: string, stake: string, currency: CurrencyCode, tier: GreatTier): Step[] => {
  const [won, staked] = [amountOf(amount, currency), amountOf(stake, currency)];
  const steps: Step[] = [];
  let beginsMs = 0;
  for (const each of [1, 2, 3] as const) {
    if (each > tier) break;
    const isLast = each === tier;
    const lastsMs = isLast ? greatMs[tier] - beginsMs : (earlierMs[each - 1] ?? 0);
    steps.push({
      tier: each,
      from: steps.at(-1)?.to ?? 0n,
      to: isLast ? won : staked * ((tierStakes as readonly bigint[])[each] ?? 0n),
      beginsMs,
      countsMs: isLast ? lastsMs - standsMs : lastsMs - passesMs,
    });
    beginsMs += lastsMs;
  }
  return steps;
};

/** Counts a great win up through the stages of the lesser ones; where less motion is wanted, the last of them stands at once. */
export const useStages = (amount: string, stake: string, currency: CurrencyCode, tier: GreatTier): Stage => {
  const [stage, setStage] = useState<Stage>({ tier: 1, shown: '0', isCounting: true, isOver: false });
  useEffect(() => {
    const over = setTimeout(() => setStage((last) => ({ ...last, isOver: true })), greatMs[tier]);
    if (window.matchMedia(calm).matches) {
      setStage({ tier, shown: amount, isCounting: false, isOver: false });
      return () => clearTimeout(over);
    }
    const steps = stepsOf(amount, stake, currency, tier);
    const all = toDecimal(parseDecimal(amount, currency) ?? minor(0), currency);
    const beganAt = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const goneMs = Math.max(0, now - beganAt);
      const step = [...steps].reverse().find(({ beginsMs }) => beginsMs <= goneMs);
      if (!step) return;
      const share = Math.min(1, (goneMs - step.beginsMs) / step.countsMs);
      // Only the last sum is come to slowly: a lesser one is counted through.
      const gone = step.tier === tier ? 1 - (1 - share) ** 2 : share;
      const eased = BigInt(Math.round(gone * 1_000));
      const shown = toDecimal(minor(step.from + ((step.to - step.from) * eased) / 1_000n), currency);
      const isAll = step.tier === tier && share === 1;
      setStage((last) => ({ ...last, tier: step.tier, shown: isAll ? all : shown, isCounting: !isAll }));
      if (!isAll) frame = requestAnimationFrame(count);
    });
    return () => {
      clearTimeout(over);
      cancelAnimationFrame(frame);
    };
  }, [amount, stake, currency, tier]);
  return stage;
};
