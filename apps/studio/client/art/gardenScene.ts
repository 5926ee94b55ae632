import { backdrop, type Light, stars } from '@pavilion/art/paper/backdrop';
import { box, disc, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { grass, hills } from '@pavilion/art/paper/scenery';
import { cut, drawn, pierced, type Stage } from '@pavilion/art/paper/stage';
import { moonFace, night, type Scene } from './scene.ts';

/** A blossoming bough that reaches in from one side. */
const bough = (stage: Stage, x: number, y: number, towards: 1 | -1, size: number): string => {
  const at = (share: number, drop: number): string =>
    `${(x + towards * size * share).toFixed(0)},${(y + size * drop).toFixed(0)}`;
  const blossoms = spread(16, 0.1, 1)
    .map((share, index) => {
      const cx = x + towards * size * share;
      const cy = y + size * (0.16 * share + 0.12 * Math.sin(index * 2.4));
      const radius = size * (0.028 + (index % 3) * 0.009);
      return spread(5, 0, 288)
        .map((degrees) => disc(...polar(cx, cy, radius, degrees), radius * 0.8))
        .join('');
    })
    .join('');
  return (
    stage.sheet(
      cut(
        ribbon(`${at(-0.1, -0.06)},34 ${at(0.3, 0.02)},24 ${at(0.62, 0.12)},16 ${at(1, 0.16)},4`) +
          ribbon(`${at(0.34, 0.03)},16 ${at(0.5, -0.08)},10 ${at(0.7, -0.1)},3`),
        stage.ink.tone(0.9),
      ),
      'low',
    ) + stage.sheet(cut(blossoms, stage.fade('#ffd6e4', '#e0648f', y - size * 0.2, y + size * 0.4)), 'low')
  );
};

/** A round window with lattice, lit from behind. */
const lattice = (stage: Stage, x: number, y: number, radius: number): string =>
  cut(
    disc(x, y, radius * 1.9),
    stage.bloom(x, y, radius * 1.9, [
      [0.4, '#ffb46a', 0.45],
      [1, '#ffb46a', 0],
    ]),
  ) +
  cut(disc(x, y, radius), stage.fade('#ffe9b0', '#f0a24e', y - radius, y + radius)) +
  stage.within(
    disc(x, y, radius),
    drawn(
      spread(5, -0.66, 0.66)
        .map(
          (share) =>
            `M${x + share * radius} ${y - radius}V${y + radius}M${x - radius} ${y + share * radius}H${x + radius}`,
        )
        .join(''),
      stage.ink.tone(0.86),
      radius * 0.07,
    ),
  ) +
  stage.sheet(pierced(disc(x, y, radius * 1.12) + disc(x, y, radius * 0.96), stage.ink.tone(0.9)), 'low');

/** A walled garden with a moon gate and lit windows. */
export const garden: Scene = (stage, form) => {
  const { ink, random, width, height } = stage;
  const wide = form === 'wide';
  const light: Light = wide
    ? { x: 1290, y: 200, radius: 110, kind: 'full' }
    : { x: 620, y: 330, radius: 120, kind: 'full' };
  const ground = wide ? 700 : 900;
  const top = wide ? 430 : 470;
  const bottom = height + 30;
  const gate = wide ? 150 : 230;
  const wall = `${box(-30, top, width + 60, ground - top + 60)}${disc(width / 2, ground - gate * 0.62, gate)}`;
  const tiles = spread(wide ? 41 : 23, -20, width + 20)
    .map((x) => shape(`${x - 21},${top - 8}! ${x},${top + 26} ${x + 21},${top - 8}!`))
    .join('');
  return (
    backdrop(stage, light) +
    night(stage, 0.34) +
    moonFace(stage, light) +
    stars(stage, wide ? 70 : 60, top, light) +
    stage.sheet(
      cut(
        hills(random, { width, y: ground - 110, rise: 80, bottom, steps: wide ? 5 : 3 }),
        stage.fade(ink.tone(0.5), ink.tone(0.62), ground - 200, bottom),
      ),
      'flush',
    ) +
    stage.sheet(pierced(wall, stage.fade(ink.tone(0.6), ink.tone(0.78), top, ground)), 'high') +
    (wide ? lattice(stage, 170, 570, 84) + lattice(stage, 1430, 570, 84) : '') +
    stage.sheet(cut(box(-30, top - 40, width + 60, 36), ink.tone(0.9)) + cut(tiles, ink.tone(0.84)), 'low') +
    stage.sheet(
      cut(
        hills(random, { width, y: ground, rise: 24, bottom, steps: wide ? 6 : 4 }),
        stage.fade(ink.tone(0.74), ink.tone(0.95), ground, bottom),
      ),
      'high',
    ) +
    bough(stage, 0, wide ? 90 : 200, 1, wide ? 520 : 380) +
    bough(stage, width, wide ? 60 : 160, -1, wide ? 460 : 340) +
    // Upright, the board and the buttons stand where grass would.
    (wide
      ? stage.sheet(
          cut(
            [0.03, 0.12, 0.88, 0.97]
              .map((share) => grass(random, share * width, bottom - 30, 190, 11))
              .join(''),
            ink.tone(0.94),
          ),
          'high',
        )
      : '')
  );
};
