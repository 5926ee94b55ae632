/** Bounds of the realtime gateway, for each socket and address. */
export interface RealtimeLimits {
  /** Largest message a client may send. Clients only subscribe and unsubscribe. */
  readonly messageBytesMax: number;
  readonly subscriptionsPerSocketMax: number;
  readonly socketsPerAddressMax: number;
  /** Messages of one socket within the window; a socket that sends more is dropped. */
  readonly messagesPerWindowMax: number;
  readonly messageWindowMs: number;
}

export const defaultLimits: RealtimeLimits = {
  messageBytesMax: 4 * 1024,
  subscriptionsPerSocketMax: 20,
  socketsPerAddressMax: 200,
  messagesPerWindowMax: 60,
  messageWindowMs: 10_000,
};

/** Counts messages in windows that start with their first message. */
export const createMessageBudget = (limits: RealtimeLimits, nowMs: () => number) => {
  let windowStartMs = Number.NEGATIVE_INFINITY;
  let spent = 0;
  return {
    /** Whether one more message is within bounds. */
    spend: (): boolean => {
      if (nowMs() - windowStartMs >= limits.messageWindowMs) {
        windowStartMs = nowMs();
        spent = 0;
      }
      spent += 1;
      return spent <= limits.messagesPerWindowMax;
    },
  };
};
