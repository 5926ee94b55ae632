/** The exact return of a three-reel machine, by playing every stop of every reel. */
import { type Fraction, fraction, plus, toNumber } from '../../engine/fraction.ts';
import { type JackpotTerms, jackpotReturnBp } from '../jackpot.ts';
import { unitsPerStake } from '../units.ts';
import { evaluateClassic } from './evaluate.ts';
import type { ClassicMachine } from './machine.ts';

export interface ClassicTheory {
  /** Share of the stake that lines return, exactly. */
  readonly lines: Fraction;
  /** Share of the stake that the jackpot returns: contributions and seeds. */
  readonly jackpot: Fraction;
  readonly rtp: Fraction;
  /** `rtp` in hundredths of a per cent, rounded to nearest. */
  readonly rtpBp: number;
  /** Share of spins in which a line wins. */
  readonly hitRate: number;
  /** Standard deviation of what lines win in a spin, in stakes. */
  readonly deviation: number;
}

export const theoryOf = (machine: ClassicMachine, terms: JackpotTerms): ClassicTheory => {
  const [first, second, third] = machine.strips;
  let [units, squares, hits] = [0, 0, 0];
  for (let one = 0; one < first.length; one += 1)
    for (let two = 0; two < second.length; two += 1)
      for (let three = 0; three < third.length; three += 1) {
        const won = evaluateClassic(machine, [one, two, three]).units;
        units += won;
        squares += won ** 2;
        if (won > 0) hits += 1;
      }
  const all = first.length * second.length * third.length;
  const lines = fraction(units, all * unitsPerStake);
  const jackpot = fraction(jackpotReturnBp(terms) * 100, 1_000_000);
  const rtp = plus(lines, jackpot);
  return {
    lines,
    jackpot,
    rtp,
    rtpBp: Math.round(toNumber(rtp) * 10_000),
    hitRate: hits / all,
    deviation: Math.sqrt(squares / all - (units / all) ** 2) / unitsPerStake,
  };
};
