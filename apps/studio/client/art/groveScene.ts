import { backdrop, type Light, stars } from '@pavilion/art/paper/backdrop';
import { bamboo, bambooLeaves, grass, hills } from '@pavilion/art/paper/scenery';
import { cut, type Stage } from '@pavilion/art/paper/stage';
import { moonFace, night, type Scene } from './scene.ts';

/** Stems at both edges, thinner and paler the further away they stand. */
const stems = (
  stage: Stage,
  places: readonly number[],
  bottom: number,
  thick: number,
  tone: string,
): string => {
  const { random } = stage;
  return stage.sheet(
    cut(
      places
        .map(
          (x, index) =>
            bamboo(random, x, bottom, -60, thick, (index % 2 === 0 ? 1 : -1) * 26) +
            bambooLeaves(random, x, bottom * (0.2 + 0.09 * index), index % 2 === 0 ? 1 : -1, thick * 4.2) +
            bambooLeaves(random, x, bottom * (0.46 + 0.05 * index), index % 2 === 0 ? -1 : 1, thick * 3.6),
        )
        .join(''),
      tone,
    ),
    'low',
  );
};

/** A bamboo grove by night, opened towards the moon. */
export const grove: Scene = (stage, form) => {
  const { ink, random, width, height } = stage;
  const wide = form === 'wide';
  const light: Light = wide
    ? { x: 800, y: 170, radius: 140, kind: 'full' }
    : { x: 450, y: 300, radius: 150, kind: 'full' };
  const ground = wide ? 700 : 860;
  const bottom = height + 30;
  const at = (shares: readonly number[]): number[] => shares.map((share) => share * width);
  return (
    backdrop(stage, light) +
    night(stage, 0.3) +
    moonFace(stage, light) +
    stars(stage, wide ? 80 : 70, ground - 260, light) +
    stage.sheet(
      cut(
        hills(random, { width, y: ground - 110, rise: 90, bottom, steps: wide ? 6 : 4 }),
        stage.fade(ink.tone(0.5), ink.tone(0.68), ground - 200, bottom),
      ),
      'flush',
    ) +
    stems(stage, at(wide ? [0.19, 0.24, 0.76, 0.82] : [0.2, 0.82]), ground + 40, 20, ink.tone(0.58)) +
    stage.sheet(
      cut(
        hills(random, { width, y: ground, rise: 60, bottom, steps: wide ? 5 : 3 }),
        stage.fade(ink.tone(0.66), ink.tone(0.95), ground - 60, bottom),
      ),
      'low',
    ) +
    stems(stage, at(wide ? [0.03, 0.11, 0.88, 0.96] : [0.04, 0.95]), bottom, 36, ink.tone(0.78)) +
    stage.sheet(
      cut(
        at([0.02, 0.14, 0.86, 0.98])
          .map((x) => grass(random, x, bottom - 20, 180, 11))
          .join(''),
        ink.tone(0.92),
      ),
      'high',
    )
  );
};
