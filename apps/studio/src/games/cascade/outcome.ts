import type { Mode } from './machine.ts';

/** What is stored of a spin, and told to the page. The falls follow from the stops. */
export interface CascadeOutcome {
  readonly mode: Mode;
  readonly stops: readonly number[];
  /** Free spins that this spin added. */
  readonly freeAdded: number;
  /** Free spins of the round after this spin. */
  readonly freeSpins: { readonly awarded: number; readonly played: number };
}
