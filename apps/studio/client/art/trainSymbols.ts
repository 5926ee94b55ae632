import { box, disc, facet, leaf, oval, shape, spread } from '@pavilion/art/paper/path';
import { pine as pineTree } from '@pavilion/art/paper/scenery';
import { cut, drawn, pierced } from '@pavilion/art/paper/stage';
import { ball, lit, sheet } from './kit.ts';
import type { SymbolDrawing } from './symbol.ts';

/** A train through mountains of cloud; steam stands for any, green signals give way. */
export const trainSymbols: Readonly<Record<string, SymbolDrawing>> = {
  steam: lit(
    17,
    (stage) =>
      sheet(
        stage,
        disc(210, 400, 120) +
          disc(360, 420, 130) +
          disc(460, 330, 96) +
          disc(300, 290, 130) +
          disc(170, 270, 84),
        '#ffffff',
        '#a9c8ee',
        160,
        550,
      ) +
      sheet(
        stage,
        disc(350, 170, 96) + disc(260, 130, 70) + disc(440, 120, 58),
        '#ffffff',
        '#c9ddf5',
        60,
        270,
      ) +
      drawn('M180 420Q240 360 300 410T430 390M250 270Q300 230 350 270', '#7fa8d8', 16, 0.6),
    1,
  ),
  signal: lit(
    9,
    (stage) =>
      sheet(stage, box(284, 60, 34, 510, 10), '#5f6f88', '#2a3446', 60, 570) +
      sheet(stage, box(196, 60, 208, 380, 96), '#3a4660', '#161c2a', 60, 440) +
      ball(stage, 300, 160, 74, '#8a2f36', '#3d1016') +
      cut(
        disc(300, 330, 130),
        stage.bloom(300, 330, 130, [
          [0, '#aaffb8', 0.9],
          [1, '#3fe07a', 0],
        ]),
      ) +
      ball(stage, 300, 330, 78, '#e6ffe0', '#1fae54') +
      cut(oval(274, 300, 24, 16), '#ffffff', { opacity: 0.9 }),
    1,
  ),
  train: lit(
    2,
    (stage) =>
      sheet(stage, disc(150, 90, 46) + disc(220, 60, 54) + disc(310, 70, 44), '#ffffff', '#c9d8ea', 20, 140) +
      sheet(
        stage,
        box(80, 230, 300, 190, 60) + shape('110,240! 104,150 90,120! 190,120! 178,150 172,240!'),
        '#f0524a',
        '#8d1720',
        120,
        420,
      ) +
      sheet(stage, box(350, 150, 180, 270, 14), '#d5372b', '#7a1420', 150, 420) +
      sheet(
        stage,
        box(330, 126, 220, 40, 14) + box(84, 106, 112, 24, 8) + box(60, 400, 490, 26, 8),
        '#f3c766',
        '#a5651c',
        106,
        426,
      ) +
      cut(box(390, 196, 100, 90, 12), '#fff3c9') +
      ball(stage, 92, 320, 40, '#ffffff', '#ffd166') +
      sheet(stage, facet('60,430 10,530 130,530 140,430'), '#8a98ac', '#3d4a5f', 430, 530) +
      [190, 320, 450]
        .map(
          (x) =>
            stage.sheet(pierced(disc(x, 480, 70) + disc(x, 480, 48), '#2a3142'), 'low') +
            cut(disc(x, 480, 20), '#f3c766'),
        )
        .join('') +
      drawn('M190 480H450', '#f3c766', 16),
  ),
  pass: lit(
    10,
    (stage) =>
      sheet(
        stage,
        shape('50,180! 550,140! 560,240! 526,270 560,310! 570,420! 70,460! 60,360! 94,330 60,290!'),
        '#fff3d0',
        '#e2b56a',
        140,
        460,
      ) +
      drawn('M410 160L426 430', '#b5761c', 9, 0.8) +
      cut(facet('120,350 220,230 270,290 310,250 380,340'), '#c25b3a') +
      cut(disc(150, 240, 26), '#e23b3b') +
      drawn('M120 390L380 376', '#8a5a2c', 14) +
      drawn('M462 230L530 224M466 290L534 284M470 350L520 345', '#8a5a2c', 14),
  ),
  conductor: lit(
    4,
    (stage) =>
      sheet(
        stage,
        shape('90,330! 80,210 180,130 300,110 420,130 520,210 510,330!'),
        '#3f6fb8',
        '#1b2f6a',
        110,
        330,
      ) +
      sheet(stage, shape('110,310! 490,310! 500,390! 100,390!'), '#24406b', '#152650', 310, 390) +
      sheet(
        stage,
        shape('100,390! 500,390! 560,470 430,510 300,516 170,510 40,470'),
        '#2a2f44',
        '#0f1220',
        390,
        516,
      ) +
      cut(box(110, 352, 380, 16), '#f3c766') +
      ball(stage, 300, 230, 62, '#ffe9a8', '#b5761c') +
      stage.sheet(pierced(disc(300, 230, 36) + disc(300, 230, 22), '#d5372b'), 'low') +
      drawn('M230 230H170M370 230H430', '#f3c766', 14),
  ),
  viaduct: lit(
    16,
    (stage) =>
      sheet(stage, facet('20,560 200,170 330,380 430,240 590,560'), '#7f98c9', '#3a4a80', 170, 560) +
      sheet(
        stage,
        `${box(20, 300, 560, 70)}${box(40, 360, 56, 210)}${box(190, 360, 56, 210)}${box(350, 360, 56, 210)}${box(504, 360, 56, 210)}${shape('96,370! 190,370! 190,450! 143,400 96,450!')}${shape('246,370! 350,370! 350,450! 298,400 246,450!')}${shape('406,370! 504,370! 504,450! 455,400 406,450!')}`,
        '#e8c9a0',
        '#8a5a3a',
        300,
        570,
      ) +
      cut(box(20, 290, 560, 22), '#5f3a2a') +
      cut(
        spread(9, 60, 540)
          .map((x) => box(x - 5, 262, 10, 34))
          .join(''),
        '#5f3a2a',
      ),
  ),
  bag: lit(
    8,
    (stage) =>
      drawn('M210 190V130Q210 100 240 100H360Q390 100 390 130V190', '#6a3a1c', 28) +
      sheet(stage, box(60, 180, 480, 340, 40), '#d98a4a', '#7a3f1c', 180, 520) +
      sheet(stage, box(130, 180, 46, 340) + box(424, 180, 46, 340), '#8a4a24', '#5a2c12', 180, 520) +
      cut(box(120, 300, 66, 40, 8) + box(414, 300, 66, 40, 8), '#f3c766') +
      cut(disc(300, 350, 66), '#fff3d0') +
      cut(facet('256,380 290,316 306,346 318,330 346,380'), '#3f7fb8') +
      cut(disc(330, 312, 12), '#e23b3b'),
  ),
  tea: lit(
    12,
    (stage) =>
      drawn('M230 90Q200 130 240 160T230 220M330 70Q300 110 340 150T330 220', '#ffffff', 16, 0.7) +
      sheet(
        stage,
        shape('160,220! 440,220! 420,470 390,520! 210,520! 180,470'),
        '#fff6de',
        '#c9e0d2',
        220,
        520,
      ) +
      cut(shape('176,290! 424,290! 408,460 384,500! 216,500! 192,460'), '#d98a2a') +
      cut(leaf(250, 420, 330, 350, 40) + leaf(320, 450, 380, 390, 34), '#7a5a1c') +
      drawn('M440 270Q540 270 530 360T410 430', '#fff6de', 28) +
      sheet(stage, oval(300, 540, 220, 34), '#f3c766', '#a5651c', 506, 574),
  ),
  pine: lit(
    3,
    (stage) =>
      sheet(stage, pineTree(300, 560, 510), '#a6e08a', '#15603f', 50, 560) +
      ball(stage, 460, 150, 50, '#fff6c9', '#f0a93a'),
  ),
  peak: lit(
    1,
    (stage) =>
      sheet(stage, facet('30,540 210,190 320,390 420,90 575,540'), '#8fb0ff', '#2f3a8a', 90, 540) +
      cut(
        facet('420,90 480,264 440,240 420,280 394,240 366,256') +
          facet('210,190 258,278 222,270 200,300 170,268'),
        '#ffffff',
      ) +
      sheet(stage, box(50, 430, 230, 46, 23) + box(300, 480, 250, 46, 23), '#ffffff', '#c9d8f5', 430, 526),
  ),
};
