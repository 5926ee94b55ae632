import type { Hmac } from '../../fair/draw.ts';
import { type Below, rangesOf } from '../../tables/engine/ranges.ts';
import type { AssaultView, Side } from '../views.ts';
import { stepOn } from './replay.ts';
import type { Run } from './run.ts';
import { stormsIn } from './siegeRounds.ts';
import { otherSide } from './sport.ts';

/**
 * How a round of a siege goes before it is decided. What is drawn here decides nothing: it follows from the decision, so that arrows and
 * press tell truly, and never surely, how the round stands. Bets on it have been closed since it began.
 */

const ways = ['ladders', 'ram', 'tower'] as const satisfies readonly AssaultView['way'][];
/** Of a hundred rounds, those in which the arrows go with whoever wins the round. */
const arrowsWithWinner = 65;
/** Of a hundred rounds that are taken, those with little and with at most some press; of those held it is the other way round. */
const pressBelow = [15, 50] as const;

/** How a round went, by whether its castle was taken. */
export const drawAssault = async (
  below: Below,
  isTaken: boolean,
): Promise<Pick<AssaultView, 'way' | 'press'> & { readonly stormersShotBetter: boolean }> => {
  const way = ways[await below(ways.length)] ?? 'ladders';
  const isWithWinner = (await below(100)) < arrowsWithWinner;
  const drawn = await below(100);
  const least = pressBelow.filter((share) => drawn >= share).length;
  const press = ([1, 2, 3] as const)[isTaken ? least : 2 - least] ?? 2;
  return { way, press, stormersShotBetter: isWithWinner === isTaken };
};

/**
 * The round of a siege that is fought, or that was decided last and is still seen; `null` where there is none. Its draws are those of the
 * text `event:assault` and the number of the step that decides it.
 */
export const assaultOf = async (run: Run, hmac: Hmac): Promise<AssaultView | null> => {
  const { score, phase } = run;
  if (score.sport !== 'siege' || phase === 'coming' || phase === 'abandoned') return null;
  const decided = score.isFought ? await stepOn(run, hmac) : run;
  const last = decided.timeline.findLast(({ kind }) => kind === 'points');
  if (!last || last.part !== score.current + 1) return null;
  const storms: Side = stormsIn(last.part, last.clock);
  const draws = rangesOf(hmac, `${run.fixture.id}:assault`, decided.steps);
  const { stormersShotBetter, ...drawn } = await drawAssault(draws, last.side === storms);
  return {
    ...drawn,
    part: last.part,
    round: last.clock,
    arrows: stormersShotBetter ? storms : otherSide(storms),
  };
};
