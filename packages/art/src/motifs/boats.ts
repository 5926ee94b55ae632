import { mist } from '../paper/backdrop.ts';
import { box, disc, facet, leaf, oval, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, hills, ripples, swell, waves } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';
import { dragonHead } from './dragon.ts';

/** A junk under full sail to the left, about 400×480, waterline at y 400. */
export const junk = (stage: Stage): string => {
  const { ink } = stage;
  const sail = (points: string, battens: readonly string[], tone: string): string =>
    stage.sheet(cut(shape(points), tone) + drawn(battens.join(''), ink.light, 2.6, 0.6), 'low');
  const hull = shape(
    '-6,300! 30,322 90,334 200,338 300,330 360,306 404,262! 412,292 398,350 366,404! 60,404! 30,366',
  );
  return (
    drawn('M96 330V64M214 336V8M326 330V96', ink.heroDeep, 7) +
    sail(
      '82,74! 128,92! 138,180 120,292! 40,286! 30,190 50,120',
      ['M62 114L134 128M44 152L139 166M34 192L138 206M34 232L134 246M38 264L126 278'],
      stage.fade(ink.heroLit, ink.hero, 70, 300),
    ) +
    sail(
      '196,14! 262,36! 292,150 270,306! 138,300! 126,190 152,90',
      ['M172 66L276 82M150 110L288 130M136 156L291 176M130 202L288 222M132 248L280 268M136 282L274 296'],
      stage.fade(ink.accent, ink.hero, 10, 320),
    ) +
    sail(
      '316,102! 358,118! 378,200 360,296! 290,290! 286,210 296,150',
      ['M306 138L370 150M294 176L376 190M288 214L376 228M288 252L370 266'],
      stage.fade(ink.heroLit, ink.hero, 100, 300),
    ) +
    cut(facet('214,8 214,-26 262,-12') + facet('96,62 96,36 134,48'), ink.accent) +
    stage.sheet(
      cut(hull, stage.fade(ink.heroDeep, ink.tone(0.88), 290, 404)) +
        cut(ribbon('10,322,0 90,350,7 210,354,8 320,344,7 396,300,0'), ink.accent) +
        cut(
          spread(6, 96, 300)
            .map((x) => disc(x, 376, 9))
            .join(''),
          ink.light,
          { opacity: 0.9 },
        ) +
        cut(box(318, 262, 62, 56), ink.heroDeep) +
        cut(facet('306,266 396,266 380,242 324,242'), ink.accent) +
        cut(box(330, 276, 14, 20) + box(354, 276, 14, 20), ink.light),
      'high',
    ) +
    cut(shape('20,336 34,330 44,340 34,350 22,348'), ink.light) +
    cut(disc(33, 340, 4), ink.tone(0.95))
  );
};

export const seaJunk: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 220, y: 260, radius: 140, kind: random.pick(['full', 'sun', 'crescent']) };
  const back =
    stage.sheet(cut(cloudBar(360, 150, 240, 30) + cloudBar(-60, 230, 200, 28), ink.tone(0.36)), 'flush') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 560, rise: 50, bottom: 830, steps: 4 }), ink.tone(0.42)),
      'flush',
    ) +
    stage.sheet(cut(swell({ width: 600, y: 594, rise: 14, bottom: 830, steps: 5 }), ink.tone(0.5)), 'low') +
    ripples(stage, 606, 680, ink.light, 0.3);
  const hero = mist(stage, 300, 400, 320, 0.35) + place(74, 232, junk(stage), { scale: 1.16, turn: -2 });
  const front =
    stage.sheet(
      cut(waves({ width: 600, y: 694, rise: 36, bottom: 830, steps: 6 }, 30), ink.tone(0.62)),
      'low',
    ) +
    stage.sheet(
      cut(
        waves({ width: 600, y: 754, rise: 46, bottom: 830, steps: 5 }, -30),
        stage.fade(ink.tone(0.76), ink.tone(0.9), 700, 800),
      ),
      'high',
    );
  return { light, frames: ['bare', 'arch', 'cloud', 'scallop'], starsTo: 340, back, hero, front };
};

/** A dragon boat with its crew, to the left, about 560×330; the keel is at y 574. */
export const raceBoat = (stage: Stage): string => {
  const { ink } = stage;
  const rower = (x: number, y: number): string =>
    shape(`${x - 14},${y + 50}! ${x - 18},${y + 14} ${x - 6},${y} ${x + 10},${y + 4} ${x + 16},${y + 50}!`) +
    disc(x - 4, y - 14, 13) +
    ribbon(`${x - 6},${y + 14},10 ${x - 30},${y + 30},9 ${x - 46},${y + 26},8`);
  const xs = [196, 262, 328, 394];
  const oars = xs
    .map((x) => ribbon(`${x - 34},440,5 ${x - 70},560,5`) + leaf(x - 66, 540, x - 92, 618, 20))
    .join('');
  const hull = shape(
    '70,478! 130,508 220,520 330,520 430,506 500,470 540,410! 556,430 548,490 510,544 440,574! 150,574! 96,540',
  );
  const tail = shape(
    '520,440! 560,400 566,350 596,320! 592,356 612,350! 600,384 622,388! 596,414 580,456 540,480!',
  );
  const drummer =
    shape('430,462! 428,420 444,404 462,410 468,462!') +
    disc(446, 388, 14) +
    ribbon('440,420,11 410,412,9 392,392,8') +
    ribbon('392,392,5 380,366,4');
  return (
    stage.sheet(cut(tail, ink.accent), 'low') +
    stage.sheet(
      cut(
        xs.map((x) => rower(x, 420)).join('') + drummer,
        stage.fade(ink.heroDeep, ink.tone(0.86), 380, 500),
      ),
      'low',
    ) +
    stage.sheet(cut(box(376, 424, 34, 44, 6), ink.accent) + cut(oval(393, 424, 17, 6), ink.light), 'flush') +
    stage.sheet(
      cut(hull, stage.fade(ink.heroLit, ink.hero, 440, 570)) +
        cut(
          spread(9, 130, 500)
            .map((x) => `M${x - 22} 528q22 30 44 0`)
            .join(''),
          'none',
          { stroke: ink.light, width: 3, opacity: 0.8 },
        ) +
        cut(
          spread(8, 152, 476)
            .map((x) => `M${x - 22} 546q22 30 44 0`)
            .join(''),
          'none',
          { stroke: ink.light, width: 3, opacity: 0.5 },
        ) +
        cut(ribbon('84,490,0 200,516,7 340,518,7 460,496,6 540,430,0'), ink.accent),
      'high',
    ) +
    stage.sheet(cut(ribbon('120,540,66 100,480,60 104,430,56 120,396,60'), ink.hero), 'low') +
    place(118, 372, dragonHead(stage), { scale: 0.92 }) +
    stage.sheet(cut(oars, ink.accentDeep), 'low')
  );
};

export const dragonBoat: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 250, y: 250, radius: 142, kind: random.pick(['sun', 'full']) };
  const back =
    stage.sheet(cut(cloudBar(-40, 180, 220, 30) + cloudBar(400, 130, 260, 32), ink.tone(0.36)), 'flush') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 470, rise: 60, bottom: 830, steps: 4 }), ink.tone(0.44)),
      'low',
    ) +
    stage.sheet(cut(waves({ width: 600, y: 570, rise: 34, bottom: 830, steps: 7 }), ink.tone(0.54)), 'low');
  const hero = mist(stage, 300, 420, 320, 0.4) + place(0, 34, raceBoat(stage));
  const front =
    stage.sheet(
      cut(waves({ width: 600, y: 672, rise: 46, bottom: 830, steps: 6 }, 20), ink.tone(0.66)),
      'low',
    ) +
    stage.sheet(
      cut(
        waves({ width: 600, y: 744, rise: 54, bottom: 830, steps: 5 }, -40),
        stage.fade(ink.tone(0.76), ink.tone(0.9), 690, 800),
      ),
      'high',
    );
  return { light, frames: ['bare', 'eaves', 'cloud', 'arch'], back, hero, front };
};
