import { tiger } from '@pavilion/art/motifs/tiger';
import { box, disc, facet, leaf, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, pierced, place } from '@pavilion/art/paper/stage';
import { ball, lit, sheet } from './kit.ts';
import type { SymbolDrawing } from './symbol.ts';

/** A bamboo grove at night; the tiger stands for any, and walks. */
export const tigerSymbols: Readonly<Record<string, SymbolDrawing>> = {
  tiger: lit(3, (stage) => place(10, 150, tiger(stage), { scale: 1.16 }), 1),
  gong: lit(
    8,
    (stage) =>
      sheet(
        stage,
        box(70, 60, 460, 34, 10) + box(90, 60, 30, 500) + box(480, 60, 30, 500),
        '#a8452e',
        '#5f1f16',
        60,
        560,
      ) +
      drawn('M220 94V150M380 94V150', '#e9b44c', 10) +
      sheet(stage, disc(300, 310, 186), '#ffe08a', '#a86b1d', 120, 500) +
      pierced(disc(300, 310, 150) + disc(300, 310, 136), '#7a4a12', 0.7) +
      ball(stage, 300, 310, 70, '#fff3c0', '#b5761c'),
  ),
  moon: lit(
    17,
    (stage) =>
      sheet(stage, 'M390 70A240 240 0 1 0 520 420A200 200 0 1 1 390 70Z', '#fffbe6', '#f0c96a', 70, 540) +
      cut(disc(180, 300, 22) + disc(230, 410, 30) + disc(200, 200, 15), '#d9a94e', { opacity: 0.5 }) +
      sheet(
        stage,
        shape('250,470 300,430 370,440 430,420 500,450 560,500! 240,510!'),
        '#b9c6f2',
        '#5b6cb0',
        420,
        510,
      ),
    1,
  ),
  orchid: lit(
    11,
    (stage) =>
      sheet(stage, ribbon('300,560,18 290,450,14 300,330,10'), '#4f9b5a', '#235c34', 330, 560) +
      [0, 72, 144, 216, 288]
        .map((turn) =>
          place(
            300,
            270,
            stage.sheet(cut(leaf(0, 0, 0, -230, 130), stage.fade('#ffe3f4', '#c23f96', -230, 0)), 'low'),
            { turn },
          ),
        )
        .join('') +
      sheet(
        stage,
        shape('250,280! 300,250 350,280! 350,350 300,400 250,350'),
        '#ffd166',
        '#d6336c',
        250,
        400,
      ) +
      ball(stage, 300, 262, 26, '#fffbe6', '#f3b33d'),
  ),
  jade: lit(
    12,
    (stage) =>
      drawn('M300 30V120M300 480V560', '#d5372b', 12) +
      stage.sheet(
        pierced(disc(300, 300, 200) + disc(300, 300, 76), stage.fade('#d8ffe4', '#1f8f63', 100, 500)),
        'high',
      ) +
      cut(
        spread(10, 0, 324)
          .map((degrees) => {
            const [x, y] = polar(300, 300, 138, degrees);
            return disc(x, y, 18);
          })
          .join(''),
        '#0f6b48',
        { opacity: 0.65 },
      ) +
      ball(stage, 300, 530, 26, '#ffe08a', '#b5761c'),
  ),
  shoot: lit(
    10,
    (stage) =>
      sheet(
        stage,
        shape('300,40! 370,200 430,380 450,550! 150,550! 170,380 230,200'),
        '#e6c78a',
        '#8a5a2b',
        40,
        550,
      ) +
      sheet(stage, shape('300,90! 350,260 300,550! 180,550! 220,340'), '#f6e2b0', '#b98446', 90, 550) +
      sheet(stage, shape('300,240! 420,400 440,550! 280,550! 290,400'), '#d9a95e', '#7a4a22', 240, 550) +
      drawn('M300 120Q280 300 250 540M330 300Q370 420 380 540', '#7a4a22', 7, 0.6),
  ),
  butterfly: lit(14, (stage) => {
    const wing =
      stage.sheet(
        cut(
          shape('10,-20! 80,-200 220,-220 250,-110 170,0 20,20'),
          stage.fade('#8fd3ff', '#3457c9', -220, 20),
        ),
        'low',
      ) +
      stage.sheet(
        cut(shape('10,10! 140,20 200,90 170,190 90,200 20,90'), stage.fade('#c9b6ff', '#7a3fc9', 10, 200)),
        'low',
      ) +
      cut(disc(166, -136, 32) + disc(120, 110, 26), '#fff3c0', { opacity: 0.9 });
    return (
      place(300, 300, wing) +
      place(300, 300, wing, { flip: true }) +
      sheet(stage, leaf(300, 180, 300, 480, 44), '#3a2a4a') +
      drawn('M296 190Q270 120 220 90M304 190Q330 120 380 90', '#3a2a4a', 8)
    );
  }),
  leaf: lit(
    9,
    (stage) =>
      [
        [-40, 1],
        [0, 1.12],
        [42, 1],
      ]
        .map(([turn = 0, scale = 1]) =>
          place(
            300,
            520,
            stage.sheet(cut(leaf(0, 0, 0, -430, 130), stage.fade('#c9f27a', '#1f7a3c', -430, 0)), 'low') +
              drawn('M0 -10V-400', '#e6ffc2', 7, 0.8),
            { turn, scale },
          ),
        )
        .join('') + sheet(stage, ribbon('300,600,22 300,560,22 300,510,18'), '#4f9b5a'),
  ),
  mushroom: lit(
    7,
    (stage) =>
      sheet(
        stage,
        shape('240,330! 360,330! 376,480 400,550! 200,550! 224,480'),
        '#fff6e6',
        '#e0c8a6',
        330,
        550,
      ) +
      sheet(
        stage,
        shape('80,350! 100,210 200,110 300,90 400,110 500,210 520,350! 400,380 300,366 200,380'),
        '#ff7a6b',
        '#a31628',
        90,
        380,
      ) +
      cut(
        oval(220, 210, 40, 32) +
          oval(350, 170, 34, 26) +
          oval(420, 280, 36, 30) +
          oval(300, 290, 30, 24) +
          oval(160, 300, 24, 22),
        '#fff6e6',
      ) +
      cut(facet('212,392 388,392 378,410 222,410'), '#d9b98a', { opacity: 0.8 }),
  ),
};
