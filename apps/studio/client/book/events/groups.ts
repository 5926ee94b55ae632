import type { BookSport, CompetitionView, EventSummary } from '../../../src/book/views.ts';

export interface EventGroup {
  readonly name: 'live' | 'coming' | 'over';
  readonly competitions: readonly {
    readonly competition: CompetitionView;
    readonly sport: BookSport;
    readonly events: readonly EventSummary[];
  }[];
}

/** Whether it has kicked off, however it ended. */
export const isBegun = ({ phase }: EventSummary): boolean => phase !== 'coming';

const groupOf = ({ phase }: EventSummary): EventGroup['name'] =>
  phase === 'live' || phase === 'coming' ? phase : 'over';

const ofSport = (events: readonly EventSummary[], sport: BookSport | null): readonly EventSummary[] =>
  sport === null ? events : events.filter((event) => event.sport === sport);

/** The first events in play, and the next to come. */
export const nearest = (
  events: readonly EventSummary[],
  sport: BookSport | null,
  most: { readonly live: number; readonly coming: number },
): readonly EventSummary[] => {
  const own = ofSport(events, sport);
  return (['live', 'coming'] as const).flatMap((phase) =>
    own.filter((event) => event.phase === phase).slice(0, most[phase]),
  );
};

/** Events in play, coming, and just over; each by competition, in the order in which they begin. */
export const grouped = (events: readonly EventSummary[], sport: BookSport | null): readonly EventGroup[] =>
  (['live', 'coming', 'over'] as const).flatMap((name) => {
    const own = ofSport(events, sport).filter((event) => groupOf(event) === name);
    const codes = new Set(own.map(({ competition }) => competition.code));
    const competitions = [...codes].flatMap((code) => {
      const rows = own.filter(({ competition }) => competition.code === code);
      const [first] = rows;
      return first ? [{ competition: first.competition, sport: first.sport, events: rows }] : [];
    });
    return competitions.length === 0 ? [] : [{ name, competitions }];
  });

/** Events that begin at once, by their start. */
export const byStart = (events: readonly EventSummary[]): readonly (readonly [string, EventSummary[]])[] =>
  [...new Set(events.map(({ startsAt }) => startsAt))].map((start) => [
    start,
    events.filter(({ startsAt }) => startsAt === start),
  ]);

/** Whether a second counts: rounds of the league all close at once, and those of a siege begin by the clock. */
const isTicking = ({ sport, phase, waitsUntil }: EventSummary): boolean =>
  sport === 'league' ? phase === 'coming' : sport === 'siege' && phase === 'live' && waitsUntil !== null;

/** Starts are told in whole minutes, but for what ticks, which is told by the second. Milliseconds. */
export const clockEveryMsOf = (events: readonly EventSummary[]): number =>
  events.some(isTicking) ? 1_000 : 15_000;
