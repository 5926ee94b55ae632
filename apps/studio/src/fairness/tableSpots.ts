import type { ServedTable } from '../tables/games/index.ts';

/** Every place of a shared table that can be bet on, by name. */

const upTo = (last: number, first = 0): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Every row of `size` of these things, no thing twice. */
const rowsOf = <Thing>(things: readonly Thing[], size: number): Thing[][] =>
  size === 0
    ? [[]]
    : things.flatMap((one) =>
        rowsOf(
          things.filter((other) => other !== one),
          size - 1,
        ).map((rest) => [one, ...rest]),
      );

const named = (kinds: readonly string[], ends: readonly (string | number)[]): string[] =>
  kinds.flatMap((kind) => ends.map((end) => `${kind}:${end}`));

const numbers = upTo(60);
const halves = ['big', 'small', 'odd', 'even'];
const pairsOfFaces = rowsOf(upTo(6, 1), 2).map((row) => row.join('-'));
const triosOfFaces = rowsOf(upTo(6, 1), 3).map((row) => row.join('-'));
const runners = (size: number): string[] => rowsOf(upTo(8, 1), size).map((row) => row.join('-'));
const digits = upTo(999).map((number) => String(number).padStart(3, '0'));
const birds = ['meron', 'wala'];
const directions = ['north', 'east', 'south', 'west'];
const quarters = ['north-east', 'south-east', 'south-west', 'north-west'];

/** Names of places of any table; each table has those that it knows. */
const names: readonly string[] = [
  ...['player', 'banker', 'tie', 'player-pair', 'banker-pair', 'super-six', 'player-bonus', 'banker-bonus'],
  ...['dragon', 'tiger', 'suited-tie', ...named(['dragon', 'tiger'], [...halves, 'red', 'black'])],
  ...['red', 'black', 'low', 'high', 'first-four', ...halves],
  ...named(['dozen', 'column', 'split-zero', 'trio'], [1, 2, 3]),
  ...named(['straight', 'split-up', 'split-on', 'street', 'corner', 'line'], numbers),
  ...named(['total', 'double', 'triple', 'number', 'sum', 'tail', 'span', 'any'], numbers),
  ...['any-triple', 'any-run', 'triple', ...named(['pair'], pairsOfFaces), ...named(['trio'], triosOfFaces)],
  ...named(['straight', 'box'], digits),
  ...named(['form'], ['pair', 'different', 'run']),
  ...named(['place', 'half'], upTo(10, 1)).flatMap((place) => named([place], [...upTo(10), ...halves])),
  ...named(['sum', 'wave', 'half', 'quarter'], [...halves, 'red', 'blue', 'green']),
  ...named(['duel'], ['12', '13', '23', ...upTo(5, 1)]).flatMap((duel) =>
    named([duel], ['dragon', 'tie', 'tiger', 1, 2, 3]),
  ),
  ...named(['special', 'regular', 'animal', 'any-animal', 'any-tail', 'first'], numbers),
  ...['first-big', 'first-small', 'first-odd', 'first-even'],
  ...named(['win', 'bonus', 'best', 'wins', 'place', 'sector', 'storm', 'berth', 'above'], numbers),
  ...named(['hand'], ['none', 'small', 'big', 'top', 'low', 'middle', 'high']).flatMap((hand) =>
    named([hand], [0, 1, 2, 3]),
  ),
  ...named(['fan', 'cheng', 'three'], upTo(4, 1)),
  ...named(['nim', 'kwok'], pairsOfFaces),
  ...named(['half', 'one', 'three', 'five'], directions),
  ...named(['quarter'], quarters),
  ...named(['quinella', 'forecast'], runners(2)),
  ...named(['trio', 'trifecta'], runners(3)),
  ...['meron', 'wala', 'draw', 'under', 'over', 'lead:even'],
  ...named(['first', 'last', 'lead', 'sweep', 'or-draw', 'win-under', 'win-over'], birds),
  ...named(['ahead', 'comeback', 'crest', 'points'], birds),
  ...named(
    ['handicap'],
    birds.flatMap((bird) => ['-2.5', '-1.5', '+1.5', '+2.5'].map((line) => `${bird}${line}`)),
  ),
  ...named(['passes', 'streak', 'rounds'], numbers),
  ...named(
    ['four', 'score'],
    rowsOf(upTo(4), 2)
      .map((row) => row.join('-'))
      .concat('2-2'),
  ),
  ...named(['over', 'under'], ['2.5', '3.5', '4.5']),
  ...['ante', 'pair-plus', 'six-card', 'one-colour'],
  ...named(['seat', 'pair', 'three'], upTo(7, 1)),
];

export const spotsOf = (table: Pick<ServedTable, 'isSpot'>): string[] =>
  [...new Set(names)].filter((name) => table.isSpot(name));

/** Tickets of one to eight numbers that hit some of those that were drawn, and none or few. */
const ticketsOf = (drawn: readonly number[]): string[] =>
  drawn.flatMap((_, at) =>
    [drawn.slice(0, at + 1), upTo(at + 1, 1), [...drawn.slice(0, at), ...upTo(20, 1)]].map((numbers) => {
      const picked = [...new Set(numbers)].slice(0, at + 1).sort((one, other) => one - other);
      return `pick:${picked.map((number) => String(number).padStart(2, '0')).join('')}`;
    }),
  );

/** Tickets of two and three numbers of forty-nine, all of which were drawn, whether as they are wanted or not. */
const combinedOf = (drawn: readonly number[], special: number): string[] => {
  const rows = [
    drawn.slice(0, 2),
    drawn.slice(0, 3),
    [...drawn.slice(0, 2), special],
    [...drawn.slice(-1), special],
  ];
  const told = rows.map((row) => [...row].sort((one, other) => one - other).join('-'));
  return named(['two', 'three', 'two-special'], told);
};

/** Of a table whose tickets are too many to be listed, some that a round may pay. */
export const ticketsIn = (table: ServedTable, outcome: Readonly<Record<string, unknown>>): string[] => {
  const { numbers: drawn, special } = outcome;
  if (!Array.isArray(drawn)) return [];
  const tickets = typeof special === 'number' ? combinedOf(drawn, special) : ticketsOf(drawn);
  return [...new Set(tickets)].filter((spot) => table.isSpot(spot));
};
