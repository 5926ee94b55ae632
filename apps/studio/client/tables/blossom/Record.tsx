import type { Temper } from '../../../src/tables/games/blossomFacts.ts';
import { blossomSeats } from '../../../src/tables/games/blossomPlay.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { lateWords } from './lateWords.ts';
import { Line } from './Plate.tsx';
import type { TableForm } from './places.ts';
import { openPot, ownPotIn, readOutcome } from './read.ts';
import { type Through, throughOf } from './through.ts';
import { ownWords } from './words.ts';

/** Told apart by their shapes. */
const marks: Readonly<Record<Through, string>> = { won: '✿', raised: '▲', held: '○', folded: '×' };

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

/** What the marks beside the tempers mean, where the street stands later. */
export const Legend = ({ form: { street, sum } }: { form: TableForm }) => {
  const { lang } = useTable();
  const records = useRecords();
  const { lastHands, through } = lateWords(lang);
  if (records.every((record) => record.length === 0)) return null;
  const each = (['won', 'raised', 'held', 'folded'] as const).map(
    (kind) => `${marks[kind]} ${through[kind]}`,
  );
  return (
    <Line
      text={`${lastHands} ${each.join('  ')}`}
      className="pot-street"
      at={street}
      font={street.font * 0.9}
      room={sum.room * 1.2}
    />
  );
};

/** How the bot at a seat, from 0, plays and how it came through its last hands, below its name until cards are dealt. */
export const Record = ({ seat, temper, form: { figure, plate, places }, place }: RecordProps) => {
  const { lang } = useTable();
  const record = useRecords()[seat] ?? [];
  const at = places[place]?.figure ?? { x: 0, y: 0 };
  const tags = [ownWords(lang).tempers[temper], record.map((kind) => marks[kind]).join('')];
  return (
    <Line
      text={tags.join(' ').trim()}
      className="temper"
      at={{ x: at.x, y: at.y + 44 * figure + plate.font * 1.32 }}
      font={plate.font * 0.82}
      room={plate.width}
    />
  );
};

interface RecordProps {
  readonly seat: number;
  readonly temper: Temper;
  readonly form: TableForm;
  /** From the nearest on. */
  readonly place: number;
}
