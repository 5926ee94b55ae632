import { hmacOf } from '../fair/hash.ts';
import { assaultOf } from './engine/assault.ts';
import { fixtureOf } from './engine/fixtures.ts';
import { brokenOff, replay, stepOn } from './engine/replay.ts';
import type { Run } from './engine/run.ts';
import type { EventRow } from './rows.ts';
import type { AssaultView } from './views.ts';

/** Events that a process remembers; the others are recomputed when somebody asks. */
const keptMax = 500;

export const fixtureOfRow = ({ id, sport, competition, home, away, rules, server_seed_hash }: EventRow) =>
  fixtureOf({ id, sport, competition, home, away, rules, fingerprint: server_seed_hash });

/** Where events stand, recomputed from their seeds, the latest asked for kept. */
export class Runs {
  readonly #kept = new Map<string, Run>();

  /** The event as its row says. */
  async at(row: EventRow): Promise<Run> {
    const kept = this.#kept.get(row.id);
    if (kept && kept.steps === row.steps && (kept.phase === 'abandoned') === (row.phase === 'abandoned'))
      return this.#keep(row.id, kept);
    const run = await replay(fixtureOfRow(row), hmacOf(row.server_seed), row.steps);
    return this.#keep(row.id, brokenOff(run, row.phase));
  }

  /** The event one step after what its row says. */
  async after(row: EventRow): Promise<Run> {
    return this.#keep(row.id, await stepOn(await this.at(row), hmacOf(row.server_seed)));
  }

  /** How the round of a siege goes that this event has come to. */
  assaultIn(row: EventRow, run: Run): Promise<AssaultView | null> {
    return assaultOf(run, hmacOf(row.server_seed));
  }

  #keep(id: string, run: Run): Run {
    this.#kept.delete(id);
    this.#kept.set(id, run);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > keptMax && oldest !== undefined) this.#kept.delete(oldest);
    return run;
  }
}
