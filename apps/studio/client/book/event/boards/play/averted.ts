import type { EventView, IncidentView, TimelineItem } from '../../../../../src/book/views.ts';
import { pickedBy } from './chance.ts';

const ways = ['saved', 'wide', 'post', 'blocked'] as const;
export type Averted = (typeof ways)[number];

/** What tells one attack of a match from another: the match, and where in its timeline stands how it ended. */
export const attackKey = (id: string, at: number): string => `${id} ${at}`;

/** A shot that goes out for a corner was touched by somebody. */
const toCorner = ['saved', 'blocked'] as const satisfies readonly Averted[];

/** In what way a threat ends that came to nothing: the feed tells no more than that it did, and whether a corner came of it. */
export const avertedOf = ({
  key,
  isCorner = false,
}: {
  readonly key: string;
  readonly isCorner?: boolean;
}): Averted => {
  const among: readonly Averted[] = isCorner ? toCorner : ways;
  return among[pickedBy(`${key} averted`, among.length)] ?? 'saved';
};

/** Whether what stands in the timeline at a place was told together with a corner. */
export const hasCorner = ({ clock }: TimelineItem, at: number, incidents: readonly IncidentView[]): boolean =>
  incidents.some((each) => each.kind === 'corner' && each.clock === clock && each.after === at + 1);

/** What may be told together with how an attack ended. */
const besides: readonly TimelineItem['kind'][] = ['break', 'end'];

/** What of play was told last, and where in the timeline it stands; `null` where there is none, or it was seen already. */
export const lastTold = (
  timeline: readonly TimelineItem[],
  seen: number,
): { readonly item: TimelineItem; readonly at: number } | null => {
  const item = timeline.filter(({ kind }) => !besides.includes(kind)).at(-1);
  const at = item ? timeline.indexOf(item) : -1;
  return !item || at < seen ? null : { item, at };
};

/** How the picture has shown that the last threat came to nothing; `null` where something else was told last, or it was seen already. */
export const shownEnd = (
  { id, timeline, incidents }: Pick<EventView, 'id' | 'timeline' | 'incidents'>,
  seen: number,
): Averted | null => {
  const last = lastTold(timeline, seen);
  if (last?.item.kind !== 'cleared') return null;
  return avertedOf({ key: attackKey(id, last.at), isCorner: hasCorner(last.item, last.at, incidents) });
};
