import type { Evaluation } from '../../src/engine/evaluate.ts';
import {
  type Crossed,
  drawnSizes,
  type Gathered,
  lineCount,
  type Mode,
  machineThen,
  reelCount,
  type SlotMachine,
} from '../../src/engine/machine.ts';
import { readSpin } from '../../src/games/slots/outcome.ts';
import { hashAgreement, proofOf, type Seeds, seedsOf } from './proof.ts';

export interface Claim extends Seeds {
  mode: Mode;
  /** Wilds gathered before a free spin; `null` where none are. */
  gathered: Gathered;
  /** What was drawn of a crossing, `null` in a free spin and where it is not known yet; `undefined` in a round from before. */
  crossed: Crossed;
  /** How often what crosses had turned round before a paid spin. */
  turned: number;
  /** What the game said it drew; may be left out. */
  stops: number[] | null;
}

export interface Verdict {
  hash: string;
  /** `null` when nothing was claimed to compare with. */
  hashAgrees: boolean | null;
  stops: number[];
  stopsAgree: boolean | null;
  /** What was drawn of a crossing. */
  crossed: number | null;
  evaluation: Evaluation;
  /** What the spin won, in stakes. */
  stakes: number;
}

/** How often it has turned round that may: whatever a link says, no more often than the machine knows. */
const turnedOf = ({ crossing }: SlotMachine, { turned }: Claim): number =>
  Math.min(turned, crossing?.turns ?? 0);

const evaluationOf = (machine: SlotMachine, claim: Claim, stops: number[], crossing: Crossed) =>
  readSpin(machine, {
    mode: claim.mode,
    stops,
    crossing,
    turned: turnedOf(machine, claim),
    ...(claim.gathered !== null && { gathered: { before: claim.gathered, after: claim.gathered } }),
  });

/** Recomputes a spin with the browser's own cryptography. Nothing is sent anywhere. */
export const verifySpin = async (
  machine: SlotMachine,
  claim: Claim,
  crypto: SubtleCrypto,
): Promise<Verdict> => {
  const { hash, draw } = await proofOf(claim, crypto);
  const then = machineThen(machine, claim.crossed, claim.gathered);
  const drawn = await draw(drawnSizes(then, claim.mode, turnedOf(then, claim)));
  const stops = drawn.slice(0, reelCount);
  const crossed = then.crossing ? (drawn[reelCount] ?? null) : undefined;
  const evaluation = evaluationOf(machine, claim, stops, crossed);
  return {
    hash,
    hashAgrees: hashAgreement(claim, hash),
    stops,
    stopsAgree:
      claim.stops === null
        ? null
        : claim.stops.join() === stops.join() && (claim.crossed ?? crossed) === crossed,
    crossed: crossed ?? null,
    evaluation,
    stakes: evaluation.totalUnits / lineCount,
  };
};

/** What a spin showed by its stops alone, while its server seed must not be known. Nothing of it is proved. */
export const showSpin = (machine: SlotMachine, claim: Claim, stops: number[]): Verdict => {
  const evaluation = evaluationOf(machine, claim, stops, claim.crossed);
  return {
    hash: claim.serverSeedHash,
    hashAgrees: null,
    stops,
    stopsAgree: null,
    crossed: claim.crossed ?? null,
    evaluation,
    stakes: evaluation.totalUnits / lineCount,
  };
};

/** `-` stands in links to free spins; nothing, in links to rounds from before anything crossed. */
export const readCrossed = (field: string): Crossed =>
  /^\d{1,4}$/.test(field) ? Number(field) : field === '-' ? null : undefined;

/** Reads a claim from an address's fragment. */
export const claimOf = (fragment: string): Claim => {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const stops = (fields.get('stops') ?? '').split(',').map(Number);
  return {
    ...seedsOf(fields),
    mode: fields.get('mode') === 'free' ? 'free' : 'base',
    gathered: /^\d{1,2}$/.test(fields.get('gathered') ?? '') ? Number(fields.get('gathered')) : null,
    // Whoever brings no link looks at a round of today.
    crossed: fields.has('stops') ? readCrossed(fields.get('crossing') ?? '') : null,
    turned: /^\d$/.test(fields.get('turned') ?? '') ? Number(fields.get('turned')) : 0,
    stops: stops.length === 5 && stops.every(Number.isSafeInteger) ? stops : null,
  };
};
