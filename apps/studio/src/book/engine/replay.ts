import type { Hmac } from '../../fair/draw.ts';
import { rangesOf } from '../../tables/engine/ranges.ts';
import type { EventPhase } from '../views.ts';
import { beginRun, type Run } from './run.ts';
import type { Fixture } from './sport.ts';

/**
 * The next step of an event: the same on the server and in the browser's verify page. Block i of step k is HMAC-SHA256(key =
 * the seed's 64 hex characters, message = `event:k:i`), read as `fair/draw.ts` says. What happens
 * besides in a match of football is read in the same way from `event:minute:k:i`, and how the ball goes meanwhile from `event:play:k:i`.
 */
export const stepOn = (run: Run, hmac: Hmac): Promise<Run> => {
  const step = run.steps + 1;
  const { id } = run.fixture;
  return run.next(rangesOf(hmac, id, step), {
    besides: rangesOf(hmac, `${id}:minute`, step),
    play: rangesOf(hmac, `${id}:play`, step),
  });
};

/** An event after its steps, by the phase that it is told to be in: what was broken off from outside, not by the draw, was so where they end. */
export const brokenOff = (run: Run, phase: EventPhase): Run =>
  phase === 'abandoned' && run.phase !== 'abandoned' ? run.abandoned() : run;

/** An event after so many steps, from its seed alone. */
export const replay = async (fixture: Fixture, hmac: Hmac, steps: number): Promise<Run> => {
  let run = beginRun(fixture);
  for (let step = 0; step < steps && !run.isFinished; step += 1) run = await stepOn(run, hmac);
  return run;
};
