import type { CSSProperties } from 'react';
import { Card } from '../baccarat/Card.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { lateWords, missedText } from './lateWords.ts';
import { missedIn } from './missed.ts';
import { inOrder } from './order.ts';
import { Plate } from './Plate.tsx';
import { placeOf, type TableForm } from './places.ts';
import { type OwnPot, ownPotIn, type ShownDuel } from './read.ts';
import { ownWords } from './words.ts';

const covered = [-1, -2, -3] as const;

type Coming = CSSProperties & {
  readonly '--from-x': string;
  readonly '--from-y': string;
  readonly '--side': number;
};
type Lasting = CSSProperties & { readonly '--duel': string };

/** How far from the middle a hand stands that leans against another, and how large it is, against the hand that takes a pot. */
const stand = { x: 66, scale: 1.1 };

/** How far apart its cards lie: those that are open are read. */
const steps = { covered: 17, open: 23 };

/** Across the cards of whoever is out. */
const crack = 'M-44 -56L-16 -24L-34 -2L6 14L-8 34L22 58';

/** Across a hand that was out before. */
const strike = 'M-50 -54L50 54';

/** One's own cards in a duel: open once they have been looked at, and those of whoever has lost blind as soon as they are known. */
const ownCardsOf = (mine: OwnPot | null, { out, isTold }: ShownDuel): readonly number[] | null => {
  if (!mine) return null;
  const { seat, seats, cards } = mine.view;
  return seats[seat]?.made.includes('look') || (isTold && out === seat) ? cards : null;
};

/** Light round the rim: of gold for whoever has put another out, and of embers for whoever is out. */
const Flash = ({ form: { table, rim }, isWon }: { form: TableForm; isWon: boolean }) => (
  <rect
    className="duel-flash"
    data-won={isWon}
    x={table.x + rim / 2}
    y={table.y + rim / 2}
    width={table.width - rim}
    height={table.height - rim}
    rx={(Math.min(table.width, table.height) - rim) / 2}
    strokeWidth={rim}
  />
);

/** Three cards as they are held against others. */
const Held = ({ cards }: { cards: readonly number[] | null }) => {
  const step = cards ? steps.open : steps.covered;
  return (
    <>
      <rect className="duel-ring" x={-step - 39} y="-62" width={2 * step + 78} height="124" rx="14" />
      {(cards ? inOrder(cards) : covered).map((card, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its card, which is known only once it is turned
          key={index}
          transform={`translate(${(index - 1) * step} ${index === 1 ? 0 : 3}) rotate(${(index - 1) * 8})`}
        >
          <Card card={card} open={cards !== null} x={0} y={0} />
        </g>
      ))}
      <path className="duel-crack" d={crack} />
    </>
  );
};

/** Two hands that are compared on demand: they come to the middle, one's own open if one has looked, and lean against each other until one of them falls. */
export const Duel = ({ duel, form, nearest }: DuelProps) => {
  const { words, lang } = useTable();
  const { slips, table } = useTableState();
  const mine = table ? ownPotIn(slips, table.number) : null;
  const own = mine?.view.seat;
  const ownCards = ownCardsOf(mine, duel);
  const { best, places, plate, table: cloth, rim } = form;
  const scale = best.scale * stand.scale;
  const lasting: Lasting = { '--duel': `${duel.ms}ms` };
  const isOwn = duel.by === own || duel.against === own;
  const missed = missedIn(duel);
  const nameOf = (seat: number): string => {
    const name = seat === own ? ownWords(lang).you : words.spot(`seat:${seat + 1}`);
    if (missed?.seat !== seat) return name;
    return `${name} · ${missed.hasFolded ? ownWords(lang).choices.fold : lateWords(lang).beaten}`;
  };
  const told = missed
    ? missedText(missed, own ?? null, lang)
    : lateWords(lang).isOut(duel.out === own ? null : String((duel.out ?? 0) + 1));
  return (
    <>
      {isOwn && duel.isTold && !missed && <Flash form={form} isWon={duel.out !== own} />}
      <g
        key={`${duel.by}-${duel.against}`}
        className="blossom-duel"
        data-told={duel.isTold}
        data-missed={missed !== null}
        transform={`translate(${best.x} ${best.y})`}
        style={lasting}
      >
        <ellipse
          className="duel-ground"
          rx={Math.min(cloth.width / 2 - rim * 1.8, 170 * scale)}
          ry={94 * scale}
        />
        {[duel.by, duel.against].map((seat, at) => {
          const side = at === 0 ? -1 : 1;
          const place = placeOf(seat, nearest);
          const from = places[place]?.cards ?? form.pot;
          const x = side * stand.x * scale;
          const way: Coming = {
            '--from-x': `${Math.round(from.x - best.x - x)}px`,
            '--from-y': `${Math.round(from.y - best.y)}px`,
            '--side': side,
          };
          return (
            <g key={seat} transform={`translate(${x} 0)`}>
              <g
                className="duel-hand"
                data-out={duel.isTold && duel.out === seat}
                data-gone={missed?.seat === seat}
                style={way}
              >
                <g className="duel-stands">
                  <g transform={`scale(${scale})`}>
                    <Held cards={seat === own ? ownCards : null} />
                    {missed?.seat === seat && <path className="duel-strike" d={strike} />}
                  </g>
                </g>
                <Plate
                  className="duel-name"
                  text={nameOf(seat)}
                  at={{ x: side * 8, y: 68 * scale }}
                  font={plate.font}
                  room={missed ? form.did * 1.25 : form.did}
                />
              </g>
            </g>
          );
        })}
        <g className="duel-sign">
          <circle r={17 * scale + 3} />
          <text y={6 * scale + 1} fontSize={16 * scale + 3}>
            VS
          </text>
        </g>
        {duel.isTold && (
          <g transform={`translate(0 ${-80 * scale})`}>
            <g className="duel-out" data-own={duel.out === own}>
              <Plate
                className="duel-out-plate"
                text={told}
                at={{ x: 0, y: 0 }}
                font={plate.font * (missed ? 1.25 : 1.55)}
                room={form.won.room}
              />
            </g>
          </g>
        )}
      </g>
    </>
  );
};

interface DuelProps {
  readonly duel: ShownDuel;
  readonly form: TableForm;
  /** The seat, from 0, that the table is seen from. */
  readonly nearest: number;
}
