import { paperCrane } from '@pavilion/art/motifs/cards';
import { backdrop, type Light, mist, stars } from '@pavilion/art/paper/backdrop';
import { cloudBar, hills, peaks, pine } from '@pavilion/art/paper/scenery';
import { cut, place } from '@pavilion/art/paper/stage';
import { moonFace, night, type Scene } from './scene.ts';

/** Where paper cranes fly, and how large: a skein that crosses the moon, from left below to right above. */
const skeins = {
  wide: [
    [1_330, 250, 0.66],
    [1_090, 130, 0.4],
    [1_500, 470, 0.34],
    [300, 330, 0.5],
    [130, 520, 0.34],
    [430, 160, 0.3],
  ],
  tall: [
    [300, 330, 0.62],
    [640, 210, 0.44],
    [120, 180, 0.3],
    [800, 420, 0.32],
  ],
} as const;

/** Folded cranes fly past the moon, over mountains and pines. */
export const cranes: Scene = (stage, form) => {
  const { ink, random, width, height } = stage;
  const wide = form === 'wide';
  const light: Light = wide
    ? { x: 1_280, y: 230, radius: 140, kind: 'full' }
    : { x: 560, y: 300, radius: 150, kind: 'full' };
  const line = wide ? 600 : 700;
  const bottom = height + 30;
  const skein = skeins[form]
    .map(([x, y, scale], index) =>
      place(
        x,
        y,
        index % 2 === 0
          ? paperCrane(stage, ink.light, ink.bloomDeep)
          : paperCrane(stage, ink.bloomLit, ink.bloomDeep),
        { scale, turn: -8, flip: true },
      ),
    )
    .join('');
  return (
    backdrop(stage, light) +
    night(stage, 0.34) +
    moonFace(stage, light) +
    stars(stage, wide ? 110 : 90, line - 120, light) +
    stage.sheet(
      cut(
        cloudBar(width * 0.04, line - 230, width * 0.26, 34) +
          cloudBar(width * 0.62, line - 150, width * 0.34, 38),
        ink.tone(0.46),
      ),
      'flush',
    ) +
    stage.sheet(
      cut(
        peaks(random, { width, y: line, rise: wide ? 210 : 240, bottom, steps: wide ? 5 : 3 }),
        stage.fade(ink.tone(0.5), ink.tone(0.68), line - 240, line + 220),
      ),
      'low',
    ) +
    mist(stage, width / 2, line + 40, width * 0.42, 0.26) +
    skein +
    stage.sheet(
      cut(
        hills(random, { width, y: line + 210, rise: 46, bottom, steps: wide ? 6 : 4 }) +
          [0.03, 0.1, 0.17, 0.83, 0.9, 0.97]
            .map((share, index) =>
              pine(share * width, line + 240, (wide ? 210 : 230) * (0.8 + (index % 3) * 0.15)),
            )
            .join(''),
        stage.fade(ink.tone(0.76), ink.tone(0.92), line + 80, bottom),
      ),
      'high',
    )
  );
};
