import type { OperationStep } from '@pavilion/contract/agentReports';
import type { Span } from '../centre.ts';

const dayMs = 24 * 60 * 60_000;
const daysOfWeek = 7;

const textOf = (day: Date): string => day.toISOString().slice(0, 10);

/** The first day of the step after the one that a day belongs to; weeks begin on Monday. */
const nextOf = (day: Date, by: OperationStep): Date => {
  switch (by) {
    case 'day':
      return new Date(day.getTime() + dayMs);
    case 'week':
      return new Date(
        day.getTime() + (daysOfWeek - ((day.getUTCDay() + daysOfWeek - 1) % daysOfWeek)) * dayMs,
      );
    case 'month':
      return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1));
  }
};

/** The first day within the span of each of its days, weeks or months. */
export const stepsOf = ({ from, to }: Pick<Span, 'from' | 'to'>, by: OperationStep): string[] => {
  const days: string[] = [];
  for (let day = new Date(from); textOf(day) <= to; day = nextOf(day, by)) days.push(textOf(day));
  return days;
};
