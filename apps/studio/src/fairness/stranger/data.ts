import { readFileSync } from 'node:fs';

/** What stands in `docs`: the data of the games, and the vectors. */

const read = (name: string): string =>
  readFileSync(new URL(`../../../../../docs/${name}`, import.meta.url), 'utf8');

interface ReelSet {
  readonly strips: readonly string[];
  readonly multiplier: number;
  readonly wildsExpand: boolean;
  readonly scatterAwards: Readonly<Record<string, { readonly stakes: number; readonly freeSpins: number }>>;
}

export interface LineSlot {
  readonly gameCode: string;
  readonly wild: string;
  readonly scatter: string;
  readonly linePays: Readonly<Record<string, readonly number[]>>;
  readonly base: ReelSet;
  readonly free: ReelSet;
  readonly gathering?: {
    readonly multiplier: number;
    readonly step: number;
    readonly gifts: Readonly<Record<string, number>>;
    readonly most: number;
  };
  readonly crossing?: {
    chances: number;
    paths: readonly (readonly [number, number])[][];
    scatterTimes: number;
    turns: number;
  };
  readonly freeSpinsMax: number;
}

export interface CascadeSlot {
  readonly gameCode: string;
  readonly wild: string;
  readonly scatter: string;
  readonly wayPays: Readonly<Record<string, readonly number[]>>;
  readonly strips: { readonly base: readonly string[]; readonly free: readonly string[] };
  readonly multipliers: { readonly base: readonly number[] };
  readonly freeSpins: Readonly<Record<'base' | 'free', Readonly<Record<string, number>>>>;
  readonly freeSpinsMax: number;
  readonly tide: { readonly every: number; readonly multipliers: readonly number[] };
}

export interface ClassicSlot {
  readonly gameCode: string;
  readonly wild: string;
  readonly family: readonly string[];
  readonly pays: Readonly<Record<string, number>>;
  readonly familyPays: number;
  readonly hops: { readonly each: number };
  readonly strips: readonly string[];
  readonly lines: readonly (readonly number[])[];
  readonly lots: Readonly<Record<string, { smallestStake: string; lotsInAll: number }>>;
}

interface FreeSpins {
  readonly spins: number;
  readonly again: number;
  readonly multiplier: number;
  readonly step: number;
}

export interface Cash {
  readonly units: number;
  readonly weight: number;
}

type Pays = Readonly<Record<string, readonly number[]>>;

export interface VideoSlot {
  readonly gameCode: string;
  readonly rows: number;
  readonly letters: Readonly<Record<string, string>>;
  readonly wild?: string;
  readonly evaluation:
    | { kind: 'lines'; lines: readonly (readonly number[])[]; pays: Pays; bothWays?: boolean }
    | { kind: 'ways'; pays: Pays }
    | { kind: 'beads'; upper: number; pays: Pays }
    | { kind: 'clusters'; sizes: readonly number[]; pays: Pays };
  readonly strips: { readonly base: readonly string[]; readonly free?: readonly string[] };
  readonly cascade?: { base: readonly number[]; free: readonly number[]; keeps?: boolean };
  readonly freeSpins?: {
    readonly scatter: string;
    readonly from: number;
    readonly choices: readonly FreeSpins[];
    readonly max: number;
    readonly multiplierMax?: number;
    readonly sticky?: boolean;
    readonly meter?: { symbol: string; every: number; levels: number; spins: number; step: number };
    readonly growing?: number;
  };
  readonly expanding?: boolean;
  readonly walking?: { readonly respinsMax: number; readonly stays?: boolean };
  readonly wildTimes?: { readonly base: number; readonly free: number };
  readonly linked?: { readonly base?: readonly number[]; readonly free?: readonly number[] };
  readonly mystery?: { readonly symbol: string; readonly base: string; readonly free: string };
  readonly collect?: { cash: string; collector: string; values: readonly Cash[] };
  readonly carry?: { readonly every: number; readonly most: number };
  readonly spinMax?: number;
  readonly hold?: {
    readonly cash: string;
    readonly from: number;
    readonly respins: number;
    readonly chance: readonly [number, number];
    readonly values: readonly Cash[];
    readonly beats?: readonly { readonly from: number; readonly times: number }[];
    readonly grandUnits: number;
  };
}

export const slots: {
  readonly lines: readonly (readonly number[])[];
  readonly lineSlots: readonly LineSlot[];
  readonly cascade: CascadeSlot;
  readonly classic: ClassicSlot;
  readonly videoSlots: readonly VideoSlot[];
  readonly lights: {
    readonly lotsInAll: number;
    readonly shareBp: number;
    readonly levels: readonly {
      readonly name: string;
      readonly pot: string;
      readonly lots: number;
      readonly seeds: Readonly<Record<string, number>>;
      readonly ceilings: Readonly<Record<string, number>>;
    }[];
  };
} = JSON.parse(read('fairness/slots.json'));

type ByName<Value> = Readonly<Record<string, Value>>;

export const solo: {
  readonly keno: ByName<ByName<ByName<number>>>;
  readonly poker: ByName<ByName<number>>;
  readonly blackjack: {
    readonly sides: ByName<ByName<number>>;
    readonly ladder: readonly { cards: number; pays: number }[];
    readonly moons: ByName<{ from: number; to: number; pays: number }>;
  };
} = JSON.parse(read('fairness/solo.json'));

/** What a shared table's data may hold; each table has what its rules speak of. */
export interface TableData {
  readonly places?: readonly string[];
  readonly pays?: ByName<number>;
  readonly covers?: ByName<readonly number[]>;
  readonly runners?: { readonly count: number; readonly from: number; readonly spread: number };
  readonly placed?: number;
  readonly shoe?: { readonly rounds: number };
  readonly waves?: readonly string[];
  readonly cards?: number;
  readonly bonus?: ByName<number>;
  readonly ranges?: readonly { id: string; names: readonly string[]; pays: number }[];
  /** By kind, and which of them sits at each seat; those of before, who were all alike, and what is done where nothing is said. */
  readonly bots?: {
    seats: readonly string[];
    rules: ByName<ByName<readonly number[]>>;
    former: ByName<readonly number[]>;
    otherwise: readonly number[];
  };
  readonly panes?: readonly (number | string)[];
  readonly stormTimes?: readonly number[];
  readonly tickets?: ByName<ByName<number>>;
  readonly anteBonus?: ByName<number>;
  readonly pairPlus?: ByName<number>;
  readonly sixCardBonus?: ByName<number>;
  readonly colourPays?: ByName<number>;
  readonly sides?: ByName<ByName<number>>;
}

export const tables: ByName<TableData> = JSON.parse(read('fairness/tables.json'));

export interface FootballRules {
  readonly minutes: number;
  readonly halfTime: number;
  readonly breakOff: number;
  readonly attack: { readonly home: number; readonly away: number };
  readonly goal: number;
  readonly withdrawal: number;
}

export interface PartRules {
  readonly target: number;
  readonly cap: number;
  readonly breakOff: number;
  readonly perStrength: number;
  readonly partsToWin: number;
}

export interface SiegeRules extends PartRules {
  readonly changeAfter: number;
  readonly arrowsWithWinner: number;
  readonly arrowsGrades: ByName<{ readonly share: number; readonly withWinner: number }>;
  readonly maps: readonly { readonly walls: number; readonly leans: ByName<number> }[];
}

export interface BasketballRules {
  readonly quarters: number;
  readonly possessions: { readonly quarter: number; readonly overtime: number };
  readonly possessionSeconds: number;
  readonly breakOff: number;
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly perStrength: number;
  readonly homeLift: number;
}

export const book: {
  readonly schedules: ByName<{
    slotMs: number;
    slotMsEarlier?: ByName<number>;
    offsetMs: number;
    together: number;
  }>;
  readonly rules: {
    readonly football: FootballRules;
    readonly league: FootballRules;
    readonly racket: PartRules;
    readonly siege: SiegeRules;
    readonly basketball: BasketballRules;
  };
  readonly competitions: readonly {
    readonly code: string;
    readonly sport: string;
    readonly sides: readonly { readonly code: string; readonly strength: number }[];
  }[];
} = JSON.parse(read('fairness/book.json'));

interface Numbers {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
}
type Drawn = readonly { readonly below: number; readonly number: number }[];

export interface RoundStep extends Numbers {
  readonly kind: 'round';
  readonly game: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly before: unknown;
  readonly action: unknown;
  readonly numbers: Drawn;
  readonly outcome: unknown;
  readonly furtherStake: string;
  readonly win: string;
  readonly closes: boolean;
}

type Choices = readonly string[];

export interface TableRound extends Numbers {
  readonly kind: 'table';
  readonly game: string;
  readonly round: number;
  readonly entropy: string;
  readonly strengths: readonly number[];
  readonly shoe?: {
    readonly from: number;
    readonly round: number;
    readonly gone: string;
    readonly earlier: readonly (readonly number[])[];
  };
  readonly numbers: Drawn;
  readonly outcome: unknown;
  readonly back: ByName<number>;
  readonly tickets?: readonly string[];
  readonly hand?: { slip: string; spot: string; numbers: Drawn; made: Choices; back: number };
  readonly pot?: {
    readonly slip: string;
    readonly plays: readonly (Choices | null)[];
    readonly numbers: Drawn;
    readonly hands: readonly (readonly number[])[];
    readonly made: readonly Choices[];
    readonly winner: number;
    readonly pot: number;
    readonly rake: number;
  };
}

interface BookFixture extends Numbers {
  readonly sport: string;
  readonly event: string;
  readonly rules: number;
  readonly competition: string;
  readonly startsAt: string;
  readonly home: string;
  readonly away: string;
  readonly strengths: readonly [number, number];
  readonly end: {
    readonly phase: string;
    readonly score: readonly [number, number];
    readonly parts: readonly (readonly [number, number])[];
  };
}

export interface BookEvent extends BookFixture {
  readonly kind: 'event';
  readonly steps: readonly { step: number; numbers: Drawn; happened: readonly unknown[] }[];
}

interface Season {
  readonly kind: 'season';
  readonly season: number;
  readonly matches: readonly BookFixture[];
  readonly table: readonly Readonly<Record<string, string | number>>[];
}

export interface LightsPlay {
  readonly kind: 'lights';
  readonly currency: string;
  readonly before: ByName<{ readonly held: string; readonly number: number }>;
  readonly pots: readonly (Numbers & { light: string; number: number; numbers: Drawn; drop: string })[];
  readonly players: readonly (Numbers & { readonly clientSeed: string })[];
  readonly rounds: readonly {
    readonly player: number;
    readonly nonce: number;
    readonly stake: string;
    readonly taken: boolean;
    readonly light: string;
    readonly won: { readonly number: number; readonly amount: string } | null;
  }[];
}

export const vectors: readonly (RoundStep | TableRound | BookEvent | Season | LightsPlay)[] = JSON.parse(
  read('fairness-vectors.json'),
);
