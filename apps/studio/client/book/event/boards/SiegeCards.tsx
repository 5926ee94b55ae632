import '../../styles/siegeCards.css';
import { type CSSProperties, useRef, useState } from 'react';
import { stormsIn } from '../../../../src/book/engine/siegeRounds.ts';
import type { AssaultView, EventView, Side, SiegeScore } from '../../../../src/book/views.ts';
import { Icon } from '../../../shell/Icon.tsx';
import { Crest as PlainCrest } from '../../events/Crest.tsx';
import { armiesOf } from '../../events/kits.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { useNames, useWords } from '../../shell/context.ts';
import { siegeStoryOf, siegeStoryText } from '../siegeStory.ts';
import { otherOf, sides } from './sides.ts';
import { arrowsText, endText, isUnlikely } from './siegeEnds.ts';
import { marksMax, tallyOf } from './siegeFlights.ts';
import { fromFeet, lateBy } from './siegeMen.ts';
import { grownOf, sceneOf } from './siegeScenes.tsx';
import { isOpen, roundId, type SiegeSeen } from './siegeSeen.ts';

interface Shown {
  readonly event: EventView;
  readonly seen: SiegeSeen;
}

/** A crest in the colours of its army. */
const Crest = ({ event, side, size }: { event: EventView; side: Side; size: number }) => (
  <PlainCrest team={event[side]} size={size} wears={armiesOf(event.home, event.away)[side]} />
);

/** Both crests cross over: whoever held storms from now on. */
const Change = ({ event, seen }: Shown) => {
  const { siege, wait } = boardOf(useWords().lang);
  const name = useNames();
  return (
    <>
      <span className="siege-crossing">
        {sides.map((side) => (
          <span key={side} className="siege-crosser" data-side={side} data-storms={seen.attacks === side}>
            <Crest event={event} side={side} size={38} />
            <Icon name={seen.attacks === side ? 'swords' : 'shield'} size={18} />
          </span>
        ))}
      </span>
      <b className="siege-card-title">{siege.change}</b>
      <span>
        {wait.round(seen.round)} · {siege.storms(name(event[seen.attacks].names))}
      </span>
    </>
  );
};

const Next = ({ event, seen, score }: Shown & { score: SiegeScore }) => {
  const { lang, texts } = useWords();
  const { siege } = boardOf(lang);
  const name = useNames();
  // Named while the castle before it is still in sight.
  const at = seen.state === 'rest' ? seen.at : seen.at + 1;
  const map = score.maps[at];
  if (!map) return null;
  const opens = stormsIn(at + 1, 1);
  return (
    <>
      <b className="siege-card-title">{texts.status.map(at + 1, name(map.map))}</b>
      <span className="siege-opens">
        <Crest event={event} side={opens} size={26} />
        {siege.storms(name(event[opens].names))}
      </span>
    </>
  );
};

/** A crest under a crown. */
const Crowned = ({ event, side, size }: { event: EventView; side: Side; size: number }) => (
  <span className="siege-crowned">
    <svg className="siege-crown" viewBox="0 0 46 22" aria-hidden="true" focusable="false">
      <path d="M3 21L1 6l11 6L23 1l11 11 11-6-2 15z" />
    </svg>
    <Crest event={event} side={side} size={size} />
  </span>
);

/**
 * Who won a round, how, and how the map stands with it, on the lower edge as the banner goes up, with the score; larger what was not
 * likely. It goes sooner where what the round has made of the match follows.
 */
const Hail = ({
  event,
  seen,
  score,
  assault,
}: Shown & { score: SiegeScore; assault: AssaultView | null }) => {
  const { siege } = boardOf(useWords().lang);
  const name = useNames();
  const map = score.maps[seen.at];
  if (!map || seen.brings !== 'round' || (seen.state !== 'taken' && seen.state !== 'held')) return null;
  const winner = seen.state === 'taken' ? seen.attacks : otherOf(seen.attacks);
  return (
    <div
      className="siege-hail"
      data-side={winner}
      data-state={seen.state}
      data-unlikely={assault !== null && isUnlikely(assault, seen.state)}
      data-brief={siegeStoryOf(event) !== null}
      aria-hidden="true"
    >
      <Crest event={event} side={winner} size={seen.state === 'taken' ? 40 : 30} />
      <b>{name(event[winner].names)}</b>
      <span className="siege-hail-how">
        {/* The score never stands alone on a line. */}
        {assault !== null && `${endText(assault, seen.state, siege)}\u00a0`}
        <strong>
          {map.home} : {map.away}
        </strong>
      </span>
    </div>
  );
};

/** After it what the round has made of the match, if anything, until the next round is waited for. */
const Story = ({ event, seen, lateMs }: Shown & { lateMs: number }) => {
  const { siege } = boardOf(useWords().lang);
  // Whoever comes later has not seen how the round ended, and what stands still is told in words alone.
  const [isLate] = useState(isOpen(seen) || lateMs > 0);
  const story = siegeStoryOf(event);
  if (story === null || isLate || seen.card !== null || isOpen(seen)) return null;
  return (
    <div className="siege-story" data-side={story.side} data-field="siege-story" aria-hidden="true">
      <Crest event={event} side={story.side} size={36} />
      <b>{siegeStoryText(story, siege.story)}</b>
    </div>
  );
};

const castleOf = ({ maps }: SiegeScore, { at }: SiegeSeen) => grownOf(sceneOf(maps[at]?.map.en_US));

/** Whose arrows were the better ones and by how much, with the hits of both, theirs first, until the walls are stormed. */
const Shot = ({ event, seen, score, assault }: Shown & { score: SiegeScore; assault: AssaultView }) => {
  const { arrows, grade } = assault;
  const { siege } = boardOf(useWords().lang);
  const name = useNames();
  if (arrows === null) return null;
  const tally = tallyOf('cover', assault, seen.attacks, castleOf(score, seen), roundId(event, seen));
  return (
    <div className="siege-shot" data-side={arrows} aria-hidden="true">
      <Crest event={event} side={arrows} size={24} />
      <b>{arrowsText(grade, name(event[arrows].names), siege)}</b>
      <strong>
        {tally[arrows].length} : {tally[otherOf(arrows)].length}
      </strong>
    </div>
  );
};

type Marked = CSSProperties & Readonly<Record<'--from', string>>;

/** Hits of the volley as they land, a row of each side: who shot better is seen before it is told, and then counted beside it. */
const Hits = ({
  event,
  seen,
  score,
  assault,
}: Shown & { score: SiegeScore; assault: AssaultView | null }) => {
  const { attacks, state } = seen;
  if (state !== 'arrows' && state !== 'cover') return null;
  const tally = tallyOf(state, assault, attacks, castleOf(score, seen), roundId(event, seen));
  return (
    <div className="siege-hits" aria-hidden="true">
      {sides.map((side) => (
        <p key={side} data-side={side}>
          <Crest event={event} side={side} size={15} />
          {Array.from({ length: marksMax }, (_, mark) => {
            const from = tally[side][mark];
            const made: Marked | undefined = from ? { '--from': `${from.toFixed(2)}s` } : undefined;
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have nothing but their place
            return <i key={mark} data-on={from !== undefined} data-lands={made !== undefined} style={made} />;
          })}
        </p>
      ))}
    </div>
  );
};

/** Over the castle: that both change sides, or which castle comes. It comes and goes by itself. */
const Timed = ({ event, seen, score }: Shown & { score: SiegeScore }) => {
  const last = useRef<SiegeSeen | null>(null);
  if (seen.card !== null) last.current = seen;
  const told = last.current;
  return (
    <div
      className="siege-card"
      data-card={seen.card ?? 'none'}
      data-clear={seen.state === 'rest' && told?.card === 'next'}
      aria-hidden="true"
    >
      {told?.card === 'change' && <Change key={`${told.at} ${told.round}`} event={event} seen={told} />}
      {told?.card === 'next' && <Next event={event} seen={told} score={score} />}
    </div>
  );
};

/**
 * Who has won a map, large across the sky. Who has won the match: first across the picture, with its crest, the score and every map, then on a
 * ribbon that stays until the page is left. Nothing reads it out before the score has it.
 */
const Won = ({ event, seen, score, isLanding }: Shown & { score: SiegeScore; isLanding: boolean }) => {
  const { siege } = boardOf(useWords().lang);
  const name = useNames();
  // Whoever comes as it goes does not see it go.
  const [wasHailed] = useState(seen.isHailed);
  const map = score.maps[seen.at];
  if (!map || seen.brings === 'round' || seen.card !== null || !wasHailed) return null;
  const winner: Side = map.home > map.away ? 'home' : 'away';
  const { home, away } = seen.brings === 'match' ? score : map;
  const isMatch = seen.brings === 'match';
  const title = isMatch
    ? siege.matchWon(name(event[winner].names))
    : siege.mapWon(name(event[winner].names), name(map.map));
  const won = `${home} : ${away}`;
  return (
    <>
      <div
        className="siege-won"
        data-brings={seen.brings}
        data-side={winner}
        data-gone={!seen.isHailed}
        aria-hidden={isLanding}
      >
        {isMatch ? (
          <Crest event={event} side={winner} size={30} />
        ) : (
          <Crowned event={event} side={winner} size={72} />
        )}
        <b className="siege-card-title">{title}</b>
        <span className="siege-won-score">{won}</span>
      </div>
      {isMatch && (
        <div className="siege-match" data-side={winner} aria-hidden="true">
          <Crowned event={event} side={winner} size={76} />
          <b className="siege-card-title">{title}</b>
          <span className="siege-match-score">{won}</span>
          <span className="siege-match-maps">
            {score.maps
              .filter((each) => each.home + each.away > 0)
              .map((each) => (
                <span key={each.map.en_US}>
                  {name(each.map)} {each.home}–{each.away}
                </span>
              ))}
          </span>
        </div>
      )}
    </>
  );
};

/** So many marks are lit in full before it is decided: the last one is for the breach alone. */
const litMax = 2;

/**
 * How hard the walls are pressed, from when they are reached: a mark with each crack, the last of three half lit, as they are about to give
 * way. As it is decided, all three are lit, or all go to pieces.
 */
const Pressed = ({ press, way, seen }: { press: 1 | 2 | 3; way: AssaultView['way']; seen: SiegeSeen }) => {
  const { siege } = boardOf(useWords().lang);
  return (
    <p
      className="siege-pressed"
      data-state={seen.state === 'storm' ? 'fight' : seen.state}
      aria-hidden="true"
    >
      {way === 'ram' ? siege.pressedGate : siege.pressed}
      {siege.press.map((level, at) => (
        <i
          key={level}
          data-on={at < press && (at < litMax || 'half')}
          style={fromFeet(16 * (at - 1), 26, at)}
        />
      ))}
      {press > litMax && <b className="siege-dire">{siege.dire}</b>}
    </p>
  );
};

/** What stands over the castle. The line on its lower edge says the same in words, but who has won. */
export const SiegeCards = ({
  event,
  seen,
  assault,
  lateMs,
  isLanding,
}: Shown & { assault: AssaultView | null; lateMs: number; isLanding: boolean }) =>
  event.score.sport === 'siege' && (
    <div className="siege-cards" style={lateBy(lateMs)}>
      {assault && assault.press !== null && seen.state !== 'rest' && (
        <Pressed press={assault.press} way={assault.way} seen={seen} />
      )}
      {(seen.state === 'arrows' || isLanding) && (
        <Hits event={event} seen={seen} score={event.score} assault={assault} />
      )}
      {assault && seen.state === 'cover' && !isLanding && (
        <Shot event={event} seen={seen} score={event.score} assault={assault} />
      )}
      {!isLanding && (
        <>
          <Hail event={event} seen={seen} score={event.score} assault={assault} />
          <Story key={`${seen.at} ${event.timeline.length}`} event={event} seen={seen} lateMs={lateMs} />
        </>
      )}
      <Won key={seen.brings} event={event} seen={seen} score={event.score} isLanding={isLanding} />
      <Timed event={event} seen={seen} score={event.score} />
    </div>
  );
