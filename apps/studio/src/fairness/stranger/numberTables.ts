import type { TableData } from './data.ts';
import { at, shoeOf, sum, upTo } from './numbers.ts';
import { ifWon, isHalf, type TableProgram, wordsOf } from './table.ts';

/** Tables of numbers, dice and wheels: `docs/fairness/tables.md`. */

const roulette: TableProgram = (below, _, { covers }) => {
  const pocket = below(37);
  return {
    outcome: { pocket },
    back: (place) => {
      const covered = covers?.[place] ?? [];
      return covered.includes(pocket) ? 3_600 / covered.length : 0;
    },
  };
};

const formOf = (digits: readonly number[]): string[] => {
  const different = new Set(digits).size;
  const [least, most] = [Math.min(...digits), Math.max(...digits)];
  if (different === 2) return ['pair'];
  return different === 3 ? ['different', ...(most - least === 2 ? ['run'] : [])] : [];
};

const sortedText = (text: string): string => [...text].sort().join('');

const digitsWin = (place: string, digits: readonly number[]): boolean => {
  const [kind, first, second] = wordsOf(place);
  const text = digits.join('');
  const own = digits[Number(first) - 1] ?? 0;
  const [one, other] = [...first].map((number) => digits[Number(number) - 1] ?? 0);
  const total = sum(digits);
  switch (kind) {
    case 'straight':
      return text === first;
    case 'box':
      return sortedText(text) === first;
    case 'place':
      return own === Number(second);
    case 'half':
      return isHalf(second, own, 5);
    case 'any':
      return text.includes(first);
    case 'tail':
      return total % 10 === Number(first);
    case 'span':
      return Math.max(...digits) - Math.min(...digits) === Number(first);
    case 'sum':
      return total === Number(first);
    case 'triple':
      return new Set(digits).size === 1;
    case 'form':
      return formOf(digits).includes(first);
    case 'duel':
      return (
        second === ((one ?? 0) === (other ?? 0) ? 'tie' : (one ?? 0) > (other ?? 0) ? 'dragon' : 'tiger')
      );
    default:
      return isHalf(kind, total, 14);
  }
};

const threeDigits: TableProgram = (below, _, data) => {
  const digits = [below(10), below(10), below(10)];
  return { outcome: { digits }, back: (place) => ifWon(data, place, digitsWin(place, digits)) };
};

const diceBack = (place: string, dice: readonly number[], data: TableData): number => {
  const [kind, first] = wordsOf(place);
  const named = first.split('-').map(Number);
  const shown = dice.filter((face) => face === named[0]).length;
  const total = sum(dice);
  const isTriple = new Set(dice).size === 1;
  const [low = 0, middle = 0, high = 0] = [...dice].sort();
  switch (kind) {
    case 'total':
    case 'sum':
      return ifWon(data, place, total === named[0]);
    case 'double':
      return ifWon(data, place, shown >= 2);
    case 'triple':
      return ifWon(data, place, shown === 3);
    case 'any-triple':
      return ifWon(data, place, isTriple);
    case 'any-run':
      return ifWon(data, place, middle === low + 1 && high === middle + 1);
    case 'pair':
    case 'trio':
      return ifWon(
        data,
        place,
        named.every((face) => dice.includes(face)),
      );
    case 'number':
      return [0, 200, 300, 1_300][shown] ?? 0;
    default:
      return ifWon(data, place, isHalf(kind, total, 11));
  }
};

const diceTable =
  (losesToTriples: boolean): TableProgram =>
  (below, _, data) => {
    const dice = [1 + below(6), 1 + below(6), 1 + below(6)];
    const isLost = losesToTriples && new Set(dice).size === 1;
    return {
      outcome: { dice },
      back: (place) =>
        isLost && ['big', 'small', 'odd', 'even'].includes(place) ? 0 : diceBack(place, dice, data),
    };
  };

const fireflyTen: TableProgram = (below, _, data) => {
  const left = upTo(10, 1);
  const order: number[] = [];
  while (left.length > 1) order.push(...left.splice(below(left.length), 1));
  order.push(...left);
  const isWon = (place: string): boolean => {
    const [kind, first, second] = wordsOf(place);
    const number = order[Number(first) - 1] ?? 0;
    const top = at(order, 0) + at(order, 1);
    if (kind === 'sum') return Number.isNaN(Number(first)) ? isHalf(first, top, 12) : top === Number(first);
    if (kind === 'place')
      return Number.isNaN(Number(second)) ? isHalf(second, number, 6) : number === Number(second);
    return second === (number > at(order, 10 - Number(first)) ? 'dragon' : 'tiger');
  };
  return { outcome: { order }, back: (place) => ifWon(data, place, isWon(place)) };
};

const sixMark: TableProgram = (below, _, data) => {
  const take = shoeOf(upTo(49, 1), below);
  const numbers = upTo(6).map(take);
  const special = take();
  const seven = [...numbers, special];
  const back = (place: string): number => {
    const [kind, first] = wordsOf(place);
    const ticket = data.tickets?.[kind];
    if (ticket) {
      const picked = first.split('-').map(Number);
      const regular = picked.filter((number) => numbers.includes(number)).length;
      if (kind !== 'two-special') return ticket[regular] ?? 0;
      return picked.includes(special) ? (ticket[regular + 1] ?? 0) : 0;
    }
    if (kind === 'any-animal')
      return ifWon(
        data,
        place,
        seven.some((number) => ((number - 1) % 12) + 1 === Number(first)),
      );
    if (kind === 'any-tail')
      return ifWon(
        data,
        place,
        seven.some((number) => number % 10 === Number(first)),
      );
    if (kind === 'special') return ifWon(data, place, special === Number(first));
    if (kind === 'regular') return ifWon(data, place, numbers.includes(Number(first)));
    if (kind === 'wave') return ifWon(data, place, data.waves?.[special - 1] === first);
    if (kind === 'animal') return ifWon(data, place, ((special - 1) % 12) + 1 === Number(first));
    if (kind === 'tail') return ifWon(data, place, special % 10 === Number(first));
    return special === 49 ? 100 : ifWon(data, place, isHalf(kind, special, 25));
  };
  return { outcome: { numbers, special }, back };
};

const eightCarp: TableProgram = (below, _, data) => {
  const take = shoeOf(upTo(20, 1), below);
  const numbers = upTo(8).map(take);
  const [first, last, total] = [at(numbers, 0), at(numbers, 7), sum(numbers)];
  const back = (place: string): number => {
    const [kind, named] = wordsOf(place);
    if (kind === 'pick') {
      const picked = (named.match(/../g) ?? []).map(Number);
      const hits = picked.filter((number) => numbers.includes(number)).length;
      return data.tickets?.[picked.length]?.[hits] ?? 0;
    }
    if (kind === 'first') return ifWon(data, place, first === Number(named));
    if (kind === 'dragon') return ifWon(data, place, first > last);
    if (kind === 'tiger') return ifWon(data, place, first < last);
    if (kind.startsWith('first-')) return ifWon(data, place, isHalf(kind.slice(6), first, 11));
    if (total === 84 && (kind === 'big' || kind === 'small')) return 100;
    return ifWon(data, place, isHalf(kind, total, 85));
  };
  return { outcome: { numbers }, back };
};

const fanTan: TableProgram = (below, _, data) => {
  const buttons = 25 + below(24);
  const left = ((buttons - 1) % 4) + 1;
  const back = (place: string): number => {
    const [kind, named] = wordsOf(place);
    const [one = 0, other = 0] = named.split('-').map(Number);
    const isAcross = Math.abs(left - one) === 2;
    switch (kind) {
      case 'fan':
        return ifWon(data, place, left === one);
      case 'nim':
        return left === other ? 100 : ifWon(data, place, left === one);
      case 'cheng':
        return left === one || isAcross ? ifWon(data, place, left === one) : 100;
      case 'kwok':
        return ifWon(data, place, left === one || left === other);
      case 'three':
        return ifWon(data, place, left !== one);
      default:
        return ifWon(data, place, isHalf(kind, left, 0));
    }
  };
  return { outcome: { buttons }, back };
};

/** Which ship comes to each berth. */
const landings = [
  [8, 16, 48],
  [8, 48, 16],
  [16, 8, 48],
  [16, 48, 8],
  [48, 8, 16],
  [48, 16, 8],
];

const beamWheel: TableProgram = (below, _, data) => {
  const panes = data.panes ?? [];
  const calm = upTo(panes.length).filter((pane) => panes[pane] !== 'storm');
  const [first, second, third, landing] = [below(60), below(60), below(56), below(6)];
  const isStorm = (pane: number): boolean => panes[pane] === 'storm';
  const stops = isStorm(first)
    ? isStorm(second)
      ? [first, second, at(calm, third)]
      : [first, second]
    : [first];
  const rest = at(stops, stops.length - 1);
  const ships = panes[rest] === 'harbor' ? at(landings, landing) : undefined;
  const shown = Number(panes[rest]) || 0;
  const times = at(data.stormTimes ?? [], stops.length - 1);
  const quarter = at(['north-east', 'south-east', 'south-west', 'north-west'], Math.floor(rest / 15));
  const isIn = (half: string): boolean => quarter.split('-').includes(half);
  const isWon = (kind: string, named: string): boolean => {
    if (kind === 'number') return shown === Number(named);
    if (kind === 'above') return shown > Number(named);
    if (kind === 'half') return isIn(named);
    if (kind === 'quarter') return quarter === named;
    if (kind === 'sector') return Math.floor(rest / 5) + 1 === Number(named);
    const fits = kind === 'one' ? shown === 1 : shown >= (kind === 'three' ? 3 : 5);
    return fits && isIn(named);
  };
  const back = (place: string): number => {
    const [kind, named] = wordsOf(place);
    if (kind === 'storm') return ifWon(data, place, stops.length - 1 >= Number(named));
    if (kind === 'berth') return 100 * times * (ships?.[Number(named) - 1] ?? 0);
    return times * ifWon(data, place, isWon(kind, named));
  };
  return { outcome: { stops, ...(ships && { ships }) }, back };
};

export const numberTables: Readonly<Record<string, TableProgram>> = {
  'moon-roulette': roulette,
  'abacus-three': threeDigits,
  'lantern-dice': diceTable(true),
  'five-minute-lanterns': diceTable(false),
  'firefly-ten': fireflyTen,
  'seven-storey-draw': sixMark,
  'eight-carp-draw': eightCarp,
  'tea-house-fan-tan': fanTan,
  'lighthouse-wheel': beamWheel,
};
