import { PastDraw } from '../past/PastDraw.tsx';
import type { PastView } from '../shell/view.ts';
import { MarkBall } from './MarkBall.tsx';
import { readMarks } from './read.ts';

/** The six numbers, and the special one. */
export const Past: PastView = ({ slip }) => {
  const drawn = readMarks(slip.result?.outcome);
  return (
    drawn && (
      <PastDraw>
        {drawn.numbers.map((number) => (
          <MarkBall key={number} number={number} />
        ))}
        <span>+</span>
        <MarkBall number={drawn.special} />
      </PastDraw>
    )
  );
};
