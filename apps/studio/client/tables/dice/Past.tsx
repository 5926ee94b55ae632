import { PastDraw } from '../past/PastDraw.tsx';
import type { PastView } from '../shell/view.ts';
import { DiceFaces } from './DieFace.tsx';
import { readDice } from './read.ts';

/** The three dice. */
export const Past: PastView = ({ slip }) => {
  const roll = readDice(slip.result?.outcome);
  return (
    roll && (
      <PastDraw>
        <DiceFaces dice={roll.dice} />
      </PastDraw>
    )
  );
};
