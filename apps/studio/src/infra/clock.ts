/** Time as the studio sees it: its database's (decision 0338). Tests move it; nothing else reads the machine's clock. */
export interface Clock {
  readonly now: () => Date;
}

export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
