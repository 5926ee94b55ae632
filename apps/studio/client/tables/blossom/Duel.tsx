import type { CSSProperties } from 'react';
import { Card } from '../baccarat/Card.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { Plate } from './Plate.tsx';
import { placeOf, type TableForm } from './places.ts';
import { ownPotIn, type ShownDuel } from './read.ts';
import { ownWords } from './words.ts';

const covered = [-1, 0, 1] as const;

type Coming = CSSProperties & {
  readonly '--from-x': string;
  readonly '--from-y': string;
  readonly '--side': number;
};
type Lasting = CSSProperties & { readonly '--duel': string };

/** How far from the middle a hand stands that leans against another, and how large it is, against the hand that takes a pot. */
const stand = { x: 66, scale: 1 };

/** Two hands that are compared on demand: they come to the middle face down and lean against each other, until one of them falls. */
export const Duel = ({ duel, form, nearest }: DuelProps) => {
  const { words, lang } = useTable();
  const { slips, table } = useTableState();
  const own = table ? ownPotIn(slips, table.number)?.view.seat : undefined;
  const { best, places, plate, table: cloth, rim } = form;
  const scale = best.scale * stand.scale;
  const lasting: Lasting = { '--duel': `${duel.ms}ms` };
  return (
    <g
      key={`${duel.by}-${duel.against}`}
      className="blossom-duel"
      data-told={duel.isTold}
      transform={`translate(${best.x} ${best.y})`}
      style={lasting}
    >
      <ellipse
        className="duel-ground"
        rx={Math.min(cloth.width / 2 - rim * 1.8, 170 * best.scale)}
        ry={94 * best.scale}
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
            <g className="duel-hand" data-out={duel.isTold && duel.out === seat} style={way}>
              <g className="duel-stands">
                <g transform={`scale(${scale})`}>
                  <rect className="duel-ring" x="-56" y="-62" width="112" height="124" rx="14" />
                  {covered.map((card) => (
                    <g
                      key={card}
                      transform={`translate(${card * 17} ${card === 0 ? 0 : 3}) rotate(${card * 8})`}
                    >
                      <Card card={-1} open={false} x={0} y={0} />
                    </g>
                  ))}
                </g>
              </g>
              <Plate
                className="duel-name"
                text={seat === own ? ownWords(lang).you : words.spot(`seat:${seat + 1}`)}
                at={{ x: side * 8, y: 68 * scale }}
                font={plate.font}
                room={form.did}
              />
            </g>
          </g>
        );
      })}
      <g className="duel-sign">
        <circle r={17 * best.scale + 3} />
        <text y={6 * best.scale + 1} fontSize={16 * best.scale + 3}>
          VS
        </text>
      </g>
    </g>
  );
};

interface DuelProps {
  readonly duel: ShownDuel;
  readonly form: TableForm;
  /** The seat, from 0, that the table is seen from. */
  readonly nearest: number;
}
