import { useTable } from '../shell/context.ts';
import { useLate } from '../shell/late.ts';
import { useCalm } from '../shell/show.ts';
import { Cards } from './Cards.tsx';
import { Figure } from './Figure.tsx';
import { Plate } from './Plate.tsx';
import { type Place, type TableForm, turnMs } from './places.ts';
import { nameOfHand, type ShownSeat } from './read.ts';
import { kindOfChoice, ownWords } from './words.ts';

/** A seat at the table: who sits there, three cards in small, and what was done last or what the cards are. */
export const Seat = ({
  seat,
  shown,
  name,
  who,
  place,
  form,
  turn,
  isWon,
  isTold,
  isAsked,
  onSit,
}: SeatProps) => {
  const { lang } = useTable();
  const own = ownWords(lang);
  const { made = [], isIn = true, cards = null } = shown ?? {};
  const done: Readonly<Record<string, string>> = own.done;
  const last = made.at(-1);
  const kind = last === undefined ? '' : kindOfChoice(last);
  const isBlind = isIn && kind !== '' && !made.includes('look');
  const text = done[kind] ?? '';
  const state = isWon ? 'won' : !isIn ? 'out' : isTold ? 'lost' : 'wait';
  const isOpen = cards !== null;
  const isNamed = useLate(isOpen, useCalm() ? 0 : turnMs, isOpen);
  const { figure } = place;
  const { font, width } = form.plate;
  return (
    // The seats below the table do the same for whoever does not point at figures.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <g
      className="blossom-seat"
      data-state={state}
      data-who={who ?? 'nobody'}
      data-free={onSit !== null}
      onClick={onSit ?? undefined}
    >
      <g transform={`translate(${figure.x} ${figure.y}) scale(${form.figure})`}>
        {isWon && <circle className="figure-glow" cy="4" r="58" />}
        {/* What is done anew moves the figure anew. */}
        <g key={made.length} className="figure-moves" data-kind={kind}>
          <Figure who={who} seat={seat} />
        </g>
        {isAsked && (
          <path
            className="figure-thinks"
            d="M18 -40A3.5 3.5 0 1 1 25 -40A3.5 3.5 0 1 1 18 -40ZM29 -40A3.5 3.5 0 1 1 36 -40A3.5 3.5 0 1 1 29 -40ZM40 -40A3.5 3.5 0 1 1 47 -40A3.5 3.5 0 1 1 40 -40Z"
          />
        )}
      </g>
      <Plate
        className="name-plate"
        text={name}
        at={{ x: figure.x, y: figure.y + 44 * form.figure }}
        font={font}
        room={width}
      />
      {shown && (
        <g className="seat-cards" data-in={isIn}>
          <Cards
            cards={cards}
            isDealt
            isNear={false}
            at={place.cards}
            scale={form.cards.scale}
            step={form.cards.step}
            from={form.pot}
            turn={turn}
          />
        </g>
      )}
      {cards && isNamed ? (
        <Plate
          className="hand-name-plate"
          text={nameOfHand(cards, lang)}
          at={place.did}
          font={font}
          room={form.did}
        />
      ) : (
        text !== '' && (
          <g key={made.length} className="did-pops">
            <Plate
              className={`did-plate did-${kind}`}
              text={isBlind ? `${own.blind} · ${text}` : text}
              at={place.did}
              font={font}
              room={form.did}
            />
          </g>
        )
      )}
    </g>
  );
};

interface SeatProps {
  /** From 0. */
  readonly seat: number;
  readonly shown: ShownSeat | undefined;
  readonly name: string;
  /** `null` while nobody knows. */
  readonly who: 'you' | 'member' | 'bot' | null;
  readonly place: Place;
  readonly form: TableForm;
  /** In which turn its cards are dealt. */
  readonly turn: number;
  readonly isWon: boolean;
  readonly isTold: boolean;
  /** Whether a choice of it is awaited. */
  readonly isAsked: boolean;
  /** Takes this seat; `null` where none can be taken. */
  readonly onSit: (() => void) | null;
}
