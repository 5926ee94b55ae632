import type { Side, TimelineItem } from '../../../../src/book/views.ts';

/** An attack that was told presses most in its own minute, and is forgotten after so many. */
const fades = 4;

/** How hard a side pressed at each minute up to now: its attacks as the feed told them, the later the more. Nothing else is in it. */
export const pressureOf = (
  threats: readonly Pick<TimelineItem, 'clock' | 'side'>[],
  side: Side,
  now: number,
): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor(now)) + 1 }, (_, minute) =>
    threats.reduce(
      (sum, { clock, side: of }) =>
        of === side && clock <= minute ? sum + Math.exp((clock - minute) / fades) : sum,
      0,
    ),
  );

/** The threats that were told; the one in play once it is said, and the picture no longer shows how it comes about. */
export const threatsSaid = <Item extends Pick<TimelineItem, 'kind'>>(
  timeline: readonly Item[],
  isSaid: boolean,
): readonly Item[] => {
  const threats = timeline.filter(({ kind }) => kind === 'danger');
  return isSaid || timeline.at(-1)?.kind !== 'danger' ? threats : threats.slice(0, -1);
};
