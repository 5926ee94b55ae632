import { peacockOpen } from '@pavilion/art/motifs/peacock';
import { box, disc, leaf, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, place } from '@pavilion/art/paper/stage';
import { ball, lit, sheet } from './kit.ts';
import { arts } from './lowSymbols.ts';
import type { SymbolDrawing } from './symbol.ts';

/** A peacock in a walled garden: it multiplies what it stands in; pavilions open the garden. */
export const peacockSymbols: Readonly<Record<string, SymbolDrawing>> = {
  ...arts(6),
  peacock: lit(6, (stage) => place(300, 376, peacockOpen(stage), { scale: 1.08 }), 1),
  pavilion: lit(
    2,
    (stage) =>
      sheet(stage, box(140, 490, 320, 50, 8) + box(100, 530, 400, 40, 8), '#e8dcc0', '#a8946a', 490, 570) +
      cut(
        box(180, 300, 240, 200),
        stage.bloom(300, 400, 190, [
          [0, '#fff3c9', 1],
          [1, '#f0a24e', 1],
        ]),
      ) +
      sheet(
        stage,
        box(150, 290, 30, 210) + box(240, 290, 22, 210) + box(338, 290, 22, 210) + box(420, 290, 30, 210),
        '#e23b3b',
        '#8d1720',
        290,
        500,
      ) +
      sheet(
        stage,
        shape('30,300! 150,260 260,170 300,90! 340,170 450,260 570,300! 440,312 300,290 160,312'),
        '#3fa88a',
        '#124f4a',
        90,
        312,
      ) +
      ball(stage, 300, 84, 34, '#ffe08a', '#b5761c') +
      drawn('M180 330H420', '#ffd166', 14),
    1,
  ),
  eye: lit(4, (stage) =>
    place(
      300,
      300,
      sheet(stage, ribbon('0,60,14 10,180,12 -10,290,6'), '#8fdca0', '#2c7a4a', 60, 290) +
        sheet(
          stage,
          spread(15, -230, 50)
            .map((degrees) => leaf(0, 30, ...polar(0, -40, 250, degrees), 54))
            .join(''),
          '#8fe6a0',
          '#146a5a',
          -290,
          200,
        ) +
        sheet(
          stage,
          shape('0,-220! 130,-100 120,60 0,130 -120,60 -130,-100'),
          '#ffd166',
          '#c9821f',
          -220,
          130,
        ) +
        sheet(stage, shape('0,-150! 92,-70 84,50 0,96 -84,50 -92,-70'), '#5fe0e8', '#1476a8', -150, 96) +
        sheet(stage, shape('0,-90! 50,-30 46,30 0,60 -46,30 -50,-30'), '#3a4fd8', '#141a5a', -90, 60) +
        cut(oval(-22, -34, 14, 20), '#ffffff', { opacity: 0.8 }),
      { turn: 12 },
    ),
  ),
  peony: lit(
    18,
    (stage) =>
      sheet(
        stage,
        leaf(300, 430, 70, 480, 110, 16) + leaf(300, 430, 530, 480, 110, -16) + leaf(300, 440, 300, 590, 90),
        '#8fdc8a',
        '#1f6a45',
        380,
        590,
      ) +
      [
        [9, 190, 100, '#ff9ab8', '#c22f66'],
        [8, 130, 88, '#ffb3ca', '#dc4a80'],
        [6, 70, 72, '#ffd6e4', '#f0709c'],
      ]
        .map(([count, reach, size, from, to], at) =>
          sheet(
            stage,
            spread(Number(count), at * 22, at * 22 + 360 - 360 / Number(count))
              .map((degrees) => disc(...polar(300, 280, Number(reach) * 0.86, degrees), Number(size) * 0.86))
              .join(''),
            String(from),
            String(to),
            60,
            500,
          ),
        )
        .join('') +
      sheet(stage, disc(300, 280, 50), '#ffe9a8', '#f0a93a', 230, 330),
  ),
  fountain: lit(
    16,
    (stage) =>
      drawn(
        'M300 300V90M300 100Q200 80 180 300M300 100Q400 80 420 300M300 110Q140 90 110 340M300 110Q460 90 490 340',
        '#bfeaff',
        16,
        0.9,
      ) +
      cut(
        disc(300, 70, 22) + disc(180, 310, 14) + disc(420, 310, 14) + disc(108, 350, 12) + disc(492, 350, 12),
        '#ffffff',
      ) +
      sheet(
        stage,
        shape('150,320! 450,320! 400,380 340,390! 330,450! 270,450! 260,390! 200,380'),
        '#ffffff',
        '#a8b8cc',
        320,
        450,
      ) +
      sheet(
        stage,
        shape('40,440! 560,440! 520,540 420,570! 180,570! 80,540'),
        '#f3f6fa',
        '#8fa3bd',
        440,
        570,
      ) +
      sheet(stage, oval(300, 446, 250, 34), '#8fdcff', '#2f86c4', 412, 480),
  ),
  butterfly: lit(
    15,
    (stage) =>
      sheet(
        stage,
        shape('290,280! 200,120 80,70 40,170 110,300 280,310!') +
          shape('310,280! 400,120 520,70 560,170 490,300 320,310!'),
        '#ffb35c',
        '#d5372b',
        70,
        310,
      ) +
      sheet(
        stage,
        shape('285,310! 180,330 100,420 140,520 230,500 295,350!') +
          shape('315,310! 420,330 500,420 460,520 370,500 305,350!'),
        '#7fd0ff',
        '#3a4fb8',
        310,
        520,
      ) +
      cut(disc(130, 170, 34) + disc(470, 170, 34), '#fff3c9', { opacity: 0.9 }) +
      cut(disc(190, 430, 26) + disc(410, 430, 26), '#ffd6ec', { opacity: 0.9 }) +
      sheet(stage, ribbon('300,200,30 300,320,40 300,470,12'), '#3a2438', '#140c18', 200, 470) +
      drawn('M294 200Q270 140 220 120M306 200Q330 140 380 120', '#3a2438', 10),
  ),
};
