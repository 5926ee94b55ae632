import type { MemberDay } from './input.ts';

/** The amounts of a member's day, in the order of the columns of a bill. */
export const figureNames = [
  'stakedMinor',
  'turnoverMinor',
  'wonMinor',
  'bonusMinor',
  'depositedMinor',
  'withdrawnMinor',
  'feesMinor',
  'jackpotMinor',
  'adjustmentMinor',
] as const;
export type FigureName = (typeof figureNames)[number];

const dayMs = 86_400_000;
/** Days of a cycle come again and again. */
const textsMax = 10_000;
const daysOfText = new Map<string, number>();

/** Days since 1970. */
export const dayNumberOf = (text: string): number => {
  const known = daysOfText.get(text);
  if (known !== undefined) return known;
  const number = Date.parse(`${text}T00:00:00Z`) / dayMs;
  if (daysOfText.size < textsMax) daysOfText.set(text, number);
  return number;
};

const textsOfDay = new Map<number, string>();

export const dayTextOf = (number: number): string => {
  const known = textsOfDay.get(number);
  if (known !== undefined) return known;
  const text = new Date(number * dayMs).toISOString().slice(0, 10);
  if (textsOfDay.size < textsMax) textsOfDay.set(number, text);
  return text;
};

type Column = Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

const rowsAtFirst = 1024;

/**
 * Millions of days in columns of machine numbers: an object each would take ten times the memory. Filled in any order;
 * once sorted, rows of one key are one, rows of nothing are gone, and a member's rows lie together.
 */
export class DayTable {
  #length = 0;
  #member: Uint32Array<ArrayBuffer> = new Uint32Array(rowsAtFirst);
  #day: Int32Array<ArrayBuffer> = new Int32Array(rowsAtFirst);
  #gameType: Uint32Array<ArrayBuffer> = new Uint32Array(rowsAtFirst);
  #provider: Uint32Array<ArrayBuffer> = new Uint32Array(rowsAtFirst);
  #bets: Float64Array<ArrayBuffer> = new Float64Array(rowsAtFirst);
  readonly #figures: BigInt64Array<ArrayBuffer>[] = figureNames.map(() => new BigInt64Array(rowsAtFirst));
  #order = new Uint32Array(0);
  #starts = new Uint32Array(1);

  add(memberPlace: number, row: MemberDay): void {
    const at = this.#length;
    if (at === this.#member.length) this.#grow();
    this.#length += 1;
    this.#member[at] = memberPlace;
    this.#day[at] = dayNumberOf(row.day);
    this.#gameType[at] = row.gameType;
    this.#provider[at] = row.provider;
    this.#bets[at] = row.bets;
    figureNames.forEach((name, column) => {
      const figures = this.#figures[column];
      if (figures !== undefined) figures[at] = row[name];
    });
  }

  #grow(): void {
    const length = this.#member.length * 2;
    const wider = <Kind extends Column>(column: Kind, next: Kind): Kind => {
      next.set(column);
      return next;
    };
    this.#member = wider(this.#member, new Uint32Array(length));
    this.#day = wider(this.#day, new Int32Array(length));
    this.#gameType = wider(this.#gameType, new Uint32Array(length));
    this.#provider = wider(this.#provider, new Uint32Array(length));
    this.#bets = wider(this.#bets, new Float64Array(length));
    this.#figures.forEach((column, place) => {
      const next = new BigInt64Array(length);
      next.set(column);
      this.#figures[place] = next;
    });
  }

  #compare(left: number, right: number): number {
    for (const column of [this.#member, this.#day, this.#gameType, this.#provider]) {
      const difference = (column[left] ?? 0) - (column[right] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #isNothing(row: number): boolean {
    return this.#bets[row] === 0 && this.#figures.every((column) => column[row] === 0n);
  }

  #merge(into: number, row: number): void {
    this.#bets[into] = (this.#bets[into] ?? 0) + (this.#bets[row] ?? 0);
    for (const column of this.#figures) column[into] = (column[into] ?? 0n) + (column[row] ?? 0n);
  }

  /** Brings the rows into their order. `members` is how many places there are. */
  sort(members: number): void {
    const order = Uint32Array.from({ length: this.#length }, (_, row) => row);
    const comesInOrder = order.every((row) => row === 0 || this.#compare(row - 1, row) <= 0);
    if (!comesInOrder) order.sort((left, right) => this.#compare(left, right));
    let kept = 0;
    for (const row of order) {
      const last = order[kept - 1];
      if (last !== undefined && this.#compare(last, row) === 0) this.#merge(last, row);
      else {
        order[kept] = row;
        kept += 1;
      }
    }
    this.#order = order.subarray(0, kept).filter((row) => !this.#isNothing(row));
    this.#starts = new Uint32Array(members + 1);
    for (const row of this.#order) {
      const next = (this.#member[row] ?? 0) + 1;
      this.#starts[next] = (this.#starts[next] ?? 0) + 1;
    }
    for (let place = 1; place <= members; place += 1)
      this.#starts[place] = (this.#starts[place] ?? 0) + (this.#starts[place - 1] ?? 0);
  }

  /** Rows of a member, by day, game type and provider. */
  rowsOf(memberPlace: number): Uint32Array {
    return this.#order.subarray(this.#starts[memberPlace] ?? 0, this.#starts[memberPlace + 1] ?? 0);
  }

  dayOf(row: number): number {
    return this.#day[row] ?? 0;
  }

  gameTypeOf(row: number): number {
    return this.#gameType[row] ?? 0;
  }

  providerOf(row: number): number {
    return this.#provider[row] ?? 0;
  }

  betsOf(row: number): number {
    return this.#bets[row] ?? 0;
  }

  /** All amounts of one kind, by row. */
  columnOf(name: FigureName): BigInt64Array {
    return this.#figures[figureNames.indexOf(name)] ?? new BigInt64Array(0);
  }
}
