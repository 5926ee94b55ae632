import type { SeededRandom } from '@pavilion/testing';
import { sha256 } from '../../fair/hash.ts';
import type { Below } from '../../tables/engine/ranges.ts';
import type { BookSport } from '../views.ts';
import { fixtureAt } from './fixtures.ts';
import type { Run } from './run.ts';
import type { Fixture } from './sport.ts';

/** The event of a slot with a seed of its own. */
export const sampleFixture = (sport: BookSport, slot: number): Fixture =>
  fixtureAt(sport, slot, sha256(sha256(`${sport} ${slot}`)));

/** Draws that are even and follow from a test's seed. */
export const drawsOf =
  (random: SeededRandom): Below =>
  async (length) =>
    random.int(0, length - 1);

/** The event after at most so many more steps. */
export const walk = async (run: Run, below: Below, steps = Infinity): Promise<Run> => {
  let at = run;
  for (let step = 0; step < steps && !at.isFinished; step += 1) at = await at.next(below);
  return at;
};
