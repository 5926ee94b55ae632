import { backdrop, type Light, stars } from '@pavilion/art/paper/backdrop';
import { box, disc, spread } from '@pavilion/art/paper/path';
import { cloudBar, hills, waves } from '@pavilion/art/paper/scenery';
import { cut, drawn, type Stage } from '@pavilion/art/paper/stage';
import { moonFace, night, type Scene } from './scene.ts';

/** A rail on round posts along the edge of the terrace. */
const balustrade = ({ ink, width }: Stage, y: number, posts: number): string =>
  cut(
    box(-30, y, width + 60, 22) +
      box(-30, y + 150, width + 60, 26) +
      spread(posts, 0, width)
        .map((x) => box(x - 15, y - 26, 30, 200) + disc(x, y - 34, 22))
        .join(''),
    ink.tone(0.9),
  ) +
  drawn(
    spread(posts * 4, 0, width)
      .map((x) => `M${x.toFixed(0)} ${y + 22}V${y + 150}`)
      .join(''),
    ink.tone(0.86),
    10,
  );

/** A terrace by night above still water, with three moons that stand on it too. */
export const terrace: Scene = (stage, form) => {
  const { ink, random, width, height } = stage;
  const wide = form === 'wide';
  const water = wide ? 520 : 640;
  const bottom = height + 30;
  const moons: readonly Light[] = (wide ? [0.2, 0.5, 0.8] : [0.18, 0.5, 0.82]).map((share, at) => ({
    x: width * share,
    y: (wide ? 190 : 300) - (at === 1 ? 60 : 0),
    radius: (wide ? 84 : 92) * (at === 1 ? 1.2 : 0.9),
    kind: 'full',
  }));
  const [, light = { x: width / 2, y: 200, radius: 100, kind: 'full' as const }] = moons;
  const lights = moons
    .flatMap(({ x, radius }) =>
      [1, 0.74, 0.5, 0.3].map((share, at) =>
        cut(box(x - radius * share, water + 36 + at * 34, 2 * radius * share, 9), ink.glow, {
          opacity: 0.34,
        }),
      ),
    )
    .join('');
  return (
    backdrop(stage, light) +
    night(stage, 0.36) +
    moons.map((moon) => moonFace(stage, moon)).join('') +
    stars(stage, wide ? 90 : 80, water - 120, light) +
    stage.sheet(
      cut(
        cloudBar(width * 0.28, light.y + 120, width * 0.16, 26) +
          cloudBar(width * 0.62, light.y + 60, width * 0.18, 28),
        ink.tone(0.5),
      ),
      'flush',
    ) +
    stage.sheet(
      cut(
        hills(random, { width, y: water - 30, rise: 90, bottom, steps: wide ? 6 : 4 }),
        stage.fade(ink.tone(0.5), ink.tone(0.64), water - 120, water),
      ),
      'flush',
    ) +
    stage.sheet(
      cut(
        waves({ width, y: water + 6, rise: 12, bottom, steps: wide ? 10 : 6 }, 0),
        stage.fade(ink.tone(0.58), ink.tone(0.92), water, bottom),
      ),
      'low',
    ) +
    lights +
    stage.sheet(balustrade(stage, wide ? 780 : 1180, wide ? 11 : 6), 'high') +
    stage.sheet(
      cut(
        box(-30, wide ? 950 : 1350, width + 60, bottom),
        stage.fade(ink.tone(0.8), ink.tone(0.95), 950, bottom),
      ),
      'low',
    )
  );
};
