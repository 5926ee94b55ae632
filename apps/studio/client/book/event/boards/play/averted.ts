import type { EventView, TimelineItem } from '../../../../../src/book/views.ts';
import { pickedBy } from './chance.ts';

const ways = ['saved', 'wide', 'post', 'blocked'] as const;
export type Averted = (typeof ways)[number];

/** What tells one attack of a match from another: the match, and where in its timeline stands how it ended. */
export const attackKey = (id: string, at: number): string => `${id} ${at}`;

/** In what way a threat ends that came to nothing: the feed tells no more than that it did. */
export const avertedOf = ({ key }: { readonly key: string }): Averted =>
  ways[pickedBy(`${key} averted`, ways.length)] ?? 'saved';

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
  { id, timeline }: Pick<EventView, 'id' | 'timeline'>,
  seen: number,
): Averted | null => {
  const last = lastTold(timeline, seen);
  return last?.item.kind === 'cleared' ? avertedOf({ key: attackKey(id, last.at) }) : null;
};
