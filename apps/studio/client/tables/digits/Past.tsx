import { PastDraw } from '../past/PastDraw.tsx';
import type { PastView } from '../shell/view.ts';
import { readDigits } from './read.ts';

/** The three digits. */
export const Past: PastView = ({ slip }) => {
  const drawn = readDigits(slip.result?.outcome);
  return (
    drawn && (
      <PastDraw>
        {drawn.digits.map((digit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place
          <b key={place} className="draw-ball digit-ball">
            {digit}
          </b>
        ))}
      </PastDraw>
    )
  );
};
