import { remainderOf } from '../../../src/tables/games/fanTan.ts';
import { PastDraw } from '../past/PastDraw.tsx';
import type { PastView } from '../shell/view.ts';
import { readButtons } from './read.ts';

/** What was left. */
export const Past: PastView = ({ slip }) => {
  const drawn = readButtons(slip.result?.outcome);
  if (!drawn) return null;
  const left = remainderOf(drawn);
  return (
    <PastDraw>
      <b className="bead" data-left={left}>
        {left}
      </b>
    </PastDraw>
  );
};
