import { whale } from '@pavilion/art/motifs/whale';
import { box, disc, facet, leaf, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, place } from '@pavilion/art/paper/stage';
import { ball, lit, rays, sheet } from './kit.ts';
import { glint } from './lowSymbols.ts';
import type { SymbolDrawing } from './symbol.ts';

/** A whale over a sea of clouds; conches call it, and stars lift it. */
export const whaleSymbols: Readonly<Record<string, SymbolDrawing>> = {
  whale: lit(6, (stage) => place(264, 318, whale(stage), { scale: 1.04, turn: -14 }), 1),
  conch: lit(
    11,
    (stage) =>
      sheet(
        stage,
        shape(
          '90,470! 60,350 120,210 250,130 400,120 520,190 550,300 500,400 420,420 380,360 420,320! 330,400 300,480 330,540! 230,560 140,530',
        ),
        '#ffe9d2',
        '#e07f8f',
        120,
        560,
      ) +
      drawn('M150 260Q290 210 480 250M120 340Q260 280 470 330M130 420Q240 360 330 400', '#c4587a', 14, 0.7) +
      sheet(
        stage,
        shape('330,400! 400,380 440,420 400,500 330,540! 310,480'),
        '#ffb0b8',
        '#a8325f',
        380,
        540,
      ) +
      cut(oval(250, 190, 70, 22), '#ffffff', { opacity: 0.7 }),
    1,
  ),
  star: lit(
    1,
    (stage) =>
      sheet(stage, rays(8, 300, 300, 280, 110), '#fff6cf', '#79b8ff', 20, 580) +
      sheet(stage, rays(4, 300, 300, 250, 74), '#ffffff', '#ffd86b', 50, 550) +
      cut(disc(300, 300, 40), '#ffffff'),
    1,
  ),
  moon: lit(
    0,
    (stage) =>
      sheet(
        stage,
        shape('390,60! 200,90 90,240 100,400 220,530 400,540! 300,470 250,360 260,230 320,120'),
        '#fff3c4',
        '#f0a93a',
        60,
        540,
      ) +
      cut(glint(430, 220, 74), '#ffe9a8') +
      cut(glint(500, 380, 40), '#ffe9a8'),
  ),
  lighthouse: lit(
    5,
    (stage) =>
      cut(facet('270,150 20,60 20,220') + facet('330,150 580,60 580,220'), '#ffe9a8', { opacity: 0.55 }) +
      sheet(stage, facet('236,210 364,210 400,540 200,540'), '#ffffff', '#cfd8e6', 210, 540) +
      sheet(
        stage,
        facet('228,290 372,290 380,360 220,360') + facet('213,430 387,430 395,500 205,500'),
        '#e23b3b',
        '#a11b22',
        290,
        500,
      ) +
      sheet(stage, box(244, 120, 112, 90, 8), '#ffe9a8', '#ffb347', 120, 210) +
      sheet(stage, facet('220,124 300,50 380,124') + box(214, 204, 172, 22, 8), '#2c3e63') +
      cut(box(276, 470, 48, 70, 20), '#5b3a1e'),
  ),
  bird: lit(
    17,
    (stage) =>
      sheet(
        stage,
        leaf(300, 320, 40, 120, 110, -34) + leaf(310, 320, 570, 150, 110, 34),
        '#ffffff',
        '#8fa9c9',
        110,
        330,
      ) +
      cut(leaf(120, 180, 40, 120, 34) + leaf(490, 200, 570, 150, 34), '#2f4258') +
      sheet(
        stage,
        shape('200,330! 260,290 350,290 430,340 470,440! 380,440 280,430 220,390'),
        '#ffffff',
        '#c9d8e8',
        290,
        440,
      ) +
      sheet(stage, disc(216, 330, 56), '#ffffff', '#dfe8f2', 270, 390) +
      cut(facet('168,326 96,350 172,356'), '#f2a03a') +
      cut(disc(206, 318, 10), '#1d2236'),
  ),
  cloud: lit(
    16,
    (stage) =>
      sheet(
        stage,
        disc(200, 340, 110) + disc(320, 270, 140) + disc(440, 350, 100) + box(120, 340, 400, 110, 54),
        '#ffffff',
        '#8cc4e8',
        130,
        460,
      ) + drawn('M150 400Q200 340 260 380T380 360T480 400', '#5b9fd0', 14, 0.7),
  ),
  coral: lit(
    18,
    (stage) =>
      sheet(
        stage,
        ribbon('300,560,54 300,400,44 290,260,34 300,90,14') +
          ribbon('296,420,36 190,330,30 150,210,24 120,130,10') +
          ribbon('300,360,32 400,280,28 440,180,22 470,90,10') +
          ribbon('430,220,20 500,210,16 550,170,8') +
          ribbon('170,270,20 100,280,14 60,250,6'),
        '#ff9a8c',
        '#c42f57',
        90,
        560,
      ) +
      cut(
        disc(300, 86, 16) + disc(120, 126, 14) + disc(470, 88, 14) + disc(552, 166, 12) + disc(58, 248, 12),
        '#ffd9d0',
      ),
  ),
  kelp: lit(
    12,
    (stage) =>
      sheet(
        stage,
        ribbon('300,570,30 260,440,34 330,320,34 270,200,28 310,50,0'),
        '#8fe0a0',
        '#176a52',
        50,
        570,
      ) +
      sheet(
        stage,
        [500, 400, 300, 200]
          .map((y, at) => leaf(296, y, at % 2 === 0 ? 470 : 130, y - 90, 62, at % 2 === 0 ? 14 : -14))
          .join(''),
        '#7ad396',
        '#1d7a58',
        80,
        500,
      ) +
      cut(disc(450, 180, 18) + disc(480, 120, 12) + disc(160, 470, 15), '#d9fff0', { opacity: 0.8 }),
  ),
  drop: lit(
    4,
    (stage) =>
      sheet(
        stage,
        shape('300,50! 380,190 470,320 460,440 380,530 300,545 220,530 140,440 130,320 220,190'),
        '#d9f8ff',
        '#2a7fd0',
        50,
        545,
      ) +
      cut(shape('210,330 230,280 250,330 240,430 220,420'), '#ffffff', { opacity: 0.9 }) +
      drawn(
        spread(3, 20, 60)
          .map((degrees) => {
            const [x, y] = polar(300, 400, 96, degrees);
            return `M${x.toFixed(0)} ${y.toFixed(0)}l14 10`;
          })
          .join(''),
        '#ffffff',
        12,
        0.6,
      ) +
      ball(stage, 470, 150, 30, '#ffffff', '#5bb0e8'),
  ),
};
