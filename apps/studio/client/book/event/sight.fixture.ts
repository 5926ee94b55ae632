import { act } from 'react';
import { vi } from 'vitest';

/** Where something stands in the window, whose top is at 0, px. */
interface Box {
  readonly bottom: number;
  readonly width?: number;
  readonly height?: number;
}

/** A window that tells what comes in sight when it is asked to. */
export const stubSight = () => {
  const watched = new Map<Element, (seen: readonly object[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #told: (seen: readonly object[]) => void;
      constructor(told: (seen: readonly object[]) => void) {
        this.#told = told;
      }
      observe(target: Element): void {
        watched.set(target, this.#told);
      }
      disconnect(): void {}
    },
  );
  /** Tells where what is found by this stands now. */
  return (query: string, { bottom, width = 360, height = 280 }: Box): Promise<void> =>
    act(async () => {
      for (const [target, told] of watched)
        if (target.matches(query))
          told([
            {
              isIntersecting: bottom > 0,
              boundingClientRect: { bottom, width, height },
              rootBounds: { top: 0 },
            },
          ]);
    });
};
