import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, type End } from '../engine/chance.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';

/** A wheel of sixty panes: the beam of a lighthouse stops on one, and the number on it is paid to one. */
export const paneCount = 60;

/** How many panes show each number. Every bet returns 93.3 to 96.7 %. */
const panes = { 1: 29, 3: 14, 7: 7, 13: 4, 18: 3, 27: 2, 57: 1 } as const;
export const beamNumbers = [1, 3, 7, 13, 18, 27, 57] as const satisfies readonly (keyof typeof panes)[];
type BeamNumber = (typeof beamNumbers)[number];

/**
 * The numbers round the wheel, clockwise, each spread as evenly as can be: a pane goes to the number that is furthest behind its
 * share, the rarer one where two are.
 */
const spreadPanes = (): readonly BeamNumber[] => {
  const laid = new Map<BeamNumber, number>();
  return Array.from({ length: paneCount }, (_, at) => {
    const behind = (number: BeamNumber): number =>
      ((at + 1) * panes[number]) / paneCount - (laid.get(number) ?? 0) - 0.5;
    const next = [...beamNumbers]
      .filter((number) => (laid.get(number) ?? 0) < panes[number])
      .reduce((best, number) => (behind(number) >= behind(best) ? number : best));
    laid.set(next, (laid.get(next) ?? 0) + 1);
    return next;
  });
};
export const wheelPanes = spreadPanes();

export const beamOutcomeSchema = z.object({ pane: z.int().check(z.minimum(0), z.maximum(paneCount - 1)) });
export type BeamOutcome = Told<typeof beamOutcomeSchema>;

export const numberAt = ({ pane }: BeamOutcome): number => wheelPanes[pane] ?? 1;

const spots = new Map<string, BeamNumber>(beamNumbers.map((number) => [`number:${number}`, number]));

/** What a number pays, hundredths, the stake included. */
export const beamPays = (number: number): number => 100 * (number + 1);

const payout = (spot: string, outcome: BeamOutcome): number => {
  const number = spots.get(spot);
  return number === numberAt(outcome) ? beamPays(number) : 0;
};

const chances = (): readonly BetChance[] =>
  [...spots].map(([spot, number]) =>
    chanceOf(
      `number-${number}`,
      spot,
      wheelPanes.map((_, pane): End => [payout(spot, { pane }), 1]),
    ),
  );

export const beamWheel: TableGame<BeamOutcome> = {
  gameCode: 'lighthouse-wheel',
  gpId: 2,
  gameType: 3,
  clock: { openMs: 16_000, closedMs: 2_500, drawnMs: 8_500, settledMs: 3_500 },
  chips: { values: [1, 5, 10, 50, 100, 500], spotMax: 2_000 },
  isSpot: (spot) => spots.has(spot),
  draw: async (below) => ({ pane: await below(paneCount) }),
  payout,
  summary: (outcome) => String(numberAt(outcome)),
  board: (outcomes) => ({ kind: 'wheel', results: outcomes.map(numberAt) }),
  chances,
};
