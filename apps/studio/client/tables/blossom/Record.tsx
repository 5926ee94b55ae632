import type { Temper } from '../../../src/tables/games/blossomFacts.ts';
import { blossomSeats } from '../../../src/tables/games/blossomPlay.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { lateWords } from './lateWords.ts';
import { Mark } from './Marks.tsx';
import { Line, widthOf } from './Plate.tsx';
import { type TableForm, wide } from './places.ts';
import { openPot, ownPotIn, readOutcome } from './read.ts';
import { type Through, throughOf } from './through.ts';
import { ownWords } from './words.ts';

/** So many hands of each are told. */
const told = 3;

/** By seat, how its bot came through the last hands, the newest last: at the player's pots, or else at the open table. */
const useRecords = (): readonly (readonly Through[])[] => {
  const { slips, results } = useTableState();
  const records: Through[][] = blossomSeats.map(() => []);
  for (const { number, outcome } of results.slice(-told)) {
    const mine = ownPotIn(slips, number);
    const read = readOutcome(outcome);
    const pot = mine ? null : read && openPot(read);
    const winner = mine ? mine.view.winner : pot?.winner;
    const plays = mine ? mine.view.seats.map(({ made }) => made) : (pot?.plays ?? []);
    if (!winner) continue;
    for (const [seat, made] of plays.entries())
      if (!mine || mine.own.slip.pot?.seats[seat] === 'bot')
        records[seat]?.push(throughOf(made, seat === winner - 1));
  }
  return records;
};

const kinds = ['won', 'raised', 'held', 'folded'] as const;

/** What the marks beside the tempers mean, on the cloth until cards are dealt. */
export const Legend = ({ form }: { form: TableForm }) => {
  const { street, sum } = form;
  const { lang } = useTable();
  const records = useRecords();
  const { lastHands, through } = lateWords(lang);
  if (records.every((record) => record.length === 0)) return null;
  const font = street.font * 0.9;
  // Five columns: what they tell, and each mark with its meaning.
  const each = (sum.room * 1.45) / 5;
  const xOf = (column: number): number => street.x + (column - 2) * each;
  // On a phone the table is narrow where the street stands: over the sum, where it is wide enough.
  const y = form === wide ? street.y : sum.y - sum.font;
  return (
    <g className="marks-legend">
      <Line text={lastHands} className="pot-street" at={{ x: xOf(0), y }} font={font} room={each - 6} />
      {kinds.map((kind, at) => {
        const room = each - 20;
        const width = Math.min(room, widthOf(through[kind], font));
        const x = xOf(at + 1);
        return (
          <g key={kind}>
            <Mark kind={kind} x={x - width / 2 - 2} y={y} />
            <Line text={through[kind]} className="pot-street" at={{ x: x + 7, y }} font={font} room={room} />
          </g>
        );
      })}
    </g>
  );
};

/** How a bot plays, or that it is one, and how it came through its last hands, below the name of its seat, from 0. */
export const Record = ({ seat, name, form: { figure, plate, places }, place }: RecordProps) => {
  const record = useRecords()[seat] ?? [];
  const figureAt = places[place]?.figure ?? { x: 0, y: 0 };
  const font = plate.font * 0.86;
  const y = figureAt.y + 44 * figure + plate.font * 1.5;
  const marks = record.length * 13;
  const room = plate.width - marks;
  const width = Math.min(room, widthOf(name, font));
  const from = figureAt.x - (width + marks) / 2;
  // One ground with the name above it: no word lies across the rim.
  const ground = Math.min(plate.width, width + marks + 12);
  return (
    <>
      <rect
        className="record-ground"
        x={figureAt.x - ground / 2}
        y={y - font}
        width={ground}
        height={font * 1.62}
        rx={font * 0.6}
      />
      <Line text={name} className="temper" at={{ x: from + width / 2 - 1, y }} font={font} room={room} />
      {record.map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hands are told in their order
        <Mark key={at} kind={kind} x={from + width + at * 13 + 7} y={y} />
      ))}
    </>
  );
};

/** The same for whoever hears it with the seat. */
export const RecordHeard = ({ seat, temper }: { seat: number; temper: Temper }) => {
  const { lang } = useTable();
  const record = useRecords()[seat] ?? [];
  const { lastHands, through } = lateWords(lang);
  const last = record.map((kind) => through[kind]).join(', ');
  return <>{` · ${ownWords(lang).tempers[temper]}${last && ` · ${lastHands}: ${last}`}`}</>;
};

interface RecordProps {
  readonly seat: number;
  readonly name: string;
  readonly form: TableForm;
  /** From the nearest on. */
  readonly place: number;
}
