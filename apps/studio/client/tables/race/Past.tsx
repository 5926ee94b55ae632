import { PastDraw } from '../past/PastDraw.tsx';
import type { PastView } from '../shell/view.ts';
import { readOrder } from './run.ts';
import { useRace } from './useRace.ts';

/** The first three. */
export const Past: PastView = ({ slip }) => {
  const game = useRace();
  const run = readOrder(game, slip.result?.outcome);
  return (
    run && (
      <PastDraw>
        {run.order.slice(0, 3).map((runner) => (
          <b key={runner} className="runner-mark" data-runner={runner + 1}>
            {runner + 1}
          </b>
        ))}
      </PastDraw>
    )
  );
};
