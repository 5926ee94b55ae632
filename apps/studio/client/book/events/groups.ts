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

/** Starts are told in whole minutes, but for rounds that all close at once, which are told by the second. Milliseconds. */
export const clockEveryMsOf = (events: readonly EventSummary[]): number =>
  events.some(({ sport, phase }) => sport === 'league' && phase === 'coming') ? 1_000 : 15_000;
