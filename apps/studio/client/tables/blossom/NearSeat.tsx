import { useTable } from '../shell/context.ts';
import { useLate } from '../shell/late.ts';
import { useCalm } from '../shell/show.ts';
import { Cards } from './Cards.tsx';
import { Figure } from './Figure.tsx';
import { Plate } from './Plate.tsx';
import { type TableForm, turnMs } from './places.ts';
import { nameOfHand, type ShownSeat } from './read.ts';
import { kindOfChoice, ownWords } from './words.ts';

/** The seat nearest to who looks, with its cards large: one's own, or the first seat of the open table. */
export const NearSeat = ({
  seat,
  shown,
  cards,
  name,
  who,
  form,
  isWon,
  isTold,
  onSit,
  onLook,
}: NearSeatProps) => {
  const { lang } = useTable();
  const own = ownWords(lang);
  const [place] = form.places;
  const text = cards ? nameOfHand(cards, lang) : onLook ? own.lookHere : '';
  // A hand is named once its cards lie open.
  const told = useLate(text, useCalm() ? 0 : turnMs, text);
  if (!place) return null;
  const { made = [], isIn = true } = shown ?? {};
  const done: Readonly<Record<string, string>> = own.done;
  const last = made.at(-1);
  const kind = last === undefined ? '' : kindOfChoice(last);
  const did = done[kind] ?? '';
  const isBlind = isIn && kind !== '' && !made.includes('look');
  const { font, width } = form.plate;
  const state = isWon ? 'won' : !isIn ? 'out' : isTold ? 'lost' : 'wait';
  return (
    // The seats below the table do the same for whoever does not point at figures.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <g
      className="blossom-seat blossom-near"
      data-state={state}
      data-who={who ?? 'nobody'}
      data-free={onSit !== null}
      onClick={onSit ?? undefined}
    >
      <g transform={`translate(${place.figure.x} ${place.figure.y}) scale(${form.figure})`}>
        {isWon && <circle className="figure-glow" cy="4" r="58" />}
        <g key={made.length} className="figure-moves" data-kind={kind}>
          <Figure who={who} seat={seat} />
        </g>
      </g>
      <Plate
        className="name-plate"
        text={name}
        at={{ x: place.figure.x, y: place.figure.y + 44 * form.figure }}
        font={font}
        room={width}
      />
      {/* The button below does the same for whoever does not point at cards. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <g
        className="near-cards"
        data-look={onLook !== null}
        data-field="own-cards"
        onClick={onLook ?? undefined}
      >
        <Cards
          cards={cards}
          isDealt={shown !== undefined}
          isNear
          at={place.cards}
          scale={form.near.scale}
          step={form.near.step}
          from={form.pot}
          turn={0}
        />
        {told !== '' && (
          <Plate
            className={cards ? 'hand-name-plate' : 'look-plate'}
            text={told}
            at={place.did}
            font={font * 1.15}
            room={form.near.step * 3 * form.near.scale}
          />
        )}
      </g>
      {did !== '' && (
        <g key={made.length} className="did-pops">
          <Plate
            className={`did-plate did-${kind}`}
            text={isBlind ? `${own.blind} · ${did}` : did}
            at={form.nearDid}
            font={font}
            room={form.did}
          />
        </g>
      )}
    </g>
  );
};

interface NearSeatProps {
  /** From 0. */
  readonly seat: number;
  readonly shown: ShownSeat | undefined;
  /** Open; `null` while they are covered. */
  readonly cards: readonly number[] | null;
  readonly name: string;
  readonly who: 'you' | 'member' | 'bot' | null;
  readonly form: TableForm;
  readonly isWon: boolean;
  readonly isTold: boolean;
  /** Takes this seat; `null` where none can be taken. */
  readonly onSit: (() => void) | null;
  /** Turns the cards; `null` where that cannot be asked for. */
  readonly onLook: (() => void) | null;
}
