import { box, disc, leaf, ribbon, shape, spread } from './path.ts';
import type { Random } from './random.ts';
import { drawn, type Stage } from './stage.ts';

/** Generated land and growth. Every function returns path data unless it says markup. */

export type Band = {
  readonly width: number;
  /** Mean height of the edge and how far it rises and falls. */
  readonly y: number;
  readonly rise: number;
  readonly bottom: number;
  readonly steps: number;
};

/** Everything below y, on a stage of 600×800. */
export const ground = (y: number): string => `M-30 ${y}H630V830H-30Z`;

/** Rolling ground. */
export const hills = (random: Random, { width, y, rise, bottom, steps }: Band): string => {
  const points = spread(steps + 1, -40, width + 40).map(
    (x, index) =>
      `${x.toFixed(0)},${(y + (index % 2 === 0 ? 1 : -1) * random.between(0.25, 1) * rise).toFixed(0)}`,
  );
  return shape(`-60,${bottom}! -60,${y}! ${points.join(' ')} ${width + 60},${y}! ${width + 60},${bottom}!`);
};

/** Sharp mountains with a broken edge. */
export const peaks = (random: Random, { width, y, rise, bottom, steps }: Band): string => {
  const points: string[] = [];
  const stride = (width + 120) / steps;
  for (let index = 0; index < steps; index += 1) {
    const left = -60 + index * stride;
    const top = y - rise * random.between(0.55, 1);
    const summit = left + stride * random.between(0.38, 0.62);
    const shoulder = random.between(0.3, 0.6);
    points.push(
      `${left},${y + rise * random.between(0, 0.2)}!`,
      `${left + (summit - left) * 0.55},${y - (y - top) * shoulder}!`,
      `${left + (summit - left) * 0.68},${y - (y - top) * (shoulder - 0.02)}!`,
      `${summit},${top}!`,
      `${summit + (left + stride - summit) * 0.3},${y - (y - top) * 0.62}!`,
      `${summit + (left + stride - summit) * 0.42},${y - (y - top) * 0.6}!`,
    );
  }
  return shape(`-60,${bottom}! ${points.join(' ')} ${width + 60},${y}! ${width + 60},${bottom}!`);
};

/** Rows of curling wave crests, as on a painted scroll; crests lean to the right. */
export const waves = ({ width, y, rise, bottom, steps }: Band, shift = 0): string => {
  const stride = width / steps;
  let d = `M${-stride * 2} ${bottom}V${y}`;
  for (let index = -2; index < steps + 2; index += 1) {
    const x = index * stride + shift;
    d += `C${x + stride * 0.35} ${y} ${x + stride * 0.5} ${y - rise} ${x + stride * 0.86} ${y - rise * 0.9}`;
    d += `C${x + stride * 0.66} ${y - rise * 0.72} ${x + stride * 0.66} ${y - rise * 0.2} ${x + stride} ${y}`;
  }
  return `${d}V${bottom}Z`;
};

/** Gentle water: long low swells. */
export const swell = ({ width, y, rise, bottom, steps }: Band, shift = 0): string => {
  const stride = width / steps;
  let d = `M${-stride * 2 + shift} ${bottom}V${y}`;
  for (let index = -2; index < steps + 2; index += 1)
    d += `q${stride / 4} ${-rise} ${stride / 2} 0t${stride / 2} 0`;
  return `${d}V${bottom}Z`;
};

/** The arcs of a wave pattern, as strokes: markup. */
export const ripples = (
  stage: Stage,
  top: number,
  bottom: number,
  colour: string,
  opacity: number,
): string => {
  const rows = Math.floor((bottom - top) / 22);
  const arcs = Array.from({ length: rows }, (_, row) => {
    const y = top + row * 22 + stage.random.between(-4, 4);
    const count = stage.random.whole(2, 4);
    return Array.from({ length: count }, () => {
      const x = stage.random.between(-20, stage.width - 40);
      const length = stage.random.between(30, 120) * (0.6 + (row / rows) * 0.7);
      return `M${x.toFixed(0)} ${y.toFixed(0)}q${(length / 4).toFixed(0)} -5 ${(length / 2).toFixed(0)} 0t${(length / 2).toFixed(0)} 0`;
    }).join('');
  });
  return drawn(arcs.join(''), colour, 2.6, opacity);
};

/** A long flat cloud with rounded ends, its left end at x. */
export const cloudBar = (x: number, y: number, length: number, height: number): string => {
  const h = height;
  const l = length;
  return `M${x} ${y}c${-h * 0.9} 0 ${-h * 0.9} ${-h} 0 ${-h}h${l * 0.16}c0 ${-h * 1.25} ${l * 0.3} ${-h * 1.25} ${l * 0.32} ${-h * 0.1}c${l * 0.08} ${-h * 0.7} ${l * 0.24} ${-h * 0.5} ${l * 0.24} ${h * 0.1}h${l * 0.28}c${h * 0.9} 0 ${h * 0.9} ${h} 0 ${h}Z`;
};

/** A conifer standing on y. */
export const pine = (x: number, y: number, height: number): string => {
  const tiers = 4;
  let left = '';
  let right = '';
  for (let tier = 0; tier < tiers; tier += 1) {
    const top = y - height + (height * 0.72 * tier) / tiers;
    const low = y - height + (height * 0.72 * (tier + 1.15)) / tiers;
    const half = height * (0.1 + 0.075 * tier);
    left += ` ${x - half * 0.3},${top + (low - top) * 0.4} ${x - half},${low}! ${x - half * 0.4},${low - height * 0.025}!`;
    right = ` ${x + half * 0.4},${low - height * 0.025}! ${x + half},${low}! ${x + half * 0.3},${top + (low - top) * 0.4}${right}`;
  }
  return shape(
    `${x},${y - height}!${left} ${x - height * 0.025},${y - height * 0.1}! ${x - height * 0.03},${y}! ${x + height * 0.03},${y}! ${x + height * 0.025},${y - height * 0.1}!${right}`,
  );
};

/** A clump of grass blades rising from (x, y). */
export const grass = (random: Random, x: number, y: number, height: number, blades: number): string =>
  spread(blades, -1, 1)
    .map((side) => {
      const tall = height * random.between(0.55, 1) * (1 - Math.abs(side) * 0.35);
      const lean = side * height * random.between(0.35, 0.7);
      return ribbon(
        `${x + side * height * 0.12},${y + 6},${height * 0.06} ${x + side * height * 0.16 + lean * 0.35},${y - tall * 0.6},${height * 0.045} ${x + lean},${y - tall},0`,
      );
    })
    .join('');

/** One bamboo stem with nodes, from bottom to top, leaning by `lean`; leaves in bunches. */
export const bamboo = (
  random: Random,
  x: number,
  bottom: number,
  top: number,
  width: number,
  lean: number,
): string => {
  const joints = 6;
  let d = '';
  for (let joint = 0; joint < joints; joint += 1) {
    const from = joint / joints;
    const to = (joint + 1) / joints;
    const [y1, y2] = [bottom + (top - bottom) * from, bottom + (top - bottom) * to + 4];
    const [x1, x2] = [x + lean * from * from, x + lean * to * to];
    const half = (width / 2) * (1 - from * 0.4);
    d += `M${(x1 - half).toFixed(1)} ${y1.toFixed(1)}C${(x1 - half * 0.75).toFixed(1)} ${((y1 + y2) / 2).toFixed(1)} ${(x2 - half * 0.75).toFixed(1)} ${((y1 + y2) / 2).toFixed(1)} ${(x2 - half).toFixed(1)} ${y2.toFixed(1)}H${(x2 + half).toFixed(1)}C${(x2 + half * 0.75).toFixed(1)} ${((y1 + y2) / 2).toFixed(1)} ${(x1 + half * 0.75).toFixed(1)} ${((y1 + y2) / 2).toFixed(1)} ${(x1 + half).toFixed(1)} ${y1.toFixed(1)}Z`;
    if (joint > 1) d += bambooLeaves(random, x1, y1, random.chance(0.5) ? 1 : -1, width * 3.4);
  }
  return d;
};

/** A bunch of bamboo leaves hanging to one side. */
export const bambooLeaves = (random: Random, x: number, y: number, side: 1 | -1, size: number): string =>
  [18, 42, 70, -6]
    .map((degrees) => {
      const angle = ((degrees + random.between(-8, 8)) * Math.PI) / 180;
      const length = size * random.between(0.75, 1.15);
      return leaf(
        x + side * size * 0.1,
        y,
        x + side * (size * 0.1 + Math.cos(angle) * length),
        y + Math.sin(angle) * length,
        length * 0.17,
        side * length * 0.06,
      );
    })
    .join('');

/** A row of buildings: heights by chance, some with spires and tanks. */
export const skyline = (random: Random, { width, y, rise, bottom, steps }: Band): string => {
  const stride = (width + 60) / steps;
  return spread(steps, -30, width + 30 - stride)
    .map((x) => {
      const tall = rise * random.between(0.3, 1);
      const wide = stride * random.between(0.8, 1.06);
      const roof = random.whole(0, 3);
      const body = box(x, y - tall, wide, bottom - y + tall);
      if (roof === 0) return body + box(x + wide * 0.25, y - tall - 12, wide * 0.5, 14);
      if (roof === 1)
        return `${body}M${x} ${y - tall}L${x + wide / 2} ${y - tall - wide * 0.5}L${x + wide} ${y - tall}Z`;
      if (roof === 2)
        return (
          body + box(x + wide * 0.46, y - tall - 34, wide * 0.08, 36) + disc(x + wide / 2, y - tall - 34, 3)
        );
      return body;
    })
    .join('');
};
