import { describe, expect, it } from 'vitest';
import { ReelMotion } from './motion.ts';

const run = (motion: ReelMotion, ms: number, stepMs = 16): void => {
  for (let at = 0; at < ms; at += stepMs) motion.advance(stepMs);
};

describe('a reel', () => {
  it('turns downwards once it has taken its swing', () => {
    const motion = new ReelMotion(10);
    motion.turn();
    run(motion, 64);
    expect(motion.offset).toBeGreaterThan(10);
    run(motion, 500);
    expect(motion.offset).toBeLessThan(5);
    expect(motion.speed).toBe(1);
  });

  it.each([8, 16, 33, 250])('comes to rest exactly at its stop, at frames of %i ms', (stepMs) => {
    const motion = new ReelMotion(3);
    motion.turn();
    run(motion, 400, stepMs);
    motion.land(21, 300);
    run(motion, 2_000, stepMs);
    expect(motion.isStill).toBe(true);
    expect(motion.offset).toBe(21);
    expect(motion.speed).toBe(0);
  });

  it('runs a little past its stop before it settles', () => {
    const motion = new ReelMotion(0);
    motion.turn();
    run(motion, 300);
    motion.land(7, 0);
    let lowest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < 60 && !motion.isStill; at += 1) {
      motion.advance(16);
      lowest = Math.min(lowest, motion.offset);
    }
    expect(lowest).toBeLessThan(7);
    expect(lowest).toBeGreaterThan(6);
  });

  it('does not wait when it is hurried', () => {
    const [patient, hurried] = [new ReelMotion(0), new ReelMotion(0)];
    for (const motion of [patient, hurried]) {
      motion.turn();
      motion.land(5, 3_000);
    }
    hurried.hurry();
    run(patient, 700);
    run(hurried, 700);
    expect(hurried.isStill).toBe(true);
    expect(patient.isStill).toBe(false);
  });

  it('stands still when nobody turns it', () => {
    const motion = new ReelMotion(4);
    run(motion, 1_000);
    expect(motion.offset).toBe(4);
  });
});
