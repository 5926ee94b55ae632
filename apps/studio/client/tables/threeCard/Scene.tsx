import {
  anteBonus,
  nameOfHand,
  qualifies,
  resultOf,
  type ThreeCardOutcome,
  threeCard,
} from '../../../src/tables/games/threeCard.ts';
import { HandPlate } from '../positions/HandPlate.tsx';
import { useServerNow, useTable, useTableState } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useCalm, useLow, useReveal, useWide } from '../shell/show.ts';
import { PayPrint } from './PayPrint.tsx';
import { Row } from './Row.tsx';
import {
  chosenIn,
  dealtEveryMs,
  handText,
  namedAtMs,
  qualifiedAtMs,
  readPlayer,
  readThree,
  sidesToldAtMs,
  toldLines,
  turnedAtMs,
  wonAtMs,
} from './read.ts';
import { type SideSpot, sideLines, sideWon } from './sides.ts';
import { Terrace, type TerracePlace } from './Terrace.tsx';
import { ownWords } from './words.ts';

/** Room that a text takes on a plate, with its tick: signs of China, Japan and Korea are as wide as high. */
const plateWidthOf = (text: string): number => {
  const signs = [...text].reduce((sum, sign) => sum + (sign >= '\u2e80' ? 20 : 10.5), 0);
  return Math.min(320, Math.max(110, signs + 72));
};

interface Place {
  readonly box: string;
  /** Without sky and dealer, where there is no height for them. */
  readonly low: string;
  readonly x: number;
  readonly dealer: number;
  readonly player: number;
  readonly told: number;
  /** Signs of a line of what is told. */
  readonly line: number;
  readonly scale: { readonly dealer: number; readonly player: number };
  /** From the lower edge of the cards to the middle of their plate. */
  readonly plate: number;
  /** Where it says what the player chose. */
  readonly own: readonly [x: number, y: number];
  readonly terrace: TerracePlace;
}

const wide: Place = {
  box: '0 0 800 468',
  low: '0 156 800 312',
  x: 400,
  dealer: 216,
  player: 387,
  told: 311,
  line: 34,
  scale: { dealer: 0.95, player: 1.1 },
  plate: 4,
  own: [679, 426],
  terrace: {
    width: 800,
    water: 126,
    edge: 150,
    drop: 50,
    height: 468,
    moon: [92, 62, 100, 31],
    dealer: 0.6,
  },
};
const tall: Place = {
  box: '0 0 400 356',
  low: '0 0 400 356',
  x: 200,
  dealer: 103,
  player: 270,
  told: 205,
  line: 30,
  scale: { dealer: 0.74, player: 0.84 },
  // Below the cards: at a phone's size a card that is covered in part cannot be read.
  plate: 20,
  own: [386, 224],
  terrace: {
    width: 400,
    water: 50,
    edge: 62,
    drop: 26,
    height: 356,
    moon: [34, 30, 46, 14],
    dealer: 0.29,
  },
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
  readonly place: Pick<Place, 'x' | 'told' | 'line'>;
}

/** What the places pay, beside the hands; lit is what they came to. */
const Prints = ({ outcome }: { outcome: ThreeCardOutcome | null }) => {
  const { words, lang } = useTable();
  const own = ownWords(lang);
  const printOf = (spot: SideSpot) => ({
    title: words.spot(spot),
    lines: sideLines(spot, own),
    lit: outcome && sideWon(spot, outcome),
  });
  return (
    <>
      <PayPrint x={30} y={252} width={182} {...printOf('pair-plus')} />
      <PayPrint x={30} y={396} width={182} {...printOf('one-colour')} />
      <PayPrint x={588} y={252} width={182} {...printOf('six-card')} />
    </>
  );
};

/** Three cards for all players below, three for the dealer above. */
export const Scene = () => {
  const { words, lang } = useTable();
  const { table, slips } = useTableState();
  const own = ownWords(lang);
  const now = useServerNow();
  const isCalm = useCalm();
  const reveal = useReveal(() => threeCard.clock.drawnMs);
  const isLow = useLow();
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
  const name = player && sinceDraw >= namedAtMs ? nameOfHand(player) : null;
  const bonus = name && chosen === 'play' ? anteBonus[name] : undefined;
  const playerState = result === null ? 'wait' : result === 'dealer' ? 'lost' : 'won';
  const plateAt = (scale: number): number => 49 * scale + place.plate;
  const dealerText =
    outcome && turned === 3 ? `${own.dealer} · ${handText(outcome.dealer, own)}` : own.dealer;
  const playerText = name && player ? `${own.player} · ${handText(player, own)}` : own.player;
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
      viewBox={isLow ? place.low : place.box}
      told={result ? own.results[result] : null}
    >
      <Terrace
        place={place.terrace}
        player={player ? player.slice(0, dealt) : []}
        dealer={outcome ? outcome.dealer.slice(0, turned) : []}
        dealing={player !== null && (dealt < 6 || (outcome !== null && result === null))}
        clouded={isQualified === false}
      />
      {place === wide && !isLow && <Prints outcome={outcome && elapsed >= sidesToldAtMs ? outcome : null} />}
      <g className="seat-hand" data-state={result === 'dealer' ? 'won' : 'wait'}>
        <Row
          cards={outcome?.dealer ?? [0, 0, 0]}
          dealt={dealt - 3}
          turned={turned}
          x={place.x}
          y={place.dealer}
          scale={place.scale.dealer}
        />
        <HandPlate
          x={place.x}
          y={place.dealer + plateAt(place.scale.dealer)}
          width={plateWidthOf(dealerText)}
          text={dealerText}
          won={result === 'dealer'}
        />
      </g>
      <ToldLines text={telling} className="three-told" no={isQualified === false} place={place} />
      <g className="seat-hand" data-state={chosen === 'fold' ? 'lost' : playerState} data-field="player-hand">
        <Row
          cards={player ?? [0, 0, 0]}
          dealt={dealt}
          turned={player ? dealt : 0}
          x={place.x}
          y={place.player}
          scale={place.scale.player}
        />
        <HandPlate
          x={place.x}
          y={place.player + plateAt(place.scale.player)}
          width={plateWidthOf(playerText)}
          text={playerText}
          won={playerState === 'won' && chosen === 'play'}
        />
      </g>
      {chosen !== undefined && (
        <text className="three-own" data-choice={chosen} x={place.own[0]} y={place.own[1]}>
          {chosen === 'play' ? own.played : own.folded}
        </text>
      )}
      {bonus !== undefined && place === wide && (
        <text className="three-own" data-choice="bonus" x={place.own[0]} y={place.own[1] + 26}>
          {`${own.bonus} ${bonus}:1`}
        </text>
      )}
      {!player && table?.phase !== 'void' && (
        <ToldLines text={words.tagline} className="three-told quiet" place={place} />
      )}
    </SceneArt>
  );
};
