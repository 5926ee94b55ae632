import { seededWords } from '../engine/simulate.ts';
import { numberOfWord } from '../fair/draw.ts';
import type { Decisions, Streets } from '../tables/engine/decisions.ts';
import type { Below } from '../tables/engine/ranges.ts';
import { cardOf, type RoundCard } from '../tables/engine/tableGame.ts';
import type { ServedTable } from '../tables/games/index.ts';
import { deciderOf } from './deciders.ts';

export interface SimulatedBet {
  readonly kind: string;
  readonly theory: number;
  readonly rtp: number;
  readonly standardError: number;
}

/** The card of a simulated round. Any fingerprint will do: prices follow the strengths. */
export const simulatedCard = (table: ServedTable): RoundCard => cardOf(table, '5'.repeat(64));

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
  return table.judge(outcome, simulatedCard(table)).payout(spot, made) - raised;
};

/**
 * What a seat among bots pays and gets back that plays as they do, in hundredths of its ante. Round after round another: bots of one
 * temper get back more than those of another, and what is stated is told of any seat.
 */
const potBack = (
  table: ServedTable,
  streets: Streets<unknown>,
  outcome: unknown,
  round: number,
): { readonly back: number; readonly paid: number } => {
  const spot = `seat:${1 + (round % (table.pot?.seats ?? 1))}`;
  return {
    back: table.judge(outcome, simulatedCard(table)).payout(spot),
    paid: streets.paidAt(spot, outcome),
  };
};

/** Bets on each kind of place, round after round of a shared table. */
export const simulateTable = async (
  table: ServedTable,
  rounds: number,
  seed: number,
): Promise<SimulatedBet[]> => {
  const words = seededWords(seed);
  const below = (length: number): number => {
    for (;;) {
      const number = numberOfWord(words(), length);
      if (number !== undefined) return number;
    }
  };
  const card = simulatedCard(table);
  const { decisions } = table;
  const bets = table.chances(card).map(({ kind, spot, rtp }) => ({
    kind,
    // A kind that names no place is one itself.
    spot: spot ?? kind,
    isHand: decisions?.isHand(spot ?? kind) ?? false,
    theory: rtp,
    sum: 0,
    paid: 0,
    squares: 0,
  }));
  /** What a hand comes to and what it has paid; by its first stake, raises netted, but at pots by all that was staked. */
  const playHand = async (spot: string, outcome: unknown, round: number) => {
    if (!decisions) throw new Error(`nobody decides at ${table.gameCode}`);
    if (decisions.streets) return potBack(table, decisions.streets, outcome, round);
    return { back: await handBack(table, decisions, spot, outcome, below), paid: 100 };
  };
  for (let round = 0; round < rounds; round += 1) {
    const outcome = await table.draw(below, card);
    const judged = table.judge(outcome, card);
    for (const bet of bets) {
      // Most bets are no hands, and wait for nothing.
      const { back, paid } = bet.isHand
        ? await playHand(bet.spot, outcome, round)
        : { back: judged.payout(bet.spot), paid: 100 };
      bet.sum += back;
      bet.paid += paid;
      // How far a round is from what it should return.
      bet.squares += (back - bet.theory * paid) ** 2;
    }
  }
  return bets.map(({ kind, theory, sum, paid, squares }) => ({
    kind,
    theory,
    rtp: sum / paid,
    standardError: Math.sqrt(squares) / paid,
  }));
};
