import { PastDraw } from '../past/PastDraw.tsx';
import type { PastView } from '../shell/view.ts';
import { Ball } from './Ball.tsx';
import { readTen } from './read.ts';

/** All ten, in their order. */
export const Past: PastView = ({ slip }) => {
  const run = readTen(slip.result?.outcome);
  return (
    run && (
      <PastDraw>
        {run.order.map((firefly) => (
          <Ball key={firefly} number={firefly} />
        ))}
      </PastDraw>
    )
  );
};
