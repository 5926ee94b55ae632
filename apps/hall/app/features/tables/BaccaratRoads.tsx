import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { bigRoad, type RoadMark, type RoadResult, roadRows } from './model/bigRoad.ts';

/** Both plates have squares of one size, so that their rows lie beside each other. */
const squarePx = 20;
const beadColumns = 4;

/** The colours in which the whole market keeps its roads. A bead also carries its sign. */
const beads = { banker: 'bg-road-banker', player: 'bg-road-player', tie: 'bg-road-tie' } as const;
const rings = { banker: 'ring-road-banker', player: 'ring-road-player' } as const;

const squares =
  'bg-[linear-gradient(var(--line)_1px,transparent_1px),linear-gradient(90deg,var(--line)_1px,transparent_1px)] bg-size-[20px_20px] ring-1 ring-line';
const height = roadRows * squarePx;

/** The last rounds one by one, from the top down and then to the right. */
const Beads = ({ results }: { readonly results: readonly RoadResult[] }) => {
  const { t } = useTranslation();
  // Whole columns: a bead keeps its row when the next one comes.
  const over = Math.max(0, results.length - beadColumns * roadRows);
  const shown = results.slice(Math.ceil(over / roadRows) * roadRows);
  return (
    <ol
      className={classes('grid shrink-0 grid-flow-col grid-rows-6 justify-start', squares)}
      style={{ width: beadColumns * squarePx, height, gridAutoColumns: squarePx }}
    >
      {shown.map((side, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the plate is all that a bead is
          key={at}
          className={classes(
            'm-px grid place-items-center rounded-full font-semibold text-xs text-on-road leading-none',
            beads[side],
          )}
        >
          {t(`home.table_${side}_sign`)}
        </li>
      ))}
    </ol>
  );
};

const Mark = ({ mark, from }: { readonly mark: RoadMark; readonly from: number }) => (
  <li
    className={classes('absolute rounded-full ring-2 ring-inset', rings[mark.side])}
    style={{
      left: (mark.column - from) * squarePx + 3,
      top: mark.row * squarePx + 3,
      width: squarePx - 5,
      height: squarePx - 5,
    }}
  >
    {mark.ties > 0 && (
      <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 -rotate-45 rounded-full bg-road-tie" />
    )}
  </li>
);

/** More columns than any card is wide; those of the oldest rounds are cut off at the left. */
const columnsMax = 32;

/** The big road, which players read: runs of one side as columns. */
const BigRoad = ({ results }: { readonly results: readonly RoadResult[] }) => {
  const marks = bigRoad(results);
  const end = Math.max(0, ...marks.map(({ column }) => column + 1));
  const from = Math.max(0, end - columnsMax);
  return (
    <div
      className={classes('relative min-w-0 flex-1 overflow-hidden', squares)}
      style={{ height, maxWidth: columnsMax * squarePx }}
    >
      {/* Where the road is longer than the plate, its end is what counts. */}
      <ol
        className="absolute top-0 left-0 h-full"
        style={{
          width: (end - from) * squarePx,
          translate: `min(0px, calc(round(down, 100cqi - ${(end - from) * squarePx}px, ${squarePx}px)))`,
        }}
      >
        {marks
          .filter(({ column }) => column >= from)
          .map((mark) => (
            <Mark key={`${mark.column} ${mark.row}`} mark={mark} from={from} />
          ))}
      </ol>
    </div>
  );
};

/** The last rounds of a baccarat table, as its players are used to reading them. */
export const BaccaratRoads = ({ results }: { readonly results: readonly RoadResult[] }) => {
  const { t } = useTranslation();
  const counts = (['banker', 'player', 'tie'] as const).map((side) => ({
    side,
    text: `${t(`home.table_${side}`)} ${results.filter((one) => one === side).length}`,
  }));
  const label = t('home.table_last', {
    count: results.length,
    counts: counts.map(({ text }) => text).join(' · '),
  });
  return (
    <>
      <div role="img" aria-label={label} className="flex gap-2">
        <div aria-hidden className="contents">
          <Beads results={results} />
          <div className="@container flex min-w-0 flex-1">
            <BigRoad results={results} />
          </div>
        </div>
      </div>
      <p aria-hidden className="tnum mt-2 flex gap-x-4 text-text-2 text-xs">
        {counts.map(({ side, text }) => (
          <span key={side} className="flex items-center gap-1.5">
            <span className={classes('size-2.5 rounded-full', beads[side])} />
            {text}
          </span>
        ))}
      </p>
    </>
  );
};
