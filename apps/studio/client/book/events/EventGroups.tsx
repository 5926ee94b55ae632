import { useNames, useWords } from '../shell/context.ts';
import { EventRow, type EventRowProps } from './EventRow.tsx';
import type { EventGroup } from './groups.ts';
import { LeagueRounds } from './LeagueRounds.tsx';
import { SportMark } from './SportMark.tsx';

/** Events in play, coming and over, each under its competition. */
export const EventGroups = ({
  groups,
  ...row
}: { readonly groups: readonly EventGroup[] } & Omit<EventRowProps, 'event'>) => {
  const { texts } = useWords();
  const name = useNames();
  return groups.map(({ name: group, competitions }) => (
    <section key={group} className="event-group" aria-label={texts.groups[group]} data-group={group}>
      <h2>{texts.groups[group]}</h2>
      {competitions.map(({ competition, sport, events }) => (
        <div key={competition.code} className="competition">
          <h3>
            <SportMark sport={sport} size={16} />
            {name(competition.names)}
          </h3>
          {sport === 'league' ? (
            <LeagueRounds events={events} {...row} />
          ) : (
            <ul className="event-list">
              {events.map((event) => (
                <EventRow key={event.id} event={event} {...row} />
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  ));
};
