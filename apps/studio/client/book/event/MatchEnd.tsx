import { lazy, Suspense, useState } from 'react';
import type { EventView } from '../../../src/book/views.ts';

const WinnerCard = lazy(() => import('./WinnerCard.tsx'));
const EndRibbon = lazy(() => import('./boards/EndRibbon.tsx'));

/** Whether it has ended while it was looked at. */
const useHasJustEnded = (event: EventView): boolean => {
  const isFinal = event.phase === 'over' && !event.isProvisional;
  const [wasFinal] = useState(isFinal);
  return isFinal && !wasFinal;
};

/** The end of a match over the page, wherever it was scrolled to; not where the picture says the same in sight. */
export const MatchWon = ({ event, isPictured = false }: { event: EventView; isPictured?: boolean }) => {
  const hasEnded = useHasJustEnded(event);
  const [isSaid, setSaid] = useState(false);
  if (hasEnded && isPictured && !isSaid) setSaid(true);
  if (!hasEnded || isPictured || isSaid) return null;
  return (
    <Suspense>
      <WinnerCard event={event} />
    </Suspense>
  );
};

/** The end of a match, for whoever has seen it: whoever comes later reads the result alone. */
export const MatchEnd = ({ event }: { event: EventView }) => {
  if (!useHasJustEnded(event)) return null;
  return (
    <Suspense>
      <EndRibbon event={event} />
    </Suspense>
  );
};
