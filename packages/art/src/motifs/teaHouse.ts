import { mist } from '../paper/backdrop.ts';
import { box, disc, leaf, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { ground, ripples } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';
import { glowPane, hanging, lattice, sweptRoof, tiledRoof } from './roofs.ts';

/** A two-storey tea house, ground line at y 0, about 440 wide and 470 high. */
export const teaHouseFront = (stage: Stage): string => {
  const { ink } = stage;
  const wall = stage.fade(ink.heroDeep, ink.tone(0.86), -380, 0);
  return (
    stage.sheet(cut(box(-150, -190, 300, 190) + box(-110, -350, 220, 120), wall), 'high') +
    lattice(stage, -94, -322, 52, 70, 3, 3) +
    lattice(stage, -26, -322, 52, 70, 3, 3) +
    lattice(stage, 42, -322, 52, 70, 3, 3) +
    tiledRoof(stage, 0, -350, 196, 92, stage.fade(ink.heroLit, ink.hero, -450, -340)) +
    cut(box(-5, -470, 10, 30) + disc(0, -474, 9), ink.accent) +
    stage.sheet(
      cut(
        box(-160, -246, 320, 10) +
          spread(17, -154, 150)
            .map((x) => box(x, -246, 4, 34))
            .join(''),
        ink.accentDeep,
      ),
      'flush',
    ) +
    tiledRoof(stage, 0, -186, 244, 62, stage.fade(ink.hero, ink.heroDeep, -250, -180)) +
    lattice(stage, -132, -150, 74, 92, 4, 4) +
    lattice(stage, 58, -150, 74, 92, 4, 4) +
    glowPane(stage, -40, -156, 80, 156) +
    stage.sheet(
      cut(
        shape('-40,-156! -4,-156! -8,-70 -30,0! -40,0!') + shape('40,-156! 4,-156! 8,-70 30,0! 40,0!'),
        ink.bloom,
      ),
      'flush',
    ) +
    cut(
      box(-168, -190, 12, 190) + box(156, -190, 12, 190) + box(-52, -170, 9, 170) + box(43, -170, 9, 170),
      ink.hero,
    ) +
    hanging(stage, -190, -120, 22) +
    hanging(stage, 190, -120, 22) +
    hanging(stage, -100, -200, 13) +
    hanging(stage, 100, -200, 13) +
    stage.sheet(cut(box(-190, -10, 380, 16) + box(-214, 6, 428, 16), ink.tone(0.82)), 'low')
  );
};

export const rain = (stage: Stage): string =>
  drawn(
    Array.from({ length: 46 }, () => {
      const x = stage.random.between(-20, 600);
      const y = stage.random.between(-20, 720);
      const length = stage.random.between(18, 46);
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.24).toFixed(0)} ${length.toFixed(0)}`;
    }).join(''),
    stage.ink.light,
    1.8,
    0.32,
  );

export const teaHouse: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 390, y: 200, radius: 118, kind: random.pick(['full', 'crescent']) };
  const wet = random.chance(0.6);
  const row = (y: number, tone: number, scale: number): string =>
    [40, 190, 420, 560]
      .map((x) =>
        stage.sheet(
          cut(
            sweptRoof(x, y, 90 * scale, 46 * scale) + box(x - 64 * scale, y, 128 * scale, 400),
            ink.tone(tone),
          ),
          'flush',
        ),
      )
      .join('');
  const back = row(430, 0.46, 1) + row(500, 0.58, 1.2);
  const hero = mist(stage, 300, 440, 300, 0.4) + place(300, 690, teaHouseFront(stage), { scale: 1.04 });
  const willow = [-20, 14, 50, 90, 130]
    .map(
      (x, index) =>
        ribbon(`${x},-20,7 ${x + 16},${110 + index * 12},6 ${x - 4},${250 - index * 26},0`) +
        spread(5, 40, 200 - index * 20)
          .map((y) => leaf(x + 8, y, x + 24, y + 40, 8, 3))
          .join(''),
    )
    .join('');
  const umbrella = shape('-70,0! -50,-34 0,-56 50,-34 70,0! 46,-10 24,0! 0,-10 -24,0! -46,-10');
  const walker =
    cut(shape('-20,104! -24,40 -8,14 12,16 22,46 20,104!') + disc(2, 2, 13), ink.tone(0.9)) +
    cut(umbrella, ink.accent) +
    drawn('M0 -56V20M0 -54L-24 -2M0 -54L24 -2', ink.accentDeep, 2.4);
  const front =
    stage.sheet(cut(ground(702), stage.fade(ink.tone(0.7), ink.tone(0.86), 702, 800)), 'low') +
    ripples(stage, 716, 790, ink.light, 0.3) +
    stage.sheet(place(110, 652, walker, { scale: 0.98 }), 'low') +
    (wet ? rain(stage) : '') +
    stage.sheet(cut(willow, ink.tone(0.84)), 'low');
  return { light, frames: ['bare', 'arch', 'lattice'], back, hero, front };
};
