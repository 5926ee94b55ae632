import { paidBy } from '../../../src/tables/games/blossomPlay.ts';
import { HandRow } from '../positions/HandRow.tsx';
import { useTable } from '../shell/context.ts';
import { SeatChips } from './Chips.tsx';
import { nameOfHand, type ShownSeat } from './read.ts';
import { kindOfChoice, ownWords } from './words.ts';

const step = 34;
const covered = [-1, -2, -3] as const;

/** A seat at the pot: who sits there, three cards in small, and what was done last or what the cards are. */
export const SeatPlate = ({
  seat,
  name,
  who,
  x,
  y,
  width,
  isDealt,
  isWon,
  isTold,
  chipsAt,
}: SeatPlateProps) => {
  const { lang } = useTable();
  const own = ownWords(lang);
  const { made = [], isIn = true, cards = null } = seat ?? {};
  const done: Readonly<Record<string, string>> = own.done;
  const last = made.at(-1);
  const told = last === undefined ? '' : (done[kindOfChoice(last)] ?? '');
  const isBlind = made.length > 0 && isIn && !made.includes('look');
  const text = cards ? nameOfHand(cards, lang) : isBlind ? `${own.blind} · ${told}` : told;
  const state = isWon ? 'won' : !isIn ? 'out' : isTold ? 'lost' : 'wait';
  return (
    <g className="blossom-seat" data-state={state} data-who={who} transform={`translate(${x} ${y})`}>
      <rect className="blossom-place" x={-width / 2} y="-62" width={width} height="124" rx="12" />
      <text className="seat-name" y="-39">
        {name}
      </text>
      {isDealt && isIn && (
        <HandRow cards={cards ?? covered} open={cards !== null} x={0} y={4} scale={0.66} step={step} />
      )}
      {isDealt && !isTold && (
        <SeatChips antes={paidBy(made) / 100} x={14 - width / 2} y={chipsAt === 'lower' ? 62 : -62} />
      )}
      {text !== '' && (
        <text
          className="blossom-did"
          y={isIn ? 54 : 10}
          textLength={text.length > 14 ? width - 12 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      )}
    </g>
  );
};

interface SeatPlateProps {
  readonly seat: ShownSeat | undefined;
  readonly name: string;
  readonly who: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isDealt: boolean;
  readonly isWon: boolean;
  readonly isTold: boolean;
  /** On which edge its chips lie. */
  readonly chipsAt: 'upper' | 'lower';
}
