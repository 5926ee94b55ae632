import { disc, leaf, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { grass, hills } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage, spark } from '../paper/stage.ts';

/** A moth with open wings, about 400 wide round the origin. */
const moth = (stage: Stage): string => {
  const { ink } = stage;
  const half = (side: 1 | -1): string => {
    const fore = shape('6,-30! 60,-110 150,-160 214,-156! 210,-96 176,-40 120,0 50,14!');
    const hind = shape('10,0! 80,4 140,40 150,96 120,140! 96,120 84,150! 56,120 24,70!');
    const marks = wingVeins();
    const wing =
      stage.sheet(
        cut(hind, stage.fade(ink.heroLit, ink.heroDeep, 0, 150)) +
          cut(disc(92, 72, 22), ink.accent) +
          cut(disc(92, 72, 11), ink.tone(0.9)) +
          cut(disc(89, 69, 4), ink.light),
        'low',
      ) +
      stage.sheet(
        cut(fore, stage.fade(ink.heroLit, ink.hero, -160, 14)) +
          cut(disc(136, -84, 25), ink.light) +
          cut(disc(136, -84, 15), ink.accent) +
          cut(disc(136, -84, 7), ink.tone(0.9)) +
          cut(marks, ink.mark, { opacity: 0.55 }),
        'low',
      );
    return side === 1 ? wing : place(0, 0, wing, { flip: true });
  };
  const body = shape('0,-64 17,-44 18,-10 13,40 6,90 0,112! -6,90 -13,40 -18,-10 -17,-44');
  const feelers = [1, -1]
    .map(
      (side) =>
        ribbon(`${side * 6},-58,4 ${side * 26},-96,4 ${side * 60},-118,0`) +
        [0.3, 0.5, 0.7, 0.9]
          .map(
            (share) =>
              leaf(
                side * (10 + 50 * share),
                -62 - 58 * share,
                side * (26 + 50 * share),
                -58 - 58 * share,
                3,
              ) +
              leaf(side * (10 + 50 * share), -62 - 58 * share, side * (4 + 50 * share), -84 - 58 * share, 3),
          )
          .join(''),
    )
    .join('');
  return (
    half(1) +
    half(-1) +
    cut(feelers, ink.heroDeep) +
    stage.sheet(
      cut(body, ink.heroDeep) +
        cut(
          [-30, -8, 14, 36, 58, 78].map((y) => leaf(-13 + y * 0.06, y, 13 - y * 0.06, y, 7)).join(''),
          ink.accent,
          { opacity: 0.85 },
        ),
      'flush',
    )
  );
};

/** Veins of the fore wing and the band along its edge. */
const wingVeins = (): string =>
  ribbon('30,-20,0 90,-66,5 190,-140,0') +
  ribbon('40,-8,0 110,-44,5 192,-104,0') +
  ribbon('50,2,0 110,-20,5 172,-54,0') +
  ribbon('200,-150,0 190,-90,7 150,-30,7 92,6,0');

export const lampMoth: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 250, radius: 150, kind: 'hidden' as const };
  const lamp =
    cut(
      disc(300, 250, 250),
      stage.bloom(300, 250, 250, [
        [0, ink.light, 0.85],
        [1, ink.light, 0],
      ]),
    ) +
    stage.sheet(
      cut(
        shape('244,150! 356,150! 388,190 396,250 384,312 352,352! 248,352! 216,312 204,250 212,190'),
        stage.bloom(300, 260, 130, [
          [0, ink.light, 1],
          [0.55, ink.accent, 1],
          [1, ink.heroLit, 1],
        ]),
      ) +
        drawn(
          'M258 152C228 200 228 300 260 350M300 150V352M342 152C372 200 372 300 340 350',
          ink.hero,
          3,
          0.5,
        ) +
        cut(
          shape('240,138! 360,138! 366,154! 234,154!') + shape('242,350! 358,350! 352,366! 248,366!'),
          ink.heroDeep,
        ),
      'low',
    ) +
    drawn('M300 -20V138M286 368V430M300 368V446M314 368V430', ink.heroDeep, 4);
  const back =
    stage.sheet(
      cut(
        ribbon('-30,120,20 90,150,14 180,120,9 260,140,0') +
          [
            [60, 140, 90, 200],
            [110, 148, 140, 96],
            [150, 132, 190, 180],
            [20, 130, 40, 70],
          ]
            .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => leaf(x1, y1, x2, y2, 20, 4))
            .join(''),
        ink.tone(0.6),
      ),
      'low',
    ) + lamp;
  const small = (x: number, y: number, scale: number, turn: number): string =>
    place(x, y, moth(stage), { scale, turn });
  const hero =
    small(460, 300, 0.26, 30) + small(120, 366, 0.22, -40) + small(300, 506, 1.14, random.between(-8, 8));
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 740, rise: 16, bottom: 830, steps: 3 }) +
        [40, 110, 190, 420, 500, 560].map((x) => grass(random, x, 746, 140, 8)).join(''),
      stage.fade(ink.tone(0.76), ink.tone(0.92), 620, 800),
    ),
    'high',
  );
  return { light, frames: ['bare', 'scallop', 'arch'], starsTo: 600, back, hero, front };
};

/** The outline of the jar. Path data. */
const jar = shape(
  '212,330! 388,330! 392,352 420,380 432,430 432,600 420,634 392,648 208,648 180,634 168,600 168,430 180,380 208,352',
);

/** Fireflies somewhere within a box. */
const swarm = (
  stage: Stage,
  count: number,
  x1: number,
  x2: number,
  y1: number,
  y2: number,
  size: number,
): string => {
  const { random } = stage;
  return Array.from({ length: count }, () =>
    spark(stage, random.between(x1, x2), random.between(y1, y2), size * random.between(0.6, 1.2), 6),
  ).join('');
};

export const fireflies: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 470, radius: 70, kind: 'hidden' as const };
  const back =
    cut(disc(112, 140, 44), ink.tone(0.14)) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 560, rise: 40, bottom: 830, steps: 4 }) +
          [30, 90, 150, 450, 520, 580].map((x) => grass(random, x, 580, 240, 6)).join(''),
        ink.tone(0.52),
      ),
      'low',
    ) +
    swarm(stage, 9, 40, 560, 150, 480, 4) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 630, rise: 20, bottom: 830, steps: 3 }) +
          [10, 70, 520, 590].map((x) => grass(random, x, 640, 300, 7)).join(''),
        ink.tone(0.64),
      ),
      'low',
    );
  const hero =
    cut(
      disc(300, 490, 270),
      stage.bloom(300, 490, 270, [
        [0, ink.light, 0.8],
        [0.5, ink.glow, 0.4],
        [1, ink.glow, 0],
      ]),
    ) +
    stage.sheet(
      cut(
        jar,
        stage.bloom(300, 500, 190, [
          [0, ink.light, 0.95],
          [0.5, ink.glow, 0.85],
          [1, ink.tone(0.42), 0.9],
        ]),
        { stroke: ink.light, width: 5 },
      ) +
        drawn('M196 420V590M404 440V560', ink.light, 7, 0.7) +
        cut(
          leaf(260, 646, 240, 520, 14, 6) +
            leaf(290, 646, 300, 490, 14, -4) +
            leaf(330, 646, 370, 530, 14, -8) +
            leaf(230, 646, 204, 570, 12, 5),
          ink.tone(0.7),
        ),
      'low',
    ) +
    swarm(stage, 9, 210, 390, 400, 600, 6) +
    stage.sheet(
      cut(
        shape('200,290! 400,290! 406,334! 194,334!') + shape('216,270! 384,270! 392,292! 208,292!'),
        stage.fade(ink.accent, ink.accentDeep, 270, 334),
      ) +
        drawn(
          spread(9, 210, 390)
            .map((x) => `M${x} 296V330`)
            .join(''),
          ink.heroDeep,
          3,
          0.5,
        ) +
        cut(
          ribbon('200,350,8 300,362,9 400,350,8') +
            ribbon('384,356,10 430,380,8 440,420,0') +
            ribbon('384,356,10 410,396,8 404,436,0'),
          ink.hero,
        ),
      'low',
    ) +
    swarm(stage, 5, 220, 380, 150, 280, 5);
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 690, rise: 14, bottom: 830, steps: 3 }) +
        spread(9, 10, 590)
          .map((x) => grass(random, x, 700, 110, 8))
          .join(''),
      stage.fade(ink.tone(0.76), ink.tone(0.92), 600, 800),
    ),
    'high',
  );
  return { light, frames: ['bare', 'gate', 'bough'], starsTo: 420, back, hero, front };
};
