/** Time as the hall sees it. Tests move it; nothing else reads the machine's clock. */
export interface Clock {
  readonly now: () => Date;
  /** Milliseconds since some moment, for paces that live in a process: whoever sets the machine's clock does not touch them. */
  readonly elapsedMs?: () => number;
}

export const elapsedMs = ({ elapsedMs: elapsed = () => performance.now() }: Clock): number => elapsed();

export const systemClock: Clock = { now: () => new Date() };
