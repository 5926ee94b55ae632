import type { EventView, Side } from '../../../src/book/views.ts';
import { useNow } from '../../shell/useNow.ts';
import { Crest } from '../events/Crest.tsx';
import { hourText, momentText, playText, untilText } from '../events/status.ts';
import { useBook, useNames, useWords } from '../shell/context.ts';
import { BasketballBoard } from './boards/BasketballBoard.tsx';
import { FootballBoard } from './boards/FootballBoard.tsx';
import { RacketBoard } from './boards/RacketBoard.tsx';
import { SiegeBoard } from './boards/SiegeBoard.tsx';
import { PartsTable } from './PartsTable.tsx';

const Board = ({ event: { score, timeline, phase } }: { event: EventView }) => {
  const isLive = phase === 'live';
  switch (score.sport) {
    case 'football':
      return <FootballBoard score={score} timeline={timeline} />;
    case 'racket':
      return <RacketBoard score={score} timeline={timeline} isLive={isLive} />;
    case 'basketball':
      return <BasketballBoard score={score} timeline={timeline} isLive={isLive} />;
    case 'siege':
      return <SiegeBoard score={score} timeline={timeline} isLive={isLive} />;
  }
};

const Team = ({ event, side }: { event: EventView; side: Side }) => {
  const name = useNames();
  return (
    <p className="board-team" data-side={side}>
      <Crest team={event[side]} size={44} />
      <span>{name(event[side].names)}</span>
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
      <Board event={event} />
      <p className="board-moment" data-field="moment">
        {event.isProvisional ? texts.provisionalNote : (moment ?? ' ')}
      </p>
      <PartsTable score={event.score} home={home} away={away} />
    </section>
  );
};
