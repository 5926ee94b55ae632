import { toDecimal } from '@pavilion/money';
import { bankerBlossom } from '../../../src/tables/games/blossom.ts';
import { blossomSeats, streetCount } from '../../../src/tables/games/blossomPlay.ts';
import { blossom, isDealt } from '../../../src/tables/games/blossomPot.ts';
import { money } from '../../shell/amounts.ts';
import { potWords } from '../bullsPot/words.ts';
import { HandPlate } from '../positions/HandPlate.tsx';
import { sceneOf } from '../positions/Scene.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { raiseOf } from '../shell/hands.ts';
import { useLate } from '../shell/late.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useCalm, useReveal, useWide } from '../shell/show.ts';
import { Row } from '../threeCard/Row.tsx';
import { PotPile } from './Chips.tsx';
import { flower } from './flower.ts';
import { nameOfHand, openShow, ownPotIn, ownShow, readOutcome } from './read.ts';
import { SeatPlate } from './SeatPlate.tsx';
import { ownWords } from './words.ts';

const wide = {
  box: '0 0 800 480',
  felt: 'M-40 500V50Q-40 8 30 8H770Q840 8 840 50V500Z',
  xs: [104, 284, 464],
  ys: [118, 376],
  width: 160,
  pot: { x: 284, y: 255 },
  own: { x: 664, y: 238, scale: 1.08 },
};
const tall = {
  box: '0 0 400 424',
  felt: 'M-20 444V40Q-20 4 40 4H360Q420 4 420 40V444Z',
  xs: [70, 200, 330],
  ys: [68, 230],
  width: 118,
  pot: { x: 200, y: 155 },
  own: { x: 200, y: 344, scale: 0.9 },
};

/** How long cards take to turn. Milliseconds. */
const turnMs = 450;

/** A seat's upper edge, where chips cover neither cards nor names: so far above its middle. */
const pileUp = 74;

/** How long the end of a round is shown. */
const showMsOf = (outcome: unknown): number => {
  const read = readOutcome(outcome);
  return (read && blossom.showMs?.(read)) ?? blossom.clock.drawnMs;
};

const BankerScene = sceneOf(bankerBlossom, flower);

/** Rounds of before members played against each other are seen again as they were. */
export const Scene = () => {
  const { table } = useTableState();
  const outcome = readOutcome(table?.result?.outcome);
  return outcome && !isDealt(outcome) ? <BankerScene /> : <PotScene />;
};

/** Six seats round a pot; one's own cards large beside it, covered until one looks. */
const PotScene = () => {
  const { words, lang } = useTable();
  const { table, slips, currency } = useTableState();
  const reveal = useReveal(showMsOf);
  const isWide = useWide();
  const place = isWide ? wide : tall;
  const [own, pots] = [ownWords(lang), potWords(lang)];
  const mine = ownPotIn(slips, table?.number ?? 0);
  const outcome = reveal ? readOutcome(reveal.result.outcome) : null;
  const elapsed = reveal?.elapsedMs ?? null;
  const shown = mine ? ownShow(mine.view, elapsed) : outcome && openShow(outcome, elapsed ?? 0);
  const isTold = shown !== null && shown.winner !== null;
  const who = mine?.own.slip.pot?.seats ?? (shown ? blossomSeats.map(() => 'bot' as const) : []);
  const potTold = mine && money(toDecimal(raiseOf(mine.own, shown?.pot ?? 0, currency), currency), currency);
  const isUnderWay = mine !== null && elapsed === null && !isTold;
  return (
    <SceneArt
      className="positions-scene blossom-scene"
      viewBox={place.box}
      told={shown && shown.winner !== null ? words.result(`${mine ? 'pot' : 'seat'}:${shown.winner}`) : null}
    >
      <path className="felt" d={place.felt} />
      <path className="felt-mark" d={flower} transform={`translate(${place.own.x} ${place.own.y})`} />
      <text className="pot-amount" x={place.pot.x} y={place.pot.y} data-field="pot-made">
        {potTold === null ? '' : pots.pot(potTold)}
        {isUnderWay && shown ? ` · ${own.street(Math.min(streetCount, shown.street + 1))}` : ''}
      </text>
      {blossomSeats.map((seat, at) => {
        const sitting = who[at];
        return (
          <SeatPlate
            key={seat}
            seat={shown?.seats[at]}
            name={sitting ? `${seat} · ${pots.who[sitting]}` : words.spot(`seat:${seat}`)}
            who={sitting ?? ''}
            x={place.xs[at % 3] ?? 0}
            y={place.ys[Math.floor(at / 3)] ?? 0}
            width={place.width}
            isDealt={shown !== null}
            isWon={shown?.winner === seat}
            isTold={isTold}
            // Between the rows of a phone there is room for the pot's sum alone.
            chipsAt={at < 3 === isWide ? 'lower' : 'upper'}
          />
        );
      })}
      {shown && (
        <PotPile
          antes={shown.pot / 100}
          from={place.pot}
          to={
            shown.winner === null
              ? null
              : {
                  x: place.xs[(shown.winner - 1) % 3] ?? 0,
                  y: (place.ys[shown.winner > 3 ? 1 : 0] ?? 0) - pileUp,
                }
          }
        />
      )}
      {mine ? <OwnCards mine={mine} place={place.own} isWon={shown?.winner === mine.view.seat + 1} /> : null}
    </SceneArt>
  );
};

/** The player's own three cards: a press on them looks. */
const OwnCards = ({ mine, place, isWon }: OwnCardsProps) => {
  const { store, lang } = useTable();
  const own = ownWords(lang);
  const { cards, seats, seat } = mine.view;
  const canLook = mine.own.hand.next.includes('look');
  const text = cards ? nameOfHand(cards, lang) : own.lookHere;
  // A hand is named once its cards lie open.
  const told = useLate(text, useCalm() ? 0 : turnMs, text);
  const look = () => {
    if (canLook) void store.choose('look');
  };
  return (
    // The button below does the same for whoever does not point at cards.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <g
      className="seat-hand blossom-own"
      data-state={isWon ? 'won' : seats[seat]?.isIn ? 'wait' : 'lost'}
      data-look={canLook}
      data-field="own-cards"
      onClick={look}
    >
      <Row
        cards={cards ?? [0, 0, 0]}
        dealt={3}
        turned={cards ? 3 : 0}
        x={place.x}
        y={place.y}
        scale={place.scale}
      />
      {(cards || canLook) && (
        <HandPlate x={place.x} y={place.y + 49 * place.scale + 2} width={210} text={told} won={isWon} />
      )}
    </g>
  );
};

interface OwnCardsProps {
  readonly mine: NonNullable<ReturnType<typeof ownPotIn>>;
  readonly place: { readonly x: number; readonly y: number; readonly scale: number };
  readonly isWon: boolean;
}
