import { WinPlate } from './Celebration.tsx';
import { useShellState } from './context.ts';
import { isGain } from './playState.ts';
import { tierOf } from './tiers.ts';

/** On the edge of a felt, once its round is over: what it won. What only comes back is no win. */
export const RoundWin = () => {
  const { round, motion, busy, notice, currency } = useShellState();
  // A round that is found on opening the page was celebrated when it was played.
  const isFresh = notice.kind === 'own' && motion === 'settled' && !busy;
  if (!isFresh || round?.state !== 'settled' || !isGain(round.won, round, currency)) return null;
  return (
    <WinPlate
      key={round.id}
      amount={round.won}
      currency={currency}
      tier={tierOf(round.won, round.stake, currency)}
      say={(amount) => `+ ${amount}`}
    />
  );
};
