import { lazy, Suspense } from 'react';
import type { EventView, Side } from '../../../src/book/views.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useNow } from '../../shell/useNow.ts';
import { Crest } from '../events/Crest.tsx';
import { hourText, momentText, playText, untilText } from '../events/status.ts';
import { useBook, useNames, useWords } from '../shell/context.ts';
import { FootballBoard } from './boards/FootballBoard.tsx';
import { PartsTable } from './PartsTable.tsx';
import { WaitLine } from './WaitLine.tsx';

// A list of events needs none of them.
const BasketballBoard = lazy(() => import('./boards/BasketballBoard.tsx'));
const RacketBoard = lazy(() => import('./boards/RacketBoard.tsx'));
const SiegeBoard = lazy(() => import('./boards/SiegeBoard.tsx'));

const Board = ({ event: { id, score, timeline, phase } }: { event: EventView }) => {
  switch (score.sport) {
    case 'football':
      return <FootballBoard score={score} timeline={timeline} phase={phase} />;
    case 'racket':
      return <RacketBoard key={id} id={id} score={score} timeline={timeline} phase={phase} />;
    case 'basketball':
      return <BasketballBoard key={id} id={id} score={score} timeline={timeline} phase={phase} />;
    case 'siege':
      return <SiegeBoard score={score} timeline={timeline} isLive={phase === 'live'} />;
  }
};

/** In siege: who storms and who holds, as long as it is played. */
const Role = ({ event: { score, phase }, side }: { event: EventView; side: Side }) => {
  const { texts } = useWords();
  if (score.sport !== 'siege' || phase === 'over' || phase === 'abandoned') return null;
  const attacks = score.attacks === side;
  return (
    <span className="board-role" data-attacks={attacks}>
      <Icon name={attacks ? 'swords' : 'shield'} size={12} />
      {attacks ? texts.board.siege.attacks : texts.board.siege.defends}
    </span>
  );
};

const Team = ({ event, side }: { event: EventView; side: Side }) => {
  const name = useNames();
  return (
    <p className="board-team" data-side={side}>
      <Crest team={event[side]} size={44} />
      <span className="board-name">{name(event[side].names)}</span>
      <Role event={event} side={side} />
    </p>
  );
};

/** Starts are told in whole minutes. Milliseconds. */
const clockEveryMs = 15_000;

const Clock = ({ event }: { event: EventView }) => {
  const { lang, texts } = useWords();
  const { store } = useBook();
  const now = useNow(() => store.serverNow(), clockEveryMs);
  if (event.phase === 'coming')
    return (
      <>
        <strong>{hourText(event.startsAt, lang, now)}</strong>
        <span className="soft">{untilText(event.startsAt, texts, now) ?? ''}</span>
      </>
    );
  return (
    <>
      <span className={event.phase === 'live' ? 'live-mark' : 'over-mark'} data-field="phase">
        {event.isProvisional ? texts.provisional : texts.phases[event.phase]}
      </span>
      {event.phase === 'live' && <span data-field="clock">{playText(event, texts, lang)}</span>}
      {event.isCorrected && <span className="over-mark">{texts.corrected}</span>}
    </>
  );
};

/** Who plays, how it stands, and the field drawn small with what is happening on it. */
export const Scoreboard = ({ event }: { event: EventView }) => {
  const { texts } = useWords();
  const name = useNames();
  const [home, away] = [name(event.home.names), name(event.away.names)];
  const moment = momentText(event, texts, home, away);
  return (
    <section className="scoreboard" aria-label={texts.board.score} data-sport={event.sport}>
      <div className="board-head">
        <Team event={event} side="home" />
        <div className="board-middle">
          <p className="board-score" data-field="score">
            {event.phase === 'coming' ? texts.versus : `${event.score.home} : ${event.score.away}`}
          </p>
          <p className="board-clock">
            <Clock event={event} />
          </p>
        </div>
        <Team event={event} side="away" />
      </div>
      <div className="board-stage">
        <Suspense fallback={<div className="board-art board-space" />}>
          <Board event={event} />
        </Suspense>
        <WaitLine event={event} />
      </div>
      <p className="board-moment" data-field="moment">
        {event.isProvisional ? texts.provisionalNote : (moment ?? ' ')}
      </p>
      {event.score.sport === 'siege' && <p className="board-goal soft">{texts.board.siege.goal}</p>}
      <PartsTable score={event.score} home={home} away={away} />
    </section>
  );
};
