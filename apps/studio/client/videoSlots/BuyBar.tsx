import { lazy, Suspense, useState } from 'react';
import { useShell } from '../shell/context.ts';
import { isRoundOpen } from '../shell/playState.ts';
import { buyWordsOf } from './buyWords.ts';
import { useVideoSlotState } from './context.ts';

const BuySheet = lazy(() => import('./BuySheet.tsx'));

/** Opens the purchase of free spins, where the site's rules allow it and the slot sells them. */
export const BuyBar = () => {
  const texts = buyWordsOf(useShell().lang);
  const state = useVideoSlotState();
  const [isAsking, setAsking] = useState(false);
  const { opened, busy, phase } = state;
  if (!opened?.buy) return null;
  const mayBuy = !busy && !isRoundOpen(state) && phase === 'playing';
  return (
    <div className="buy-bar">
      <button
        type="button"
        className="quiet-button"
        data-action="buy"
        disabled={!mayBuy}
        onClick={() => setAsking(true)}
      >
        {texts.buy}
      </button>
      {isAsking && mayBuy && (
        <Suspense fallback={null}>
          <BuySheet offer={opened.buy} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
};
