import { lotusFlower, lotusLeaf } from '@pavilion/art/motifs/lotus';
import { backdrop, type Light, stars } from '@pavilion/art/paper/backdrop';
import { leaf, ribbon, spread } from '@pavilion/art/paper/path';
import { hills, ripples, swell } from '@pavilion/art/paper/scenery';
import { cut, place, type Stage } from '@pavilion/art/paper/stage';
import { moonFace, night, type Scene } from './scene.ts';

/** Reeds that stand in the water, their heads bent by the same wind. */
const reeds = (stage: Stage, from: number, to: number, count: number, foot: number, height: number): string =>
  stage.sheet(
    cut(
      spread(count, from, to)
        .map((x, index) => {
          const tall = height * (0.72 + (index % 3) * 0.16);
          const bend = 26 + (index % 4) * 14;
          return (
            ribbon(`${x},${foot},13 ${x + bend * 0.3},${foot - tall * 0.6},9 ${x + bend},${foot - tall},4`) +
            leaf(x + bend, foot - tall - 74, x + bend * 0.9, foot - tall + 20, 17)
          );
        })
        .join(''),
      stage.fade('#2c7a5f', '#0c2f2b', foot - height, foot),
    ),
    'low',
  );

/** A pond by night: a moon like a pearl, low hills, reeds at the edges, lotus in front. */
export const pond: Scene = (stage, form) => {
  const { ink, random, width, height } = stage;
  const wide = form === 'wide';
  const light: Light = wide
    ? { x: 800, y: 176, radius: 128, kind: 'full' }
    : { x: 450, y: 176, radius: 120, kind: 'full' };
  const water = wide ? 470 : 640;
  const bottom = height + 30;
  const leafTone = stage.fade('#2f8f6e', '#0f4038', -90, 90);
  const flower = (x: number, y: number, scale: number): string =>
    place(x, y, lotusFlower(stage, '#e88aa8', '#ffd3de'), { scale });
  const shore =
    stage.sheet(
      cut(
        hills(random, { width, y: water - 30, rise: 70, bottom, steps: wide ? 6 : 4 }),
        stage.fade(ink.tone(0.56), ink.tone(0.7), water - 110, water),
      ),
      'flush',
    ) +
    stage.sheet(
      cut(
        swell({ width, y: water, rise: 8, bottom, steps: 6 }),
        stage.fade(ink.tone(0.62), ink.tone(0.95), water, bottom),
      ),
      'low',
    ) +
    ripples(stage, water + 16, bottom - 120, ink.light, 0.2);
  const front = wide
    ? reeds(stage, 20, 250, 9, 930, 430) +
      reeds(stage, 1370, 1580, 8, 940, 400) +
      stage.sheet(
        lotusLeaf(stage, 150, 930, 200, leafTone) + lotusLeaf(stage, 1450, 944, 220, leafTone),
        'high',
      ) +
      flower(250, 884, 0.56) +
      flower(1368, 900, 0.62)
    : reeds(stage, 10, 200, 6, 1620, 520) +
      reeds(stage, 720, 890, 6, 1640, 470) +
      stage.sheet(
        lotusLeaf(stage, 90, 1730, 230, leafTone) + lotusLeaf(stage, 830, 1770, 240, leafTone),
        'high',
      ) +
      flower(170, 1664, 0.68);
  return (
    backdrop(stage, light) +
    night(stage, 0.34) +
    moonFace(stage, light) +
    stars(stage, wide ? 90 : 80, water - 120, light) +
    shore +
    front
  );
};
