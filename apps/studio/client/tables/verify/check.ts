import { entropyText } from '../../../src/tables/engine/entropy.ts';
import { rangesOf } from '../../../src/tables/engine/ranges.ts';
import { cardOf, type RoundCard, type TableGame } from '../../../src/tables/engine/tableGame.ts';
import type { ProofView } from '../../../src/tables/views.ts';
import { hmacOf, sha256Of } from '../../verify/proof.ts';

export interface TableVerdict {
  readonly hash: string;
  readonly hashAgrees: boolean;
  readonly entropy: string;
  readonly entropyAgrees: boolean;
  readonly card: RoundCard;
  readonly summary: string;
  readonly outcomeAgrees: boolean;
}

/** The same values, in whatever order their names stand. */
const same = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return left.size === right.size && [...left].every(([name, value]) => same(value, right.get(name)));
};

/**
 * Recomputes a drawn round with the browser's own cryptography, from its revealed seed and all its bets. `undefined`
 * for a round that is not drawn.
 */
export const verifyRound = async <Outcome>(
  game: TableGame<Outcome>,
  proof: ProofView,
  crypto: SubtleCrypto,
): Promise<TableVerdict | undefined> => {
  const { serverSeed, result } = proof;
  if (serverSeed === null || result === null) return undefined;
  const hash = await sha256Of(serverSeed, crypto);
  const entropy = await sha256Of(entropyText(proof.contributions), crypto);
  const hmac = await hmacOf(serverSeed, crypto);
  const card = cardOf(game, hash);
  const outcome = await game.draw(rangesOf(hmac, entropy, proof.number), card);
  return {
    hash,
    hashAgrees: hash === proof.serverSeedHash,
    entropy,
    entropyAgrees: entropy === proof.entropy,
    card,
    summary: game.summary(outcome),
    outcomeAgrees: same(outcome, result.outcome) && game.summary(outcome) === result.summary,
  };
};
