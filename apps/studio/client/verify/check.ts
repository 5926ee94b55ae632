import { type Evaluation, evaluateSpin } from '../../src/engine/evaluate.ts';
import {
  type Gathered,
  lineCount,
  type Mode,
  type SlotMachine,
  stripLengths,
} from '../../src/engine/machine.ts';
import { hashAgreement, proofOf, type Seeds, seedsOf } from './proof.ts';

export interface Claim extends Seeds {
  mode: Mode;
  /** Wilds gathered before a free spin; `null` where none are. */
  gathered: Gathered;
  /** What the game said it drew; may be left out. */
  stops: number[] | null;
}

export interface Verdict {
  hash: string;
  /** `null` when nothing was claimed to compare with. */
  hashAgrees: boolean | null;
  stops: number[];
  stopsAgree: boolean | null;
  evaluation: Evaluation;
  /** What the spin won, in stakes. */
  stakes: number;
}

/** Recomputes a spin with the browser's own cryptography. Nothing is sent anywhere. */
export const verifySpin = async (
  machine: SlotMachine,
  claim: Claim,
  crypto: SubtleCrypto,
): Promise<Verdict> => {
  const { hash, draw } = await proofOf(claim, crypto);
  const stops = await draw(stripLengths(machine, claim.mode));
  const evaluation = evaluateSpin(machine, claim.mode, stops, claim.gathered);
  return {
    hash,
    hashAgrees: hashAgreement(claim, hash),
    stops,
    stopsAgree: claim.stops === null ? null : claim.stops.join() === stops.join(),
    evaluation,
    stakes: evaluation.totalUnits / lineCount,
  };
};

/** What a spin showed by its stops alone, while its server seed must not be known. Nothing of it is proved. */
export const showSpin = (machine: SlotMachine, claim: Claim, stops: number[]): Verdict => {
  const evaluation = evaluateSpin(machine, claim.mode, stops, claim.gathered);
  return {
    hash: claim.serverSeedHash,
    hashAgrees: null,
    stops,
    stopsAgree: null,
    evaluation,
    stakes: evaluation.totalUnits / lineCount,
  };
};

/** Reads a claim from an address's fragment. */
export const claimOf = (fragment: string): Claim => {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const stops = (fields.get('stops') ?? '').split(',').map(Number);
  return {
    ...seedsOf(fields),
    mode: fields.get('mode') === 'free' ? 'free' : 'base',
    gathered: /^\d{1,2}$/.test(fields.get('gathered') ?? '') ? Number(fields.get('gathered')) : null,
    stops: stops.length === 5 && stops.every(Number.isSafeInteger) ? stops : null,
  };
};
