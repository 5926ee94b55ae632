import { disc, leaf, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, ground } from '../paper/scenery.ts';
import { cut, place, type Stage } from '../paper/stage.ts';

const phoenixTail = (
  points: string,
  eyeX: number,
  eyeY: number,
  turn: number,
  stage: Stage,
  tone: string,
): string => {
  const { ink } = stage;
  return (
    cut(ribbon(points), tone) +
    place(
      eyeX,
      eyeY,
      cut(shape('0,-52! 26,-18 22,22 0,40 -22,22 -26,-18'), tone) +
        cut(shape('0,-30! 14,-8 12,16 0,24 -12,16 -14,-8'), ink.accent) +
        cut(disc(0, 4, 7), ink.light),
      { turn },
    )
  );
};

/** A phoenix rising, head up and to the left, wings wide, long tail below; about 560×640 round the origin. */
export const phoenixRising = (stage: Stage): string => {
  const { ink } = stage;
  const wing = (side: 1 | -1): string => {
    const x = side * 22;
    const primaries = spread(9, 0, 1)
      .map((share) => {
        const degrees = side === 1 ? -78 + share * 92 : -102 - share * 92;
        const [tipX, tipY] = polar(x, -40, 250 - Math.abs(share - 0.35) * 130, degrees);
        return leaf(x + side * 20, -36, tipX, tipY, 40, side * 12);
      })
      .join('');
    const coverts = spread(7, 0, 1)
      .map((share) => {
        const degrees = side === 1 ? -66 + share * 84 : -114 - share * 84;
        const [tipX, tipY] = polar(x, -40, 158 - Math.abs(share - 0.3) * 70, degrees);
        return leaf(x + side * 12, -36, tipX, tipY, 34, side * 8);
      })
      .join('');
    const scapulars = spread(5, 0, 1)
      .map((share) => {
        const degrees = side === 1 ? -54 + share * 76 : -126 - share * 76;
        const [tipX, tipY] = polar(x, -40, 92, degrees);
        return leaf(x, -36, tipX, tipY, 28, side * 6);
      })
      .join('');
    return (
      stage.sheet(cut(primaries, stage.fade(ink.accent, ink.hero, -260, 60)), 'low') +
      stage.sheet(cut(coverts, stage.fade(ink.heroLit, ink.hero, -180, 60)), 'low') +
      stage.sheet(cut(scapulars, ink.accent), 'flush')
    );
  };
  const tails =
    phoenixTail('6,60,22 30,130,16 10,220,13 -50,300,10 -60,340,6', -66, 356, 18, stage, ink.hero) +
    phoenixTail('0,60,24 -30,130,16 -70,180,13 -140,220,10 -176,260,6', -186, 282, 40, stage, ink.heroLit) +
    phoenixTail('14,60,24 60,130,16 80,210,13 60,280,10 70,330,6', 76, 352, -10, stage, ink.heroLit) +
    phoenixTail('20,56,22 90,110,15 150,160,12 180,220,9 190,250,6', 196, 276, -26, stage, ink.hero);
  const body = shape('-34,-24 -14,-58 14,-62 36,-34 44,4 36,44 18,84! -6,76 -30,40 -40,6');
  const neck = ribbon('2,-20,56 -4,-70,34 -26,-112,24 -22,-150,22 -36,-172,28 -54,-174,20');
  const crest =
    leaf(-34, -184, -10, -238, 14, -8) +
    leaf(-28, -182, 22, -220, 13, -8) +
    leaf(-24, -176, 34, -186, 12, -6);
  return (
    stage.sheet(tails, 'low') +
    wing(1) +
    wing(-1) +
    stage.sheet(cut(crest, ink.accent), 'flush') +
    stage.sheet(
      cut(body + neck, stage.fade(ink.heroLit, ink.hero, -190, 60)) +
        cut(shape('-58,-182! -60,-166! -96,-160 -84,-170'), ink.accent) +
        cut(disc(-46, -176, 4.5), ink.tone(0.95)) +
        cut(
          [
            [-10, -20],
            [12, -16],
            [-20, 2],
            [2, 4],
            [22, 4],
            [-8, 26],
            [14, 28],
            [2, 50],
          ]
            .map(([x = 0, y = 0]) => shape(`${x - 8},${y}! ${x},${y + 14} ${x + 8},${y}! ${x},${y + 6}`))
            .join(''),
          ink.light,
          { opacity: 0.85 },
        ),
      'high',
    )
  );
};

export const phoenix: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 270, radius: 150, kind: random.pick(['sun', 'full']) };
  const flame = (x: number, y: number, size: number): string =>
    shape(
      `${x},${y - size}! ${x + size * 0.3},${y - size * 0.5} ${x + size * 0.36},${y} ${x + size * 0.1},${y + size * 0.3} ${x - size * 0.3},${y + size * 0.2} ${x - size * 0.34},${y - size * 0.16} ${x - size * 0.14},${y - size * 0.4}`,
    );
  const back =
    stage.sheet(cut(cloudBar(-30, 620, 260, 36) + cloudBar(370, 560, 280, 38), ink.tone(0.42)), 'low') +
    cut(
      Array.from({ length: 14 }, () =>
        flame(random.between(30, 570), random.between(60, 640), random.between(6, 14)),
      ).join(''),
      ink.light,
      { opacity: 0.55 },
    );
  const hero = place(300, 340, phoenixRising(stage), { scale: 1.12 });
  const front =
    stage.sheet(
      cut(cloudBar(-60, 742, 360, 52) + cloudBar(330, 750, 340, 48) + ground(740), ink.tone(0.62)),
      'low',
    ) + stage.sheet(cut(cloudBar(120, 796, 400, 46) + ground(792), ink.tone(0.82)), 'high');
  return { light, frames: ['bare', 'arch', 'lattice', 'cloud'], back, hero, front };
};
