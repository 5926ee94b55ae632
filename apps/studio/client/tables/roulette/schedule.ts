/** Turns that the ball makes against the wheel before it rests, and how long. Milliseconds from the draw. */
export const ballTurns = 7;
export const ballMs = 7_000;
/** The ball drops off the rim in the last third, and jumps twice on its way. Shares of its time. */
export const dropsAt = 0.62;
export const jumps = 2.5;
const [rimRadius, pocketRadius] = [116, 80];

/** Where the ball is, on the wheel's own dial: angle in degrees and radius. */
export const ballAt = (elapsedMs: number, pocketAngle: number): { angle: number; radius: number } => {
  const share = Math.min(1, elapsedMs / ballMs);
  const left = (1 - share) ** 2;
  const drop = Math.max(0, (share - dropsAt) / (1 - dropsAt));
  const jump = Math.abs(Math.sin(drop * Math.PI * jumps)) * (1 - drop) * 10;
  return {
    angle: pocketAngle - 360 * ballTurns * left,
    radius: rimRadius - (rimRadius - pocketRadius) * Math.min(1, drop * 1.6) + jump,
  };
};
