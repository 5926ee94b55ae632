import { spoken } from '../shell/spoken.ts';

export interface VerifyWords {
  title: string;
  intro: string;
  introDraw: string;
  serverSeed: string;
  promised: string;
  clientSeed: string;
  nonce: string;
  kind: string;
  paid: string;
  free: string;
  /** Wilds gathered before a free spin; left empty for a round without them. */
  gathered: string;
  /** What lines were multiplied by. */
  times: string;
  /** Of a machine that is crossed: what was drawn of it, and that a round is from before. */
  crossing: string;
  beforeCrossing: string;
  turned: string;
  crossingStep: string;
  check: string;
  hash: string;
  stops: string;
  won: string;
  stakes: (stakes: number) => string;
  window: string;
  agrees: string;
  differs: string;
  insecure: string;
  failed: string;
  how: string;
  steps: readonly string[];
  stepsDraw: readonly string[];
  strips: string;
}

const inLang = spoken(import.meta.glob<{ readonly verifyWords: VerifyWords }>('./words/*.ts'));

export const verifyWords = inLang('verifyWords');
