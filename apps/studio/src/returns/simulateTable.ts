import { seededWords } from '../engine/simulate.ts';
import { numberOfWord } from '../fair/draw.ts';
import { cardOf } from '../tables/engine/tableGame.ts';
import type { ServedTable } from '../tables/games/index.ts';

export interface SimulatedBet {
  readonly kind: string;
  readonly theory: number;
  readonly rtp: number;
  readonly standardError: number;
}

/** Bets on a runner are alike: the first of each kind stands for them. */
const isFirst = (kind: string): boolean => !kind.includes(':') || /:1(-2)?$/.test(kind);

/** Any fingerprint will do: prices follow the strengths. */
const fingerprint = '5'.repeat(64);

/** Bets on each kind of place, round after round of a shared table. */
export const simulateTable = async (
  table: ServedTable,
  rounds: number,
  seed: number,
): Promise<SimulatedBet[]> => {
  const words = seededWords(seed);
  const below = async (length: number): Promise<number> => {
    for (;;) {
      const number = numberOfWord(words(), length);
      if (number !== undefined) return number;
    }
  };
  const card = cardOf(table, fingerprint);
  const bets = table
    .chances(card)
    .filter(({ kind }) => isFirst(kind))
    .map(({ kind, spot, rtp }) => ({
      kind,
      // A kind that names no place is one itself.
      spot: spot ?? kind,
      theory: rtp,
      sum: 0,
      squares: 0,
    }));
  for (let round = 0; round < rounds; round += 1) {
    const judged = table.judge(await table.draw(below, card), card);
    for (const bet of bets) {
      const back = judged.payout(bet.spot) / 100;
      bet.sum += back;
      bet.squares += back * back;
    }
  }
  return bets.map(({ kind, theory, sum, squares }) => {
    const rtp = sum / rounds;
    return { kind, theory, rtp, standardError: Math.sqrt((squares / rounds - rtp * rtp) / rounds) };
  });
};
