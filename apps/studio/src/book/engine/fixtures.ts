import { type BookSport, bookSports } from '../views.ts';
import { type Competition, competitionOf, competitions, teamOf } from './league.ts';
import { rulesNow } from './rulesNow.ts';
import type { Fixture } from './sport.ts';

/**
 * Milliseconds between the starts of two events of a sport: so many that a side's event is over before its next begins, but for the longest
 * sieges.
 */
export const slotMs: Readonly<Record<BookSport, number>> = {
  football: 5 * 60_000,
  racket: 6 * 60_000,
  basketball: 6 * 60_000,
  siege: 6.5 * 60_000,
  league: 60_000,
};

/** What that was for events of rules of before, by their number: a siege of the first rules had one fight a round, one of the second less time after the arrows. */
const slotMsEarlier: Readonly<Partial<Record<BookSport, Readonly<Record<number, number>>>>> = {
  siege: { 1: 4 * 60_000, 2: 6 * 60_000 },
};

/** Offsets keep the sports from starting all at once. */
const slotOffsetMs: Readonly<Record<BookSport, number>> = {
  football: 0,
  racket: 60_000,
  basketball: 150_000,
  siege: 105_000,
  league: 0,
};

/** Events that start at once: the matches of a round of the league, every side in one of them. */
export const together: Readonly<Record<BookSport, number>> = {
  football: 1,
  racket: 1,
  basketball: 1,
  siege: 1,
  league: 4,
};

/** When events begin and how many at once, by sport; also under rules of before, where that was otherwise. */
export const schedules = Object.fromEntries(
  bookSports.map((sport) => [
    sport,
    {
      ...{ slotMs: slotMs[sport], offsetMs: slotOffsetMs[sport], together: together[sport] },
      ...(slotMsEarlier[sport] && { slotMsEarlier: slotMsEarlier[sport] }),
    },
  ]),
);

/** When the event of a slot begins, by these rules of its sport. */
export const startOf = (sport: BookSport, slot: number, rules = rulesNow[sport]): Date => {
  const everyMs = slotMsEarlier[sport]?.[rules] ?? slotMs[sport];
  return new Date((slot - (slot % together[sport])) * everyMs + slotOffsetMs[sport]);
};

/** The first slot of a sport that starts at or after this moment. */
export const slotFrom = (sport: BookSport, moment: Date): number =>
  together[sport] * Math.ceil((moment.getTime() - slotOffsetMs[sport]) / (slotMs[sport] * together[sport]));

export const eventIdOf = (sport: BookSport, slot: number): string => `${sport}-${slot}`;

/** Who plays whom at a slot: the circle method, by which everybody meets everybody and nobody plays twice in a round. */
const pairOf = ({ teams }: Competition, meeting: number): readonly [string, string] => {
  const size = teams.length;
  const perRound = size / 2;
  const round = Math.floor(meeting / perRound) % (size - 1);
  const table = meeting % perRound;
  const place = (at: number): number => (at === 0 ? 0 : 1 + ((at - 1 + round) % (size - 1)));
  const [one, other] = [teams[place(table)], teams[place(size - 1 - table)]];
  if (!one || !other) throw new Error('a competition has an even number of sides');
  // Whoever stays in place changes ends by the round, the others with their way round the tables, all of them by the cycle.
  const cycle = Math.floor(meeting / perRound / (size - 1));
  const turn = cycle + (table === 0 ? round : table);
  return turn % 2 === 0 ? [one.code, other.code] : [other.code, one.code];
};

/** The event of a slot, apart from its seed: everybody can work it out. */
export const pairingAt = (sport: BookSport, slot: number): Pick<Fixture, 'competition' | 'home' | 'away'> => {
  const own = competitions.filter((competition) => competition.sport === sport);
  const competition = own[slot % own.length];
  if (!competition) throw new Error(`no competition of ${sport}`);
  const [home, away] = pairOf(competition, Math.floor(slot / own.length));
  return { competition: competition.code, home, away };
};

/** How good a side is on the day: its own strength and up to four points of form either way, off the fingerprint. */
const formMax = 4;
const formOf = (fingerprint: string, at: number): number =>
  (Number.parseInt(fingerprint.slice(at, at + 2), 16) % (2 * formMax + 1)) - formMax;

/** An event as it is known as soon as its seed's fingerprint is. */
export const fixtureOf = (
  event: Pick<Fixture, 'id' | 'sport' | 'competition' | 'home' | 'away' | 'fingerprint' | 'rules'>,
): Fixture => {
  const competition = competitionOf(event.competition);
  return {
    ...event,
    strengths: [
      teamOf(competition, event.home).strength + formOf(event.fingerprint, 0),
      teamOf(competition, event.away).strength + formOf(event.fingerprint, 2),
    ],
  };
};

/** The event of a slot, once its seed's fingerprint is known. */
export const fixtureAt = (
  sport: BookSport,
  slot: number,
  fingerprint: string,
  rules = rulesNow[sport],
): Fixture => fixtureOf({ id: eventIdOf(sport, slot), sport, ...pairingAt(sport, slot), fingerprint, rules });
