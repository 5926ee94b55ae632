import { lazy, Suspense, useState } from 'react';
import type { EventView } from '../../../src/book/views.ts';

const EndRibbon = lazy(() => import('./boards/EndRibbon.tsx'));

/** The end of a match, for whoever has seen it: whoever comes later reads the result alone. */
export const MatchEnd = ({ event }: { event: EventView }) => {
  const isFinal = event.phase === 'over' && !event.isProvisional;
  const [wasFinal] = useState(isFinal);
  if (!isFinal || wasFinal) return null;
  return (
    <Suspense>
      <EndRibbon event={event} />
    </Suspense>
  );
};
