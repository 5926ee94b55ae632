import { minor } from '@pavilion/money';
import { eventIdOf, fixtureAt } from '../book/engine/fixtures.ts';
import { beginRun } from '../book/engine/run.ts';
import { type BookSport, bookSports } from '../book/views.ts';
import { findInCatalogue } from '../catalogue.ts';
import { type Draw, drawNumbers } from '../fair/draw.ts';
import { hmacOf, sha256 } from '../fair/hash.ts';
import type { Game } from '../games/game.ts';
import { games } from '../games/index.ts';
import { type Below, rangesOf } from '../tables/engine/ranges.ts';
import { cardOf } from '../tables/engine/tableGame.ts';
import { type ServedTable, tableGames } from '../tables/games/index.ts';

/** What the games ask of the fair draw, written down while they are played by their own code. */

/** Seeds of a run: anybody can repeat it. */
export interface Seeds {
  /** 64 hex digits, the key of every HMAC. */
  readonly server: string;
  /** Stands for a player's seed, and for the public entropy of a table's round. */
  readonly client: string;
}

/** Numbers below `size` that one game drew for one purpose, in the order in which they came. */
export interface Drawn {
  readonly game: string;
  /** What was drawn: `one of 39`. */
  readonly draw: string;
  readonly size: number;
  readonly numbers: readonly number[];
}

/** A draw with more chances than this is looked at in equal parts of them. */
const partsMax = 100;
/** Fewer numbers than this for each chance say too little. */
const perChanceMin = 50;

/** The greatest number of equal parts into which so many chances fall; each chance a part where they are few. 1 where there are none. */
const partsOf = (size: number): number => {
  for (let parts = Math.min(partsMax, size); parts > 1; parts -= 1) if (size % parts === 0) return parts;
  return 1;
};

/** Numbers by the length that was asked for: where lengths differ, each stands for a place in the draw. */
class Notes {
  readonly #bySize = new Map<number, number[]>();
  readonly #wanted: number;

  constructor(wanted: number) {
    this.#wanted = wanted;
  }

  note(size: number, number: number): void {
    const numbers = this.#bySize.get(size);
    if (numbers === undefined) this.#bySize.set(size, [number]);
    else if (numbers.length < this.#wanted) numbers.push(number);
  }

  /** Whether there are as many as are wanted of each of these lengths. */
  isFull(sizes: readonly number[]): boolean {
    return sizes.every((size) => (this.#bySize.get(size)?.length ?? 0) >= this.#wanted);
  }

  get sizes(): readonly number[] {
    return [...this.#bySize.keys()];
  }

  drawn(game: string, isWanted: (size: number) => boolean = () => true): Drawn[] {
    return [...this.#bySize]
      .filter(([size]) => partsOf(size) > 1 && isWanted(size))
      .map(([size, numbers]) => {
        const parts = partsOf(size);
        const each = size / parts;
        return {
          game,
          draw: `one of ${size.toLocaleString('en-US')}`,
          size: parts,
          numbers: each === 1 ? numbers : numbers.map((number) => Math.floor(number / each)),
        };
      })
      .filter(({ size, numbers }) => numbers.length >= perChanceMin * size);
  }
}

/** Divides by every unit of a game's pays. Minor units. */
const stake = minor(100);
/** Spins and falls of one round, free ones included, that are gone along with. */
const stepsMax = 1_000;

/** How a player opens a round; nothing that is drawn hangs on it. */
const openings: Readonly<Record<string, object>> = {
  'harbor-keno': { picks: [1] },
  'hundred-cranes': { hands: 2 },
  'lantern-twenty-one': { lanterns: ['ladder', 'half_moon'] },
  'crane-poker': { variant: 'deuces' },
  'twin-lanterns': { sides: ['pair', 'three'] },
};

export const openingOf = (gameCode: string): object => openings[gameCode] ?? {};

/** Plays rounds of a game for one until its opening draw has brought as many numbers as are wanted. */
const readGame = async (game: Game, { server, client }: Seeds, wanted: number): Promise<Drawn[]> => {
  const hmac = hmacOf(server);
  const notes = new Notes(wanted);
  let nonce = 0;
  const drawAt =
    (at: number): Draw =>
    async (sizes) => {
      const numbers = await drawNumbers(hmac, `${client} ${game.gameCode}`, at, sizes);
      for (const [place, number] of numbers.entries()) notes.note(sizes[place] ?? 0, number);
      return numbers;
    };
  const play = (before: unknown, action: unknown) => {
    nonce += 1;
    return game.play({ stake, currency: 'RMB', before, action, draw: drawAt(nonce) });
  };
  let opening: readonly number[] = [];
  do {
    let step = await play(null, openingOf(game.gameCode));
    if (opening.length === 0) opening = notes.sizes;
    // Where one draw decides the whole round, later steps read the very same numbers again.
    for (let more = 0; game.draws === 'each-step' && !step.closes && more < stepsMax; more += 1)
      step = await play(step.outcome, {});
  } while (!notes.isFull(opening));
  return notes.drawn(game.names.en_US);
};

const noting =
  (below: Below, notes: Notes): Below =>
  async (length) => {
    const number = await below(length);
    notes.note(length, number);
    return number;
  };

/** Any fingerprint will do: it sets the strengths of a card, which stay the same for all rounds here. */
const fingerprint = '5'.repeat(64);

/** Rounds of a table. Lengths that hang on what was drawn before (runners that are left) are told by the results instead. */
const readTable = async (table: ServedTable, { server, client }: Seeds, wanted: number): Promise<Drawn[]> => {
  const hmac = hmacOf(server);
  const notes = new Notes(wanted);
  const card = cardOf(table, fingerprint);
  const fixed = card.strengths.length > 2 ? card.strengths.reduce((sum, one) => sum + one, 0) : undefined;
  let opening: readonly number[] = [];
  for (let round = 1; opening.length === 0 || !notes.isFull(opening.slice(0, 1)); round += 1) {
    await table.draw(noting(rangesOf(hmac, `${client} ${table.gameCode}`, round), notes), card);
    if (opening.length === 0) opening = notes.sizes;
  }
  return notes.drawn(
    findInCatalogue(table.gameCode)?.names.en_US ?? table.gameCode,
    (size) => fixed === undefined || size === fixed,
  );
};

/** What a step of an event draws below; the walls of a siege are stormed below a number that hangs on the round, and are told by their results instead. */
const stepSizes: readonly number[] = [1_000_000, 100_000_000];

/** Events of a sport from their first step to their last, one after another. */
const readSport = async (sport: BookSport, { server, client }: Seeds, wanted: number): Promise<Drawn[]> => {
  const hmac = hmacOf(server);
  const notes = new Notes(wanted);
  const isFull = (): boolean => {
    const sizes = notes.sizes.filter((size) => stepSizes.includes(size));
    return sizes.length > 0 && notes.isFull(sizes);
  };
  for (let slot = 0; !isFull(); slot += 1) {
    const event = `${client} ${eventIdOf(sport, slot)}`;
    let run = beginRun(fixtureAt(sport, slot, sha256(event)));
    while (!run.isFinished) run = await run.next(noting(rangesOf(hmac, event, run.steps + 1), notes));
  }
  return notes.drawn(`the book: ${sport}`, (size) => stepSizes.includes(size));
};

/** Every draw of every game, game by game. */
export const sources: readonly ((seeds: Seeds, wanted: number) => Promise<Drawn[]>)[] = [
  ...games.map((game) => (seeds: Seeds, wanted: number) => readGame(game, seeds, wanted)),
  ...tableGames.map((table) => (seeds: Seeds, wanted: number) => readTable(table, seeds, wanted)),
  ...bookSports.map((sport) => (seeds: Seeds, wanted: number) => readSport(sport, seeds, wanted)),
];
