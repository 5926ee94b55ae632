import { statementDaysMax } from '@pavilion/contract/records';
import { dayAgo, dayBegin, dayEnd } from '@pavilion/web/zonedDay';
import { useState } from 'react';
import { useTimeZone } from '../../../../site/timeZone.ts';

const dayMs = 24 * 60 * 60_000;
/** The range that is shown at first. */
const daysAtFirst = 30;

/** Days of a zone as the wire wants them; null when they make no range of up to a year. */
const rangeOf = (from: string, to: string, timeZone: string): { from: string; to: string } | null => {
  const begin = dayBegin(from, timeZone);
  const end = dayEnd(to, timeZone);
  if (begin === null || end === null || end <= begin) return null;
  if (end.getTime() - begin.getTime() > statementDaysMax * dayMs) return null;
  return { from: begin.toISOString(), to: end.toISOString() };
};

/** A first and a last day of the zone that the member reads times in; the last thirty days at first. */
export const useDayRange = () => {
  const timeZone = useTimeZone();
  const [from, setFrom] = useState(() => dayAgo(daysAtFirst, timeZone));
  const [to, setTo] = useState(() => dayAgo(0, timeZone));
  return { from, to, setFrom, setTo, timeZone, range: rangeOf(from, to, timeZone) };
};
export type DayRange = ReturnType<typeof useDayRange>;
