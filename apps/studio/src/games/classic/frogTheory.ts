import { lanternJackpot } from '../jackpot.ts';
import { jadeFrog } from './machine.ts';
import { type ClassicTheory, theoryOf } from './theory.ts';

let known: ClassicTheory | undefined;

/** What Jade Frog's Pearl returns: summed up once, when it is first asked for. */
export const frogTheory = (): ClassicTheory => {
  known ??= theoryOf(jadeFrog, lanternJackpot);
  return known;
};
