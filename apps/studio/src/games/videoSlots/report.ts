/**
 * `npm run slots -w @pavilion/studio -- [rounds] [slot | changed]`: sums up every video slot over everything that can happen,
 * plays it so many rounds beside, and writes `theories.ts`; or one alone, or those whose mathematics have changed. Takes minutes.
 * Exits with 1 when play is further from theory than chance allows.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toNumber } from '../../engine/fraction.ts';
import { seededWords } from '../../engine/simulate.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { VideoSlot } from './machine.ts';
import { simulateSlot } from './simulate.ts';
import { videoSlots } from './slots/index.ts';
import type { SlotFacts } from './theories.ts';
import { theoryOf } from './theory.ts';

const rounds = Number(process.argv[2] ?? 10_000_000);
const only = process.argv[3];
const seed = 20_261_128;
/** So many standard errors are passed once in some ten thousand fair measurements. */
const errorsMax = 4;

const factsFor = (slot: VideoSlot): SlotFacts => {
  const choices = slot.freeSpins?.choices ?? [null];
  const theories = choices.map((_, choice) => theoryOf(slot, choice));
  const [first] = theories;
  if (!first) throw new Error('a slot without a theory');
  for (const [choice, { rtp, deviation }] of theories.entries()) {
    const played = simulateSlot(slot, choice, rounds, seededWords(seed));
    const away = (played.rtp - toNumber(rtp)) / (deviation / Math.sqrt(rounds));
    if (Math.abs(away) > errorsMax) process.exitCode = 1;
    console.log(
      `${slot.gameCode} ${choice}: theory ${(toNumber(rtp) * 100).toFixed(4)} %, played ${(played.rtp * 100).toFixed(4)} % over ${rounds.toLocaleString('en-US')} rounds, ${away.toFixed(2)} standard errors away; deviation ${deviation.toFixed(2)}, greatest seen ${played.greatest}`,
    );
  }
  return {
    of: fingerprintOf(slot),
    rtps: theories.map(({ rtp }) => Number(toNumber(rtp).toFixed(8))),
    deviation: Number(first.deviation.toFixed(4)),
    hitRate: Number(first.hitRate.toFixed(6)),
    bonusRate: Number(first.bonusRate.toFixed(8)),
    greatest: Math.max(...theories.map(({ greatest }) => greatest)),
  };
};

const { theories } = await import('./theories.ts');
const isWanted = (slot: VideoSlot): boolean =>
  only === undefined ||
  (only === 'changed' ? theories[slot.gameCode]?.of !== fingerprintOf(slot) : only === slot.gameCode);

const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/"([a-zA-Z]+)":/g, '$1:')
    .replaceAll('"', "'");
const write = (facts: Readonly<Record<string, SlotFacts>>): void =>
  writeFileSync(
    fileURLToPath(new URL('./theories.ts', import.meta.url)),
    `/** Written by \`npm run slots -w @pavilion/studio\`, which sums it up over everything that can happen; not by hand. */

/** What a slot comes to. */
export interface SlotFacts {
  /** Fingerprint of the mathematics that it was summed up for. */
  readonly of: string;
  /** Shares of the stake returned, for each of the free spins that may be chosen. */
  readonly rtps: readonly number[];
  /** Standard deviation of a round, in stakes. */
  readonly deviation: number;
  /** Share of rounds that win anything. */
  readonly hitRate: number;
  /** Share of rounds that reach the feature. */
  readonly bonusRate: number;
  /** The greatest win of a round that can happen, in stakes. */
  readonly greatest: number;
}

export const theories: Readonly<Record<string, SlotFacts>> = ${literal(facts)};

export const factsOf = (gameCode: string): SlotFacts => {
  const facts = theories[gameCode];
  if (!facts) throw new Error(\`nothing is summed up for \${gameCode}\`);
  return facts;
};
`,
  );

const facts: Record<string, SlotFacts> = { ...theories };
for (const slot of videoSlots) {
  if (!isWanted(slot)) continue;
  facts[slot.gameCode] = factsFor(slot);
  // What is summed up is kept, should the rest be broken off.
  write(facts);
}
