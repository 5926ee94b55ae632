import { useEffect, useState } from 'react';
import type { BasketballScore } from '../../../../src/book/views.ts';
import { isCalm } from '../../shell/calm.ts';

/** A second of play goes by so often: a possession is seen through before the next one is told. Milliseconds. */
const secondMs = 170;

interface Run {
  readonly quarter: number;
  readonly left: number;
}

/** More than a possession or two take: the page was not looked at, or heard of nothing. Seconds of play. */
const farBehind = 60;
/** So much is played through of what was not seen, and the rest is left out. Seconds of play. */
const runUp = 30;

/** Once the quarter has been told to be over, what is left of it goes by so many times as fast. */
const hurries = 4;

/**
 * A second later, or several, but never past what was told; another quarter, or a clock set back, is taken at once. Who has missed more
 * than a minute is brought near.
 */
export const runOn = ({ quarter, left }: Run, told: Run, seconds = 1): Run => {
  if (quarter !== told.quarter || left < told.left) return told;
  if (left - told.left > farBehind) return { quarter, left: told.left + runUp };
  return { quarter, left: Math.max(told.left, left - seconds) };
};

/** The clock of a quarter, which runs down to the second that the feed told. */
export const useRunning = ({ quarter, clock, isBreak }: BasketballScore): number => {
  const [run, setRun] = useState<Run>({ quarter, left: clock });
  const isThere = run.quarter === quarter && run.left === clock;
  useEffect(() => {
    if (isThere || isCalm()) return;
    const seconds = isBreak ? hurries : 1;
    const timer = setInterval(
      () => setRun((last) => runOn(last, { quarter, left: clock }, seconds)),
      secondMs,
    );
    return () => clearInterval(timer);
  }, [quarter, clock, isBreak, isThere]);
  return isCalm() || run.quarter !== quarter ? clock : run.left;
};
