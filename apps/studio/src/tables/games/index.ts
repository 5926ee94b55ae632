import type { TableBoard } from '@pavilion/provider-kit';
import { z } from 'zod';
import type { Below } from '../engine/ranges.ts';
import type { RoundCard, TableFacts, TableGame } from '../engine/tableGame.ts';
import { type BaccaratOutcome, baccarat } from './baccarat.ts';
import { hareCount, hareRace, type RaceOutcome } from './hareRace.ts';
import { type BoutOutcome, puppetBout } from './puppetBout.ts';
import { type RouletteOutcome, roulette } from './roulette.ts';
import { type ThreeDigitsOutcome, threeDigits } from './threeDigits.ts';

/** An outcome as it is stored and shown: JSON that only its game can read. */
type StoredOutcome = Readonly<Record<string, unknown>>;

/** What an outcome means for the bets of its round. */
interface Judgement {
  readonly summary: string;
  /** Hundredths of the stake that come back. */
  readonly payout: (spot: string) => number;
}

/** A game as the tables' engine runs it, knowing nothing of its outcomes. */
export interface ServedTable extends TableFacts {
  readonly draw: (below: Below, card: RoundCard) => Promise<StoredOutcome>;
  /** Throws when what was stored is no outcome of this game. */
  readonly judge: (stored: unknown, card: RoundCard) => Judgement;
  /** What a hall shows of stored outcomes, oldest first; throws likewise. */
  readonly board: (stored: readonly unknown[]) => TableBoard;
}

const serve = <Outcome extends object>(
  game: TableGame<Outcome>,
  schema: z.ZodType<Outcome>,
): ServedTable => ({
  ...game,
  draw: async (below, card) => Object.fromEntries(Object.entries(await game.draw(below, card))),
  judge: (stored, card) => {
    const outcome = schema.parse(stored);
    return { summary: game.summary(outcome), payout: (spot) => game.payout(spot, outcome, card) };
  },
  board: (stored) => game.board(stored.map((outcome) => schema.parse(outcome))),
});

const cardSchema = z.int().min(0).max(51);
const handSchema = z.array(cardSchema).min(2).max(3);
const baccaratSchema: z.ZodType<BaccaratOutcome> = z.object({ player: handSchema, banker: handSchema });
const rouletteSchema: z.ZodType<RouletteOutcome> = z.object({ pocket: z.int().min(0).max(36) });
const digitSchema = z.int().min(0).max(9);
const threeDigitsSchema: z.ZodType<ThreeDigitsOutcome> = z.object({
  digits: z.tuple([digitSchema, digitSchema, digitSchema]),
});
const raceSchema: z.ZodType<RaceOutcome> = z.object({
  order: z.array(z.int().min(0).max(5)).length(hareCount),
});
const boutSchema: z.ZodType<BoutOutcome> = z.object({
  winner: z.enum(['meron', 'wala', 'draw']),
  passes: z.array(z.int().min(0).max(1)).min(4).max(7),
});

/** Every shared table that the studio runs. */
export const tableGames: readonly ServedTable[] = [
  serve(baccarat, baccaratSchema),
  serve(roulette, rouletteSchema),
  serve(threeDigits, threeDigitsSchema),
  serve(hareRace, raceSchema),
  serve(puppetBout, boutSchema),
];

export const findTable = (gameCode: string): ServedTable | undefined =>
  tableGames.find((table) => table.gameCode === gameCode);
