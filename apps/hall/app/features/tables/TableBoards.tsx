import type { TableBoard } from '@pavilion/contract/tables';
import IconHarbor from '~icons/lucide/anchor';
import IconStorm from '~icons/lucide/cloud-lightning';
import { type TextKey, useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { BaccaratRoads } from './BaccaratRoads.tsx';
import { type PocketColour, pocketColour } from './model/rouletteColours.ts';

type BoardOf<Kind extends TableBoard['kind']> = Extract<TableBoard, { kind: Kind }>;

const pocketsShown = 18;
const drawsShown = 13;
const racesShown = 13;
const podium = 3;

/** A result is told by its sign and its shape; colour only helps. */
const beads = {
  meron: 'bg-cinnabar text-on-cinnabar',
  wala: 'bg-higher text-text ring-1 ring-edge ring-inset',
  draw: 'bg-raised text-jade ring-1 ring-jade ring-inset',
  dragon: 'bg-road-banker text-on-road',
  tiger: 'bg-road-player text-on-road',
  tie: 'bg-road-tie text-on-road',
} as const;
type Side = keyof typeof beads;

const nameOf = (side: Side): TextKey => `home.table_${side}`;
const signOf = (side: Side): TextKey => `home.table_${side}_sign`;

/**
 * One bead a round, from the top down and then to the right, as at a real table; dots where none lies yet. As wide as whole
 * beads are; what does not fit is cut off where the oldest are.
 */
const BeadPlate = ({ results, sides }: { results: readonly Side[]; sides: readonly Side[] }) => {
  const { t } = useTranslation();
  const counts = sides.map((side) => `${t(nameOf(side))} ${results.filter((one) => one === side).length}`);
  const label = t('home.table_last', { count: results.length, counts: counts.join(' · ') });
  return (
    <>
      <div
        role="img"
        aria-label={label}
        className="flex min-h-35 justify-end overflow-hidden bg-[radial-gradient(circle,var(--line)_1.5px,transparent_2px)] bg-position-[-2px_-2px] bg-size-[24px_24px] [width:calc(round(down,100%+4px,24px)-4px)]"
      >
        <ol aria-hidden className="grid min-w-full shrink-0 grid-flow-col grid-rows-6 justify-start gap-1">
          {results.map((side, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a place on the plate is all that a bead is
              key={at}
              className={classes(
                'flex size-5 items-center justify-center rounded-full font-semibold text-xs leading-none',
                beads[side],
              )}
            >
              {t(signOf(side))}
            </li>
          ))}
        </ol>
      </div>
      <p aria-hidden className="tnum mt-2 text-text-3 text-xs">
        {counts.join(' · ')}
      </p>
    </>
  );
};

const pocketLook = {
  red: 'bg-cinnabar text-on-cinnabar',
  black: 'bg-ground text-text ring-1 ring-edge ring-inset',
  zero: 'text-jade ring-1 ring-jade ring-inset',
} as const;

const colours = ['red', 'black', 'zero'] as const satisfies readonly PocketColour[];
const barLook = { red: 'bg-cinnabar', black: 'bg-edge', zero: 'bg-jade' } as const;

/** The last numbers, the newest first and larger, and how often each colour came. */
const Pockets = ({ results }: Pick<BoardOf<'roulette'>, 'results'>) => {
  const { t } = useTranslation();
  const count = (colour: PocketColour): number =>
    results.filter((pocket) => pocketColour(pocket) === colour).length;
  return (
    <>
      <ol aria-label={t('home.table_numbers')} className="tnum flex flex-wrap items-center gap-1.5">
        {results
          .slice(-pocketsShown)
          .reverse()
          .map((pocket, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a number may come twice
              key={at}
              className={classes(
                'flex items-center justify-center rounded-control font-semibold',
                at === 0 ? 'size-11 text-lg' : 'size-8 text-sm',
                pocketLook[pocketColour(pocket)],
              )}
            >
              {pocket}
            </li>
          ))}
      </ol>
      <div aria-hidden className="mt-4 flex h-1.5 gap-0.5 overflow-hidden rounded-full">
        {colours.map((colour) => (
          <span key={colour} className={barLook[colour]} style={{ flexGrow: count(colour) }} />
        ))}
      </div>
      <p className="tnum mt-2 text-text-3 text-xs">
        {colours.map((colour) => `${t(`home.table_${colour}`)} ${count(colour)}`).join(' · ')}
      </p>
    </>
  );
};

/** The newest on a line of its own, the others below; three lines of them are seen. */
const latestAbove = 'tnum flex max-h-34 flex-wrap gap-x-4 gap-y-2 overflow-hidden';

/** The last draws, the newest first and larger. */
const Draws = ({ results }: Pick<BoardOf<'digits'>, 'results'>) => {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('home.table_draws')} className={latestAbove}>
      {results
        .slice(-drawsShown)
        .reverse()
        .map((digits, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same digits may come twice
          <li key={at} className="flex gap-1 first:w-full">
            <span className="sr-only">{digits}</span>
            {[...digits].map((digit, place) => (
              <span
                aria-hidden
                // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place
                key={place}
                className={classes(
                  'flex items-center justify-center rounded-full font-semibold',
                  at === 0
                    ? 'size-10 bg-accent-soft text-accent text-lg ring-1 ring-accent ring-inset'
                    : 'size-6 bg-higher text-sm text-text-2',
                )}
              >
                {digit}
              </span>
            ))}
          </li>
        ))}
    </ol>
  );
};

/** The first three of the last races, the newest first. */
const Races = ({ results }: Pick<BoardOf<'race'>, 'results'>) => {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('home.table_races')} className={latestAbove}>
      {results
        .slice(-racesShown)
        .reverse()
        .map((order, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two races may end alike
          <li key={at} className="flex gap-1 first:w-full">
            {order.slice(0, podium).map((runner, place) => (
              <span
                key={runner}
                className={classes(
                  'flex items-center justify-center rounded-control font-semibold',
                  at === 0 ? 'size-10 text-lg' : 'size-6 text-sm',
                  place === 0
                    ? 'bg-accent-soft text-accent ring-1 ring-accent ring-inset'
                    : 'bg-higher text-text-2',
                )}
              >
                {runner}
              </span>
            ))}
          </li>
        ))}
    </ol>
  );
};

/** The last draws of numbers or rolls of dice, the newest first and larger; rolls with their sums. */
const Numbers = ({ results, round }: { results: readonly (readonly number[])[]; round: boolean }) => {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('home.table_draws')} className={latestAbove}>
      {results
        .slice(-racesShown)
        .reverse()
        .map((drawn, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same numbers may come twice
          <li key={at} className="flex items-center gap-1 first:w-full">
            {drawn.map((number, place) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same
                key={place}
                className={classes(
                  'flex items-center justify-center font-semibold',
                  round ? 'rounded-full' : 'rounded-control',
                  at === 0
                    ? 'bg-accent-soft text-accent ring-1 ring-accent ring-inset'
                    : 'size-6 bg-higher text-sm text-text-2',
                  // So many as go into a line of a phone's card.
                  at === 0 && (drawn.length > 7 ? 'size-7' : 'size-8'),
                )}
              >
                {number}
              </span>
            ))}
            {at === 0 && !round && (
              <b className="ml-2 text-lg text-text-2">= {drawn.reduce((sum, face) => sum + face, 0)}</b>
            )}
          </li>
        ))}
    </ol>
  );
};

const stopsShown = 13;

/** Where a wheel stopped, the newest first and larger: a number or the harbor, behind the storms that turned it again. */
const WheelStops = ({ board: { results, marks } }: { board: BoardOf<'wheel'> }) => {
  const { t } = useTranslation();
  const stops = results.map((number, at) => ({ number, marks: marks?.[at] ?? [] }));
  return (
    <ol aria-label={t('home.table_numbers')} className={latestAbove}>
      {stops
        .slice(-stopsShown)
        .reverse()
        .map(({ number, marks: passed }, at) => {
          const [name, size] = [at === 0 ? undefined : 'sr-only', at === 0 ? 'size-5' : 'size-4'];
          const isHarbor = passed.includes('harbor');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same number may come twice
            <li key={at} className="flex items-center gap-1 first:w-full">
              {passed
                .filter((mark) => mark === 'storm')
                .map((_, storm) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two storms are alike
                  <span key={storm} className="flex text-text-3" title={t('home.table_storm')}>
                    <IconStorm aria-hidden className={size} />
                    <span className="sr-only">{t('home.table_storm')}</span>
                  </span>
                ))}
              <span
                className={classes(
                  'flex items-center justify-center gap-1.5 rounded-full font-semibold',
                  at === 0
                    ? 'h-8 min-w-8 bg-accent-soft text-accent ring-1 ring-accent ring-inset'
                    : 'h-6 min-w-6 bg-higher text-sm text-text-2',
                  at === 0 && isHarbor && 'px-3',
                )}
                title={isHarbor ? t('home.table_harbor') : undefined}
              >
                {isHarbor ? (
                  <>
                    <IconHarbor aria-hidden className={size} />
                    <span className={name}>{t('home.table_harbor')}</span>
                  </>
                ) : (
                  number
                )}
              </span>
            </li>
          );
        })}
    </ol>
  );
};

const winnersShown = 14;

/** A row for each position: a filled bead where it beat the banker, the newest at the end. */
const Winners = ({ results }: Pick<BoardOf<'winners'>, 'results'>) => {
  const { t } = useTranslation();
  const positions = Math.max(3, ...results.flat());
  const shown = results.slice(-winnersShown);
  return (
    <ol aria-label={t('home.table_winners')} className="grid gap-3">
      {Array.from({ length: positions }, (_, at) => at + 1).map((position) => (
        <li key={position} className="tnum flex items-center gap-3 text-sm text-text-2">
          <b>{position}</b>
          <span aria-hidden className="flex min-w-0 flex-1 gap-1 overflow-hidden">
            {shown.map((winners, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is all that a bead is
                key={at}
                className={classes(
                  'size-4 shrink-0 rounded-full ring-1 ring-inset',
                  winners.includes(position) ? 'bg-jade ring-jade' : 'ring-edge',
                )}
              />
            ))}
          </span>
          <span>{results.filter((winners) => winners.includes(position)).length}</span>
        </li>
      ))}
    </ol>
  );
};

/** What came at a table lately. */
export const BoardView = ({ board }: { readonly board: TableBoard }) => {
  const { t } = useTranslation();
  if (board.results.length === 0) return <p className="text-sm text-text-2">{t('home.table_no_results')}</p>;
  switch (board.kind) {
    case 'baccarat':
      return <BaccaratRoads results={board.results} />;
    case 'bout':
      return <BeadPlate results={board.results} sides={['meron', 'wala', 'draw']} />;
    case 'roulette':
      return <Pockets results={board.results} />;
    case 'digits':
      return <Draws results={board.results} />;
    case 'dragon_tiger':
      return <BeadPlate results={board.results} sides={['dragon', 'tiger', 'tie']} />;
    case 'dice':
      return <Numbers results={board.results} round={false} />;
    case 'winners':
      return <Winners results={board.results} />;
    case 'numbers':
      return <Numbers results={board.results} round />;
    case 'wheel':
      return <WheelStops board={board} />;
    case 'fan_tan':
      return <Numbers results={board.results.map((number) => [number])} round />;
    case 'race':
      return <Races results={board.results} />;
  }
};
