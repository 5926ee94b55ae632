/** Time as the house sees it. Tests move it; nothing else reads the machine's clock. */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
