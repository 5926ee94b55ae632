import { money } from '../shell/amounts.ts';
import type { GameApi } from '../shell/api.ts';
import { useAsked } from '../shell/useAsked.ts';
import { useRolling } from '../shell/useRolling.ts';
import { useClassic, useClassicState } from './context.ts';

/** What the pearl holds now. */
export const Pot = ({ api }: { api: Pick<GameApi<unknown>, 'jackpot'> }) => {
  const { words } = useClassic();
  const { phase, currency, view } = useClassicState();
  const amount = useAsked(api.jackpot, phase === 'playing', view.jackpot)?.amount ?? null;
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
