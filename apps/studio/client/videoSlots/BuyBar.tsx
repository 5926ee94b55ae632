import { lazy, Suspense, useState } from 'react';
import { useShell } from '../shell/context.ts';
import { isRoundOpen } from '../shell/playState.ts';
import { buyWordsOf } from './buyWords.ts';
import { useVideoSlot, useVideoSlotState } from './context.ts';

const BuySheet = lazy(() => import('./BuySheet.tsx'));

/** Opens the purchase of the feature, where the site's rules allow it. */
export const BuyBar = () => {
  const texts = buyWordsOf(useShell().lang);
  const { own } = useVideoSlot();
  const state = useVideoSlotState();
  const [isAsking, setAsking] = useState(false);
  const { opened, busy, phase } = state;
  if (!opened || opened.buy.length === 0) return null;
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
        {own.hold ? texts.named(own.hold.title) : texts.buy}
      </button>
      {isAsking && mayBuy && (
        <Suspense fallback={null}>
          <BuySheet offers={opened.buy} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
};
