import { eventIdOf, fixtureOf, pairingAt } from '../book/engine/fixtures.ts';
import { beginRun } from '../book/engine/run.ts';
import { type BookSport, bookSports, type TimelineItem } from '../book/views.ts';
import { rangesOf } from '../tables/engine/ranges.ts';
import { type DrawnNumber, hmacOf, type Proof, proofOf } from './proof.ts';
import { noted } from './tableVectors.ts';

/** Events of the book from their first step to their last. */

export interface EventVector extends Proof {
  readonly kind: 'event';
  readonly sport: BookSport;
  readonly event: string;
  readonly home: string;
  readonly away: string;
  /** Of both sides on the day. */
  readonly strengths: readonly [number, number];
  readonly steps: readonly {
    readonly step: number;
    readonly numbers: readonly DrawnNumber[];
    /** What the step has brought. */
    readonly happened: readonly TimelineItem[];
  }[];
}

export const eventVectors = (): Promise<EventVector[]> =>
  Promise.all(
    bookSports.map(async (sport): Promise<EventVector> => {
      const event = eventIdOf(sport, 0);
      const proof = proofOf(event);
      const hmac = hmacOf(proof.serverSeed);
      const pairing = pairingAt(sport, 0);
      const fixture = fixtureOf({ id: event, sport, ...pairing, fingerprint: proof.serverSeedHash });
      let run = beginRun(fixture);
      const steps: EventVector['steps'][number][] = [];
      while (!run.isFinished) {
        const step = run.steps + 1;
        const known = run.timeline.length;
        const numbers: DrawnNumber[] = [];
        run = await run.next(noted(rangesOf(hmac, event, step), numbers));
        steps.push({ step, numbers, happened: run.timeline.slice(known) });
      }
      const { home, away, strengths } = fixture;
      return { kind: 'event', sport, event, ...proof, home, away, strengths, steps };
    }),
  );
