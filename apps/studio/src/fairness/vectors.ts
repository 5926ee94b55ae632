import { type EventVector, eventVectors, type SeasonVector } from './eventVectors.ts';
import { type LightsVector, lightsVector } from './lightVectors.ts';
import { type RoundVector, roundVectors } from './roundVectors.ts';
import { type TableVector, tableVectors } from './tableVectors.ts';

/**
 * Draws of every game with what they came to, for programs that recompute them (`docs/fairness.md`, "How a draw is made").
 * Everything follows from the seeds that stand in them.
 */
export type Vector = RoundVector | TableVector | EventVector | SeasonVector | LightsVector;

/** The same vectors every time. */
export const makeVectors = async (): Promise<Vector[]> => [
  ...(await roundVectors()),
  ...(await tableVectors()),
  ...(await eventVectors()),
  await lightsVector(),
];

/** One vector a line. */
export const vectorsText = (vectors: readonly Vector[]): string =>
  `[\n${vectors.map((vector) => `  ${JSON.stringify(vector)}`).join(',\n')}\n]\n`;
