import { backdrop, type Light, mist, stars } from '@pavilion/art/paper/backdrop';
import { box, disc, leaf, oval, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cloudBar, hills, peaks, pine, swell } from '@pavilion/art/paper/scenery';
import { cut, drawn, openStage, place, type Stage } from '@pavilion/art/paper/stage';

/** The picture behind the reels: `wide` for desktops, `tall` for phones held upright. */
export type SceneForm = 'wide' | 'tall';
export type Scene = (stage: Stage, form: SceneForm) => string;

const sizes = { wide: { width: 1600, height: 1000 }, tall: { width: 900, height: 1900 } } as const;

export const sceneSvg = (name: string, form: SceneForm, palette: number, draw: Scene): string => {
  const stage = openStage({ ...sizes[form], paletteSeed: palette, seed: `${name}-${form}`, bleed: 20 });
  return stage.svg(draw(stage, form));
};

/** The light round a lantern of this size. */
const lampGlow = (stage: Stage, x: number, y: number, size: number): string =>
  cut(
    disc(x, y, size * 4),
    stage.bloom(x, y, size * 4, [
      [0, '#ffb46a', 0.42],
      [1, '#ffb46a', 0],
    ]),
  );

/** A lantern on a string, drawn round its middle. */
const lamp = (stage: Stage, x: number, y: number, size: number): string =>
  cut(
    oval(x, y, size * 0.95, size),
    stage.bloom(x, y, size * 1.3, [
      [0, '#fff0c4', 1],
      [0.5, '#ff9a4e', 1],
      [1, '#c23a2b', 1],
    ]),
  ) +
  cut(
    box(x - size * 0.42, y - size * 1.18, size * 0.84, size * 0.24) +
      box(x - size * 0.42, y + size * 0.96, size * 0.84, size * 0.22),
    '#3a1f2b',
  ) +
  drawn(`M${x} ${y + size * 1.18}v${size * 0.8}`, '#e9b44c', size * 0.12);

/** A string of lanterns sagging between two points. */
export const garland = (
  stage: Stage,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  size: number,
): string => {
  const at = (share: number): [number, number] => [
    x1 + (x2 - x1) * share,
    y1 + (y2 - y1) * share + sag * 4 * share * (1 - share),
  ];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2];
  const places = spread(count, 0.5 / count, 1 - 0.5 / count).map(at);
  const each = (draw: typeof lamp): string =>
    places.map(([x, y]) => draw(stage, x, y + size * 1.4, size)).join('');
  return (
    drawn(`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, '#2a1d33', 4) +
    each(lampGlow) +
    stage.sheet(each(lamp), 'low')
  );
};

/** A pavilion far off on the water, lit from inside. */
const pavilion = (stage: Stage, x: number, y: number, scale: number): string => {
  const { ink } = stage;
  const roof = (width: number, top: number, low: number): string =>
    shape(
      `${-width * 0.3},${top}! 0,${top - 6} ${width * 0.3},${top}! ${width * 0.6},${low - 16} ${width * 1.06},${low - 22}! ${width * 0.9},${low + 4} 0,${low}! ${-width * 0.9},${low + 4} ${-width * 1.06},${low - 22}! ${-width * 0.6},${low - 16}`,
    );
  return place(
    x,
    y,
    mist(stage, 0, -70, 190, 0.5) +
      stage.sheet(
        cut(box(-84, -96, 168, 96), stage.fade('#ffe9b0', '#f0a24e', -96, 0)) +
          cut(
            spread(7, -84, 84)
              .map((post) => box(post - 4, -98, 8, 100))
              .join('') + box(-92, -12, 184, 14),
            ink.tone(0.82),
          ) +
          cut(roof(118, -150, -92), ink.tone(0.86)) +
          cut(box(-50, -190, 100, 44), stage.fade('#ffe9b0', '#f0a24e', -190, -146)) +
          cut(
            spread(4, -50, 50)
              .map((post) => box(post - 3, -190, 6, 46))
              .join(''),
            ink.tone(0.82),
          ) +
          cut(roof(76, -236, -186), ink.tone(0.86)) +
          cut(shape('0,-276! 8,-250 0,-236 -8,-250'), '#e9b44c'),
        'low',
      ) +
      cut(box(-80, 8, 160, 90), stage.fade('#f0a24e', ink.tone(0.6), 8, 98), { opacity: 0.22 }),
    { scale },
  );
};

const lilies = (stage: Stage, x: number, y: number, wide: number, tone: string): string =>
  stage.sheet(
    cut(
      `M${x - wide} ${y}a${wide} ${wide * 0.3} 0 1 1 ${wide * 2} 0a${wide} ${wide * 0.3} 0 1 1 ${-wide * 2} 0Z`,
      tone,
    ) +
      drawn(
        spread(7, -0.8, 0.8)
          .map(
            (share) =>
              `M${x} ${y}L${(x + wide * 0.86 * share).toFixed(0)} ${(y - wide * 0.24 * (1 - share * share)).toFixed(0)}`,
          )
          .join(''),
        stage.ink.glow,
        3,
        0.25,
      ),
    'high',
  );

const bud = (stage: Stage, x: number, y: number, size: number): string =>
  stage.sheet(
    [-52, -26, 0, 26, 52]
      .map((turn) =>
        place(x, y, cut(leaf(0, 8, 0, -size, size * 0.42), turn === 0 ? '#ffb3c6' : '#e2628c'), { turn }),
      )
      .join(''),
    'low',
  );

/** Deepens the lit ground, for reels and figures to stand out from. */
export const night = ({ ink, width, height }: Stage, strength: number): string =>
  cut(box(-30, -30, width + 60, height + 60), ink.deep, { opacity: strength });

export const moonFace = (stage: Stage, { x, y, radius }: Light): string =>
  cut(
    disc(x, y, radius * 2.6),
    stage.bloom(x, y, radius * 2.6, [
      [0.36, stage.ink.glow, 0.5],
      [1, stage.ink.glow, 0],
    ]),
  ) +
  cut(
    disc(x, y, radius),
    stage.bloom(x - radius * 0.3, y - radius * 0.35, radius * 1.7, [
      [0, stage.ink.light, 1],
      [0.6, stage.ink.tone(0.05), 1],
      [1, stage.ink.glow, 1],
    ]),
  ) +
  cut(
    disc(x - radius * 0.3, y - radius * 0.2, radius * 0.2) +
      disc(x + radius * 0.34, y + radius * 0.24, radius * 0.26) +
      disc(x + radius * 0.2, y - radius * 0.42, radius * 0.11),
    stage.ink.glow,
    { opacity: 0.35 },
  );

/** A lake by night: moon, far hills, a lit pavilion, lanterns hung across, lilies in front. */
export const lake: Scene = (stage, form) => {
  const { ink, random, width, height } = stage;
  const wide = form === 'wide';
  const light: Light = wide
    ? { x: 800, y: 190, radius: 150, kind: 'full' }
    : { x: 450, y: 330, radius: 170, kind: 'full' };
  const water = wide ? 560 : 690;
  const bottom = height + 30;
  const band = (y: number, rise: number, steps: number) => ({ width, y, rise, bottom, steps });
  const far =
    stage.sheet(
      cut(
        cloudBar(width * 0.06, light.y + 60, width * 0.24, 34) +
          cloudBar(width * 0.7, light.y - 30, width * 0.26, 36),
        ink.tone(0.52),
      ),
      'flush',
    ) +
    stage.sheet(
      cut(
        hills(random, band(water - 120, 90, wide ? 6 : 4)),
        stage.fade(ink.tone(0.5), ink.tone(0.62), water - 220, water),
      ),
      'flush',
    ) +
    stage.sheet(
      cut(
        hills(random, band(water - 50, 60, wide ? 5 : 3)),
        stage.fade(ink.tone(0.6), ink.tone(0.74), water - 120, water),
      ),
      'low',
    );
  const glints = spread(wide ? 16 : 22, water + 20, bottom - 160)
    .map((y, index) => {
      const reach = 30 + (index % 4) * 26 + (y - water) * 0.16;
      return `M${(light.x - reach).toFixed(0)} ${y.toFixed(0)}q${(reach / 2).toFixed(0)} -7 ${reach.toFixed(0)} 0t${reach.toFixed(0)} 0`;
    })
    .join('');
  const lake =
    stage.sheet(
      cut(swell(band(water, 8, 6)), stage.fade(ink.tone(0.66), ink.tone(0.94), water, bottom)),
      'low',
    ) +
    drawn(glints, ink.light, 5, 0.2) +
    pavilion(stage, wide ? 140 : 150, water + 14, wide ? 0.82 : 0.62) +
    (wide ? pavilion(stage, 1480, water + 6, 0.66) : pavilion(stage, 770, water + 6, 0.5));
  const front = wide
    ? lilies(stage, 130, 908, 190, stage.fade('#1f5a58', '#0d2c33', 850, 960)) +
      lilies(stage, 1466, 924, 210, stage.fade('#1f5a58', '#0d2c33', 860, 980)) +
      bud(stage, 176, 886, 120) +
      bud(stage, 1418, 900, 100) +
      garland(stage, -30, 40, 640, -20, 60, 5, 26) +
      garland(stage, 960, -20, 1630, 40, 60, 5, 26)
    : lilies(stage, 60, 1730, 220, stage.fade('#1f5a58', '#0d2c33', 1670, 1800)) +
      lilies(stage, 850, 1780, 230, stage.fade('#1f5a58', '#0d2c33', 1720, 1840)) +
      bud(stage, 130, 1700, 130) +
      garland(stage, -30, 150, 330, 70, 60, 4, 30) +
      garland(stage, 570, 70, 930, 150, 60, 4, 30);
  return (
    backdrop(stage, light) +
    night(stage, 0.3) +
    moonFace(stage, light) +
    stars(stage, wide ? 90 : 80, water - 160, light) +
    far +
    lake +
    front
  );
};

/** Ranges under a comet, layer behind layer, pines in front; with the sky behind them, or as they stand before what flies behind them. */
const rangesWith =
  (hasSky: boolean): Scene =>
  (stage, form) => {
    const { ink, random, width, height } = stage;
    const wide = form === 'wide';
    const light: Light = { x: wide ? 1396 : 230, y: wide ? 292 : 430, radius: 70, kind: 'hidden' };
    const bottom = height + 30;
    const line = wide ? 520 : 640;
    // Snow on their edges, lit by what flies behind them: the further, the brighter.
    const range = (y: number, rise: number, steps: number, tone: number, snow: number): string =>
      stage.sheet(
        cut(
          peaks(random, { width, y, rise, bottom, steps }),
          stage.fade(ink.tone(tone - 0.06), ink.tone(tone + 0.16), y - rise, y + 260),
          { stroke: ink.tone(snow), width: 4 },
        ),
        'low',
      );
    // No rim on the trees: they stand against the light, and a lit edge on each twig would be noise.
    const trees = (y: number, size: number, count: number, tone: number): string =>
      cut(
        hills(random, { width, y, rise: 18, bottom, steps: 5 }) +
          spread(count, -10, width + 10)
            .map((x, index) => {
              const middle = Math.abs(x / width - 0.5) * 2;
              return pine(x, y + 26, size * (0.35 + middle * 0.8) * (0.8 + (index % 3) * 0.16));
            })
            .join(''),
        stage.fade(ink.tone(tone), ink.tone(tone + 0.12), y - size, y + 160),
      );
    // Both forms are drawn from the same random numbers, so that the ranges of one lie over those of the other.
    const sky =
      backdrop(stage, light) +
      night(stage, 0.42) +
      stars(stage, wide ? 150 : 130, line - 60, light) +
      stage.sheet(
        cut(
          cloudBar(width * 0.58, line - 150, width * 0.3, 34) + cloudBar(-60, line - 60, width * 0.3, 36),
          ink.tone(0.46),
        ),
        'flush',
      );
    const land =
      range(line, wide ? 230 : 250, wide ? 5 : 3, 0.5, 0.1) +
      range(line + 90, wide ? 190 : 220, wide ? 6 : 4, 0.6, 0.42) +
      cut(
        ribbon(`-40,${line + 150},0 ${width * 0.4},${line + 130},46 ${width + 40},${line + 160},0`),
        ink.light,
        { opacity: 0.12 },
      ) +
      range(line + 190, wide ? 150 : 200, wide ? 7 : 4, 0.72, 0.6) +
      trees(wide ? 840 : 1240, wide ? 190 : 240, wide ? 26 : 15, 0.8) +
      trees(wide ? 960 : 1500, wide ? 270 : 420, wide ? 18 : 9, 0.9);
    return hasSky ? sky + land : land;
  };

export const ranges: Scene = rangesWith(true);
export const rangesNear: Scene = rangesWith(false);
