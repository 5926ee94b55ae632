import { captchaWaitMs } from '@pavilion/contract';

/** Captchas one address may fetch at once; after that one a second (spec §9 Captcha wait). */
const burst = 5;
/** Addresses remembered at most; the longest quiet are forgotten first, which only favours them. */
const addressesMax = 20_000;

export interface CaptchaPace {
  /** Whether this address may have another captcha of this kind now. Counts it when it may. */
  readonly allows: (key: string, elapsedMs: number) => boolean;
}

/** A leaky bucket per address. Kept in the process: a second process only doubles a small allowance. */
export const createCaptchaPace = (): CaptchaPace => {
  /** When the bucket of a key will be empty, in milliseconds that no set clock moves; the oldest touched comes first. */
  const emptyAt = new Map<string, number>();
  return {
    allows: (key, nowMs) => {
      const drained = Math.max(emptyAt.get(key) ?? nowMs, nowMs);
      if (drained - nowMs > (burst - 1) * captchaWaitMs) return false;
      emptyAt.delete(key);
      emptyAt.set(key, drained + captchaWaitMs);
      if (emptyAt.size > addressesMax) {
        const [oldest] = emptyAt.keys();
        if (oldest !== undefined) emptyAt.delete(oldest);
      }
      return true;
    },
  };
};
