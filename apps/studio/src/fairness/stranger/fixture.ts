import { book } from './data.ts';
import type { Pair } from './event.ts';
import { at } from './numbers.ts';

/** Which event an id stands for, as `docs/fairness/book.md` tells it: who plays whom and when, and a season of the league. */

export const slotOf = (event: string): number => Number(event.split('-').at(-1));

export const fixtureOf = (sport: string, slot: number, rules: number) => {
  const schedule = book.schedules[sport];
  if (!schedule) throw new Error(`no schedule of ${sport}`);
  const { offsetMs, together } = schedule;
  const slotMs = schedule.slotMsEarlier?.[String(rules)] ?? schedule.slotMs;
  const own = book.competitions.filter((one) => one.sport === sport);
  const { code, sides } = at(own, slot % own.length);
  const meeting = Math.floor(slot / own.length);
  const size = sides.length;
  const round = Math.floor(meeting / (size / 2));
  const table = meeting % (size / 2);
  const turn = round % (size - 1);
  const sitting = (place: number) => at(sides, place === 0 ? 0 : 1 + ((place - 1 + turn) % (size - 1)));
  const [one, other] = [sitting(table), sitting(size - 1 - table)];
  const isEven = (Math.floor(round / (size - 1)) + (table === 0 ? turn : table)) % 2 === 0;
  const [home, away] = isEven ? [one, other] : [other, one];
  return {
    competition: code,
    home,
    away,
    startsAt: new Date((slot - (slot % together)) * slotMs + offsetMs).toISOString(),
  };
};

/** How strong both sides are on the day. */
export const strengthsOf = ({ home, away }: ReturnType<typeof fixtureOf>, fingerprint: string): Pair => {
  const form = (place: number): number => (Number.parseInt(fingerprint.slice(place, place + 2), 16) % 9) - 4;
  return [home.strength + form(0), away.strength + form(2)];
};

/** The slots of a season of the league: everybody meets everybody twice. */
export const slotsOfSeason = (season: number): number[] => {
  const sides = at(
    book.competitions.filter(({ sport }) => sport === 'league'),
    0,
  ).sides.length;
  const matches = (sides / 2) * 2 * (sides - 1);
  return Array.from({ length: matches }, (_, match) => season * matches + match);
};

/** The table that results make. */
export const tableOf = (results: readonly { home: string; away: string; score: Pair }[]) => {
  const sides = at(
    book.competitions.filter(({ sport }) => sport === 'league'),
    0,
  ).sides;
  return sides
    .map(({ code: team }) => {
      const seen = results.flatMap(({ home, away, score: [h, a] }): Pair[] =>
        team === home ? [[h, a]] : team === away ? [[a, h]] : [],
      );
      const won = seen.filter(([own, others]) => own > others).length;
      const drawn = seen.filter(([own, others]) => own === others).length;
      const scored = seen.reduce((all, [own]) => all + own, 0);
      const conceded = seen.reduce((all, [, others]) => all + others, 0);
      const lost = seen.length - won - drawn;
      return { team, played: seen.length, won, drawn, lost, scored, conceded, points: 3 * won + drawn };
    })
    .sort(
      (one, two) =>
        two.points - one.points ||
        two.scored - two.conceded - (one.scored - one.conceded) ||
        two.scored - one.scored,
    );
};
