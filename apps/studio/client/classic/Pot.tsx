import { type CurrencyCode, minor, parseDecimal, toDecimal } from '@pavilion/money';
import { useEffect, useRef, useState } from 'react';
import { money } from '../shell/amounts.ts';
import type { GameApi } from '../shell/api.ts';
import { useClassic, useClassicState } from './context.ts';

/** How often the pot is asked for while somebody looks, and how long it takes to roll there. Milliseconds. */
const askEveryMs = 5_000;
const rollMs = 1_600;
const calm = '(prefers-reduced-motion: reduce)';

/** The pot as the studio last told it; `null` until it has. What cannot be read now is asked for again. */
const usePot = (api: Pick<GameApi<unknown>, 'jackpot'>, playing: boolean, won: string | null) => {
  const [amount, setAmount] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has won it sees the new pot at once
  useEffect(() => {
    if (!playing) return;
    let gone = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const answer = await api.jackpot().catch(() => null);
      if (answer && !gone) setAmount(answer.amount);
    };
    void ask();
    const timer = setInterval(() => void ask(), askEveryMs);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [api, playing, won]);
  return amount;
};

/** Rolls from what is shown to what is; at once when less motion is wanted, and downwards: then it was won. */
const useRolling = (amount: string | null, currency: CurrencyCode): string | null => {
  const [shown, setShown] = useState(amount);
  const last = useRef(0n);
  useEffect(() => {
    if (amount === null) return;
    const target: bigint = parseDecimal(amount, currency) ?? 0n;
    const from = last.current;
    last.current = target;
    if (from === 0n || target <= from || window.matchMedia(calm).matches) {
      setShown(amount);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - startedAt) / rollMs);
      const reached = from + ((target - from) * BigInt(Math.round(share * 1_000))) / 1_000n;
      setShown(toDecimal(minor(reached), currency));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, currency]);
  return shown;
};

/** What the pearl holds now. */
export const Pot = ({ api }: { api: Pick<GameApi<unknown>, 'jackpot'> }) => {
  const { words } = useClassic();
  const { phase, currency, view } = useClassicState();
  const amount = usePot(api, phase === 'playing', view.jackpot);
  const shown = useRolling(amount, currency);
  return (
    <p className="pot">
      <span className="pot-name">{words.pot}</span>
      <output data-field="jackpot" data-value={amount ?? ''} aria-live="off">
        {shown === null ? '—' : money(shown, currency)}
      </output>
    </p>
  );
};
