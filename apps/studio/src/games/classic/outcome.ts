/** What is stored of a spin, and told to the page. Free of zod, so that the page can import it. */
export interface ClassicOutcome {
  readonly stops: readonly number[];
  /** The lot that was drawn for the jackpot, counted from 0. */
  readonly lot: number;
  /** Lots below this one win it: one for each smallest stake that was put in. */
  readonly lots: number;
  /** Lots there are in all. */
  readonly lotsInAll: number;
}

export const winsJackpot = ({ lot, lots }: ClassicOutcome): boolean => lot < lots;
