import { useEffect, useRef, useState } from 'react';

/**
 * Tells values so long after they came, each for itself: one that follows sooner than the one before is told holds back neither.
 * Milliseconds; 0 tells at once, and forgets what is still to tell.
 */
export class LateTeller<Value> {
  readonly #tell: (value: Value) => void;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(tell: (value: Value) => void) {
    this.#tell = tell;
  }

  take(value: Value, lateMs: number): void {
    if (lateMs === 0) {
      this.stop();
      this.#tell(value);
      return;
    }
    const timer = setTimeout(() => {
      // What came before it is older: it is not told after it.
      for (const earlier of this.#timers) {
        this.#timers.delete(earlier);
        clearTimeout(earlier);
        if (earlier === timer) break;
      }
      this.#tell(value);
    }, lateMs);
    this.#timers.add(timer);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

/** A value as it was so long ago, for what is told once it is seen; `first` until then. Milliseconds; 0 tells it at once. */
export const useLate = <Value>(value: Value, lateMs: number, first: Value): Value => {
  const [told, setTold] = useState(first);
  const teller = useRef<LateTeller<Value>>(null);
  useEffect(() => {
    teller.current ??= new LateTeller<Value>((next) => setTold(next));
    teller.current.take(value, lateMs);
  }, [value, lateMs]);
  useEffect(() => () => teller.current?.stop(), []);
  return lateMs === 0 ? value : told;
};
