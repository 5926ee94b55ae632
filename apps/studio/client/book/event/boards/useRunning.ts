import { useEffect, useState } from 'react';
import type { BasketballScore } from '../../../../src/book/views.ts';
import { isCalm } from '../../shell/calm.ts';

/** A second of play goes by so often: a possession is seen through before the next one is told. Milliseconds. */
const secondMs = 170;

interface Run {
  readonly quarter: number;
  readonly left: number;
}

/** A second later, but never past what was told; another quarter, or a clock set back, is taken at once. */
export const runOn = ({ quarter, left }: Run, told: Run): Run =>
  quarter !== told.quarter || left < told.left ? told : { quarter, left: Math.max(told.left, left - 1) };

/** The clock of a quarter, which runs down to the second that the feed told. */
export const useRunning = ({ quarter, clock }: BasketballScore): number => {
  const [run, setRun] = useState<Run>({ quarter, left: clock });
  const isThere = run.quarter === quarter && run.left === clock;
  useEffect(() => {
    if (isThere || isCalm()) return;
    const timer = setInterval(() => setRun((last) => runOn(last, { quarter, left: clock })), secondMs);
    return () => clearInterval(timer);
  }, [quarter, clock, isThere]);
  return isCalm() || run.quarter !== quarter ? clock : run.left;
};
