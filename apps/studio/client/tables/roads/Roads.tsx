import './roads.css';
import { useEffect, useRef, useState } from 'react';
import { useTable } from '../shell/context.ts';
import { useLandmark } from '../shell/landmark.ts';
import {
  askedOf,
  type BigRoadCell,
  bigRoadOf,
  type DerivedRoad,
  derivedNames,
  derivedOf,
  firstColumnSeen,
  layRuns,
  type RoadResult,
  type RoadSide,
  roadRows,
  spareColumns,
} from './layOut.ts';
import { roadWords } from './words.ts';

const derivedColumns = 16;
/** Number of a result that has not come: somebody asks what it would change. */
const askedNumber = -1;

export interface SideWords {
  readonly name: string;
  /** As a bead shows it. */
  readonly sign: string;
  readonly result: string;
}
type RoadSideWords = Readonly<Record<RoadSide | 'tie', SideWords>>;

const BeadPlate = ({ results, words }: { results: readonly RoadResult[]; words: RoadSideWords }) => {
  const { texts } = useTable();
  return (
    <div className="newest-end">
      <ol className="bead-plate" aria-label={texts.road.bead}>
        {results.slice(-roadRows * 12).map(({ number, side, redPair, bluePair }) => (
          <li key={number} className={`road-${side}`} data-blue-pair={bluePair} data-red-pair={redPair}>
            <span aria-hidden="true">{words[side].sign}</span>
            <span className="unseen">{words[side].result}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};

/** The lines of the road's squares. */
const gridPath = (columns: number): string => {
  const upright = Array.from({ length: columns + 1 }, (_, at) => `M${at * 10} 0V${roadRows * 10}`);
  const level = Array.from({ length: roadRows + 1 }, (_, at) => `M0 ${at * 10}H${columns * 10}`);
  return [...upright, ...level].join('');
};

const BigRoad = ({ cells }: { cells: readonly BigRoadCell[] }) => {
  const { texts } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const last = Math.max(-1, ...cells.map(({ column }) => column));
  const columns = Math.max(16, last + 1 + spareColumns);
  // Whoever comes sees the newest end of the road.
  useEffect(() => {
    if (!box.current) return;
    const { scrollWidth, clientWidth } = box.current;
    // By whole columns: half a circle at the edge could be taken for something else.
    const column = scrollWidth / columns;
    box.current.scrollTo({ left: firstColumnSeen(last, Math.floor(clientWidth / column)) * column });
  }, [last, columns]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="big-road" ref={box} tabIndex={0} role="img" aria-label={texts.road.big}>
      <svg
        viewBox={`0 0 ${columns * 10} ${roadRows * 10}`}
        width={columns * 18}
        height={roadRows * 18}
        aria-hidden="true"
      >
        <path className="road-grid" d={gridPath(columns)} />
        {cells.map(({ column, row, side, ties, number }) => (
          <g
            key={number}
            className={`road-${side}`}
            data-asked={number === askedNumber}
            transform={`translate(${column * 10 + 5} ${row * 10 + 5})`}
          >
            <circle r="3.6" />
            {ties > 0 && <path className="road-tie-line" d="M-4 4L4 -4" />}
            {ties > 1 && <text y="2">{ties}</text>}
          </g>
        ))}
      </svg>
    </div>
  );
};

/** A mark of a road: a ring, a disc or a stroke, by the road. */
const Mark = ({ road }: { road: DerivedRoad }) =>
  road === 'cockroach' ? (
    <path className="stroke" d="M-3.4 3.4L3.4 -3.4" />
  ) : (
    <circle className={road === 'small' ? 'disc' : 'ring'} r={road === 'small' ? 3.6 : 3} />
  );

/** The newest end of a road that follows from the big road. `more` tells that its last mark is asked for. */
const Derived = ({ road, marks, more }: { road: DerivedRoad; marks: readonly RoadSide[]; more: boolean }) => {
  const { lang } = useTable();
  const cells = layRuns(marks);
  const end = Math.max(0, ...cells.map(({ column }) => column + 1));
  const from = Math.max(0, end + 1 - derivedColumns);
  return (
    <svg
      className="derived-road"
      viewBox={`0 0 ${derivedColumns * 10} ${roadRows * 10}`}
      role="img"
      aria-label={roadWords(lang)[road]}
    >
      <path className="road-grid" d={gridPath(derivedColumns)} />
      {cells.map(({ column, row, side }, at) =>
        column < from ? null : (
          <g
            key={`${column}:${row}`}
            className={`road-${side}`}
            data-asked={more && at === cells.length - 1}
            transform={`translate(${(column - from) * 10 + 5} ${row * 10 + 5})`}
          >
            <Mark road={road} />
          </g>
        ),
      )}
    </svg>
  );
};

/** What the three roads would show if this side came next; pressed, the roads show it. */
const Ask = ({
  side,
  results,
  words,
  isAsked,
  onAsk,
}: {
  side: RoadSide;
  results: readonly RoadResult[];
  words: RoadSideWords;
  isAsked: boolean;
  onAsk: () => void;
}) => {
  const { lang } = useTable();
  const text = roadWords(lang);
  return (
    <button
      type="button"
      className={`ask-road road-${side}`}
      data-action={`ask-${side}`}
      aria-pressed={isAsked}
      onClick={onAsk}
    >
      <span>{text.ask(words[side].name)}</span>
      {derivedNames.map((road) => {
        const mark = askedOf(results, side, road);
        return (
          <svg
            key={road}
            viewBox="-5 -5 10 10"
            role="img"
            aria-label={`${text[road]} ${text.asked[mark ?? 'none']}`}
          >
            {mark ? (
              <g className={`road-${mark}`}>
                <Mark road={road} />
              </g>
            ) : (
              <path className="no-mark" d="M-2 0H2" />
            )}
          </svg>
        );
      })}
    </button>
  );
};

/** All five roads of a table with two sides, how often each side came, and what the roads would say next. */
export const Roads = ({
  results,
  words,
  className,
  hasTies = true,
}: {
  results: readonly RoadResult[];
  words: RoadSideWords;
  className: string;
  /** Whether neither side may win. */
  hasTies?: boolean;
}) => {
  const { texts } = useTable();
  const landmark = useLandmark();
  const sides = hasTies ? (['red', 'blue', 'tie'] as const) : (['red', 'blue'] as const);
  const [asked, setAsked] = useState<{ readonly side: RoadSide; readonly after: number } | null>(null);
  const count = (side: RoadResult['side']): number => results.filter((result) => result.side === side).length;
  const newest = results.at(-1)?.number ?? 0;
  // A question is answered when the next result comes.
  const question = asked?.after === newest ? asked.side : null;
  const shown = question ? [...results, { number: askedNumber, side: question }] : results;
  return (
    <section className={`stats ${className}`} aria-label={landmark(texts.stats)} data-field="results">
      <p className="shares">
        {sides.map((side) => (
          <span key={side} className={`road-${side}`}>
            {words[side].name} <b>{count(side)}</b>
          </span>
        ))}
      </p>
      <div className="roads">
        {results.length === 0 ? (
          <p className="soft no-beads">{texts.noResults}</p>
        ) : (
          <BeadPlate results={results} words={words} />
        )}
        <BigRoad cells={bigRoadOf(shown)} />
        <div className="derived-roads">
          {derivedNames.map((road) => {
            const marks = derivedOf(shown, road);
            return (
              <Derived
                key={road}
                road={road}
                marks={marks}
                more={question !== null && marks.length > derivedOf(results, road).length}
              />
            );
          })}
        </div>
        <div className="ask-roads">
          {(['red', 'blue'] as const).map((side) => (
            <Ask
              key={side}
              side={side}
              results={results}
              words={words}
              isAsked={question === side}
              onAsk={() => setAsked(question === side ? null : { side, after: newest })}
            />
          ))}
        </div>
      </div>
    </section>
  );
};
