/** The wheel of sixty panes under the beam of a lighthouse: how its panes are laid, now and before decision 0387. */
export const paneCount = 60;

/** In a storm the beam turns again, and what is won then is worth more; into the harbor ships come. */
export type Pane = number | 'storm' | 'harbor';

/**
 * Numbers round a wheel, clockwise, each spread as evenly as can be: a pane goes to the number that is furthest behind its share,
 * the rarer one where two are. `panes` holds how many show each number, the rarer the higher.
 */
const spread = <Shown extends number>(panes: ReadonlyMap<Shown, number>, least: Shown): readonly Shown[] => {
  const numbers = [...panes.keys()];
  const of = (number: Shown): number => panes.get(number) ?? 0;
  const size = numbers.reduce((sum, number) => sum + of(number), 0);
  const laid = new Map<Shown, number>();
  return Array.from({ length: size }, (_, at) => {
    const behind = (number: Shown): number => ((at + 1) * of(number)) / size - (laid.get(number) ?? 0) - 0.5;
    const next = numbers
      .filter((number) => (laid.get(number) ?? 0) < of(number))
      .reduce((best, number) => (behind(number) >= behind(best) ? number : best), least);
    laid.set(next, (laid.get(next) ?? 0) + 1);
    return next;
  });
};

/** How many panes show each number: a number and its stake, times its panes, are 48 for every one of them. */
export const beamNumbers = [1, 3, 5, 11, 15, 23, 47] as const;
const panesOfNumber = new Map<number, number>([
  [1, 24],
  [3, 12],
  [5, 8],
  [11, 4],
  [15, 3],
  [23, 2],
  [47, 1],
]);

/** One storm in the middle of each quarter, so that halves and quarters stay alike; a harbor east and one west. */
const stormsAt = [7, 22, 37, 52];
const harborsAt = [15, 45];

const layPanes = (): readonly Pane[] => {
  const numbers = spread(panesOfNumber, 1).values();
  return Array.from({ length: paneCount }, (_, at): Pane => {
    if (stormsAt.includes(at)) return 'storm';
    return harborsAt.includes(at) ? 'harbor' : (numbers.next().value ?? 1);
  });
};
export const wheelPanes = layPanes();

/** The numbers of the wheel on which no pane played on; rounds of then are shown and paid by it. */
export const formerNumbers = [1, 3, 7, 13, 18, 27, 57] as const;
export const formerPanes: readonly number[] = spread(
  new Map<number, number>([
    [1, 29],
    [3, 14],
    [7, 7],
    [13, 4],
    [18, 3],
    [27, 2],
    [57, 1],
  ]),
  1,
);
