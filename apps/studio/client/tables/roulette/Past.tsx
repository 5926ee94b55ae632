import { colourOf } from '../../../src/tables/games/roulette.ts';
import { PastDraw } from '../past/PastDraw.tsx';
import type { PastView } from '../shell/view.ts';
import { readPocket } from './read.ts';

/** Where the ball lay. */
export const Past: PastView = ({ slip }) => {
  const drawn = readPocket(slip.result?.outcome);
  return (
    drawn && (
      <PastDraw>
        <b className={`bead ${colourOf(drawn.pocket)}`}>{drawn.pocket}</b>
      </PastDraw>
    )
  );
};
