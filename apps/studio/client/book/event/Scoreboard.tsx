import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useState } from 'react';
import { roundsOf } from '../../../src/book/engine/siegeRounds.ts';
import type { EventView, Side, SiegeScore } from '../../../src/book/views.ts';
import { useNow } from '../../shell/useNow.ts';
import { Crest } from '../events/Crest.tsx';
import { incidentText } from '../events/incident.ts';
import { kitStyle, matchKitsOf } from '../events/kits.ts';
import { RowField } from '../events/RowField.tsx';
import { hourText, playText, untilText } from '../events/status.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useBook, useNames, useWords } from '../shell/context.ts';
import type { BookTexts } from '../texts/texts.ts';
import { AttackLine, MatchFigures } from './AttackLine.tsx';
import { BasketballBoard, FootballBoard, PartPause, RacketBoard } from './boards/late.tsx';
import type { CourtFrame } from './boards/play/courtPlay.ts';
import { type Caption, type Coming, isPlay } from './boards/play/footballCaption.ts';
import { type SeenBesides, withSeen } from './boards/play/seenBesides.ts';
import { otherOf } from './boards/sides.ts';
import { endText } from './endText.ts';
import { MatchEnd } from './MatchEnd.tsx';
import { momentText } from './moment.ts';
import { PartsFold } from './PartsTable.tsx';
import { PlayText } from './PlayText.tsx';
import { partPlayed } from './scoreNews.ts';
import { countOf, gamePoints, isByTwo, standingOf } from './standing.ts';
import { useLastPoint } from './useLastPoint.ts';
import type { Room } from './useOutOfSight.ts';
import { useScoreNews } from './useScoreNews.ts';
import { useShownEnd } from './useShownEnd.ts';
import { WaitLine } from './WaitLine.tsx';

// A list of events needs none of them.
const SiegeBoard = lazy(() => import('./boards/SiegeBoard.tsx'));
const SiegeMoment = lazy(() => import('./boards/SiegeMoment.tsx'));
const SiegeMore = lazy(() => import('./boards/SiegeMore.tsx'));

const Board = ({
  event,
  shown,
  tell,
  tellCourt,
  tellStroke,
  tellSeen,
}: {
  event: EventView;
  shown: EventView;
  tell: (caption: Caption | 'again' | null) => void;
  tellCourt: (said: CourtFrame['said'] | null) => void;
  tellStroke: (stroke: number | null) => void;
  tellSeen: ((seen: SeenBesides) => void) | undefined;
}) => {
  const { id, score, timeline, phase } = event;
  const told = shown.timeline;
  switch (score.sport) {
    case 'football':
      return <FootballBoard key={id} {...{ event, shown, score, tell, tellSeen }} />;
    case 'racket':
      return <RacketBoard key={id} {...{ id, score, timeline, told, phase }} tell={tellStroke} />;
    case 'basketball':
      return (
        <BasketballBoard
          key={id}
          {...{ id, score, timeline, told, phase }}
          kits={matchKitsOf(event)}
          tell={tellCourt}
        />
      );
    case 'siege':
      return <SiegeBoard key={id} event={event} told={shown} score={score} />;
  }
};

/** In siege: rounds of the map in play won storming and holding, of those that were told, and of all maps once it is over; its place is kept before there are any. */
const Tally = ({ event, side }: { event: EventView; side: Side }) => {
  const { siege } = boardOf(useWords().lang);
  const { timeline, score, phase } = event;
  const part = score.sport === 'siege' && phase === 'live' ? score.current + 1 : undefined;
  const { stormed, stormedWon, held, heldWon } = roundsOf(timeline, side, part);
  return (
    <span className="board-tally soft" data-field="tally" data-waits={event.phase === 'coming'}>
      {siege.tally(`${stormedWon}/${stormed}`, `${heldWon}/${held}`)}
    </span>
  );
};

/** In siege: the maps that a side has won, of those that win the match, beside its crest. */
const MapsWon = ({ score, side }: { score: SiegeScore; side: Side }) => {
  const { partsWon } = boardOf(useWords().lang);
  const toWin = Math.ceil(score.maps.length / 2);
  return (
    <span className="board-maps" role="img" aria-label={`${partsWon.siege} ${score[side]}`}>
      {Array.from({ length: toWin }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: maps are numbered
        <i key={at} data-won={at < score[side]} />
      ))}
    </span>
  );
};

/** The last part of the name of whoever plays alone: all that fits beside a crest on a phone. */
const surnameOf = (whole: string): string => whole.split(/[·・\s]+/).at(-1) ?? whole;

const Team = ({
  event,
  shown,
  side,
  kit,
}: {
  event: EventView;
  shown: EventView;
  side: Side;
  kit: string | undefined;
}) => {
  const name = useNames();
  return (
    <p className="board-team" data-side={side}>
      <Crest team={event[side]} sport={event.sport} size={event.sport === 'siege' ? 38 : 44} wears={kit} />
      {shown.score.sport === 'siege' && shown.phase !== 'coming' && (
        <MapsWon score={shown.score} side={side} />
      )}
      <span
        className="board-name"
        data-short={event.sport === 'racket' ? surnameOf(name(event[side].names)) : undefined}
      >
        {name(event[side].names)}
      </span>
      {event.sport === 'siege' && <Tally event={shown} side={side} />}
    </p>
  );
};

/** The map of a siege that is played, without its rounds, which are the score; `null` in a break and of other sports. */
const mapInPlay = (
  { score }: EventView,
  { status }: BookTexts,
  name: ReturnType<typeof useNames>,
): string | null => {
  if (score.sport !== 'siege' || score.isBreak) return null;
  const map = score.maps[score.current];
  return map ? status.map(score.current + 1, name(map.map)) : null;
};

/** Starts are told in whole minutes. Milliseconds. */
const clockEveryMs = 15_000;

const Clock = ({ event, now: told }: { event: EventView; now: EventView }) => {
  const { lang, texts } = useWords();
  const name = useNames();
  const { store } = useBook();
  const now = useNow(() => store.serverNow(), clockEveryMs);
  if (event.phase === 'coming')
    return (
      <>
        <strong>{texts.startsAt(hourText(event.startsAt, lang, now))}</strong>
        {event.waitsUntil === null && (
          <span className="soft">{untilText(event.startsAt, texts, now) ?? ''}</span>
        )}
      </>
    );
  return (
    <>
      <span className={event.phase === 'live' ? 'live-mark' : 'over-mark'} data-field="phase">
        {event.isProvisional ? boardOf(lang).fullTime : texts.phases[event.phase]}
      </span>
      {event.phase === 'live' && event.score.sport === 'racket' && (
        <span className="soft" data-field="target">
          {isByTwo(event) ? boardOf(lang).byTwo : boardOf(lang).target(gamePoints)}
        </span>
      )}
      {event.phase === 'live' && (
        <span data-field="clock">
          {mapInPlay(event, texts, name) ?? <PlayText event={event} now={told} />}
        </span>
      )}
      {event.isCorrected && <span className="over-mark">{texts.corrected}</span>}
    </>
  );
};

/** What one side has: it swells when that rises while it is looked at. */
const Digits = ({ value }: { value: number }) => {
  const [first] = useState(value);
  return (
    <b key={value} className="score-digits" data-risen={value > first}>
      {value}
    </b>
  );
};

/** The score; of a siege each map begins its own, of badminton each game. */
const Standing = ({ event }: { event: EventView }) => {
  const { home, away } = standingOf(event);
  const part = countOf(event);
  return (
    <>
      <Digits key={`home ${part}`} value={home} /> : <Digits key={`away ${part}`} value={away} />
    </>
  );
};

/** What the picture draws, in words: what the feed told besides, and play itself. */
const useDrawnText = () => {
  const { lang, texts } = useWords();
  const { play, short } = boardOf(lang).football;
  return ({ kind, man = null, isShort }: Caption, team: string): string => {
    if (isShort && (kind === 'corner' || kind === 'free-kick')) return [short[kind], team].join(' · ');
    return isPlay(kind) ? play[kind](team) : incidentText({ kind, man }, team, texts);
  };
};

/** So long whoever has won a game or a quarter is cheered, before it is counted down to the next one. */
const cheeredMs = 2_500;

/** Over the picture: a part that has just been won, and what it was like; and what is waited for. */
const BetweenParts = ({ event }: { event: EventView }) => {
  const isFresh = useScoreNews(event, cheeredMs)?.kind === 'part';
  const played = partPlayed(event);
  return (
    <>
      {!isFresh && <WaitLine event={event} />}
      {played && (
        <Suspense>
          <PartPause event={event} {...played} isFresh={isFresh} />
        </Suspense>
      )}
    </>
  );
};

/** Who plays, how it stands, and the field drawn small with what is happening on it. */
export const Scoreboard = ({
  event,
  shown = event,
  seen = null,
  tellComing,
  tellSeen,
  head,
  picture,
  children,
}: {
  event: EventView;
  shown?: EventView;
  /** How much of what was told besides the picture has come to: no figure below it runs ahead. */
  seen?: SeenBesides | null;
  /** How a threat is seen to come about that is not before the goal yet, for what names it after the picture. */
  tellComing?: (coming: Coming | null) => void;
  tellSeen?: (seen: SeenBesides) => void;
  /** Where the score stands, for what tells it again once that is out of sight. */
  head?: RefObject<HTMLDivElement | null>;
  /** Where the picture stands, and what it leaves free while it is in the strip. */
  picture?: { place: RefObject<HTMLDivElement | null>; room: Room | null };
  /** What stands right below the picture. */
  children?: ReactNode;
}) => {
  const { lang, texts } = useWords();
  const name = useNames();
  const [home, away] = [name(event.home.names), name(event.away.names)];
  const team = (side: Side): string => (side === 'home' ? home : away);
  const end = useShownEnd(shown);
  const counted = useLastPoint(shown);
  const [caption, setCaption] = useState<Caption | 'again' | null>(null);
  const tell = useCallback(
    (drawn: Caption | 'again' | null): void => {
      setCaption(drawn);
      tellComing?.((drawn !== 'again' && drawn?.coming) || null);
    },
    [tellComing],
  );
  const [courtSaid, tellCourt] = useState<CourtFrame['said'] | null>(null);
  const [stroke, tellStroke] = useState<number | null>(null);
  const { court, robbed, shots } = boardOf(lang);
  const drawnText = useDrawnText();
  const told = momentText(shown, texts, lang, home, away);
  // Between the parts its line is not left empty.
  const rest = shown.phase === 'live' && shown.score.isBreak ? playText(shown, texts, lang) : null;
  // What the picture draws is said as long as it does; of an attack and its end it leaves that to what is told.
  const drawn = caption === 'again' ? '' : caption && drawnText(caption, team(caption.side));
  const courtText = ({ kind, side }: NonNullable<CourtFrame['said']>): string =>
    kind === 'steal' ? robbed(team(otherOf(side))) : [court[kind], team(side)].join(' · ');
  const played = courtSaid && told !== null ? courtText(courtSaid) : null;
  // Who serves is told until the shuttle is returned, and not again while the rally is seen to end; what it may bring is more than how long it is.
  const isPlainRally = shown.score.sport === 'racket' && shown.score.danger === null && told !== null;
  const ends = shown === event ? null : '';
  const rally = isPlainRally ? (stroke ? shots(stroke + 1) : ends) : null;
  const moment = shown.isProvisional ? texts.provisionalNote : (drawn ?? played ?? rally ?? told ?? rest);
  const isSiege = event.sport === 'siege';
  const isTeam = isSiege || event.sport === 'football';
  const room = picture?.room ?? null;
  const kits = matchKitsOf(event);
  // Whose is whose in the picture: the colours of both crests.
  const style = kitStyle(kits);
  return (
    <section className="scoreboard" aria-label={texts.board.score} data-sport={event.sport} style={style}>
      <div className="board-head" ref={head}>
        <Team event={event} shown={shown} side="home" kit={isTeam ? kits.home : undefined} />
        <div className="board-middle">
          <p className="board-score" data-field="score">
            {shown.phase === 'coming' ? texts.versus : <Standing event={counted} />}
          </p>
          <p className="board-clock">
            <Clock event={shown} now={event} />
          </p>
        </div>
        <Team event={event} shown={shown} side="away" kit={isTeam ? kits.away : undefined} />
      </div>
      <div
        className="board-place"
        ref={picture?.place}
        style={room === null ? undefined : { aspectRatio: `${room.width} / ${room.height}` }}
      >
        <div className="board-stage" data-small={room !== null}>
          <Suspense fallback={<div className="board-art board-space" />}>
            <Board event={event} {...{ shown, tell, tellCourt, tellStroke, tellSeen }} />
          </Suspense>
          <BetweenParts event={shown} />
          {/* The siege has a ribbon of its own. */}
          {!isSiege && <MatchEnd key={event.id} event={counted} />}
          {isSiege && moment !== null && (
            <p className="board-moment" data-field="moment">
              <Suspense fallback={moment}>
                <SiegeMoment event={event} isLanding={shown !== event} told={moment} />
              </Suspense>
            </p>
          )}
        </div>
        {/* On the way back the page may be there before the picture is. */}
        {room !== null && <RowField event={shown} />}
      </div>
      {children}
      {/* Its place is kept where nothing is to be said, so that no price moves as a half begins or ends: once it is over there are none. */}
      {!isSiege && (shown.phase !== 'over' || (end ?? moment) !== null) && (
        <p className="board-moment" data-field="moment">
          {end === null ? moment : <b data-field="end">{endText(shown, end, lang, team)}</b>}
        </p>
      )}
      {shown.score.sport === 'football' && <AttackLine event={shown} isSaid={!drawn} />}
      {shown.sport === 'football' && shown.phase !== 'coming' && (
        <MatchFigures event={withSeen(shown, seen)} />
      )}
      {shown.score.sport === 'siege' ? (
        <Suspense fallback={<div className="siege-more" />}>
          <SiegeMore key={event.id} event={shown} score={shown.score} />
        </Suspense>
      ) : (
        <PartsFold score={shown.score} home={home} away={away} />
      )}
    </section>
  );
};
