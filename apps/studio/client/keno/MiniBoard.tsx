import type { KenoOutcome } from '../../src/games/keno/outcome.ts';
import { numberCount, pierOf } from '../../src/games/keno/rules.ts';

const numbers = Array.from({ length: numberCount }, (_, index) => index + 1);

/** What was drawn, and what of it was hit, in small. */
export const MiniBoard = ({ picks, drawn, pier }: Pick<KenoOutcome, 'picks' | 'drawn' | 'pier'>) => (
  <span className="mini-keno">
    {numbers.map((number) => (
      <i
        key={number}
        data-pier={pierOf(number) === pier}
        data-drawn={drawn.includes(number)}
        data-hit={drawn.includes(number) && picks.includes(number)}
      />
    ))}
  </span>
);
