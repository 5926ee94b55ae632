import { backdrop, type Light, stars } from './backdrop.ts';
import { disc, facet, polar, spread } from './path.ts';
import { cloudBar, swell } from './scenery.ts';
import { cut, drawn, type Stage } from './stage.ts';

/** What stands behind everything and where its light comes from. Drawn for a stage of 600×800. */
export type GroundKind =
  | 'moon'
  | 'sunburst'
  | 'bands'
  | 'slant'
  | 'spotlight'
  | 'scales'
  | 'tunnel'
  | 'grid'
  | 'day';

const sheet = 'M-30 -30H630V830H-30Z';

/** How far from the light the ground begins: a pale figure needs a deeper one behind it. */
const depthOf = ({ ink }: Stage): number => (ink.isPale ? 0.3 : 0.1);

/** Wedges of two papers turning round a point; no disc in their middle. */
const sunburst = (stage: Stage, { x, y }: Light): string => {
  const { ink } = stage;
  const from = depthOf(stage);
  const count = stage.random.whole(9, 13);
  const turn = stage.random.between(0, 180 / count);
  const wedges = spread(count, 0, 360 - 360 / count).map((degrees) => {
    const [x1, y1] = polar(x, y, 1300, degrees + turn);
    const [x2, y2] = polar(x, y, 1300, degrees + turn + 180 / count);
    return facet(`${x},${y} ${x1},${y1} ${x2},${y2}`);
  });
  return (
    cut(
      sheet,
      stage.bloom(x, y, 820, [
        [0, ink.tone(from), 1],
        [0.5, ink.tone(from + 0.2), 1],
        [1, ink.tone(from + 0.42), 1],
      ]),
    ) +
    cut(
      wedges.join(''),
      stage.bloom(x, y, 820, [
        [0, ink.tone(from + 0.06), 0],
        [0.16, ink.tone(from + 0.14), 0.7],
        [0.55, ink.tone(from + 0.36), 0.85],
        [1, ink.tone(from + 0.6), 0.9],
      ]),
    )
  );
};

/** An evening sky of torn paper, lightest where it meets the land. */
const bands = (stage: Stage, light: Light): string => {
  const { ink, random } = stage;
  const from = depthOf(stage);
  const rows = 6;
  const skies = spread(rows, 0, 1).map((way) => {
    const y = 60 + way * 520;
    const edge = swell(
      { width: 720, y, rise: random.between(14, 34), bottom: 840, steps: random.whole(2, 3) },
      random.between(-120, 40),
    );
    return stage.sheet(cut(edge, ink.tone(from + 0.5 * (1 - way) ** 1.2)), 'low');
  });
  return cut(sheet, ink.tone(from + 0.6)) + stars(stage, 26, 120, light) + skies.join('');
};

/** Broad strips from corner to corner, one of them lit. */
const slant = (stage: Stage, { x, y }: Light): string => {
  const { ink } = stage;
  const from = depthOf(stage);
  const lean = 330;
  const strips = [-3, -2, 2, 1, -1, 0].map((at) => {
    const left = x + lean * (y / 800) + at * 150 - 95;
    const strip = facet(`${left},-40 ${left + 190},-40 ${left + 190 - lean},840 ${left - lean},840`);
    return stage.sheet(
      cut(
        strip,
        stage.fade(
          ink.tone(from + 0.02 + 0.15 * Math.abs(at)),
          ink.tone(from + 0.2 + 0.16 * Math.abs(at)),
          0,
          800,
        ),
      ),
      'low',
    );
  });
  return cut(sheet, stage.fade(ink.tone(from + 0.5), ink.tone(from + 0.66), 0, 800)) + strips.join('');
};

/** A dark house, and cones of light from above that meet on the figure. */
const spotlight = (stage: Stage, { x, y }: Light): string => {
  const { ink, random } = stage;
  const cones = [-70, 300, 670].map((lampX, at) => {
    const wide = random.between(120, 170);
    const reach = at === 1 ? 0 : (x - lampX) * 0.3;
    return cut(
      facet(`${lampX},-40 ${x + reach + wide},${y + 420} ${x + reach - wide},${y + 420}`),
      stage.veil(ink.light, -40, y + 360, true),
      { opacity: at === 1 ? 0.32 : 0.24 },
    );
  });
  return (
    cut(
      sheet,
      stage.bloom(x, y + 40, 640, [
        [0, ink.tone(0.34), 1],
        [0.4, ink.tone(0.56), 1],
        [0.75, ink.tone(0.76), 1],
        [1, ink.tone(0.86), 1],
      ]),
    ) +
    cones.join('') +
    cut(
      disc(x, y, 250),
      stage.bloom(x, y, 250, [
        [0, ink.light, 0.5],
        [1, ink.light, 0],
      ]),
    )
  );
};

/** Rows of overlapping fans, as on a cloth, lit in the middle. */
const scales = (stage: Stage, { x, y }: Light): string => {
  const { ink } = stage;
  const from = depthOf(stage);
  const radius = 75;
  const rows = Array.from({ length: 24 }, (_, row) => row);
  const fans = rows.map((row) => {
    const top = row * (radius / 2) - 40;
    const count = 6;
    const shift = row % 2 === 0 ? 0 : radius;
    const fan = (size: number): string =>
      Array.from({ length: count }, (_each, at) =>
        disc(at * radius * 2 - 40 + shift, top + radius, size),
      ).join('');
    const away = Math.min(1, Math.abs(top + radius / 2 - y) / 460);
    return (
      cut(fan(radius), ink.tone(from + 0.2 + 0.34 * away)) +
      cut(fan(radius * 0.74), ink.tone(from + 0.12 + 0.36 * away)) +
      cut(fan(radius * 0.4), ink.tone(from + 0.2 + 0.34 * away))
    );
  });
  return (
    fans.join('') +
    cut(
      sheet,
      stage.bloom(x, y, 430, [
        [0, ink.tone(from * 0.6), 0.72],
        [0.6, ink.tone(from + 0.1), 0.3],
        [1, ink.tone(0.7), 0.34],
      ]),
    )
  );
};

/** One sheet behind the other, each with a smaller hole, towards the light. */
const tunnel = (stage: Stage, { x, y }: Light): string => {
  const { ink, random } = stage;
  const from = depthOf(stage);
  const petals = random.whole(7, 11);
  const turn = random.between(0, 40);
  const rings = [470, 390, 315, 245, 180].map((radius, at) => {
    const edge = spread(72, 0, 355).map((degrees) => {
      const [px, py] = polar(
        x,
        y,
        radius * (1 + 0.05 * Math.sin((degrees + turn + at * 9) * (Math.PI / 180) * petals)),
        degrees,
      );
      return `${px.toFixed(0)},${py.toFixed(0)}`;
    });
    return stage.sheet(cut(facet(edge.join(' ')), ink.tone(from + 0.46 - 0.1 * at)), 'low');
  });
  return cut(sheet, ink.tone(from + 0.58)) + rings.join('');
};

/** A floor of lines that run to a lit horizon. */
const grid = (stage: Stage, { x }: Light): string => {
  const { ink } = stage;
  const horizon = 470;
  const runs = spread(15, -1400, 1400).map((at) => `M${x} ${horizon}L${(x + at).toFixed(0)} 840`);
  const rows = spread(9, 0, 1).map((way) => `M-30 ${(horizon + 370 * way ** 2.1).toFixed(0)}H630`);
  return (
    cut(sheet, stage.fade(ink.tone(0.84), ink.tone(0.5), 0, horizon)) +
    stars(stage, 40, 380, { x, y: horizon, radius: 60, kind: 'hidden' }) +
    cut(
      disc(x, horizon, 400),
      stage.bloom(x, horizon, 400, [
        [0, ink.light, 0.9],
        [0.3, ink.glow, 0.62],
        [1, ink.glow, 0],
      ]),
    ) +
    cut(`M-30 ${horizon}H630V840H-30Z`, stage.fade(ink.tone(0.7), ink.tone(0.9), horizon, 800)) +
    drawn(runs.join('') + rows.join(''), ink.accent, 2.6, 0.55)
  );
};

/** Daylight: a pale sky with paper clouds. */
const day = (stage: Stage, _light: Light): string => {
  const { ink, random } = stage;
  const from = ink.isPale ? 0.34 : 0.04;
  const clouds = [110, 250, 390].map((y, at) =>
    stage.sheet(
      cut(
        cloudBar(
          random.between(-60, 360),
          y + random.between(-30, 30),
          random.between(190, 300),
          34 + at * 6,
        ),
        ink.tone(from + 0.02 + 0.04 * at),
        { opacity: 0.9 },
      ),
      'flush',
    ),
  );
  return cut(sheet, stage.fade(ink.tone(from + 0.3), ink.tone(from), -20, 620)) + clouds.join('');
};

const grounds: Readonly<Record<GroundKind, (stage: Stage, light: Light) => string>> = {
  moon: backdrop,
  sunburst,
  bands,
  slant,
  spotlight,
  scales,
  tunnel,
  grid,
  day,
};

export const ground = (stage: Stage, kind: GroundKind, light: Light): string => grounds[kind](stage, light);
