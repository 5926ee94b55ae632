import { mist } from '../paper/backdrop.ts';
import { disc, leaf, ribbon, shape } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { bamboo, bambooLeaves, grass, hills } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';
import { grove } from './thicket.ts';

const tigerStripes = [
  leaf(128, 84, 122, 138, 9, 5),
  leaf(152, 80, 150, 150, 12, 6),
  leaf(176, 86, 178, 140, 10, 5),
  leaf(200, 92, 204, 158, 12, 6),
  leaf(226, 94, 232, 142, 10, 5),
  leaf(250, 93, 256, 158, 12, 6),
  leaf(276, 88, 284, 146, 11, 6),
  leaf(302, 82, 316, 158, 13, 6),
  leaf(328, 84, 344, 140, 11, 6),
  leaf(350, 94, 366, 144, 10, 4),
  leaf(150, 196, 180, 202, 8, 3),
  leaf(154, 220, 182, 226, 8, 3),
  leaf(326, 190, 364, 178, 9, 3),
  leaf(338, 212, 372, 204, 9, 3),
  leaf(346, 236, 370, 232, 7, 2),
  leaf(214, 180, 218, 150, 8, 0),
  leaf(262, 182, 264, 156, 8, 0),
].join('');

/** The face turned to us, about 170 wide round the origin. */
const tigerFace = (stage: Stage): string => {
  const { ink } = stage;
  const both = (d: string, tone: string): string => cut(d, tone) + place(0, 0, cut(d, tone), { flip: true });
  const head = shape(
    '0,-66 40,-60 62,-36 70,-2! 90,20! 72,30 82,54! 58,56 40,76 0,88 -40,76 -58,56 -82,54! -72,30 -90,20! -70,-2 -62,-36 -40,-60',
  );
  const stripes =
    leaf(8, -58, 26, -34, 7, 2) +
    leaf(30, -54, 46, -32, 8, 2) +
    leaf(70, 2, 40, 10, 8, -2) +
    leaf(78, 22, 48, 28, 8, -2) +
    leaf(72, 46, 48, 44, 7, -2);
  return (
    stage.sheet(both(disc(52, -58, 22), ink.hero) + both(disc(53, -57, 11), ink.mark), 'flush') +
    stage.sheet(
      cut(head, stage.fade(ink.heroLit, ink.hero, -66, 80)) +
        both(shape('10,-26! 26,-40 50,-30 54,-12! 36,-4 18,-8'), ink.light) +
        both(shape('0,16 20,18 44,34 40,58 18,72 0,68'), ink.light) +
        both(stripes, ink.mark) +
        cut(leaf(0, -64, 0, -30, 8) + leaf(-14, -46, 14, -46, 6), ink.mark) +
        both(leaf(13, -14, 47, -22, 15, 2), ink.accent) +
        both(disc(29, -17, 6.4), ink.tone(0.95)) +
        both(disc(26.5, -19.5, 2), ink.light) +
        cut(shape('-16,18! 0,14 16,18! 8,32 0,37 -8,32'), ink.bloomDeep) +
        drawn('M0 37V48M0 48Q-14 60 -26 52M0 48Q14 60 26 52', ink.tone(0.92), 3.4) +
        drawn('M30 46L78 40M30 52L76 58M-30 46L-78 40M-30 52L-76 58', ink.light, 1.6, 0.8),
      'low',
    )
  );
};

/** A tiger walking to the left, about 440×300 units, feet at y 292. */
export const tiger = (stage: Stage): string => {
  const { ink } = stage;
  const far =
    ribbon('152,160,64 124,206,38 102,246,28 92,276,26') +
    shape('106,262! 108,284 104,293! 66,293! 64,284 74,276 88,262!') +
    ribbon('326,168,80 296,214,44 306,252,26 288,278,24') +
    shape('304,262! 304,284 300,293! 258,293! 258,284 270,276 288,264!');
  const tail = ribbon('358,112,30 404,132,24 436,104,22 432,58,22 458,24,20 488,34,12');
  const body = shape(
    '20,140 30,122 48,104 64,94! 66,78 76,72 88,78 94,92! 114,90 148,76 196,88 250,92 306,78 350,90 374,120 378,158 370,190 380,222 376,256 384,276 380,292! 336,292! 334,280 348,266 348,236 326,214 306,190 262,182 214,186 190,194 196,228 190,262 194,280 190,292! 142,292! 142,280 156,268 160,236 150,202 134,180 112,172 84,178 58,174 38,166 24,156',
  );
  return (
    stage.sheet(cut(far, ink.heroDeep) + cut(tail, ink.hero), 'flush') +
    stage.sheet(
      cut(body, stage.fade(ink.heroLit, ink.hero, 70, 230)) +
        stage.within(body, cut(tigerStripes, ink.mark)) +
        cut(
          leaf(398, 120, 414, 142, 8) +
            leaf(424, 116, 446, 108, 8) +
            leaf(420, 76, 444, 72, 8) +
            leaf(436, 46, 456, 42, 8),
          ink.mark,
        ),
      'high',
    ) +
    place(58, 136, tigerFace(stage), { scale: 1.06 })
  );
};

export const tigerBamboo: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 352, y: 286, radius: 138, kind: 'full' as const };
  const back =
    grove(stage, 7, 17, ink.tone(0.42), -10, 610) +
    grove(stage, 5, 26, ink.tone(0.55), -30, 630) +
    stage.sheet(
      cut(hills(random, { width: 600, y: 640, rise: 22, bottom: 830, steps: 4 }), ink.tone(0.66)),
      'low',
    );
  const near = stage.sheet(
    cut(
      bamboo(random, 568, 830, -40, 46, 26) +
        bamboo(random, 12, 830, -40, 38, -30) +
        bambooLeaves(random, 30, 40, 1, 150) +
        bambooLeaves(random, 590, 120, -1, 130),
      stage.fade(ink.tone(0.8), ink.tone(0.93), 0, 800),
    ),
    'high',
  );
  const hero = near + mist(stage, 290, 480, 330) + place(50, 336, tiger(stage), { scale: 1.16 });
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 712, rise: 14, bottom: 830, steps: 3 }) +
        grass(random, 90, 712, 90, 7) +
        grass(random, 330, 716, 70, 6) +
        grass(random, 520, 712, 110, 8),
      ink.tone(0.8),
    ),
    'high',
  );
  return { light, frames: ['bare', 'arch', 'bare', 'eaves'], back, hero, front };
};
