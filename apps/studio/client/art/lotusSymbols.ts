import { koi } from '@pavilion/art/motifs/carp';
import { frog } from '@pavilion/art/motifs/frog';
import { lotusFlower, lotusLeaf } from '@pavilion/art/motifs/lotus';
import { leaf, oval, ribbon, shape } from '@pavilion/art/paper/path';
import { cut, drawn, place } from '@pavilion/art/paper/stage';
import { ball, lit, sheet } from './kit.ts';
import type { SymbolDrawing } from './symbol.ts';

/** A lotus pond in the rain; drops stand for any, frogs call for more rain. */
export const lotusSymbols: Readonly<Record<string, SymbolDrawing>> = {
  rain: lit(
    4,
    (stage) =>
      sheet(
        stage,
        shape('300,40! 400,200 470,330 440,460 300,540 160,460 130,330 200,200'),
        '#e8fbff',
        '#1f7fd6',
        40,
        540,
      ) +
      cut(shape('216,330 250,230 262,320 250,440 226,410'), '#ffffff', { opacity: 0.9 }) +
      sheet(stage, oval(300, 540, 240, 30), '#9fe0ff', '#2b7fc4', 510, 570) +
      sheet(
        stage,
        shape('100,100! 130,160 144,200 100,236 56,200 70,160') +
          shape('500,90! 530,150 544,190 500,226 456,190 470,150'),
        '#d9f8ff',
        '#4aa8e8',
        90,
        236,
      ),
    1,
  ),
  frog: lit(12, (stage) => place(300, 320, frog(stage), { scale: 1.25 }), 1),
  lotus: lit(18, (stage) => place(300, 400, lotusFlower(stage, '#f0709c', '#ffc3d6'), { scale: 1.62 }), 0.9),
  dragonfly: lit(
    6,
    (stage) =>
      sheet(
        stage,
        leaf(300, 230, 30, 110, 110, 14) +
          leaf(300, 230, 570, 110, 110, -14) +
          leaf(300, 270, 50, 330, 96, -14) +
          leaf(300, 270, 550, 330, 96, 14),
        '#e8fff6',
        '#6fd8d0',
        90,
        350,
      ) +
      drawn('M290 235L90 140M310 235L510 140M290 275L100 318M310 275L500 318', '#ffffff', 6, 0.7) +
      sheet(stage, ribbon('300,150,64 300,260,56 300,400,34 300,560,18'), '#ff8a5a', '#b3202a', 150, 560) +
      drawn('M282 330H318M284 390H316M286 450H314M288 510H312', '#ffd9a0', 9) +
      ball(stage, 256, 140, 50, '#9fffd8', '#0f7a6a') +
      ball(stage, 344, 140, 50, '#9fffd8', '#0f7a6a'),
  ),
  koi: lit(
    5,
    (stage) => place(300, 300, koi(stage, '#fff3e6', '#e8502a', '#ffb38a'), { scale: 1.1, turn: -20 }),
    0.8,
  ),
  seedpod: lit(
    9,
    (stage) =>
      sheet(stage, ribbon('300,560,30 310,450,26 300,330,30'), '#7fb85a', '#2c6b3a', 330, 560) +
      sheet(
        stage,
        shape('90,220! 120,330 220,430 300,450 380,430 480,330 510,220!'),
        '#b5d96a',
        '#4a8038',
        220,
        450,
      ) +
      sheet(stage, oval(300, 220, 216, 112), '#dcefa0', '#8fb84a', 108, 332) +
      [
        [300, 150],
        [190, 190],
        [410, 190],
        [240, 260],
        [360, 260],
        [300, 214],
      ]
        .map(
          ([x = 0, y = 0]) =>
            cut(oval(x, y, 42, 28), '#5f8a34') + ball(stage, x, y - 4, 26, '#fff6c9', '#8fa03a'),
        )
        .join(''),
  ),
  bud: lit(
    19,
    (stage) =>
      sheet(stage, ribbon('300,570,26 310,470,22 300,380,30'), '#7fc27a', '#22603f', 380, 570) +
      sheet(
        stage,
        shape('300,40! 420,190 440,330 370,430 300,450 230,430 160,330 180,190'),
        '#ffd6e4',
        '#e0508a',
        40,
        450,
      ) +
      sheet(
        stage,
        shape('300,120! 370,230 380,350 300,440 220,350 230,230'),
        '#fff0f5',
        '#f28ab0',
        120,
        440,
      ) +
      sheet(
        stage,
        shape('160,330! 210,420 300,460! 230,480 170,430') +
          shape('440,330! 390,420 300,460! 370,480 430,430'),
        '#8fdc8a',
        '#2c7a4a',
        330,
        480,
      ),
  ),
  leaf: lit(
    3,
    (stage) =>
      place(
        300,
        280,
        stage.sheet(lotusLeaf(stage, 0, 0, 250, stage.fade('#8fe0a0', '#1c6a4a', -90, 80)), 'high'),
        { turn: -10, scale: 1.05 },
      ) +
      ball(stage, 240, 250, 30, '#ffffff', '#7fd0e8') +
      ball(stage, 390, 280, 20, '#ffffff', '#7fd0e8') +
      sheet(stage, ribbon('300,350,18 320,450,18 300,570,18'), '#5fa868', '#22603f', 350, 570),
  ),
  reed: lit(
    10,
    (stage) =>
      sheet(
        stage,
        leaf(300, 560, 110, 170, 44, 30) +
          leaf(310, 560, 500, 190, 44, -30) +
          leaf(300, 560, 220, 260, 36, 12),
        '#b5d96a',
        '#3d7a3a',
        170,
        560,
      ) +
      drawn('M300 560V90M390 560Q400 400 400 190', '#6a8a3a', 12) +
      sheet(
        stage,
        shape('300,70! 336,110 340,260 300,330 260,260 264,110') +
          shape('400,180! 430,210 432,330 400,390 368,330 370,210'),
        '#b5713a',
        '#5f3216',
        70,
        390,
      ),
  ),
};
