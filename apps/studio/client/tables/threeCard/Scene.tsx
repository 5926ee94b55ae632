import {
  anteBonus,
  nameOfHand,
  qualifies,
  resultOf,
  threeCard,
} from '../../../src/tables/games/threeCard.ts';
import { HandPlate } from '../positions/HandPlate.tsx';
import { useServerNow, useTable, useTableState } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useCalm, useReveal, useWide } from '../shell/show.ts';
import { Row } from './Row.tsx';
import {
  chosenIn,
  handText,
  qualifiedAtMs,
  readPlayer,
  readThree,
  toldLines,
  turnedAtMs,
  wonAtMs,
} from './read.ts';
import { ownWords } from './words.ts';

/** The player's cards fall one after another, then the dealer's. Milliseconds. */
const dealtEveryMs = 220;

const wide = {
  box: '0 0 800 350',
  x: 400,
  dealer: 76,
  player: 266,
  told: 182,
  line: 60,
  own: 0,
  scale: 1.12,
  room: 250,
  side: 250,
};
const tall = {
  // The count of who watches lies in the upper corner, above the dealer's cards.
  box: '0 0 400 368',
  x: 200,
  dealer: 84,
  player: 293,
  told: 186,
  line: 30,
  own: 236,
  scale: 0.98,
  room: 230,
  side: 0,
};

/** What is told between the hands, on as many lines as it needs. */
const ToldLines = ({ text, className, no = false, place }: ToldLinesProps) => {
  const lines = toldLines(text, place.line);
  return (
    <text className={className} data-no={no}>
      {lines.map((line, at) => (
        <tspan key={line} x={place.x} y={place.told + (at - (lines.length - 1) / 2) * 25}>
          {line}
        </tspan>
      ))}
    </text>
  );
};

interface ToldLinesProps {
  readonly text: string;
  readonly className: string;
  readonly no?: boolean;
  readonly place: Pick<typeof wide, 'x' | 'told' | 'line'>;
}

/** Three cards for all players below, three for the dealer above. */
export const Scene = () => {
  const { words, lang } = useTable();
  const { table, slips } = useTableState();
  const own = ownWords(lang);
  const now = useServerNow();
  const isCalm = useCalm();
  const reveal = useReveal(() => threeCard.clock.drawnMs);
  const place = useWide() ? wide : tall;
  const outcome = reveal ? readThree(reveal.result.outcome) : null;
  const elapsed = reveal?.elapsedMs ?? 0;
  const sinceDraw = isCalm || outcome ? Number.POSITIVE_INFINITY : now - Date.parse(table?.drawsAt ?? '');
  const player = outcome?.player ?? readPlayer(table?.faceUp);
  const dealt = player ? Math.min(6, Math.floor(sinceDraw / dealtEveryMs) + 1) : 0;
  const turned = outcome ? turnedAtMs.filter((at) => at <= elapsed).length : 0;
  const isQualified = outcome && elapsed >= qualifiedAtMs ? qualifies(outcome.dealer) : null;
  const result = outcome && elapsed >= wonAtMs ? resultOf(outcome) : null;
  const chosen = chosenIn(slips, table?.number ?? 0);
  const name = player && dealt >= 3 ? nameOfHand(player) : null;
  const bonus = name && chosen === 'play' ? anteBonus[name] : undefined;
  const playerState = result === null ? 'wait' : result === 'dealer' ? 'lost' : 'won';
  const plateAt = 49 * place.scale + 4;
  const telling =
    result !== null
      ? own.results[result]
      : isQualified === null
        ? ''
        : isQualified
          ? own.qualified
          : own.unqualified;
  return (
    <SceneArt
      className="positions-scene three-card-scene"
      viewBox={place.box}
      told={result ? own.results[result] : null}
    >
      <path
        className="felt"
        d={place === wide ? 'M-40 370V120Q120 0 400 0Q680 0 840 120V370Z' : 'M-20 370V40Q200 -40 420 40V370Z'}
      />
      <g className="seat-hand" data-state={result === 'dealer' ? 'won' : 'wait'}>
        <Row
          cards={outcome?.dealer ?? [0, 0, 0]}
          dealt={dealt - 3}
          turned={turned}
          x={place.x}
          y={place.dealer}
          scale={place.scale}
        />
        {outcome && turned === 3 && (
          <HandPlate
            x={place.x}
            y={place.dealer + plateAt}
            width={place.room}
            text={handText(outcome.dealer, own)}
            won={result === 'dealer'}
          />
        )}
      </g>
      {place.side > 0 ? (
        <>
          <text className="seat-name" x={place.x - place.side} y={place.dealer + 8}>
            {own.dealer}
          </text>
          <text className="seat-name" x={place.x - place.side} y={place.player + 8}>
            {own.player}
          </text>
        </>
      ) : (
        <>
          <text className="three-name" x="14" y="25">
            {own.dealer}
          </text>
          <text className="three-name" x="14" y={place.own}>
            {own.player}
          </text>
        </>
      )}
      <ToldLines text={telling} className="three-told" no={isQualified === false} place={place} />
      <g className="seat-hand" data-state={chosen === 'fold' ? 'lost' : playerState} data-field="player-hand">
        <Row
          cards={player ?? [0, 0, 0]}
          dealt={dealt}
          turned={player ? dealt : 0}
          x={place.x}
          y={place.player}
          scale={place.scale}
        />
        {name && (
          <HandPlate
            x={place.x}
            y={place.player + plateAt}
            width={place.room}
            text={handText(player ?? [], own)}
            won={playerState === 'won' && chosen === 'play'}
          />
        )}
      </g>
      {chosen !== undefined && (
        <text
          className="three-own"
          data-choice={chosen}
          x={place === wide ? place.x + place.side : 386}
          y={place === wide ? place.player + 2 : place.own}
        >
          {chosen === 'play' ? own.played : own.folded}
        </text>
      )}
      {bonus !== undefined && place === wide && (
        <text className="three-own" data-choice="bonus" x={place.x + place.side} y={place.player + 34}>
          {`${own.bonus} ${bonus}:1`}
        </text>
      )}
      {!player && table?.phase !== 'void' && (
        <ToldLines text={words.tagline} className="three-told quiet" place={place} />
      )}
    </SceneArt>
  );
};
