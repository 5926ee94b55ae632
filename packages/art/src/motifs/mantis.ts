import { mist } from '../paper/backdrop.ts';
import { disc, leaf, line, oval, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { hills } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';

/** One petal of an orchid, from its heart outward. */
const petal = (
  stage: Stage,
  x: number,
  y: number,
  turn: number,
  length: number,
  width: number,
  tone: string,
): string => {
  const { ink } = stage;
  return place(
    x,
    y,
    stage.sheet(
      cut(
        shape(
          `0,0 ${width * 0.5},${-length * 0.3} ${width * 0.56},${-length * 0.72} 0,${-length} ${-width * 0.56},${-length * 0.72} ${-width * 0.5},${-length * 0.3}`,
        ),
        tone,
      ) +
        cut(
          leaf(0, -length * 0.1, 0, -length * 0.86, 5) +
            leaf(-8, -length * 0.16, -width * 0.24, -length * 0.76, 4, -5) +
            leaf(8, -length * 0.16, width * 0.24, -length * 0.76, 4, 5),
          ink.hero,
          { opacity: 0.6 },
        ),
      'flush',
    ),
    { turn },
  );
};

/** An orchid in bloom. */
const orchid = (stage: Stage, x: number, y: number, scale: number): string => {
  const { ink } = stage;
  return place(
    x,
    y,
    petal(stage, 0, 0, 0, 120, 72, ink.light) +
      petal(stage, 0, 0, 140, 116, 60, ink.light) +
      petal(stage, 0, 0, 220, 116, 60, ink.light) +
      petal(stage, 0, 0, 76, 124, 104, ink.heroLit) +
      petal(stage, 0, 0, -76, 124, 104, ink.heroLit) +
      stage.sheet(
        cut(shape('0,-10 22,4 30,34 14,62 0,72 -14,62 -30,34 -22,4'), ink.hero) +
          cut(disc(0, 14, 9), ink.accent),
        'flush',
      ),
    { scale },
  );
};

/** A mantis the colours of its orchid, facing us. */
const mantisFigure = (stage: Stage): string => {
  const { ink } = stage;
  return (
    cut(
      ribbon('196,470,9 170,540,7 120,580,5 112,610,4') +
        ribbon('230,480,9 240,560,7 210,610,5 206,640,4') +
        ribbon('262,470,9 310,540,7 318,590,5 334,606,4'),
      ink.heroDeep,
    ) +
    stage.sheet(
      cut(shape('170,456! 214,424 270,434 322,470 356,520 352,546! 300,540 240,518 190,490!'), ink.hero) +
        cut(
          shape('210,432! 262,420 330,450 378,508 386,540! 320,514 258,480!'),
          stage.fade(ink.light, ink.heroLit, 420, 540),
        ) +
        cut(leaf(232, 440, 360, 520, 6, 4) + leaf(240, 432, 372, 512, 5, 6), ink.hero, { opacity: 0.6 }) +
        cut(ribbon('196,486,0 236,516,10 300,540,8 346,548,0'), ink.mark, { opacity: 0.4 }),
      'high',
    ) +
    stage.sheet(
      cut(
        ribbon('206,456,44 192,406,26 182,352,24 184,318,30'),
        stage.fade(ink.heroLit, ink.hero, 310, 460),
      ) + cut(leaf(186, 340, 198, 430, 7), ink.light, { opacity: 0.6 }),
      'low',
    ) +
    stage.sheet(
      cut(
        ribbon('186,352,18 140,372,20 104,330,18 92,300,12') +
          ribbon('92,304,12 66,340,15 74,388,10 92,408,0') +
          ribbon('190,340,18 148,330,20 124,280,18 112,250,12') +
          ribbon('112,254,12 84,284,15 88,332,10 104,354,0'),
        ink.heroLit,
      ) +
        cut(
          spread(5, 306, 372)
            .map((y) =>
              shape(`${86 - (y - 306) * 0.12},${y}! ${98},${y + 4}! ${86 - (y - 306) * 0.12},${y + 9}!`),
            )
            .join(''),
          ink.hero,
        ),
      'low',
    ) +
    drawn(line('176,282 160,230 128,190') + line('196,280 206,220 190,176'), ink.hero, 3) +
    stage.sheet(
      cut(
        shape('150,282! 164,274 186,280 208,272 222,280! 212,304 192,326 184,332 176,326 158,304'),
        stage.fade(ink.heroLit, ink.hero, 270, 330),
      ),
      'low',
    ) +
    cut(oval(158, 286, 11, 14) + oval(214, 284, 11, 14), ink.accent) +
    cut(disc(156, 284, 4) + disc(216, 282, 4), ink.tone(0.92))
  );
};

export const orchidMantis: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 270, y: 300, radius: 186, kind: 'full' as const };
  const stem = ribbon('200,840,20 240,700,15 300,600,13 400,520,11 470,420,9 500,300,7 500,180,0');
  const back =
    stage.sheet(
      cut(
        ribbon('80,840,40 60,600,34 110,380,24 60,160,0') +
          ribbon('520,840,46 560,640,40 520,460,26 580,260,0') +
          ribbon('20,840,34 -10,640,28 30,500,0'),
        ink.tone(0.54),
      ),
      'low',
    ) +
    stage.sheet(
      cut(
        ribbon('150,840,44 200,640,34 130,460,24 176,260,0') +
          ribbon('430,840,40 400,700,32 450,560,22 420,470,0'),
        ink.tone(0.64),
      ),
      'low',
    );
  const hero =
    mist(stage, 280, 400, 300, 0.35) +
    stage.sheet(cut(stem, ink.tone(0.74)), 'low') +
    orchid(stage, 490, 236, 0.72) +
    orchid(stage, 420, 604, 1.04) +
    place(-6, -10, mantisFigure(stage), { scale: 1.06 }) +
    orchid(stage, 238, 672, 0.92);
  const front = stage.sheet(
    cut(
      ribbon('-30,780,60 60,700,54 130,740,30 190,820,0') +
        ribbon('630,760,60 540,690,50 480,740,28 440,820,0') +
        hills(random, { width: 600, y: 784, rise: 10, bottom: 830, steps: 3 }) +
        leaf(0, 800, 70, 560, 44, 10),
      stage.fade(ink.tone(0.76), ink.tone(0.92), 560, 800),
    ),
    'high',
  );
  return { light, frames: ['bare'], back, hero, front };
};
