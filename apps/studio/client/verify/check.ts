import { type Evaluation, evaluateSpin } from '../../src/engine/evaluate.ts';
import { lineCount, type Mode, type SlotMachine, stripLengths } from '../../src/engine/machine.ts';
import { drawNumbers } from '../../src/fair/draw.ts';

export interface Claim {
  serverSeed: string;
  /** What was shown before the spin; may be left out. */
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  mode: Mode;
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

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Recomputes a spin with the browser's own cryptography. Nothing is sent anywhere. */
export const verifySpin = async (
  machine: SlotMachine,
  claim: Claim,
  crypto: SubtleCrypto,
): Promise<Verdict> => {
  const text = new TextEncoder();
  const hash = hexOf(await crypto.digest('SHA-256', text.encode(claim.serverSeed)));
  const key = await crypto.importKey(
    'raw',
    text.encode(claim.serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const stops = await drawNumbers(
    async (message) => new Uint8Array(await crypto.sign('HMAC', key, text.encode(message))),
    claim.clientSeed,
    claim.nonce,
    stripLengths(machine, claim.mode),
  );
  const evaluation = evaluateSpin(machine, claim.mode, stops);
  return {
    hash,
    hashAgrees: claim.serverSeedHash === '' ? null : claim.serverSeedHash === hash,
    stops,
    stopsAgree: claim.stops === null ? null : claim.stops.join() === stops.join(),
    evaluation,
    stakes: evaluation.totalUnits / lineCount,
  };
};

/** What a spin showed by its stops alone, while its server seed must not be known. Nothing of it is proved. */
export const showSpin = (machine: SlotMachine, claim: Claim, stops: number[]): Verdict => {
  const evaluation = evaluateSpin(machine, claim.mode, stops);
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
  const nonce = Number(fields.get('nonce') ?? 0);
  return {
    serverSeed: fields.get('server') ?? '',
    serverSeedHash: fields.get('hash') ?? '',
    clientSeed: fields.get('client') ?? '',
    nonce: Number.isSafeInteger(nonce) && nonce >= 0 ? nonce : 0,
    mode: fields.get('mode') === 'free' ? 'free' : 'base',
    stops: stops.length === 5 && stops.every(Number.isSafeInteger) ? stops : null,
  };
};
