/**
 * How one reel moves, in numbers alone. An offset is a place on the strip: offset 7.5 shows half of symbol 7
 * leaving at the top… and as reels turn downwards, offsets fall while they turn.
 */

/** Symbols a second at full speed. */
const fullSpeed = 26;
/** Time from standstill to full speed. */
const windUpMs = 180;
/** Symbols that pass while a reel comes to rest, and how long that takes. */
const landingSymbols = 4.4;
const landingMs = 560;
/** How far it runs past its stop before it settles, as the easing's strength. */
const overshoot = 1.15;

const easeOutBack = (share: number): number => {
  const left = share - 1;
  return 1 + (overshoot + 1) * left ** 3 + overshoot * left ** 2;
};

type Phase =
  | { kind: 'still' }
  | { kind: 'turning'; sinceMs: number }
  | { kind: 'waiting'; leftMs: number; target: number; sinceMs: number }
  | { kind: 'landing'; sinceMs: number; target: number };

export class ReelMotion {
  offset: number;
  #phase: Phase = { kind: 'still' };

  constructor(offset: number) {
    this.offset = offset;
  }

  get isStill(): boolean {
    return this.#phase.kind === 'still';
  }

  /** 0 at rest, 1 at full speed: for blurring. */
  get speed(): number {
    switch (this.#phase.kind) {
      case 'still':
        return 0;
      case 'landing':
        return Math.max(0, 1 - this.#phase.sinceMs / (landingMs * 0.45));
      default:
        return Math.min(1, this.#phase.sinceMs / windUpMs);
    }
  }

  rest(offset: number): void {
    this.offset = offset;
    this.#phase = { kind: 'still' };
  }

  turn(): void {
    if (this.#phase.kind === 'still') this.#phase = { kind: 'turning', sinceMs: 0 };
  }

  /** Comes to rest at `target` after turning on for `afterMs`. */
  land(target: number, afterMs: number): void {
    const sinceMs = 'sinceMs' in this.#phase ? this.#phase.sinceMs : 0;
    this.#phase = { kind: 'waiting', leftMs: afterMs, target, sinceMs };
  }

  /** Cuts the waiting short. */
  hurry(): void {
    if (this.#phase.kind === 'waiting') this.#phase = { ...this.#phase, leftMs: 0 };
  }

  /** Moves on by `ms`. */
  advance(ms: number): void {
    const phase = this.#phase;
    switch (phase.kind) {
      case 'still':
        return;
      case 'turning':
        this.#turnBy(phase.sinceMs, ms);
        this.#phase = { kind: 'turning', sinceMs: phase.sinceMs + ms };
        return;
      case 'waiting':
        this.#turnBy(phase.sinceMs, ms);
        if (phase.leftMs > ms) {
          this.#phase = { ...phase, leftMs: phase.leftMs - ms, sinceMs: phase.sinceMs + ms };
        } else {
          // The jump to the right place on the strip happens at full speed, where nobody can see it.
          this.offset = phase.target + landingSymbols;
          this.#phase = { kind: 'landing', sinceMs: 0, target: phase.target };
        }
        return;
      case 'landing':
        this.#settleBy(phase, ms);
    }
  }

  #turnBy(sinceMs: number, ms: number): void {
    const ramp = Math.min(1, sinceMs / windUpMs);
    // A short pull against the turn, as a reel takes its swing.
    const speed = sinceMs < 70 ? -3 : fullSpeed * ramp * ramp;
    this.offset -= (speed * ms) / 1_000;
  }

  #settleBy(phase: { sinceMs: number; target: number }, ms: number): void {
    const sinceMs = phase.sinceMs + ms;
    if (sinceMs >= landingMs) {
      this.rest(phase.target);
      return;
    }
    this.offset = phase.target + landingSymbols * (1 - easeOutBack(sinceMs / landingMs));
    this.#phase = { kind: 'landing', sinceMs, target: phase.target };
  }
}
