import type { EventView } from '../../../../../src/book/views.ts';
import { pickedBy } from './chance.ts';

const ways = ['saved', 'wide', 'post', 'blocked'] as const;
export type Averted = (typeof ways)[number];

/** What tells one attack of a match from another: the match, and where in its timeline stands how it ended. */
export const attackKey = (id: string, at: number): string => `${id} ${at}`;

/** In what way a threat ends that came to nothing: the feed tells no more than that it did. */
export const avertedOf = ({ key }: { readonly key: string }): Averted =>
  ways[pickedBy(`${key} averted`, ways.length)] ?? 'saved';

/** How the picture has shown that the last threat came to nothing; `null` where something else was told last, or it was seen already. */
export const shownEnd = (
  { id, timeline }: Pick<EventView, 'id' | 'timeline'>,
  seen: number,
): Averted | null => {
  const last = timeline.filter(({ kind }) => kind !== 'break' && kind !== 'end').at(-1);
  if (last?.kind !== 'cleared') return null;
  const at = timeline.indexOf(last);
  return at < seen ? null : avertedOf({ key: attackKey(id, at) });
};
