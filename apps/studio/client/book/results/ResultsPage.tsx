import { useCallback, useState } from 'react';
import type { BookSport, EventSummary } from '../../../src/book/views.ts';
import { usePages } from '../../shell/usePages.ts';
import { Crest } from '../events/Crest.tsx';
import { SportTabs } from '../events/SportTabs.tsx';
import { hourText } from '../events/status.ts';
import { useBook, useBookState, useNames, useWords } from '../shell/context.ts';
import { ListEnd } from '../shell/ListEnd.tsx';
import { EmptyScene } from '../shell/Scene.tsx';
import { VerifyLink } from '../shell/VerifyLink.tsx';

const ResultRow = ({ event }: { event: EventSummary }) => {
  const { lang, texts } = useWords();
  const { store } = useBook();
  const name = useNames();
  const [home, away] = [name(event.home.names), name(event.away.names)];
  return (
    <li className="result-row" data-event={event.id}>
      <p className="row-when">
        <time dateTime={event.startsAt}>{hourText(event.startsAt, lang, store.serverNow())}</time>
        <span className="soft">{name(event.competition.names)}</span>
        {event.phase === 'abandoned' && <span className="over-mark">{texts.phases.abandoned}</span>}
        {event.isProvisional && <span className="over-mark">{texts.provisional}</span>}
        {event.isCorrected && <span className="over-mark">{texts.corrected}</span>}
      </p>
      <button
        type="button"
        className="result-sides"
        data-action="event"
        onClick={() => void store.visit({ name: 'event', id: event.id })}
      >
        <span className="result-home">{home}</span>
        <Crest team={event.home} sport={event.sport} size={20} />
        <b>
          {event.score.home} : {event.score.away}
        </b>
        <Crest team={event.away} sport={event.sport} size={20} />
        <span>{away}</span>
      </button>
      <VerifyLink event={event.id} className="leg-link">
        {texts.bets.proof}
      </VerifyLink>
    </li>
  );
};

/** Events that are over, latest first, each with its proof. */
export const ResultsPage = () => {
  const { texts } = useWords();
  const { api } = useBook();
  const { opened } = useBookState();
  const [sport, setSport] = useState<BookSport | null>(null);
  const ask = useCallback(
    async (before: string | null) => {
      const page = await api.results(sport, before);
      return { items: page.events, before: page.before };
    },
    [api, sport],
  );
  const pages = usePages(ask);
  const { state, items } = pages;
  return (
    <div className="page-column" data-page="results">
      <SportTabs sports={opened?.sports ?? []} chosen={sport} counts={() => null} onChoose={setSport} />
      {state === 'ready' && items.length === 0 && <EmptyScene {...texts.noResults} />}
      <ul className="result-list" data-field="results">
        {items.map((event) => (
          <ResultRow key={event.id} event={event} />
        ))}
      </ul>
      <ListEnd pages={pages} isEmpty={items.length === 0} rows={8} />
    </div>
  );
};
