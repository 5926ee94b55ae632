import type { SiegeSeen } from './siegeSeen.ts';

/** What goes on in steps of its own while a state lasts: a host comes before arrows fly, and walls are reached before they are pressed. */
const courses = {
  arrows: ['march', 'volley'],
  storm: ['reach', 'press'],
  fight: ['march', 'shot', 'reach', 'press'],
} as const;

export type Course = keyof typeof courses;

/** What the line on the picture tells; `told` is what the studio tells of a map, a match, or of what was not seen. */
export type SiegeCaption =
  | ('told' | 'end' | 'result' | 'lines' | 'nock' | 'cover' | 'ready')
  | (typeof courses)[Course][number];

interface Time {
  /** Whether the picture has still to show what is told of the state. */
  readonly isLanding: boolean;
  /** Whether bets are closed, and what they were on has not begun. */
  readonly isShut: boolean;
  /** How many steps of its course have gone by. */
  readonly step: number;
}

/** Each stage of a siege has a line of its own: a result is told as long as it is celebrated, and no line outlasts its stage. */
export const captionAt = (
  { state, brings }: Pick<SiegeSeen, 'state' | 'brings'>,
  { isLanding, isShut, step }: Time,
): SiegeCaption => {
  switch (state) {
    case 'rest':
      return isShut ? 'nock' : 'lines';
    case 'cover':
      if (isLanding) return 'volley';
      return isShut ? 'ready' : 'cover';
    case 'taken':
    case 'held':
      if (isLanding) return 'end';
      return brings === 'round' ? 'result' : 'told';
    default: {
      const course = courses[state];
      return course[Math.min(step, course.length - 1)] ?? 'told';
    }
  }
};
