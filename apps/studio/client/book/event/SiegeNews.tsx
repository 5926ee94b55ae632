import { stormedIn, stormsIn } from '../../../src/book/engine/siegeRounds.ts';
import type { EventView, MarketView } from '../../../src/book/views.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useNames, useWords } from '../shell/context.ts';
import { useSiegeRecord } from './boards/useSiegeRecord.ts';
import { rowOf, siegeStoryOf, siegeStoryText } from './siegeStory.ts';

/** What happens but once is no row. */
const rowMin = 2;

/**
 * Over the prices of the next round: what the last one has made of the match, and what those who storm made of this map in their latest
 * rounds on it before, and in a row on it today. Out of what was told alone. Who storms, and how often they took it today, stands over the
 * picture: without more to tell the line is empty.
 */
export const SiegeNews = ({ event, market }: { event: EventView; market: MarketView }) => {
  const { news, story } = boardOf(useWords().lang).siege;
  const name = useNames();
  const record = useSiegeRecord(event.id);
  const { score, timeline } = event;
  if (score.sport !== 'siege') return null;
  const part = market.number ?? 1;
  const side = stormsIn(part, market.line ?? 1);
  const here = stormedIn(timeline, side, part);
  const castle = score.maps[part - 1]?.map.en_US;
  const before =
    record === null || record === 'failed'
      ? undefined
      : record.maps.find(({ map }) => map.en_US === castle)?.[side].lately;
  const row = rowOf(here);
  const last = siegeStoryOf(event);
  const isSaid = (words: string | false | undefined): words is string => typeof words === 'string';
  const ofThem = [
    before &&
      before.stormed > 0 &&
      news.lately(before.stormed, Math.round((100 * before.won) / before.stormed)),
    // The same row is not told twice.
    row >= rowMin && last?.kind !== 'row' && (here.at(-1) ? news.taken : news.failed)(row),
  ].filter(isSaid);
  const told = [
    last !== null && `${name(event[last.side].names)} ${siegeStoryText(last, story)}`,
    ofThem.length > 0 && news.storms(name(event[side].names)),
    ...ofThem,
  ].filter(isSaid);
  return (
    <p className="siege-news" data-field="siege-news">
      {told.join(' · ')}
    </p>
  );
};
