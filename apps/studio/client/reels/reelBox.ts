import { letterAt, type Mode, rowCount } from '../../src/engine/machine.ts';
import { ReelMotion } from './motion.ts';
import { type Emphasis, type Painter, paintedRows, plain } from './painter.ts';

/** The first reel turns at least so long, and the others follow one by one. */
const firstStopMs = 620;
const nextStopMs = 130;
/** How much longer a reel turns that could bring the scatter that is still missing. */
const suspenseMs = 900;

/** Frames while reels turn are slow above this, and so many in a row call for a plainer painter. */
const slowFrameMs = 60;
const slowFramesMax = 8;

export interface Cell {
  readonly reel: number;
  readonly row: number;
}

export interface Landing {
  readonly mode: Mode;
  readonly stops: readonly number[];
  /** The reel from which on the reels are held back, because two scatters have shown. */
  readonly suspenseFrom: number | null;
  /** Told once the reels before those that are held back rest. */
  readonly onHeld?: () => void;
  /** The reel that brings what was waited for: those after it are not held back. Without it, all are. */
  readonly foundAt?: number | null;
  /** Told once that reel rests. */
  readonly onFound?: () => void;
}

/** What is on the reels of a machine, however many it has. */
export interface ReelStrips {
  readonly wild: string;
  readonly stripsOf: (mode: Mode) => readonly string[];
}

/** The reels: moves them, and has a painter show them. */
export class ReelBox {
  readonly #strips: ReelStrips;
  readonly #motions: ReelMotion[];
  readonly #isCalm: () => boolean;
  readonly #onSlow: () => void;
  readonly #onStop: () => void;
  #painter: Painter;
  #mode: Mode = 'base';
  #covered: readonly Cell[] = [];
  #lit: ReadonlySet<string> | null = null;
  #isDimming = true;
  #frame = 0;
  #lastMs = 0;
  #turnedMs = 0;
  #landed: (() => void) | null = null;
  /** What is told once a reel rests, by its number. */
  readonly #tells = new Map<number, () => void>();
  #slowFrames = 0;

  constructor(options: {
    strips: ReelStrips;
    painter: Painter;
    /** Whether the player asked for less motion. */
    isCalm: () => boolean;
    /** Frames take too long for the eye; told once. */
    onSlow?: () => void;
    /** One reel has come to rest. */
    onStop?: () => void;
  }) {
    this.#strips = options.strips;
    this.#painter = options.painter;
    this.#isCalm = options.isCalm;
    this.#onSlow = options.onSlow ?? (() => undefined);
    this.#onStop = options.onStop ?? (() => undefined);
    this.#motions = options.strips.stripsOf('base').map(() => new ReelMotion(0));
  }

  /** Another painter takes over what is in view. */
  changePainter(painter: Painter): void {
    this.#painter.dispose();
    this.#painter = painter;
    this.#paintAll();
    this.#applyLight(1);
    painter.flush();
  }

  resize(): void {
    this.#painter.resize();
    this.#painter.flush();
  }

  /** Shows stops at once, at rest. */
  show(mode: Mode, stops: readonly number[]): void {
    this.#mode = mode;
    this.#covered = [];
    for (const [reel, motion] of this.#motions.entries()) motion.rest(stops[reel] ?? 0);
    this.light(null);
    this.#paintAll();
    this.#painter.flush();
    this.#finishLanding();
  }

  /** Turns all reels but those that are held. */
  spin(mode: Mode, held: readonly number[] = []): void {
    this.#mode = mode;
    this.#covered = [];
    this.light(null);
    this.#turnedMs = 0;
    if (this.#isCalm()) return;
    for (const [reel, motion] of this.#motions.entries()) if (!held.includes(reel)) motion.turn();
    this.#run();
  }

  /** Brings turning reels to rest; resolves when the last one has. */
  land({ mode, stops, suspenseFrom, onHeld, foundAt = null, onFound }: Landing): Promise<void> {
    this.#mode = mode;
    this.#tells.clear();
    if (suspenseFrom !== null && onHeld) this.#tells.set(suspenseFrom - 1, onHeld);
    if (foundAt !== null && onFound) this.#tells.set(foundAt, onFound);
    if (this.#isCalm() || this.#motions.every((motion) => motion.isStill)) {
      this.show(mode, stops);
      return Promise.resolve();
    }
    let wait = Math.max(0, firstStopMs - this.#turnedMs);
    for (const [reel, motion] of this.#motions.entries()) {
      // Held where it is.
      if (motion.isStill) continue;
      if (suspenseFrom !== null && reel >= suspenseFrom && reel <= (foundAt ?? reel)) wait += suspenseMs;
      motion.land(stops[reel] ?? 0, wait);
      wait += nextStopMs;
    }
    this.#run();
    return new Promise((resolve) => {
      this.#landed = resolve;
    });
  }

  /** The player does not want to wait for the reels. */
  hurry(): void {
    for (const motion of this.#motions) motion.hurry();
  }

  /** Fills these reels, and no others, with wilds. */
  fill(reels: readonly number[]): void {
    this.cover(reels.flatMap((reel) => Array.from({ length: rowCount }, (_, row) => ({ reel, row }))));
  }

  /** Covers these cells, and no others, with wilds. */
  cover(cells: readonly Cell[]): void {
    this.#covered = cells;
    this.#paintAll();
    this.#painter.flush();
  }

  /** Lights these cells and lets the others step back; `null` lights none and dims none. */
  light(cells: readonly Cell[] | null): void {
    this.#shine(cells, true);
  }

  /** Lights these cells alone, while the others, which may still turn, stay as they are. */
  mark(cells: readonly Cell[]): void {
    this.#shine(cells, false);
  }

  #shine(cells: readonly Cell[] | null, isDimming: boolean): void {
    this.#lit = cells === null ? null : new Set(cells.map(({ reel, row }) => `${reel}/${row}`));
    this.#isDimming = isDimming;
    this.#applyLight(1);
    this.#painter.flush();
    if (cells !== null && !this.#isCalm()) this.#run();
  }

  celebrate(): void {
    if (this.#isCalm()) return;
    this.#painter.celebrate();
    this.#run();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#painter.dispose();
  }

  #applyLight(pulse: number): void {
    for (let reel = 0; reel < this.#motions.length; reel += 1) {
      for (let row = 0; row < rowCount; row += 1) {
        const lit = this.#lit?.has(`${reel}/${row}`) === true;
        const emphasis: Emphasis =
          this.#lit === null
            ? plain
            : lit
              ? { alpha: 1, scale: 1 + 0.07 * pulse, glow: 0.55 + 0.25 * pulse }
              : this.#isDimming
                ? { alpha: 0.34, scale: 1, glow: 0 }
                : plain;
        this.#painter.emphasise(reel, row, emphasis);
      }
    }
  }

  #paintAll(): void {
    for (let reel = 0; reel < this.#motions.length; reel += 1) this.#paint(reel);
  }

  #paint(reel: number): void {
    const motion = this.#motions[reel];
    const strip = this.#strips.stripsOf(this.#mode)[reel];
    if (!motion || strip === undefined) return;
    const base = Math.floor(motion.offset);
    const past = motion.offset - base;
    const isWild = (row: number): boolean =>
      this.#covered.some((cell) => cell.reel === reel && cell.row === row);
    const symbols = Array.from({ length: paintedRows }, (_, index) => {
      const row = index - 1;
      const stop = (((base + row) % strip.length) + strip.length) % strip.length;
      return { letter: isWild(row) ? this.#strips.wild : letterAt(strip, stop, 0), row: row - past };
    });
    this.#painter.paint(reel, symbols, motion.speed);
  }

  #run(): void {
    if (this.#frame !== 0) return;
    this.#lastMs = performance.now();
    const step = (nowMs: number): void => {
      const ms = Math.max(0, nowMs - this.#lastMs);
      this.#lastMs = nowMs;
      this.#frame = this.#advance(ms, nowMs) ? requestAnimationFrame(step) : 0;
    };
    this.#frame = requestAnimationFrame(step);
  }

  #watchPace(ms: number): void {
    this.#slowFrames = ms > slowFrameMs ? this.#slowFrames + 1 : 0;
    if (this.#slowFrames === slowFramesMax) this.#onSlow();
  }

  #tell(reel: number): void {
    const tell = this.#tells.get(reel);
    this.#tells.delete(reel);
    tell?.();
  }

  #finishLanding(): void {
    const landed = this.#landed;
    this.#landed = null;
    landed?.();
  }

  /** One frame; answers whether there must be another. */
  #advance(ms: number, nowMs: number): boolean {
    this.#turnedMs += ms;
    this.#watchPace(ms);
    for (const [reel, motion] of this.#motions.entries()) {
      if (motion.isStill) continue;
      motion.advance(ms);
      if (motion.isStill) this.#onStop();
      this.#paint(reel);
      if (motion.isStill) this.#tell(reel);
    }
    const turning = this.#motions.some((motion) => !motion.isStill);
    if (this.#lit !== null && !(turning && this.#isDimming))
      this.#applyLight((1 + Math.sin(nowMs / 260)) / 2);
    this.#painter.flush();
    if (!turning) this.#finishLanding();
    return turning || (this.#lit !== null && !this.#isCalm()) || this.#painter.isBusy();
  }
}
