import type { EventView } from '../../../src/book/views.ts';
import { ScrollList } from '../../shell/ScrollList.tsx';
import { incidentText } from '../events/incident.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useNames, useWords } from '../shell/context.ts';
import { playedShots } from './shots.ts';

/** What happened, latest first, in words. */
export const TimelineList = ({ event }: { event: EventView }) => {
  const { lang, texts } = useWords();
  const name = useNames();
  const sides = { home: name(event.home.names), away: name(event.away.names) };
  const { play } = boardOf(lang).football;
  const shots = playedShots(event).map(({ end, ...each }) => ({
    ...{ ...each, kind: end, text: play[end](sides[each.side]) },
  }));
  /** What was told besides, before so many things of the timeline and no more, and shots that were seen there. */
  const besides = (after: number) =>
    [
      ...event.incidents.map((each) => ({ ...each, text: incidentText(each, sides[each.side], texts) })),
      ...shots,
    ]
      .filter((each) => each.after === after)
      .sort((one, other) => one.clock - other.clock)
      .map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened is never reordered
        <li key={`${after} ${index}`} data-kind={each.kind} data-side={each.side} className="soft">
          {`${texts.status.minute(each.clock)} · ${each.text}`}
        </li>
      ));
  return (
    <section className="timeline" aria-label={texts.board.timeline}>
      <h2>{texts.board.timeline}</h2>
      {event.timeline.length === 0 && <p className="soft">{texts.board.noTimeline}</p>}
      <ScrollList className="timeline-list" field="timeline" label={texts.board.timeline}>
        {event.timeline
          .flatMap((item, index) => [
            ...besides(index),
            // That a map begins says nothing: its first round does.
            ...(event.sport === 'siege' && item.kind === 'restart'
              ? []
              : [
                  // biome-ignore lint/suspicious/noArrayIndexKey: what happened is never reordered
                  <li key={index} data-kind={item.kind} data-side={item.side ?? undefined}>
                    {texts.board.item(item, event.sport, sides)}
                    {event.sport === 'basketball' && item.kind === 'points' && (
                      <b className="timeline-score"> {item.score.join(' : ')}</b>
                    )}
                  </li>,
                ]),
          ])
          .concat(besides(event.timeline.length))
          .reverse()}
      </ScrollList>
    </section>
  );
};
