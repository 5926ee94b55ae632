import type { TablePhase } from '../apps/studio/src/tables/views.ts';

/** What the benchmark of shared tables says to the processes that hold its pages, and what they answer. */
export interface TablePagesOrder {
  readonly origin: string;
  readonly gameCode: string;
  /** Each good for one page. */
  readonly tickets: readonly string[];
}

/** What is measured of a round. */
export const toldPhases = ['drawn', 'settled'] as const satisfies TablePhase[];
export type ToldPhase = (typeof toldPhases)[number];

export type TablePagesReply =
  | { readonly kind: 'opened' }
  /** All pages of this process have heard it; milliseconds from the moment at which it was due. */
  | {
      readonly kind: 'heard';
      readonly round: number;
      readonly phase: ToldPhase;
      readonly afterMs: readonly number[];
    };
