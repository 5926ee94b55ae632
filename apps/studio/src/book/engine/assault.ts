import type { Hmac } from '../../fair/draw.ts';
import { type Below, rangesOf } from '../../tables/engine/ranges.ts';
import type { AssaultView, Side } from '../views.ts';
import { stepOn } from './replay.ts';
import type { Run } from './run.ts';
import { arrowsWithWinner } from './siegeArrows.ts';
import { drawWay } from './siegeMaps.ts';
import { stormsIn } from './siegeRounds.ts';
import { otherSide } from './sport.ts';

/**
 * How a round of a siege goes before it is decided. What is drawn here decides nothing: the press follows from the decision, so that it
 * tells truly, and never surely, how the round stands, and bets on it are closed while it is told. Who shot better is drawn by the step that
 * tells it (`siegeArrows.ts`); under the first rules it was drawn here, as the press is. By what the walls are stormed is drawn by the match
 * since the third rules (`siegeMaps.ts`); before them it hung on nothing and was drawn here.
 */

/** Of a hundred rounds that are taken, those with little and with at most some press; of those held it is the other way round. */
const pressBelow = [15, 50] as const;

const drawPress = async (below: Below, isTaken: boolean): Promise<1 | 2 | 3> => {
  const drawn = await below(100);
  const least = pressBelow.filter((share) => drawn >= share).length;
  return ([1, 2, 3] as const)[isTaken ? least : 2 - least] ?? 2;
};

/** How a round went, by whether its castle was taken; who shot better is drawn with it under the first rules. */
export const drawAssault = async (
  below: Below,
  isTaken: boolean,
  isWhole: boolean,
): Promise<{
  readonly way: AssaultView['way'];
  readonly press: 1 | 2 | 3;
  readonly stormersShotBetter: boolean | null;
}> => {
  const way = await drawWay(below);
  const isWithWinner = isWhole ? (await below(100)) < arrowsWithWinner : null;
  const press = await drawPress(below, isTaken);
  return { way, press, stormersShotBetter: isWithWinner === null ? null : isWithWinner === isTaken };
};

/** How many steps decide the round, from each stage of its fight. */
const stepsToEnd = { arrows: 3, cover: 2, storm: 1 } as const;

/**
 * The round of a siege that is fought, or that was decided last and is still seen; `null` where there is none. Its draws are those of the
 * text `event:assault` and the number of the step that decides it. While a bet on it can still be taken its end is not looked at.
 */
export const assaultOf = async (run: Run, hmac: Hmac): Promise<AssaultView | null> => {
  const { score, phase, fixture } = run;
  if (score.sport !== 'siege' || phase === 'coming' || phase === 'abandoned') return null;
  const toCome = score.isFought ? stepsToEnd[score.stage ?? 'storm'] : 0;
  const draws = rangesOf(hmac, `${fixture.id}:assault`, run.steps + toCome);
  const map = score.maps[score.current];
  if (toCome > 1 && map)
    return {
      part: score.current + 1,
      round: map.home + map.away + 1,
      way: score.way ?? (await drawWay(draws)),
      arrows: score.arrows,
      grade: score.grade,
      press: null,
    };
  const decided = score.isFought ? await stepOn(run, hmac) : run;
  const last = decided.timeline.findLast(({ kind }) => kind === 'points');
  if (!last || last.part !== score.current + 1) return null;
  const storms: Side = stormsIn(last.part, last.clock);
  const { way, press, stormersShotBetter } = await drawAssault(
    draws,
    last.side === storms,
    fixture.rules === 1,
  );
  const drawn = stormersShotBetter ? storms : otherSide(storms);
  return {
    part: last.part,
    round: last.clock,
    way: score.way ?? way,
    arrows: stormersShotBetter === null ? score.arrows : drawn,
    grade: score.grade,
    press,
  };
};
