import { createHmac } from 'node:crypto';

/** Numbers of a draw, as "How a draw is made" in `docs/fairness.md` tells it. */

/** The next number of a draw, below this bound. */
export type Below = (bound: number) => number;

/** The words of a draw, one after another. */
function* wordsOf(serverSeed: string, salt: string, nonce: number): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const hex = createHmac('sha256', serverSeed).update(`${salt}:${nonce}:${block}`).digest('hex');
    for (let place = 0; place < 64; place += 8) yield Number.parseInt(hex.slice(place, place + 8), 16);
  }
}

/** The numbers of a draw, with a note of each. */
export const drawOf = (serverSeed: string, salt: string, nonce: number) => {
  const words = wordsOf(serverSeed, salt, nonce);
  const noted: { below: number; number: number }[] = [];
  const below: Below = (bound) => {
    for (;;) {
      const word = words.next().value;
      if (word >= Math.floor(4_294_967_296 / bound) * bound) continue;
      noted.push({ below: bound, number: word % bound });
      return word % bound;
    }
  };
  return { below, noted };
};

/** What stands at a place of a list. Throws where nothing does. */
export const at = <Thing>(list: ArrayLike<Thing>, place: number): Thing => {
  const thing = list[place];
  if (thing === undefined) throw new RangeError(`nothing at ${place}`);
  return thing;
};

/** Different numbers: `count` of these things, by the swaps that are drawn. */
export const taken = <Thing>(from: readonly Thing[], count: number, below: Below): Thing[] => {
  const things = [...from];
  for (let step = 0; step < count; step += 1) {
    const other = step + below(things.length - step);
    [things[step], things[other]] = [at(things, other), at(things, step)];
  }
  return things.slice(0, count);
};

/** Things in order, of which each that is drawn is taken away: a shoe. */
export const shoeOf = <Thing>(from: readonly Thing[], below: Below): (() => Thing) => {
  const left = [...from];
  return () => at(left.splice(below(left.length), 1), 0);
};

export const upTo = (count: number, first = 0): number[] =>
  Array.from({ length: count }, (_, place) => first + place);

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
