import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { Slot } from './arena.ts';
import type { FigureProps } from './Figure.tsx';
import { moodOf } from './moods.ts';
import { Plate } from './Plate.tsx';
import type { Place, Point, TableForm } from './places.ts';
import type { ShownSeat } from './read.ts';
import type { Grade } from './won.ts';
import { kindOfChoice } from './words.ts';

/** Who sits at a seat, from 0, and how it stands there. */
export interface SeatFacts {
  readonly seat: number;
  readonly shown: ShownSeat | undefined;
  readonly name: string;
  readonly who: 'you' | 'member' | 'bot';
  /** What draws whoever sits there. */
  readonly figure: ComponentType<FigureProps>;
  /** Below the name, where there is room. */
  readonly tag: ReactNode;
  /** Whether its ante lies in the pot. */
  readonly hasAnted: boolean;
  readonly form: TableForm;
  /** Of the hand with which it has taken the pot; `null` where it has not. */
  readonly wonGrade: Grade | null;
  readonly isTold: boolean;
  /** Whether the player has won more than they have paid. */
  readonly isOwnGain: boolean;
  /** Whether the clock has folded it: known of one's own. */
  readonly isTimedOut: boolean;
  /** Whether a choice of it is awaited. */
  readonly isAsked: boolean;
  /** Whether seats can be taken. */
  readonly isFree: boolean;
  /**
   * Its cards: while hands are compared, those that are and those that were folded, which are put away; and those that are lifted before
   * the flower.
   */
  readonly lies: 'compared' | 'away' | 'lifted' | null;
  /** Its place among hands that are compared; `null` where it has none. */
  readonly slot: Slot | null;
  /** Whether it has left the picture to those whose hands are compared. */
  readonly isGone: boolean;
  /** Whether its cards are in the middle just now, to be compared with another's. */
  readonly isFighting: boolean;
  /** Whether they have just put another's out. */
  readonly hasFelled: boolean;
}

export interface SeatProps {
  readonly facts: SeatFacts;
  readonly place: Place;
  /** In which turn its cards are dealt. */
  readonly turn: number;
}

export const kindOf = (made: readonly string[]): string => {
  const last = made.at(-1);
  return last === undefined ? '' : kindOfChoice(last);
};

type Gazing = CSSProperties & { readonly '--gaze': number };

/** A seat with its figure and name; what lies before it are its `children`. */
export const SeatGround = ({
  facts,
  className,
  at,
  children,
}: {
  facts: SeatFacts;
  className: string;
  at: Point;
  children: ReactNode;
}) => {
  const { seat, shown, name, who, tag, hasAnted, form, wonGrade, isTold, isAsked, isFree, lies, slot } =
    facts;
  const { figure: Figure } = facts;
  const { made = [], isIn = true } = shown ?? {};
  const { font, width } = form.plate;
  // They go to where their hands are compared, and come back: both by their transforms.
  const stands = slot?.figure ?? { ...at, scale: form.figure };
  const middle = slot?.cards.x ?? form.pot.x;
  // Towards the cards.
  const gaze: Gazing = { '--gaze': Math.sign(Math.round((middle - stands.x) / 20)) };
  const named = slot?.name ?? { x: at.x, y: at.y + 44 * form.figure, room: width };
  return (
    <g
      className={className}
      data-state={wonGrade !== null ? 'won' : !isIn ? 'out' : isTold ? 'lost' : 'wait'}
      data-grade={wonGrade}
      data-mood={moodOf(facts)}
      data-lifted={lies === 'lifted'}
      data-felled={facts.hasFelled}
      data-gone={facts.isGone}
      data-who={who}
      data-free={isFree}
      data-in={shown !== undefined && isIn}
      style={gaze}
    >
      {/* Between hands seats go round the table: nobody flies across it, nor fades. */}
      <g key={`${seat}:${at.x}:${at.y}`}>
        <g
          className="seat-stands"
          style={{ transform: `translate(${stands.x}px, ${stands.y}px) scale(${stands.scale})` }}
        >
          {shown && (isIn || wonGrade !== null) && <circle className="figure-glow" cy="4" r="52" />}
          {/* What is done anew moves the figure anew. */}
          <g
            key={`${hasAnted}${made.length}`}
            className="figure-moves"
            data-kind={shown || !hasAnted ? kindOf(made) : 'ante'}
          >
            <Figure who={who} seat={seat} />
          </g>
          {isAsked && (
            <path
              className="figure-thinks"
              d="M18 -40A3.5 3.5 0 1 1 25 -40A3.5 3.5 0 1 1 18 -40ZM29 -40A3.5 3.5 0 1 1 36 -40A3.5 3.5 0 1 1 29 -40ZM40 -40A3.5 3.5 0 1 1 47 -40A3.5 3.5 0 1 1 40 -40Z"
            />
          )}
        </g>
        {/* It comes once its figure is there: where that goes, it does not lie behind. */}
        {tag && <g className="seat-tag">{tag}</g>}
        <g key={`${named.x}:${named.y}`} className={slot ? 'seat-tag' : undefined}>
          <Plate className="name-plate" text={name} at={named} font={font} room={named.room} />
        </g>
      </g>
      {children}
    </g>
  );
};
