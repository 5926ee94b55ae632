import { baccarat, noCommissionBaccarat, squeezeBaccarat } from '../../../src/tables/games/baccarat.ts';
import { bankerBlossom } from '../../../src/tables/games/bankerBlossom.ts';
import { beamWheel } from '../../../src/tables/games/beamWheel.ts';
import { blossom, isBankerRound } from '../../../src/tables/games/blossomPot.ts';
import { bulls } from '../../../src/tables/games/bulls.ts';
import { bullsPot } from '../../../src/tables/games/bullsPot.ts';
import { crestDuel } from '../../../src/tables/games/crestDuel.ts';
import { dragonTiger } from '../../../src/tables/games/dragonTiger.ts';
import { dukes } from '../../../src/tables/games/dukes.ts';
import { eightCarp } from '../../../src/tables/games/eightCarp.ts';
import { fanTan } from '../../../src/tables/games/fanTan.ts';
import { fastThree } from '../../../src/tables/games/fastThree.ts';
import { fireflyTen } from '../../../src/tables/games/fireflyTen.ts';
import { puppetBout } from '../../../src/tables/games/puppetBout.ts';
import { boatRace, hareRace } from '../../../src/tables/games/race.ts';
import { roulette } from '../../../src/tables/games/roulette.ts';
import { sevenLanterns } from '../../../src/tables/games/sevenLanterns.ts';
import { sicBo } from '../../../src/tables/games/sicBo.ts';
import { sixMark } from '../../../src/tables/games/sixMark.ts';
import { threeCard } from '../../../src/tables/games/threeCard.ts';
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
  [dragonTiger.gameCode]: (proof, crypto) => verifyRound(dragonTiger, proof, crypto),
  [sicBo.gameCode]: (proof, crypto) => verifyRound(sicBo, proof, crypto),
  [noCommissionBaccarat.gameCode]: (proof, crypto) => verifyRound(noCommissionBaccarat, proof, crypto),
  [squeezeBaccarat.gameCode]: (proof, crypto) => verifyRound(squeezeBaccarat, proof, crypto),
  [fastThree.gameCode]: (proof, crypto) => verifyRound(fastThree, proof, crypto),
  [fireflyTen.gameCode]: (proof, crypto) => verifyRound(fireflyTen, proof, crypto),
  [sixMark.gameCode]: (proof, crypto) => verifyRound(sixMark, proof, crypto),
  [bulls.gameCode]: (proof, crypto) => verifyRound(bulls, proof, crypto),
  [bullsPot.gameCode]: (proof, crypto) => verifyRound(bullsPot, proof, crypto),
  // Rounds of before members played against each other were drawn otherwise.
  [blossom.gameCode]: (proof, crypto) =>
    isBankerRound(proof.result?.outcome)
      ? verifyRound(bankerBlossom, proof, crypto)
      : verifyRound(blossom, proof, crypto),
  [dukes.gameCode]: (proof, crypto) => verifyRound(dukes, proof, crypto),
  [fanTan.gameCode]: (proof, crypto) => verifyRound(fanTan, proof, crypto),
  [beamWheel.gameCode]: (proof, crypto) => verifyRound(beamWheel, proof, crypto),
  [eightCarp.gameCode]: (proof, crypto) => verifyRound(eightCarp, proof, crypto),
  [boatRace.gameCode]: (proof, crypto) => verifyRound(boatRace, proof, crypto),
  [crestDuel.gameCode]: (proof, crypto) => verifyRound(crestDuel, proof, crypto),
  [sevenLanterns.gameCode]: (proof, crypto) => verifyRound(sevenLanterns, proof, crypto),
  [threeCard.gameCode]: (proof, crypto) => verifyRound(threeCard, proof, crypto),
};
