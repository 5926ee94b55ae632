import { mist } from '../paper/backdrop.ts';
import { disc, leaf, line, oval, ribbon, shape } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { ripples, swell } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage, spark } from '../paper/stage.ts';
import { lotusLeaf } from './lotus.ts';

/** A frog that sits facing us, about 380×320 round the origin. */
export const frog = (stage: Stage): string => {
  const { ink } = stage;
  const thighs =
    shape('-60,20 -120,-20 -172,10 -190,70 -172,124 -120,140 -60,120') +
    shape('60,20 120,-20 172,10 190,70 172,124 120,140 60,120');
  const feet = [
    [-160, 128, -1],
    [160, 128, 1],
  ]
    .map(([x = 0, y = 0, side = 1]) =>
      [-0.7, -0.1, 0.5]
        .map((lean) =>
          ribbon(
            `${x},${y - 6},20 ${x + side * 30 + lean * 26},${y + 14},10 ${x + side * 42 + lean * 62},${y + 22},12`,
          ),
        )
        .join(''),
    )
    .join('');
  const body = shape(
    '-96,-60 -40,-84 40,-84 96,-60 124,0 128,70 100,130 40,150 -40,150 -100,130 -128,70 -124,0',
  );
  const head = shape(
    '-140,-66 -132,-112 -100,-136 -66,-134 -40,-118 0,-122 40,-118 66,-134 100,-136 132,-112 140,-66 116,-30 60,-8 0,-2 -60,-8 -116,-30',
  );
  const arms = ribbon('-92,30,46 -96,90,34 -76,136,28') + ribbon('92,30,46 96,90,34 76,136,28');
  const hands = [-1, 1]
    .map((side) =>
      [-26, 0, 26]
        .map((dx) => ribbon(`${side * 76},132,18 ${side * 76 + dx * 0.7},148,10 ${side * 76 + dx},158,12`))
        .join(''),
    )
    .join('');
  return (
    stage.sheet(
      cut(thighs + feet, stage.fade(ink.hero, ink.heroDeep, -20, 140)) +
        cut(
          [
            [-146, 50, 12],
            [-120, 80, 9],
            [-156, 90, 8],
            [146, 50, 12],
            [120, 80, 9],
            [156, 90, 8],
          ]
            .map(([x = 0, y = 0, radius = 0]) => disc(x, y, radius))
            .join(''),
          ink.mark,
          { opacity: 0.4 },
        ),
      'high',
    ) +
    stage.sheet(
      cut(body, stage.fade(ink.heroLit, ink.hero, -80, 150)) +
        cut(shape('-70,10 0,-6 70,10 84,70 56,128 0,140 -56,128 -84,70'), ink.light, { opacity: 0.4 }),
      'low',
    ) +
    stage.sheet(cut(arms + hands, ink.hero), 'low') +
    stage.sheet(
      cut(head, stage.fade(ink.heroLit, ink.hero, -136, 0)) +
        drawn(line('-120,-48 -70,-26 -30,-24') + line('120,-48 70,-26 30,-24'), ink.mark, 5) +
        cut(
          [
            [-56, -84, 9],
            [-34, -66, 6],
            [56, -84, 9],
            [34, -66, 6],
            [0, -92, 8],
          ]
            .map(([x = 0, y = 0, radius = 0]) => disc(x, y, radius))
            .join(''),
          ink.mark,
          { opacity: 0.35 },
        ) +
        cut(leaf(-12, -62, -6, -52, 6) + leaf(12, -62, 6, -52, 6), ink.mark),
      'low',
    ) +
    stage.sheet(cut(disc(-92, -106, 33) + disc(92, -106, 33), ink.accent), 'flush') +
    cut(oval(-92, -106, 21, 15) + oval(92, -106, 21, 15), ink.tone(0.94)) +
    cut(disc(-99, -111, 5.5) + disc(85, -111, 5.5), ink.light)
  );
};

export const jadeFrog: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 280, radius: 190, kind: 'full' as const };
  const coin = (x: number, y: number, radius: number, turn: number): string =>
    place(
      x,
      y,
      cut(oval(0, 0, radius, radius * 0.36), ink.accent) +
        cut(oval(0, 0, radius * 0.72, radius * 0.24), ink.accentDeep) +
        cut(`M${-radius * 0.24} 0L0 ${-radius * 0.1}L${radius * 0.24} 0L0 ${radius * 0.1}Z`, ink.light),
      { turn },
    );
  const back =
    stage.sheet(cut(swell({ width: 600, y: 580, rise: 8, bottom: 830, steps: 4 }), ink.tone(0.5)), 'low') +
    ripples(stage, 596, 680, ink.light, 0.25) +
    stage.sheet(
      cut(
        [40, 74, 108, 500, 536, 572]
          .map(
            (x) =>
              ribbon(`${x},830,8 ${x + random.between(-12, 12)},560,6 ${x + random.between(-34, 34)},380,0`) +
              leaf(x, 470, x + random.between(-6, 6), 392, 20),
          )
          .join(''),
        ink.tone(0.6),
      ),
      'low',
    );
  const pearl = stage.bloom(-8, -10, 44, [
    [0, '#ffffff', 1],
    [0.4, ink.light, 1],
    [1, ink.accent, 1],
  ]);
  const hero =
    mist(stage, 300, 440, 300, 0.35) +
    stage.sheet(
      lotusLeaf(stage, 300, 664, 262, stage.fade(ink.tone(0.62), ink.tone(0.76), -100, 80)),
      'high',
    ) +
    place(300, 486, frog(stage), { scale: 1.16 }) +
    place(300, 460, spark(stage, 0, 0, 24, 4) + stage.sheet(cut(disc(0, 0, 31), pearl), 'low'));
  const front =
    stage.sheet(
      coin(190, 690, 34, -6) +
        coin(238, 706, 34, 4) +
        coin(368, 704, 34, -3) +
        coin(420, 692, 34, 8) +
        coin(302, 716, 36, 0),
      'low',
    ) +
    stage.sheet(
      lotusLeaf(stage, 60, 764, 160, ink.tone(0.82)) +
        lotusLeaf(stage, 560, 770, 170, ink.tone(0.84)) +
        cut(swell({ width: 600, y: 786, rise: 8, bottom: 830, steps: 4 }), ink.tone(0.9)),
      'high',
    );
  return { light, zoomMax: 1.12, frames: ['bare', 'scallop', 'arch', 'cloud'], back, hero, front };
};
