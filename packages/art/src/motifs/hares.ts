import { mist } from '../paper/backdrop.ts';
import { box, disc, leaf, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, grass, ground, hills } from '../paper/scenery.ts';
import { cut, place, type Stage } from '../paper/stage.ts';

/** A hare at full stretch, to the left, about 420×240 units. */
export const hareRunning = (stage: Stage, coat: string, sash: string): string => {
  const { ink } = stage;
  const far =
    ribbon('118,150,34 74,170,22 34,158,15 6,172,13') + ribbon('300,150,60 354,184,30 402,178,18 430,196,14');
  const near =
    ribbon('128,152,40 88,186,25 48,186,17 18,206,14 4,206,10') +
    ribbon('300,140,92 342,190,42 392,206,22 428,232,16 444,230,10');
  const ears = leaf(92, 60, 182, 12, 30, 5) + leaf(96, 68, 190, 44, 28, 4);
  const body = shape(
    '16,92 30,74 54,58 80,54 104,66 126,88 168,84 220,66 276,62 326,80 356,116 352,156 322,180 268,172 214,166 168,176 132,180 108,162 96,132 70,124 40,118 22,106',
  );
  const tail = shape('348,104 366,78 392,76 400,92! 392,100 404,110! 388,118 366,128');
  return (
    cut(far, ink.heroDeep) +
    stage.sheet(
      cut(ears, coat) +
        cut(leaf(108, 60, 170, 26, 13, 3) + leaf(112, 68, 174, 52, 11, 3), ink.accentDeep, { opacity: 0.75 }),
      'flush',
    ) +
    stage.sheet(cut(tail, ink.light), 'flush') +
    stage.sheet(
      cut(near + body, coat) +
        cut(disc(54, 82, 6.5), ink.tone(0.95)) +
        cut(disc(52, 80, 2), ink.light) +
        cut(shape('14,92 22,86 28,92 20,99'), ink.accentDeep) +
        cut(
          ribbon('300,92,0 272,124,10 284,166,0') +
            ribbon('204,86,0 238,78,6 270,82,0') +
            ribbon('188,160,0 222,152,5 250,160,0'),
          ink.mark,
          { opacity: 0.5 },
        ),
      'high',
    ) +
    stage.sheet(
      cut(shape('106,70! 132,66! 150,110 140,168! 114,172! 122,120'), sash) +
        cut(disc(130, 122, 15), ink.light) +
        cut(disc(130, 122, 9), sash),
      'flush',
    )
  );
};

export const racingHares: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 320, y: 220, radius: 126, kind: random.pick(['full', 'sun']) };
  const rail = (y: number, tone: string): string =>
    cut(
      box(-30, y, 660, 9) +
        spread(8, 20, 600)
          .map((x) => box(x, y, 8, 60))
          .join(''),
      tone,
    );
  const pennants = spread(9, 20, 580)
    .map((x, index) =>
      shape(
        `${x - 22},${110 + Math.abs(4 - index) * -7}! ${x + 22},${110 + Math.abs(4 - index) * -7}! ${x},${158 + Math.abs(4 - index) * -7}!`,
      ),
    )
    .join('');
  const back =
    stage.sheet(
      cut(`M-30 74Q300 142 630 74V66Q300 134 -30 66Z`, ink.tone(0.8)) +
        cut(pennants, ink.accent, { opacity: 0.9 }),
      'flush',
    ) +
    stage.sheet(
      cut(hills(random, { width: 600, y: 470, rise: 40, bottom: 830, steps: 4 }), ink.tone(0.44)),
      'low',
    ) +
    stage.sheet(
      cut(hills(random, { width: 600, y: 540, rise: 18, bottom: 830, steps: 3 }), ink.tone(0.54)) +
        rail(500, ink.tone(0.7)),
      'low',
    );
  const hero =
    mist(stage, 300, 460, 320, 0.5) +
    place(250, 318, hareRunning(stage, ink.accent, ink.hero), { scale: 0.62 }) +
    place(36, 384, hareRunning(stage, ink.light, ink.accentDeep), { scale: 0.82 }) +
    place(120, 490, hareRunning(stage, stage.fade(ink.heroLit, ink.hero, 40, 190), ink.accent), {
      scale: 1.02,
    });
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 730, rise: 8, bottom: 830, steps: 3 }) +
        spread(8, 10, 590)
          .map((x) => grass(random, x, 736, 60, 7))
          .join(''),
      stage.fade(ink.tone(0.76), ink.tone(0.92), 700, 800),
    ),
    'high',
  );
  return { light, frames: ['bare', 'scallop', 'lattice'], starsTo: 260, back, hero, front };
};

/** A hare standing at a mortar with a pestle, to the right, about 300×420 units, feet at y 400. */
const hareStanding = (stage: Stage): string => {
  const { ink } = stage;
  const ears = leaf(96, 84, 60, -30, 40, -8) + leaf(120, 82, 128, -44, 38, -6);
  const body = shape(
    '84,96 106,76 140,76 168,94 186,120 178,140 156,150 150,164 170,196 186,250 184,310 176,360 192,384 188,402! 84,402! 60,392 42,350 40,290 54,230 78,180 92,156 80,128',
  );
  const thigh = shape('70,290 110,266 152,288 164,340 150,384 108,396 70,380 54,336');
  const arm = ribbon('112,196,44 158,222,34 204,204,26 232,188,22');
  const foot = shape('84,386 130,376 190,380 214,394 210,406! 90,406!');
  return (
    stage.sheet(
      cut(ears, ink.light) +
        cut(leaf(92, 70, 68, -8, 18, -5) + leaf(120, 66, 126, -16, 16, -4), ink.accent, { opacity: 0.8 }),
      'low',
    ) +
    stage.sheet(cut(disc(40, 352, 24), ink.light), 'flush') +
    stage.sheet(
      cut(body, stage.fade(ink.light, ink.tone(0.22), 60, 420)) +
        cut(disc(148, 112, 7), ink.tone(0.92)) +
        cut(disc(150, 109, 2.3), ink.light) +
        cut(shape('178,122 187,118 190,126 182,132'), ink.accentDeep),
      'high',
    ) +
    stage.sheet(cut(thigh, stage.fade(ink.light, ink.tone(0.26), 260, 400)) + cut(foot, ink.light), 'flush') +
    stage.sheet(
      cut(
        shape('64,170! 120,158 168,176! 178,240 172,262! 110,270 58,254! 52,230'),
        stage.fade(ink.hero, ink.heroDeep, 150, 270),
      ) + cut([80, 108, 136, 160].map((x) => disc(x, 246, 5)).join(''), ink.accent),
      'flush',
    ) +
    stage.sheet(cut(arm, ink.light), 'low')
  );
};

export const moonHare: Motif = (stage) => {
  const { ink } = stage;
  const light = { x: 300, y: 330, radius: 224, kind: 'full' as const };
  const star = (x: number, y: number, radius: number): string => {
    const points = spread(10, 0, 324).map((degrees, index) => {
      const reach = index % 2 === 0 ? radius : radius * 0.45;
      const angle = ((degrees - 90) * Math.PI) / 180;
      return `${(x + Math.cos(angle) * reach).toFixed(1)},${(y + Math.sin(angle) * reach).toFixed(1)}!`;
    });
    return shape(points.join(' '));
  };
  const branch =
    ribbon('640,90,40 540,130,26 450,120,17 380,150,10 330,140,0') +
    ribbon('540,130,16 500,190,10 470,220,0');
  const leaves = [
    [520, 120, 486, 70],
    [480, 120, 430, 86],
    [440, 124, 400, 84],
    [400, 142, 372, 186],
    [450, 122, 440, 176],
    [350, 142, 318, 110],
    [500, 180, 536, 224],
    [476, 212, 440, 236],
    [480, 216, 488, 262],
    [560, 118, 560, 60],
    [580, 120, 598, 180],
  ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => leaf(x1, y1, x2, y2, 22, 4));
  const flowers = [
    [420, 112],
    [386, 150],
    [512, 146],
    [474, 196],
    [556, 96],
    [344, 132],
  ].map(([x = 0, y = 0]) => disc(x, y, 6) + disc(x + 9, y + 5, 5) + disc(x - 4, y + 10, 5));
  const back =
    stage.sheet(cut(branch + leaves.join(''), ink.tone(0.62)), 'low') +
    cut(flowers.join(''), ink.accent) +
    stage.sheet(cut(cloudBar(-40, 620, 340, 44) + cloudBar(330, 650, 360, 44), ink.tone(0.48)), 'low');
  const mortar = shape(
    '312,560! 440,560! 436,584 424,606 404,622 404,650 432,672! 320,672! 348,650 348,622 328,606 316,584',
  );
  const hero =
    stage.sheet(
      cut(
        ribbon('352,330,16 362,440,14 372,560,20') + shape('336,300! 370,296! 376,360! 342,364!'),
        ink.accentDeep,
      ),
      'low',
    ) +
    place(116, 264, hareStanding(stage)) +
    cut(star(376, 536, 26) + star(430, 500, 15) + star(318, 510, 12) + star(446, 440, 10), ink.accent) +
    stage.sheet(
      cut(mortar, stage.fade(ink.hero, ink.heroDeep, 550, 670)) +
        cut(
          box(318, 574, 116, 6) +
            spread(6, 334, 418)
              .map((x) => disc(x, 594, 4.5))
              .join(''),
          ink.accent,
        ),
      'high',
    );
  const front =
    stage.sheet(
      cut(cloudBar(20, 716, 320, 50) + cloudBar(300, 706, 330, 46) + ground(700), ink.tone(0.62)),
      'low',
    ) +
    stage.sheet(
      cut(
        cloudBar(-70, 780, 330, 54) + cloudBar(260, 776, 400, 50) + ground(770),
        stage.fade(ink.tone(0.78), ink.tone(0.9), 730, 800),
      ),
      'high',
    );
  return { light, frames: ['bare', 'gate', 'scallop'], starsTo: 560, back, hero, front };
};
