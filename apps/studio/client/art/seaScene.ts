import { junk } from '@pavilion/art/motifs/boats';
import { backdrop, type Light, stars } from '@pavilion/art/paper/backdrop';
import { cloudBar, hills, waves } from '@pavilion/art/paper/scenery';
import { cut, place } from '@pavilion/art/paper/stage';
import { moonFace, night, type Scene } from './scene.ts';

/** The open sea by night: moon, far islands, junks under sail between rows of waves. */
export const sea: Scene = (stage, form) => {
  const { ink, random, width, height } = stage;
  const wide = form === 'wide';
  const light: Light = wide
    ? { x: 800, y: 180, radius: 140, kind: 'full' }
    : { x: 450, y: 300, radius: 150, kind: 'full' };
  const water = wide ? 560 : 700;
  const bottom = height + 30;
  const row = (y: number, rise: number, steps: number, from: number, to: number, shift: number): string =>
    stage.sheet(
      cut(
        waves({ width, y, rise, bottom, steps }, shift),
        stage.fade(ink.tone(from), ink.tone(to), y - rise, bottom),
      ),
      'low',
    );
  const ship = (x: number, y: number, scale: number, flip = false): string =>
    place(x, y, junk(stage), { scale, flip });
  const sky =
    stage.sheet(
      cut(
        cloudBar(width * 0.04, light.y + 70, width * 0.22, 34) +
          cloudBar(width * 0.72, light.y - 20, width * 0.24, 36),
        ink.tone(0.5),
      ),
      'flush',
    ) +
    stage.sheet(
      cut(
        hills(random, { width, y: water - 30, rise: 80, bottom, steps: wide ? 6 : 4 }),
        stage.fade(ink.tone(0.5), ink.tone(0.66), water - 110, water),
      ),
      'flush',
    );
  const fleet = wide
    ? row(water + 6, 22, 12, 0.56, 0.7, 0) +
      ship(70, water - 300, 0.82) +
      ship(1540, water - 190, 0.52, true) +
      row(water + 90, 40, 9, 0.64, 0.84, -60) +
      row(water + 230, 56, 7, 0.72, 0.96, 40)
    : row(water + 10, 24, 7, 0.56, 0.7, 0) +
      ship(30, water - 240, 0.66) +
      ship(880, water - 160, 0.44, true) +
      row(water + 120, 44, 5, 0.64, 0.84, -50) +
      row(water + 640, 60, 4, 0.74, 0.96, 40);
  return (
    backdrop(stage, light) +
    night(stage, 0.3) +
    moonFace(stage, light) +
    stars(stage, wide ? 90 : 80, water - 160, light) +
    sky +
    fleet
  );
};
