import '../styles/strip.css';
import type { RefObject } from 'react';
import type { EventView, Side } from '../../../src/book/views.ts';
import { Icon } from '../../shell/Icon.tsx';
import { kitStyle, matchKitsOf } from '../events/kits.ts';
import { hourText } from '../events/status.ts';
import { threatText } from '../events/threat.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useBook, useNames, useWords } from '../shell/context.ts';
import { roundText } from './moment.ts';
import { newsText } from './newsText.ts';
import { PlayText } from './PlayText.tsx';
import { pointText } from './pointText.ts';
import { roundBetween } from './scoreNews.ts';
import { standingOf } from './standing.ts';
import { useCloses, useIsShut } from './useCloses.ts';
import { toBoard, usePassed } from './useOutOfSight.ts';
import { useNews, useScoreNews } from './useScoreNews.ts';

/** For so long the strip tells what has just been scored or won, in the colour of whoever did. Milliseconds. */
const newsMs = 3_000;
/** And of a siege who has taken a round. Milliseconds. */
const roundMs = 2_000;

/** What is going on, in a word: what is at stake, and whether bets are taken. */
const useGoingOn = (event: EventView, isHeld: boolean): readonly string[] => {
  const { lang, texts } = useWords();
  const name = useNames();
  const { strip } = boardOf(lang);
  const closes = useCloses(event);
  if (event.phase === 'coming') return [];
  if (event.phase !== 'live') return [event.isProvisional ? texts.provisional : texts.phases[event.phase]];
  const point = pointText(event, lang, (side) => name(event[side].names));
  const { score } = event;
  const threat =
    score.sport === 'siege' && score.isFought && score.stage !== 'cover'
      ? texts.status.fighting
      : score.sport === 'football' && score.danger !== null
        ? threatText(event, texts, name(event[score.danger].names))
        : null;
  const taken = event.isSuspended ? strip.closed : isHeld ? strip.held : (closes ?? strip.open);
  return [point ?? threat, taken].filter((word) => word !== null);
};

const Team = ({ event, side }: { event: EventView; side: Side }) => {
  const name = useNames();
  return (
    <span className="strip-team" data-side={side}>
      {name(event[side].names)}
    </span>
  );
};

/** What a round of a siege goes through, as far as it has come: its arrows, its walls, its flag. */
const fightIcons = ['bow-arrow', 'brick-wall', 'flag'] as const;

/** How far the round of a siege has come; its arrows in the colour of whoever shot better. Nothing between two rounds. */
const Fight = ({ event: { score, phase }, isHeld }: { event: EventView; isHeld: boolean }) => {
  if (score.sport !== 'siege' || phase !== 'live' || !score.isFought) return null;
  const { stage, arrows } = score;
  const at = stage === 'arrows' || stage === 'cover' ? 0 : isHeld ? 2 : 1;
  return (
    <span className="strip-fight" data-field="strip-fight">
      {fightIcons.map((icon, index) => (
        <span
          key={icon}
          data-now={index === at}
          data-side={index === 0 && stage !== 'arrows' ? (arrows ?? undefined) : undefined}
        >
          <Icon name={icon} size={14} />
        </span>
      ))}
    </span>
  );
};

/**
 * Who plays, how it stands and what is going on, at the top of the page once the board has left it, beside the picture that goes there;
 * pressed, it leads back to the board. It says nothing that the board does not say, which is read out, and takes no room of its own.
 */
export const ScoreStrip = ({
  event,
  isHeld,
  board,
  isPictured,
}: {
  event: EventView;
  isHeld: boolean;
  board: RefObject<HTMLElement | null>;
  /** The picture stands in it. */
  isPictured: boolean;
}) => {
  const { lang, texts } = useWords();
  const { store } = useBook();
  const isShown = usePassed(board) || isPictured;
  const goingOn = useGoingOn(event, isHeld);
  const isShut = useIsShut(event);
  const isComing = event.phase === 'coming';
  const { home, away } = standingOf(event);
  const name = useNames();
  const scored = useScoreNews(event, newsMs);
  const round = useNews(event, roundMs, roundBetween);
  const news = scored ?? round;
  const { sport } = event.score;
  const team = (side: Side): string => name(event[side].names);
  const told =
    sport === 'siege'
      ? round && roundText(event, texts, lang, team)
      : scored && newsText(scored, sport, texts, lang, team);
  return (
    <div className="strip-place" style={kitStyle(matchKitsOf(event))}>
      <button
        type="button"
        className="score-strip-line"
        data-action="to-board"
        data-shown={isShown}
        data-pictured={isPictured}
        data-news={news?.side}
        data-taken={isComing || (!event.isSuspended && !isHeld && !isShut)}
        aria-hidden="true"
        tabIndex={-1}
        onClick={() => toBoard(board.current)}
      >
        <span className="strip-sides">
          <Team event={event} side="home" />
          <b className="strip-score">
            {isComing ? (
              texts.versus
            ) : (
              <>
                <span>{home}</span>
                <span> : </span>
                <span>{away}</span>
              </>
            )}
          </b>
          <Team event={event} side="away" />
        </span>
        <span className="strip-now">
          {told ? (
            <>
              <b className="strip-news" data-field="strip-news">
                {told}
              </b>
              {/* Of a siege bets are taken again from that moment: its clock runs beside it. */}
              {sport === 'siege' && <b>{goingOn.at(-1)}</b>}
            </>
          ) : (
            <>
              <span>
                {isComing
                  ? texts.startsAt(hourText(event.startsAt, lang, store.serverNow()))
                  : event.phase === 'live' && <PlayText event={event} />}
              </span>
              <Fight event={event} isHeld={isHeld} />
              {goingOn.map((word) => (
                <b key={word}>{word}</b>
              ))}
            </>
          )}
          <Icon name="chevron-up" size={14} />
        </span>
      </button>
    </div>
  );
};
