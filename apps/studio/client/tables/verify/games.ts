import { baccarat } from '../../../src/tables/games/baccarat.ts';
import { hareRace } from '../../../src/tables/games/hareRace.ts';
import { puppetBout } from '../../../src/tables/games/puppetBout.ts';
import { roulette } from '../../../src/tables/games/roulette.ts';
import { threeDigits } from '../../../src/tables/games/threeDigits.ts';
import type { ProofView } from '../../../src/tables/views.ts';
import type { TableVerdict } from './check.ts';
import { verifyRound } from './check.ts';

type Verify = (proof: ProofView, crypto: SubtleCrypto) => Promise<TableVerdict | undefined>;

/** How each table's rounds are recomputed, by game code. */
export const verifiers: Readonly<Record<string, Verify>> = {
  [baccarat.gameCode]: (proof, crypto) => verifyRound(baccarat, proof, crypto),
  [roulette.gameCode]: (proof, crypto) => verifyRound(roulette, proof, crypto),
  [threeDigits.gameCode]: (proof, crypto) => verifyRound(threeDigits, proof, crypto),
  [hareRace.gameCode]: (proof, crypto) => verifyRound(hareRace, proof, crypto),
  [puppetBout.gameCode]: (proof, crypto) => verifyRound(puppetBout, proof, crypto),
};
