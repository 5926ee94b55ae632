import { phoenixRising } from '@pavilion/art/motifs/phoenix';
import { box, disc, facet, leaf, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, pierced, place } from '@pavilion/art/paper/stage';
import { ball, lit, sheet } from './kit.ts';
import { plants } from './lowSymbols.ts';
import type { SymbolDrawing } from './symbol.ts';

/** A phoenix cut from paper, and what cut it; embers call its flight. */
export const phoenixSymbols: Readonly<Record<string, SymbolDrawing>> = {
  ...plants(5),
  phoenix: lit(5, (stage) => place(300, 262, phoenixRising(stage), { scale: 0.86 }), 1),
  ember: lit(
    2,
    (stage) =>
      sheet(
        stage,
        shape(
          '300,30! 370,150 400,210 470,190! 530,330 500,460 410,550 300,570 190,550 100,460 80,330 150,230! 190,280 220,200',
        ),
        '#ffd45e',
        '#d5302b',
        30,
        570,
      ) +
      sheet(
        stage,
        shape('300,200! 350,290 410,360 400,460 300,530 200,460 190,370 240,310! 270,330'),
        '#fff3b0',
        '#ff8a2a',
        200,
        530,
      ) +
      sheet(stage, shape('300,350! 340,410 340,470 300,505 260,470 260,410'), '#ffffff', '#ffe07a', 350, 505),
    1,
  ),
  feather: lit(13, (stage) =>
    place(
      300,
      300,
      sheet(stage, leaf(0, 270, 0, -280, 210, 20), '#ffb347', '#c4231f', -280, 270) +
        sheet(
          stage,
          shape('0,-200! 56,-130 50,-60 0,-20! -50,-60 -56,-130'),
          '#2fb7a8',
          '#0f5a6a',
          -200,
          -20,
        ) +
        ball(stage, 0, -106, 32, '#fff3b0', '#e08a1a') +
        drawn('M0 280V-30M0 60L70 0M0 60L-70 0M0 140L76 70M0 140L-76 70', '#ffe9a8', 9, 0.8),
      { turn: 28 },
    ),
  ),
  scissors: lit(17, (stage) =>
    place(
      300,
      300,
      [1, -1]
        .map((side) =>
          place(
            0,
            0,
            sheet(stage, shape('-12,40! 0,-280! 34,-150 26,40!'), '#ffffff', '#8fa3bd', -280, 40) +
              stage.sheet(pierced(oval(52, 170, 78, 106) + oval(52, 172, 46, 72), '#d5372b'), 'high'),
            { turn: side * 20, flip: side < 0 },
          ),
        )
        .join('') + ball(stage, 0, 20, 28, '#ffe08a', '#b5761c'),
      { turn: 14 },
    ),
  ),
  lantern: lit(
    7,
    (stage) =>
      drawn('M300 20V90', '#e9b44c', 12) +
      sheet(stage, facet('190,120 410,120 500,300 410,470 190,470 100,300'), '#ff7a45', '#a3182a', 110, 470) +
      drawn('M250 120L210 300L250 470M350 120L390 300L350 470M100 300H500', '#ffd9a0', 9, 0.8) +
      cut(disc(300, 300, 74), '#ffe9a8', { opacity: 0.9 }) +
      cut(
        spread(5, -90, 198)
          .map((degrees) => {
            const [x, y] = polar(300, 300, 34, degrees);
            return disc(x, y, 22);
          })
          .join(''),
        '#d5372b',
      ) +
      sheet(stage, box(206, 92, 188, 34, 10) + box(206, 466, 188, 34, 10), '#e9b44c') +
      sheet(
        stage,
        ribbon('270,500,14 264,550,10 258,590,3') +
          ribbon('300,500,14 300,560,10 300,596,3') +
          ribbon('330,500,14 336,550,10 342,590,3'),
        '#e9b44c',
      ),
  ),
  parasol: lit(
    18,
    (stage) =>
      drawn('M300 130V520Q300 570 250 556', '#8a5a2c', 18) +
      sheet(
        stage,
        shape(
          '300,70! 440,130 560,330! 480,300 430,330! 370,296 300,330! 230,296 170,330! 120,300 40,330! 160,130',
        ),
        '#ff9ab8',
        '#c22f66',
        70,
        330,
      ) +
      drawn('M300 80Q220 180 170 326M300 80V326M300 80Q380 180 430 326', '#ffe3ee', 9, 0.85) +
      cut(disc(300, 70, 18), '#ffd166') +
      cut(
        leaf(220, 200, 250, 260, 26) + leaf(370, 180, 400, 250, 26) + leaf(130, 260, 160, 290, 22),
        '#ffe9a8',
        { opacity: 0.85 },
      ),
  ),
};
