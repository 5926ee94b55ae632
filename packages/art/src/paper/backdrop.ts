import { disc, facet, polar, spread } from './path.ts';
import { cut, pierced, type Stage } from './stage.ts';

/** Where the light stands behind the paper, and what shows of it. */
export type Light = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly kind: 'full' | 'crescent' | 'sun' | 'ring' | 'hidden';
};

const crescent = (x: number, y: number, radius: number): string => {
  const [x1, y1] = polar(x, y, radius, -62);
  const [x2, y2] = polar(x, y, radius, 128);
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}A${radius} ${radius} 0 1 0 ${x2.toFixed(1)} ${y2.toFixed(1)}A${radius * 1.02} ${radius * 1.02} 0 0 1 ${x1.toFixed(1)} ${y1.toFixed(1)}Z`;
};

const rays = (stage: Stage, { x, y, radius }: Light): string => {
  const count = 16;
  const turn = stage.random.between(0, 360 / count);
  const wedges = spread(count, 0, 360 - 360 / count).map((degrees) => {
    const [x1, y1] = polar(x, y, radius * 1.32, degrees + turn - 2.6);
    const [x2, y2] = polar(x, y, 1100, degrees + turn - 5);
    const [x3, y3] = polar(x, y, 1100, degrees + turn + 5);
    const [x4, y4] = polar(x, y, radius * 1.32, degrees + turn + 2.6);
    return facet(`${x1},${y1} ${x2},${y2} ${x3},${y3} ${x4},${y4}`);
  });
  return cut(
    wedges.join(''),
    stage.bloom(x, y, 760, [
      [0, stage.ink.light, 0.34],
      [1, stage.ink.light, 0],
    ]),
  );
};

const body = (stage: Stage, light: Light): string => {
  const { x, y, radius, kind } = light;
  const { ink } = stage;
  const face = stage.bloom(x - radius * 0.3, y - radius * 0.35, radius * 1.7, [
    [0, ink.light, 1],
    [0.5, ink.tone(0.05), 1],
    [1, ink.tone(0.17), 1],
  ]);
  if (kind === 'hidden') return '';
  if (kind === 'crescent') return cut(crescent(x, y, radius), face);
  if (kind === 'ring')
    return (
      pierced(disc(x, y, radius) + disc(x, y, radius * 0.8), face) +
      cut(disc(x, y, radius * 0.8), ink.glow, { opacity: 0.3 })
    );
  if (kind === 'sun') return rays(stage, light) + cut(disc(x, y, radius), face);
  return cut(disc(x, y, radius), face);
};

/** The lit ground behind everything: a wide bloom round the light, paper-thin rings, the moon or sun itself. */
export const backdrop = (stage: Stage, light: Light): string => {
  const { ink, width, height } = stage;
  const { x, y, radius } = light;
  const reach = Math.hypot(width, height) * 0.78;
  const ground = stage.bloom(x, y, reach, [
    [0, ink.tone(0.13), 1],
    [0.14, ink.tone(0.25), 1],
    [0.3, ink.tone(0.44), 1],
    [0.54, ink.tone(0.64), 1],
    [0.78, ink.tone(0.78), 1],
    [1, ink.tone(0.86), 1],
  ]);
  const rings = [2.9, 2.15, 1.5]
    .map((times) => cut(disc(x, y, radius * times), ink.light, { opacity: 0.075 }))
    .join('');
  return cut(`M-30 -30H${width + 30}V${height + 30}H-30Z`, ground) + rings + body(stage, light);
};

/** Pin-holes in the night paper; none near the light, where they would drown. */
export const stars = (stage: Stage, count: number, bottom: number, light: Light): string => {
  const holes = Array.from({ length: count }, () => {
    const x = stage.random.between(12, stage.width - 12);
    const y = stage.random.between(12, bottom);
    const radius = stage.random.between(0.8, 2.1);
    const far = Math.hypot(x - light.x, y - light.y) > light.radius * 1.6;
    if (!far) return '';
    if (!stage.random.chance(0.16)) return disc(x, y, radius);
    const reach = radius * 3.4;
    const waist = radius * 0.55;
    return `M${(x - reach).toFixed(1)} ${y.toFixed(1)}L${(x - waist).toFixed(1)} ${(y - waist).toFixed(1)}L${x.toFixed(1)} ${(y - reach).toFixed(1)}L${(x + waist).toFixed(1)} ${(y - waist).toFixed(1)}L${(x + reach).toFixed(1)} ${y.toFixed(1)}L${(x + waist).toFixed(1)} ${(y + waist).toFixed(1)}L${x.toFixed(1)} ${(y + reach).toFixed(1)}L${(x - waist).toFixed(1)} ${(y + waist).toFixed(1)}Z`;
  });
  return cut(holes.join(''), stage.ink.light, { opacity: 0.8 });
};

/** Light caught in the air behind a figure, so that it stands out whatever its paper. */
export const mist = (stage: Stage, x: number, y: number, radius: number, strength = 0.55): string =>
  cut(
    disc(x, y, radius),
    stage.bloom(x, y, radius, [
      [0, stage.ink.tone(0.12), strength],
      [0.5, stage.ink.tone(0.2), strength * 0.62],
      [1, stage.ink.tone(0.3), 0],
    ]),
  );
