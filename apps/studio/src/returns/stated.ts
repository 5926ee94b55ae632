import { books } from '../book/books.ts';
import { marginsBp } from '../book/engine/run.ts';
import { slotFacts } from '../engine/facts.ts';
import { toNumber } from '../engine/fraction.ts';
import { returns as cascades } from '../games/cascade/returns.ts';
import { frogTheory } from '../games/classic/frogTheory.ts';
import { jadeFrog } from '../games/classic/machine.ts';
import type { Game } from '../games/game.ts';
import { games } from '../games/index.ts';
import { type ServedTable, tableGames } from '../tables/games/index.ts';
import { type Choice, choices } from './players.ts';
import { playedReturnOf, potsShareOf } from './pots.ts';
import { simulatedCard } from './simulateTable.ts';

/** What `docs/returns.md` must state: every game, every way to play it and every kind of bet, by the theory that it has now. */
export interface Stated {
  readonly gameCode: string;
  /** As `LongLine.kind`. */
  readonly kind: string;
  /** As the page calls it. */
  readonly name: string;
  /** Share of the stake. Pots are known, and left out. */
  readonly theory: number;
}

export const statedOfGames = (): readonly (Stated & { readonly game: Game })[] =>
  games.map((game) => {
    const { gameCode, names } = game;
    const name = potsShareOf(game) > 0 ? `${names.en_US}, without its jackpot` : names.en_US;
    return { game, gameCode, kind: 'main', name, theory: playedReturnOf(game) };
  });

export const statedOfChoices = (): readonly (Stated & Pick<Choice, 'player'>)[] =>
  choices.map(({ gameCode, name, theory, player }) => ({ gameCode, kind: name, name, theory, player }));

export const statedOfTables = (): readonly (Stated & { readonly table: ServedTable })[] =>
  tableGames.flatMap((table) =>
    table.chances(simulatedCard(table)).map(({ kind, rtp }) => ({
      table,
      gameCode: table.gameCode,
      kind,
      name: `${table.gameCode}: ${kind}`,
      theory: rtp,
    })),
  );

/** Prices of books follow from chances and the margin of the sport; nothing is played for them. */
export const statedOfBooks = (): readonly Stated[] =>
  books.flatMap(({ gameCode, names, sports }) =>
    sports.map((sport) => ({
      gameCode,
      kind: sport,
      name: `${names.en_US}: ${sport}`,
      theory: 1 / (1 + marginsBp[sport] / 10_000),
    })),
  );

/** Greatest wins and bonuses of the slots that are not of the common engine. */
export interface SlotFeature {
  readonly name: string;
  readonly feature: string;
  readonly oneIn: number;
  /** Stakes, without a jackpot. */
  readonly greatest: number;
}

export const featureOf = (gameCode: string): Omit<SlotFeature, 'name'> | undefined => {
  const facts = slotFacts[gameCode];
  if (facts) return { feature: 'free spins', oneIn: facts.freeSpinsOneIn, greatest: facts.greatest };
  if (gameCode === 'thousand-jellies') {
    const { oneIn, greatest } = cascades[gameCode];
    return { feature: 'free spins', oneIn, greatest };
  }
  if (gameCode !== jadeFrog.gameCode) return undefined;
  const { hopChance, greatest } = frogTheory();
  return { feature: 'hops', oneIn: 1 / toNumber(hopChance), greatest };
};

export const slotFeatures = (): readonly SlotFeature[] =>
  games.flatMap(({ gameCode, names }) => {
    const found = featureOf(gameCode);
    return found ? [{ name: names.en_US, ...found }] : [];
  });

export const percent = (share: number, digits = 2): string => `${(share * 100).toFixed(digits)} %`;
