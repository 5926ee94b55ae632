import { backdrop, type Light, stars } from '@pavilion/art/paper/backdrop';
import { box, disc, shape, spread } from '@pavilion/art/paper/path';
import { hills } from '@pavilion/art/paper/scenery';
import { cut, pierced } from '@pavilion/art/paper/stage';
import { garland, moonFace, night, type Scene } from './scene.ts';

/** A court by night under seven lanterns on one cord; behind it the wall with its moon gate. */
export const lanternCourt: Scene = (stage, form) => {
  const { ink, random, width, height } = stage;
  const wide = form === 'wide';
  const light: Light = wide
    ? { x: 1250, y: 120, radius: 70, kind: 'full' }
    : { x: 700, y: 150, radius: 76, kind: 'full' };
  const bottom = height + 30;
  const top = wide ? 470 : 620;
  const ground = wide ? 760 : 1080;
  const gate = wide ? 170 : 220;
  const wall = `${box(-30, top, width + 60, ground - top + 40)}${disc(width / 2, ground - gate * 0.7, gate)}`;
  const tiles = spread(wide ? 37 : 21, -20, width + 20)
    .map((x) => shape(`${x - 23},${top - 8}! ${x},${top + 28} ${x + 23},${top - 8}!`))
    .join('');
  const [from, sag, size] = wide ? [150, 90, 46] : [330, 90, 40];
  return (
    backdrop(stage, light) +
    night(stage, 0.36) +
    moonFace(stage, light) +
    stars(stage, wide ? 70 : 60, top, light) +
    stage.sheet(
      cut(
        hills(random, { width, y: top + 60, rise: 110, bottom, steps: wide ? 5 : 3 }),
        stage.fade(ink.tone(0.5), ink.tone(0.62), top - 80, bottom),
      ),
      'flush',
    ) +
    stage.sheet(pierced(wall, stage.fade(ink.tone(0.6), ink.tone(0.8), top, ground)), 'high') +
    stage.sheet(cut(box(-30, top - 42, width + 60, 38), ink.tone(0.9)) + cut(tiles, ink.tone(0.84)), 'low') +
    garland(stage, -40, from, width + 40, from, sag, 7, size) +
    stage.sheet(
      cut(
        hills(random, { width, y: ground, rise: 22, bottom, steps: wide ? 6 : 4 }),
        stage.fade(ink.tone(0.76), ink.tone(0.95), ground, bottom),
      ),
      'high',
    )
  );
};
