import '../styles/past.css';
import { type ReactNode, useEffect, useState } from 'react';
import type { PastAnswer, PastMatch } from '../../../src/book/pastViews.ts';
import { hasEnded } from '../../../src/book/phases.ts';
import type { EventView, Side } from '../../../src/book/views.ts';
import { Crest } from '../events/Crest.tsx';
import { boardOf } from '../pageTexts/texts.ts';
import { useBook, useNames, useWords } from '../shell/context.ts';
import { pastEndOf, pastScoreOf } from './past.ts';

/** Read once an event: nothing of it changes while it is played. */
const usePast = (id: string): PastAnswer | 'loading' | 'failed' => {
  const { api } = useBook();
  const [past, setPast] = useState<{ readonly of: string; readonly answer: PastAnswer | 'failed' } | null>(
    null,
  );
  useEffect(() => {
    let isCurrent = true;
    api.past(id).then(
      (answer) => isCurrent && setPast({ of: id, answer }),
      () => isCurrent && setPast({ of: id, answer: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, id]);
  return past?.of === id ? past.answer : 'loading';
};

/** How many matches tell the form of a side. */
const formLength = 5;

/** The last matches of a side, the latest first: how each ended, and its score as the side sees it. */
const Form = ({ event, side, matches }: { event: EventView; side: Side; matches: readonly PastMatch[] }) => {
  const team = event[side];
  const { lang, texts } = useWords();
  const name = useNames();
  const { past } = boardOf(lang);
  return (
    <div className="past-row" data-side={side}>
      <b className="past-team">
        <Crest team={team} sport={event.sport} size={16} /> {name(team.names)}
      </b>
      {matches.length === 0 ? (
        <p className="soft">{past.none}</p>
      ) : (
        <ol className="past-form">
          {matches.map((match) => {
            const end = pastEndOf(match, team.code);
            const other = match.home.code === team.code ? match.away : match.home;
            return (
              <li key={match.id} data-end={end} title={`${texts.versus} ${name(other.names)}`}>
                <i>{texts.league.signs[end]}</i>
                {pastScoreOf(match, team.code)}
                <span className="unseen">
                  {texts.versus} {name(other.names)}
                </span>
              </li>
            );
          })}
          {matches.length < formLength && <li className="soft past-few">{past.few(matches.length)}</li>}
        </ol>
      )}
    </div>
  );
};

const Looked = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="past" data-field="past">
    <summary>{title}</summary>
    {children}
  </details>
);

/** How both sides did of late and against each other, from the book's own final results. */
export const PastPanel = ({ event }: { event: EventView }) => {
  const { lang, texts } = useWords();
  const name = useNames();
  const { past: words } = boardOf(lang);
  const past = usePast(event.id);
  // Its place is kept and it is opened by whoever looks it up: no price below it moves by itself.
  if (past === 'loading') return <div className="past past-waits" aria-hidden="true" />;
  if (past === 'failed')
    return (
      <Looked title={words.title}>
        <p className="soft">{texts.failed}</p>
      </Looked>
    );
  // Under a result of its own it would deny that.
  if (past.home.length + past.away.length === 0 && hasEnded(event)) return null;
  if (past.home.length + past.away.length === 0)
    return (
      <Looked title={words.title}>
        <p className="soft">{words.noneOfBoth}</p>
      </Looked>
    );
  return (
    <Looked title={words.title}>
      <Form event={event} side="home" matches={past.home} />
      <Form event={event} side="away" matches={past.away} />
      <div className="past-row">
        <b className="past-team">{words.meetings}</b>
        {past.meetings.length === 0 ? (
          <p className="soft">{words.noMeetings}</p>
        ) : (
          <ol className="past-meetings">
            {past.meetings.map(({ id, home, away, score }) => (
              <li key={id}>
                {name(home.names)} <b>{score.join(' : ')}</b> {name(away.names)}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Looked>
  );
};
