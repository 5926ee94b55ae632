/** How old what was read may be until it is read anew. */
const freshMs = 15_000;
/** Who asks waits so long for a reading that is under way, and then takes the one before. */
const patienceMs = 1_000;

export interface KeptReading<Value> {
  /** What was read last: anew when that is long ago and the database answers soon. Undefined before the first. Never rejects. */
  readonly latest: () => Promise<Value | undefined>;
  /** Seconds since what `latest` answers was read, or since the beginning where nothing was. */
  readonly ageSeconds: () => number;
  /** Seconds that the last reading took. */
  readonly tookSeconds: () => number;
}

/** Keeps what is dear to read, for everybody who asks. One reading at a time, begun by whoever asks first. */
export const keepReading = <Value>(
  read: () => Promise<Value>,
  onFailure: (error: unknown) => void,
  nowMs: () => number = () => performance.now(),
): KeptReading<Value> => {
  let known: Value | undefined;
  let readAtMs = nowMs();
  let tookMs = 0;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  const begin = async (): Promise<void> => {
    const beganMs = nowMs();
    triedAtMs = beganMs;
    try {
      known = await read();
      readAtMs = nowMs();
      tookMs = readAtMs - beganMs;
    } catch (error) {
      onFailure(error);
    } finally {
      running = undefined;
    }
  };

  return {
    latest: async () => {
      if (running === undefined && nowMs() - triedAtMs >= freshMs) running = begin();
      if (running !== undefined) {
        const { promise: late, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, patienceMs);
        await Promise.race([running, late]);
        clearTimeout(timer);
      }
      return known;
    },
    ageSeconds: () => (nowMs() - readAtMs) / 1_000,
    tookSeconds: () => tookMs / 1_000,
  };
};
