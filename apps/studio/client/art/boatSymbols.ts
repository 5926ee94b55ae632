import { raceBoat } from '@pavilion/art/motifs/boats';
import { box, disc, facet, leaf, oval, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, place } from '@pavilion/art/paper/stage';
import { ball, lit, sheet } from './kit.ts';
import { glint } from './lowSymbols.ts';
import type { SymbolDrawing } from './symbol.ts';

/** The dragon boat and its feast; drums carry amounts: their skin is left plain. */
export const boatSymbols: Readonly<Record<string, SymbolDrawing>> = {
  drum: lit(
    2,
    (stage) =>
      sheet(
        stage,
        shape('70,210! 50,330 90,470! 300,540 510,470! 550,330 530,210!'),
        '#e0392b',
        '#7d1420',
        200,
        540,
      ) +
      cut(
        spread(9, 96, 504)
          .map((x) => disc(x, 452 + (1 - ((x - 300) / 210) ** 2) * 50, 13))
          .join(''),
        '#ffd166',
      ) +
      sheet(stage, oval(300, 240, 250, 178), '#f3c14d', '#b5761c', 60, 420) +
      stage.sheet(
        cut(
          oval(300, 236, 216, 148),
          stage.bloom(280, 200, 240, [
            [0, '#8a2430', 1],
            [0.7, '#6a1524', 1],
            [1, '#4a0d1a', 1],
          ]),
        ),
        'low',
      ),
    0.9,
  ),
  pearl: lit(
    0,
    (stage) =>
      sheet(
        stage,
        shape(
          '300,30! 360,110 470,110! 470,200 560,260! 500,340 530,450! 420,460 360,560! 300,490 240,560! 180,460 70,450! 100,340 40,260! 130,200 130,110! 240,110',
        ),
        '#ffd45e',
        '#e2571e',
        30,
        560,
      ) +
      ball(stage, 300, 310, 158, '#ffffff', '#6fd3e8') +
      cut(oval(250, 250, 44, 30), '#ffffff', { opacity: 0.95 }) +
      drawn('M230 380Q300 430 380 372', '#ffffff', 12, 0.6),
    1,
  ),
  boat: lit(7, (stage) => place(14, -128, raceBoat(stage), { scale: 0.9 }), 0.8),
  flag: lit(
    5,
    (stage) =>
      sheet(stage, box(120, 50, 22, 510, 10), '#f3c766', '#8a5a1c') +
      sheet(stage, facet('142,80 540,190 142,330'), '#e23b3b', '#8d1720', 80, 330) +
      sheet(stage, facet('142,116 440,194 142,292'), '#ffd166', '#e59a2b', 110, 300) +
      cut(disc(214, 204, 46), '#d5372b') +
      cut(disc(214, 204, 20), '#ffe9a8') +
      ball(stage, 131, 52, 30, '#ffe08a', '#b5761c') +
      drawn('M142 330Q240 380 200 470T260 560', '#e9b44c', 12),
  ),
  dumpling: lit(
    9,
    (stage) =>
      sheet(
        stage,
        shape('300,60! 360,150 500,400 520,470 430,520 170,520 80,470 100,400 240,150'),
        '#8fcf6d',
        '#2c6b3a',
        60,
        520,
      ) +
      drawn('M300 70L190 510M300 70L300 520M300 70L410 510', '#c6ec9a', 8, 0.6) +
      drawn('M128 360Q300 440 472 360M150 320Q300 396 450 320M200 230Q300 280 400 230', '#f7e2a8', 16) +
      drawn('M300 410L260 500M300 410L346 496', '#f7e2a8', 14) +
      ball(stage, 300, 400, 28, '#fff3c9', '#d9a566'),
  ),
  oars: lit(4, (stage) =>
    [-38, 38]
      .map((turn) =>
        place(
          300,
          300,
          sheet(stage, box(-15, -270, 30, 360, 12), '#e0a35a', '#7a4322', -270, 90) +
            sheet(
              stage,
              shape('-30,80! 30,80! 56,180 40,270 0,290 -40,270 -56,180'),
              '#e23b3b',
              '#8d1720',
              80,
              290,
            ) +
            drawn('M0 110V260', '#ffd166', 10) +
            cut(box(-34, -282, 68, 30, 12), '#f3c14d'),
          { turn },
        ),
      )
      .join(''),
  ),
  egg: lit(
    10,
    (stage) =>
      sheet(stage, oval(300, 310, 240, 200), '#e9f6f4', '#8cbcc6', 110, 510) +
      sheet(stage, oval(300, 320, 196, 158), '#ffffff', '#e9e2d2', 160, 480) +
      ball(stage, 300, 326, 104, '#ffd45e', '#e8701e') +
      cut(oval(262, 284, 32, 20), '#fff3c9', { opacity: 0.9 }),
  ),
  sachet: lit(
    18,
    (stage) =>
      drawn('M300 40V150M300 470V520', '#ffd166', 12) +
      sheet(
        stage,
        shape('300,130! 420,190 480,330 300,490! 120,330 180,190'),
        '#ff86a8',
        '#b3245f',
        130,
        490,
      ) +
      drawn('M196 250Q300 330 404 250M170 330Q300 410 430 330', '#ffd9e6', 10) +
      cut(disc(300, 250, 36), '#ffd166') +
      sheet(
        stage,
        ribbon('280,500,18 270,550,14 262,590,4') +
          ribbon('300,500,18 300,560,14 300,596,4') +
          ribbon('320,500,18 330,550,14 338,590,4'),
        '#ffd166',
        '#e08a1a',
        490,
        596,
      ),
  ),
  calamus: lit(
    12,
    (stage) =>
      sheet(
        stage,
        leaf(280, 560, 120, 70, 62, 24) +
          leaf(300, 560, 300, 30, 66) +
          leaf(320, 560, 480, 80, 62, -24) +
          leaf(310, 560, 400, 40, 52, -10) +
          leaf(290, 560, 200, 50, 52, 12),
        '#a8e68a',
        '#1c7047',
        40,
        560,
      ) +
      sheet(stage, box(226, 410, 148, 44, 16), '#e23b3b', '#a11b22', 410, 454) +
      drawn('M370 430Q440 470 420 540M376 430Q470 450 480 510', '#e23b3b', 14),
  ),
  wave: lit(
    16,
    (stage) =>
      sheet(
        stage,
        shape(
          '40,520! 60,380 150,230 290,150 420,170 480,250 470,330 400,370 340,340 340,290! 300,350 330,430 420,470 560,520!',
        ),
        '#bfeaff',
        '#2b7fc4',
        150,
        520,
      ) +
      drawn('M110 480Q130 320 270 230Q360 190 420 250M170 490Q190 380 270 320', '#ffffff', 14, 0.8) +
      cut(disc(500, 180, 20) + disc(540, 250, 13) + disc(450, 110, 12), '#e8f9ff') +
      cut(glint(180, 150, 40), '#ffffff', { opacity: 0.8 }),
  ),
};
