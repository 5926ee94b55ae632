import type { Side, TimelineItem } from '../../../../src/book/views.ts';

/** How far the home side leads after every point; begins at 0. */
export const leadsOf = (points: readonly Pick<TimelineItem, 'side' | 'points'>[]): readonly number[] => {
  const leads = [0];
  for (const { side, points: brought } of points) {
    if (side === null || brought === 0) continue;
    leads.push((leads.at(-1) ?? 0) + (side === 'home' ? brought : -brought));
  }
  return leads;
};

/** The points or the round that were told last. */
export const lastScored = (timeline: readonly TimelineItem[]): TimelineItem | undefined =>
  timeline.filter(({ kind }) => kind === 'points').at(-1);

/** Who took each round or rally of a part, in order. */
export const takenIn = (timeline: readonly TimelineItem[], part: number): readonly Side[] =>
  timeline.flatMap(({ kind, part: of, side }) =>
    kind === 'points' && of === part && side !== null ? [side] : [],
  );
