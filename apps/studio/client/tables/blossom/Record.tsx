import { useEffect } from 'react';
import type { Temper } from '../../../src/tables/games/blossomFacts.ts';
import { blossomSeats } from '../../../src/tables/games/blossomPlay.ts';
import { useLayout, useTable, useTableState } from '../shell/context.ts';
import { sumOf } from '../shell/tableState.ts';
import type { TableStore } from '../shell/tableStore.ts';
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

/** Whoever has seen so many hands knows the marks. */
const knownAfter = 2;

/** Of each table: the round that was seen first. */
const firstSeen = new WeakMap<TableStore, number>();

/** Whether marks still have to be explained on this page. */
const useIsNew = (): boolean => {
  const { store } = useTable();
  const { table } = useTableState();
  const round = table?.number;
  useEffect(() => {
    if (round !== undefined && !firstSeen.has(store)) firstSeen.set(store, round);
  }, [store, round]);
  return round !== undefined && round < (firstSeen.get(store) ?? round) + knownAfter;
};

/** How wide a mark is with its space, and how far two of them stand apart, in units of the table. */
const markStep = { mark: 16, gap: 8 };

/** What the marks beside the tempers mean, on the cloth until cards are dealt: for as long as they are new. */
export const Legend = ({ form }: { form: TableForm }) => {
  const { street, sum } = form;
  const { lang } = useTable();
  const records = useRecords();
  const isNew = useIsNew();
  const isSeated = sumOf(useLayout().standing) > 0n;
  const { lastHands, through } = lateWords(lang);
  // In the place of the sum, until there is one.
  if (!isNew || isSeated || records.every((record) => record.length === 0)) return null;
  const font = Math.max(12.4, street.font);
  const told = [null, ...kinds].map((kind) => {
    const text = kind === null ? lastHands : through[kind];
    return { kind, text, width: widthOf(text, font), before: kind === null ? 0 : markStep.mark };
  });
  const marks = told.reduce((all, { before }) => all + before, 0) + (told.length - 1) * markStep.gap;
  const words = told.reduce((all, { width }) => all + width, 0);
  // As wide as it is, unless the cloth is narrower: then its words are pressed together alike.
  const part = Math.min(1, (sum.room * (form === wide ? 1.45 : 1.3) - marks) / words);
  // On a phone the table is narrow where the street stands.
  const y = form === wide ? street.y : sum.y;
  let x = street.x - (marks + words * part) / 2;
  return (
    <g className="marks-legend">
      {told.map(({ kind, text, width, before }) => {
        const from = x;
        const room = width * part;
        x += before + room + markStep.gap;
        return (
          <g key={text}>
            {kind && <Mark kind={kind} x={from + before / 2 - 1} y={y} />}
            <Line
              text={text}
              className="pot-street"
              at={{ x: from + before + room / 2, y }}
              font={font}
              room={room}
            />
          </g>
        );
      })}
    </g>
  );
};

/** Of a mechanical doll's key: whoever has it is a bot. */
const key =
  'M-1 0.2H1V6H-1ZM-1 -0.6A3.2 3.2 0 1 1 1 -0.6ZM-1.3 -3.6A1.3 1.3 0 1 0 1.3 -3.6A1.3 1.3 0 1 0 -1.3 -3.6ZM1 3H3V4.6H1Z';

/** How a bot plays, or in play by a sign alone that it is one, and how it came through its last hands, below the name of its seat, from 0. */
export const Record = ({ seat, name, title, form: { figure, plate, places }, place }: RecordProps) => {
  const record = useRecords()[seat] ?? [];
  const figureAt = places[place]?.figure ?? { x: 0, y: 0 };
  const font = plate.font * 0.96;
  const titleY = figureAt.y + 44 * figure;
  const size = name === null ? 9 : 12;
  const each = size + 1;
  const marks = record.length * each;
  const room = plate.width - marks;
  const width = name === null ? 0 : Math.min(room, widthOf(name, font));
  const height = name === null ? size + 4 : font * 1.62;
  const y = titleY + plate.font * 0.8 + height / 2 - 1;
  const from = figureAt.x - (width + marks) / 2;
  // One ground with the name above it: no word lies across the rim.
  const ground = Math.min(plate.width, width + marks + 12);
  const titleWidth = Math.min(plate.width, Math.max(44, widthOf(title, plate.font) + 18));
  return (
    <>
      {width + marks > 0 && (
        <rect
          className="record-ground"
          x={figureAt.x - ground / 2}
          y={y - height / 2}
          width={ground}
          height={height}
          rx={height * 0.4}
        />
      )}
      {name !== null && (
        <Line text={name} className="temper" at={{ x: from + width / 2 - 1, y }} font={font} room={room} />
      )}
      {name === null && (
        <g
          className="bot-sign"
          transform={`translate(${figureAt.x - titleWidth / 2 + 2} ${titleY - plate.font})`}
        >
          <circle r="7" />
          <path d={key} transform="scale(.85) translate(-0.6 -0.8)" />
        </g>
      )}
      {record.map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hands are told in their order
        <Mark key={at} kind={kind} size={size} x={from + width + (at + 0.5) * each} y={y} />
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
  /** `null` in play, where cards lie below. */
  readonly name: string | null;
  /** What stands in the plate above. */
  readonly title: string;
  readonly form: TableForm;
  /** From the nearest on. */
  readonly place: number;
}
