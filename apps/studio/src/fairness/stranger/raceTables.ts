import { at, sum, upTo } from './numbers.ts';
import { priceFor, type TableProgram, wordsOf } from './table.ts';

/** Races, bouts and duels, whose prices follow from the strengths: `docs/fairness/tables.md`. */

/** Every order of so many of these. */
const ordersOf = (things: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : things.flatMap((one) =>
        ordersOf(
          things.filter((other) => other !== one),
          size - 1,
        ).map((rest) => [one, ...rest]),
      );

/** The chance that these come in first, in this order: each by its share of the strengths that are left. */
const chanceOf = (strengths: readonly number[], first: readonly number[]): number => {
  let left = sum(strengths);
  return first.reduce((chance, runner) => {
    const share = at(strengths, runner) / left;
    left -= at(strengths, runner);
    return chance * share;
  }, 1);
};

const raceWins = (
  place: string,
  placed: number,
): { first: number; wins: (order: readonly number[]) => boolean } => {
  const [kind, list] = wordsOf(place);
  const named = list.split('-').map((number) => Number(number) - 1);
  const only = at(named, 0);
  switch (kind) {
    case 'win':
      return { first: 1, wins: (order) => order[0] === only };
    case 'place':
      return { first: placed, wins: (order) => order.slice(0, placed).includes(only) };
    case 'odd':
    case 'even':
      return { first: 1, wins: (order) => (at(order, 0) % 2 === 0) === (kind === 'odd') };
    case 'forecast':
    case 'trifecta':
      return { first: named.length, wins: (order) => named.every((runner, rank) => order[rank] === runner) };
    default:
      return {
        first: named.length,
        wins: (order) => named.every((runner) => order.slice(0, named.length).includes(runner)),
      };
  }
};

const race: TableProgram = (below, strengths, { placed = 0 }) => {
  const left = upTo(strengths.length);
  const order: number[] = [];
  while (left.length > 0) {
    const drawn = below(sum(left.map((runner) => at(strengths, runner))));
    const until = (place: number): number =>
      sum(left.slice(0, place + 1).map((runner) => at(strengths, runner)));
    const place = upTo(left.length).findIndex((one) => drawn < until(one));
    order.push(...left.splice(place, 1));
  }
  const back = (place: string): number => {
    const { first, wins } = raceWins(place, placed);
    if (!wins(order)) return 0;
    const ways = ordersOf(upTo(strengths.length), first).filter(wins);
    return priceFor(sum(ways.map((way) => chanceOf(strengths, way))), 0.94);
  };
  return { outcome: { order }, back };
};

const birds = ['meron', 'wala'];

const streakOf = (passes: readonly number[]): number =>
  Math.max(
    ...passes
      .map((lead, from) => passes.slice(from).findIndex((one) => one !== lead))
      .map((length, from) => (length < 0 ? passes.length - from : length)),
  );

/** What a bet on the passes wins with; `undefined` for other bets. */
const passesWin = (place: string): ((passes: readonly number[]) => boolean) | undefined => {
  const [kind, named] = wordsOf(place);
  const bird = /^[a-z]+/.exec(named)?.[0] ?? '';
  const own = birds.indexOf(bird);
  const line = Number(named.slice(bird.length));
  const ahead = (passes: readonly number[]): number =>
    2 * passes.filter((lead) => lead === own).length - passes.length;
  switch (kind) {
    case 'first':
      return (passes) => passes[0] === own;
    case 'last':
      return (passes) => passes.at(-1) === own;
    case 'lead':
      return named === 'even' ? (passes) => 2 * sum(passes) === passes.length : (passes) => ahead(passes) > 0;
    case 'sweep':
      return (passes) => ahead(passes) === passes.length;
    case 'handicap':
      return (passes) => ahead(passes) + line > 0;
    case 'under':
      return ({ length }) => length < 6;
    case 'over':
      return ({ length }) => length >= 6;
    case 'odd':
      return ({ length }) => length % 2 === 1;
    case 'even':
      return ({ length }) => length % 2 === 0;
    case 'passes':
      return ({ length }) => length === Number(named);
    case 'four':
      return (passes) => named === `${4 - sum(passes.slice(0, 4))}-${sum(passes.slice(0, 4))}`;
    case 'streak':
      return (passes) => Math.min(5, streakOf(passes)) === Number(named);
    default:
      return undefined;
  }
};

/** A bet on the winner as well: who may win, and what else must be. */
const boutWins = (place: string): { winners: string[]; passes: (passes: readonly number[]) => boolean } => {
  const [kind, bird] = wordsOf(place);
  const own = birds.indexOf(bird);
  const leads = (passes: readonly number[]): number =>
    2 * passes.filter((lead) => lead === own).length - passes.length;
  if (kind === 'or-draw') return { winners: [bird, 'draw'], passes: () => true };
  if (kind === 'win-under') return { winners: [bird], passes: ({ length }) => length < 6 };
  if (kind === 'win-over') return { winners: [bird], passes: ({ length }) => length >= 6 };
  if (kind === 'ahead') return { winners: [bird], passes: (passes) => leads(passes) > 0 };
  return { winners: [bird], passes: (passes) => leads(passes) < 0 };
};

/** Every row of passes, with its chance: four to seven alike often, and each pass either bird's. */
const everyPasses = upTo(4, 4).flatMap((count) =>
  upTo(2 ** count).map((bits) => ({
    passes: upTo(count).map((pass) => Math.floor(bits / 2 ** pass) % 2),
    chance: 1 / (4 * 2 ** count),
  })),
);
const chanceOfPasses = (wins: (passes: readonly number[]) => boolean): number =>
  sum(everyPasses.map(({ passes, chance }) => (wins(passes) ? chance : 0)));

const bout: TableProgram = (below, strengths) => {
  const [meron, wala] = [at(strengths, 0), at(strengths, 1)];
  const isDraw = below(16) === 0;
  const meronWins = below(meron + wala) < meron;
  const passes = upTo(4 + below(4)).map(() => below(2));
  const winner = isDraw ? 'draw' : meronWins ? 'meron' : 'wala';
  const chanceOfSide = (side: string): number =>
    side === 'draw' ? 1 / 16 : ((15 / 16) * (side === 'meron' ? meron : wala)) / (meron + wala);
  /** Prices are rounded down; what is a whole number but for the last digit of a fraction is that number. */
  const price = (chance: number): number => Math.floor(95 / chance + 1e-9);
  const back = (place: string): number => {
    if (place === 'draw') return isDraw ? 1_500 : 0;
    if (birds.includes(place)) {
      if (isDraw) return 100;
      return winner === place ? Math.floor((100 * (0.95 - 1 / 16)) / chanceOfSide(place)) : 0;
    }
    const alone = passesWin(place);
    if (alone) return alone(passes) ? price(chanceOfPasses(alone)) : 0;
    const { winners, passes: wins } = boutWins(place);
    if (!winners.includes(winner) || !wins(passes)) return 0;
    return price(chanceOfPasses(wins) * sum(winners.map(chanceOfSide)));
  };
  return { outcome: { winner, passes }, back };
};

interface Duel {
  readonly rounds: readonly number[];
  readonly crest: boolean;
}

const winsOf = (rounds: readonly number[]): readonly [number, number] => [
  rounds.length - sum(rounds),
  sum(rounds),
];

const duelWins = (place: string, { rounds, crest }: Duel): boolean => {
  const [kind, named] = wordsOf(place);
  const [meron, wala] = winsOf(rounds);
  const winner = birds[at(rounds, rounds.length - 1)];
  const bird = /^[a-z]+/.exec(named)?.[0] ?? '';
  const lead = bird === 'meron' ? meron - wala : wala - meron;
  switch (kind) {
    case 'crest':
      return crest && winner === named;
    case 'points':
      return !crest && winner === named;
    case 'first':
      return birds[at(rounds, 0)] === named;
    case 'handicap':
      return lead + Number(named.slice(bird.length)) > 0;
    case 'over':
      return rounds.length > Number(named);
    case 'under':
      return rounds.length < Number(named);
    case 'rounds':
      return rounds.length === Number(named);
    case 'score':
      return !crest && named === `${meron}-${wala}`;
    default:
      return winner === kind;
  }
};

/** Every duel there can be, with its chance. */
const duelsFrom = (meronShare: number, rounds: readonly number[] = [], chance = 1): [Duel, number][] =>
  [0, 1].flatMap((winner): [Duel, number][] => {
    const now = [...rounds, winner];
    const here = chance * (winner === 0 ? meronShare : 1 - meronShare);
    const goesOn = (here * 7) / 8;
    const rest: [Duel, number][] =
      Math.max(...winsOf(now)) === 3
        ? [[{ rounds: now, crest: false }, goesOn]]
        : duelsFrom(meronShare, now, goesOn);
    return [[{ rounds: now, crest: true }, here / 8], ...rest];
  });

const duel: TableProgram = (below, strengths) => {
  const [meron, wala] = [at(strengths, 0), at(strengths, 1)];
  const rounds: number[] = [];
  let crest = false;
  while (!crest && Math.max(...winsOf(rounds)) < 3) {
    rounds.push(below(meron + wala) < meron ? 0 : 1);
    crest = below(8) === 0;
  }
  const outcome = { rounds, crest };
  const back = (place: string): number => {
    if (!duelWins(place, outcome)) return 0;
    const ways = duelsFrom(meron / (meron + wala));
    return priceFor(sum(ways.map(([one, chance]) => (duelWins(place, one) ? chance : 0))), 0.95);
  };
  return { outcome, back };
};

export const raceTables: Readonly<Record<string, TableProgram>> = {
  'hare-derby': race,
  'dragon-boat-race': race,
  'puppet-crest': bout,
  'red-crest-duel': duel,
};
