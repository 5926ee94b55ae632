import type { EventPhase } from './views.ts';

/** Played to its end or broken off; of what stands then it may still be corrected. */
export const hasEnded = ({ phase }: { readonly phase: EventPhase }): boolean =>
  phase === 'over' || phase === 'abandoned';
