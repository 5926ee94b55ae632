import { PastDraw } from '../past/PastDraw.tsx';
import type { PastView } from '../shell/view.ts';
import { readCarps } from './read.ts';

/** The eight numbers, in their order. */
export const Past: PastView = ({ slip }) => {
  const drawn = readCarps(slip.result?.outcome);
  return (
    drawn && (
      <PastDraw>
        {drawn.numbers.map((number) => (
          <b key={number} className="draw-ball carp-ball">
            {number}
          </b>
        ))}
      </PastDraw>
    )
  );
};
