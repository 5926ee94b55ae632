import type { Mode } from '../../engine/machine.ts';

/** What is stored of a spin, and told to the page. Free of zod, so that the page can import it. */
export interface SlotOutcome {
  readonly mode: Mode;
  readonly stops: readonly number[];
  /** Free spins that this spin added. */
  readonly freeAdded: number;
  /** Free spins of the round after this spin. */
  readonly freeSpins: { readonly awarded: number; readonly played: number };
}
