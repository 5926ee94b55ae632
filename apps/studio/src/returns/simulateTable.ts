import { seededWords } from '../engine/simulate.ts';
import { numberOfWord } from '../fair/draw.ts';
import type { Decisions } from '../tables/engine/decisions.ts';
import type { Below } from '../tables/engine/ranges.ts';
import { cardOf } from '../tables/engine/tableGame.ts';
import type { ServedTable } from '../tables/games/index.ts';
import { deciderOf } from './deciders.ts';

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

/** What a hand comes to that is decided by the best choice: its payout and what it raises, hundredths of its first stake. */
const handBack = async (
  table: ServedTable,
  decisions: Decisions<unknown>,
  spot: string,
  drawn: unknown,
  below: Below,
): Promise<number> => {
  const { gameCode } = table;
  const outcome = decisions.dealTo ? await decisions.dealTo(spot, drawn, below) : drawn;
  const decide = deciderOf(gameCode);
  const made: string[] = [];
  let raised = 0;
  for (
    let next = decisions.next(spot, outcome, made);
    next.length > 0;
    next = decisions.next(spot, outcome, made)
  ) {
    const choice = decide(spot, outcome, made);
    if (!next.includes(choice)) throw new Error(`${gameCode} has no ${choice} after ${made.join()}`);
    raised += decisions.raise(choice);
    made.push(choice);
  }
  return table.judge(outcome, cardOf(table, fingerprint)).payout(spot, made) - raised;
};

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
  const { decisions } = table;
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
    const outcome = await table.draw(below, card);
    const judged = table.judge(outcome, card);
    for (const bet of bets) {
      const paid = decisions?.isHand(bet.spot)
        ? await handBack(table, decisions, bet.spot, outcome, below)
        : judged.payout(bet.spot);
      const back = paid / 100;
      bet.sum += back;
      bet.squares += back * back;
    }
  }
  return bets.map(({ kind, theory, sum, squares }) => {
    const rtp = sum / rounds;
    return { kind, theory, rtp, standardError: Math.sqrt((squares / rounds - rtp * rtp) / rounds) };
  });
};
