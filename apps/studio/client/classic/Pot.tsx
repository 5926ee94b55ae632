import { useEffect, useState } from 'react';
import { money } from '../shell/amounts.ts';
import type { GameApi } from '../shell/api.ts';
import { useRolling } from '../shell/useRolling.ts';
import { useClassic, useClassicState } from './context.ts';

/** How often the pot is asked for while somebody looks. Milliseconds. */
const askEveryMs = 5_000;

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
