/** What the benchmark of sockets says to the processes that hold its clients, and what they answer. */
export type ClientsOrder =
  /** Opens so many sockets, one after the other a few at a time, each subscribed to the channel. */
  | {
      readonly kind: 'open';
      readonly url: string;
      readonly host: string;
      readonly channel: string;
      /** The first of the addresses that these clients say they come from. */
      readonly fromAddress: number;
      readonly count: number;
    }
  | { readonly kind: 'close' };

export type ClientsReply =
  | { readonly kind: 'opened' }
  /** All sockets of this process have heard the event; milliseconds since 1970, with fractions. */
  | { readonly kind: 'heard'; readonly mark: string; readonly atMs: readonly number[] };

/** Comparable between processes of one machine. */
export const preciseNowMs = (): number => performance.timeOrigin + performance.now();
