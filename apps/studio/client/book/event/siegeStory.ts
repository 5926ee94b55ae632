import { siegePointOf, siegeRule, stormedIn, stormsIn } from '../../../src/book/engine/siegeRounds.ts';
import type { EventView, Side } from '../../../src/book/views.ts';
import type { boardOf } from '../pageTexts/texts.ts';
import { lastScored, leadsOf, takenIn } from './boards/leads.ts';

/** What the round that was played last has made of the match, besides its score. */
export type SiegeStory = { readonly side: Side } & (
  | { readonly kind: 'saved'; readonly of: 'map' | 'match'; readonly isOvertime: boolean }
  | { readonly kind: 'level'; readonly from: readonly [own: number, theirs: number] }
  | { readonly kind: 'row'; readonly deed: 'taken' | 'held'; readonly count: number }
  | { readonly kind: 'lead' }
);

/** So many in a row, or so many rounds behind, are worth telling. */
const tellFrom = 3;

/** How often the last of these has come in a row. */
export const rowOf = (taken: readonly boolean[]): number =>
  taken.length - 1 - taken.lastIndexOf(taken.at(-1) !== true);

/** How a side stood as it was furthest behind since both were last level, its own rounds first. */
const worstOf = (taken: readonly Side[], side: Side): readonly [number, number] => {
  let [own, theirs] = [0, 0];
  let worst: readonly [number, number] = [0, 0];
  for (const by of taken) {
    if (own === theirs) worst = [own, theirs];
    if (by === side) own += 1;
    else theirs += 1;
    if (theirs - own > worst[1] - worst[0]) worst = [own, theirs];
  }
  return worst;
};

/**
 * The greatest of what is to be told after a round: a point that was saved, both level again after three rounds behind or more, three in a
 * row or more, the first lead of whoever has been behind. `null` for a round as any other, and for one that brought the map, which is told
 * itself.
 */
export const siegeStoryOf = ({
  score,
  timeline,
  phase,
}: Pick<EventView, 'score' | 'timeline' | 'phase'>): SiegeStory | null => {
  if (score.sport !== 'siege' || phase !== 'live' || score.isBreak) return null;
  const last = lastScored(timeline);
  const map = score.maps[score.current];
  if (!map || map.winner !== null || !last || last.side === null) return null;
  const part = score.current + 1;
  if (last.part !== part || last.clock !== map.home + map.away) return null;
  const { side } = last;
  const taken = takenIn(timeline, part);
  const maps = score.maps.map((each) => (each === map ? { ...map, [side]: map[side] - 1 } : each));
  const point = siegePointOf({ ...score, maps });
  const isLevel = map.home === map.away;
  if (point)
    return {
      kind: 'saved',
      side,
      of: point.brings,
      isOvertime: isLevel && map.home === siegeRule.target - 1,
    };
  const worst = worstOf(taken, side);
  if (isLevel && worst[1] - worst[0] >= tellFrom) return { kind: 'level', side, from: worst };
  const storms = stormsIn(part, last.clock);
  const count = rowOf(stormedIn(timeline, storms, part));
  if (count >= tellFrom) return { kind: 'row', side, deed: storms === side ? 'taken' : 'held', count };
  const leads = leadsOf(taken.map((by) => ({ side: by === side ? 'home' : 'away', points: 1 })));
  const isFirstLead = leads.at(-1) === 1 && leads.slice(0, -1).every((lead) => lead <= 0);
  return isFirstLead && leads.some((lead) => lead < 0) ? { kind: 'lead', side } : null;
};

type Words = ReturnType<typeof boardOf>['siege']['story'];

export const siegeStoryText = (story: SiegeStory, words: Words): string => {
  switch (story.kind) {
    case 'saved':
      return `${words.saved[story.of]}${story.isOvertime ? ` · ${words.overtime}` : ''}`;
    case 'level':
      return words.level(story.from.join(':'));
    case 'row':
      return words[story.deed](story.count);
    case 'lead':
      return words.lead;
  }
};
