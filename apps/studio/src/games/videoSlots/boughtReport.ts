/**
 * `npm run bought -w @pavilion/studio -- [rounds]`: sums up the feature of every slot that has one to sell over everything
 * that can happen, prices it so that it returns what the slot does, plays it so many times beside, and writes `bought.ts`. Exits with
 * 1 when play is further from theory than chance allows.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toNumber } from '../../engine/fraction.ts';
import { seededWords } from '../../engine/simulate.ts';
import { unitsPerStake } from '../units.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { VideoSlot } from './machine.ts';
import { priceOf } from './price.ts';
import { boughtState, buyableOf } from './round.ts';
import { simulateSlot } from './simulate.ts';
import { videoSlots } from './slots/index.ts';
import { factsOf } from './theories.ts';
import { boughtTheoryOf } from './theory.ts';

const rounds = Number(process.argv[2] ?? 1_000_000);
const seed = 20_261_128;
const errorsMax = 4;

/** What one choice of a slot costs, and how far play was from theory. */
const offerOf = (slot: VideoSlot, choice: number): string => {
  const { mean, deviation, greatest } = boughtTheoryOf(slot, choice);
  const { units, rtp } = priceOf(toNumber(mean), factsOf(slot.gameCode).rtps[choice] ?? 0);
  const played = simulateSlot(slot, choice, rounds, seededWords(seed), boughtState(slot, choice));
  const [theory, error] = [toNumber(mean) / unitsPerStake, deviation / unitsPerStake / Math.sqrt(rounds)];
  const away = (played.rtp - theory) / error;
  if (Math.abs(away) > errorsMax) process.exitCode = 1;
  console.log(
    `${slot.gameCode}: worth ${theory.toFixed(4)} stakes, played ${played.rtp.toFixed(4)}, ${away.toFixed(2)} standard errors away; price ${units / unitsPerStake}, returns ${(rtp * 100).toFixed(2)} %`,
  );
  return `
    {
      of: '${fingerprintOf(slot)}',
      units: ${units},
      rtp: ${Number(rtp.toFixed(8))},
      deviation: ${Number((deviation / units).toFixed(4))},
      greatest: ${Number((greatest / units).toFixed(2))},
    },`;
};

const lines = videoSlots
  .filter((slot) => buyableOf(slot) > 0)
  .map((slot) => {
    const offers = Array.from({ length: buyableOf(slot) }, (_, choice) => offerOf(slot, choice));
    return `  '${slot.gameCode}': [${offers.join('')}
  ],
`;
  });
writeFileSync(
  fileURLToPath(new URL('./bought.ts', import.meta.url)),
  `/** Written by \`npm run bought -w @pavilion/studio\`, which sums it up over everything that can happen; not by hand. */

import type { BoughtFacts } from './price.ts';

export const bought: Readonly<Record<string, readonly BoughtFacts[]>> = {
${lines.join('')}};
`,
);
