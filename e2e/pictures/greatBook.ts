import type { createStudioApp } from '../../apps/studio/src/app.ts';
import { books } from '../../apps/studio/src/book/books.ts';
import { marketOf } from '../../apps/studio/src/book/engine/market.ts';
import type { Run } from '../../apps/studio/src/book/engine/run.ts';
import { limitsOf } from '../../apps/studio/src/book/limits.ts';
import type { EventRow } from '../../apps/studio/src/book/rows.ts';
import { Runs } from '../../apps/studio/src/book/runs.ts';

/**
 * The slip that wins most of the events to come: whoever knows their seeds plays each of them to its end, and bets on what pays best of
 * all that comes true. The prices are those that everybody is offered.
 */

type Db = Awaited<ReturnType<typeof createStudioApp>>['studio']['db'];

export interface GreatLeg {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
}

/** Prices are told in thousandths. */
const priceOne = 1_000;
/** Legs of the slip. */
const legsWanted = 4;
/** An event that begins sooner may have begun before all legs are picked, and nobody waits for a later one. Milliseconds. */
const [soonestMs, latestMs] = [90_000, 15 * 60_000];

const endOf = async (runs: Runs, row: EventRow): Promise<Run> => {
  for (let steps = row.steps; ; steps += 1) {
    const run = await runs.after({ ...row, steps });
    if (run.isFinished) return run;
  }
};

/** Of everything that is offered of an event, what pays most of that which comes true. */
const bestLeg = async (runs: Runs, row: EventRow): Promise<(GreatLeg & { price: number }) | undefined> => {
  const { markets } = await runs.at(row);
  const end = await endOf(runs, row);
  const [best] = markets
    .flatMap(({ id, selections }) =>
      selections.flatMap(({ code, price }) => {
        const market = marketOf(id);
        const isWon = market !== undefined && end.decide(market, code) === 'won';
        return isWon && price !== null ? [{ event: row.id, market: id, selection: code, price }] : [];
      }),
    )
    .toSorted((one, other) => other.price - one.price);
  return best;
};

export const greatSlipOf = async (db: Db, gameCode: string, now: number): Promise<readonly GreatLeg[]> => {
  const book = books.find((known) => known.gameCode === gameCode);
  if (!book) throw new Error(`no book ${gameCode}`);
  const coming = await db
    .selectFrom('book_event')
    .selectAll()
    .where('phase', '=', 'coming')
    .where('sport', 'in', [...book.sports])
    .where('starts_at', '>', new Date(now + soonestMs))
    .where('starts_at', '<', new Date(now + latestMs))
    .orderBy('starts_at')
    .execute();
  const runs = new Runs();
  const legs = await Promise.all(coming.map((row) => bestLeg(runs, row)));
  const { min, returnMax } = limitsOf('RMB', null);
  const timesMax = Number(returnMax / min);
  let times = 1;
  const best = legs.flatMap((leg) => leg ?? []).toSorted((one, other) => other.price - one.price);
  return best
    .filter(({ price }) => {
      const fits = (times * price) / priceOne <= timesMax;
      if (fits) times *= price / priceOne;
      return fits;
    })
    .slice(0, legsWanted);
};
