import { skyLantern } from '@pavilion/art/motifs/shore';
import { box, disc, facet, oval, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, place } from '@pavilion/art/paper/stage';
import { ball, lit, sheet } from './kit.ts';
import { glint, plants } from './lowSymbols.ts';
import type { SymbolDrawing } from './symbol.ts';

/** The night on which lanterns fly; each carries an amount, and the keeper gathers them. */
export const lanternSymbols: Readonly<Record<string, SymbolDrawing>> = {
  ...plants(15),
  lantern: lit(
    7,
    (stage) =>
      sheet(
        stage,
        shape('150,90! 300,50 450,90! 540,260 510,420 430,520! 170,520! 90,420 60,260'),
        '#ff9a4e',
        '#b3202a',
        50,
        520,
      ) +
      stage.sheet(
        cut(
          oval(300, 290, 200, 150),
          stage.bloom(300, 290, 210, [
            [0, '#c93a24', 1],
            [0.7, '#a82422', 1],
            [1, '#8d1720', 1],
          ]),
        ),
        'low',
      ) +
      drawn('M150 96Q110 300 174 516M450 96Q490 300 426 516', '#ffd9a0', 8, 0.5) +
      sheet(stage, box(160, 510, 280, 30, 8), '#e9b44c', '#8a5a1c', 510, 540) +
      cut(shape('300,530! 336,570 300,598 264,570'), '#ffe9a8'),
    1,
  ),
  keeper: lit(
    0,
    (stage) =>
      sheet(stage, shape('300,260! 420,290 500,560! 100,560! 180,290'), '#4f7fd0', '#1b2f6a', 260, 560) +
      sheet(stage, shape('270,270! 330,270! 350,560! 250,560!'), '#ffd166', '#c9821f', 270, 560) +
      sheet(stage, disc(300, 190, 104), '#ffe3c9', '#f0b58a', 90, 300) +
      sheet(
        stage,
        shape('190,200! 180,110 250,60 300,56 350,60 420,110 410,200! 370,140 300,130 230,140'),
        '#3a2438',
        '#1a0f1f',
        56,
        200,
      ) +
      ball(stage, 226, 62, 42, '#4a2f46', '#1a0f1f') +
      ball(stage, 374, 62, 42, '#4a2f46', '#1a0f1f') +
      drawn('M256 196Q268 182 280 196M320 196Q332 182 344 196', '#3a2438', 9) +
      drawn('M276 236Q300 256 324 236', '#c23a4a', 9) +
      cut(disc(240, 222, 18) + disc(360, 222, 18), '#ff9a8a', { opacity: 0.6 }) +
      place(300, 450, skyLantern(stage, '#e2571e'), { scale: 1.35 }),
    1,
  ),
  moon: lit(
    3,
    (stage) =>
      ball(stage, 300, 300, 232, '#fffdf0', '#f3c14d') +
      cut(disc(220, 380, 44) + disc(390, 240, 34) + disc(370, 420, 24), '#d99a3a', { opacity: 0.45 }) +
      sheet(stage, box(30, 360, 250, 50, 25) + box(330, 420, 240, 46, 23), '#ffffff', '#c9d8f0', 360, 466) +
      cut(glint(150, 150, 50) + glint(480, 130, 36), '#ffffff'),
    1,
  ),
  tower: lit(
    13,
    (stage) =>
      [0, 1, 2]
        .map((storey) => {
          const y = 470 - storey * 140;
          const half = 170 - storey * 38;
          return (
            sheet(
              stage,
              box(300 - half * 0.66, y - 20, half * 1.32, 100),
              '#ffe3a8',
              '#e08a3a',
              y - 20,
              y + 80,
            ) +
            cut(
              spread(3, -half * 0.4, half * 0.4)
                .map((x) => box(300 + x - 14, y, 28, 60, 10))
                .join(''),
              '#7a2420',
            ) +
            sheet(
              stage,
              shape(
                `${300 - half * 1.3},${y - 6}! ${300 - half * 0.7},${y - 40} 300,${y - 80}! ${300 + half * 0.7},${y - 40} ${300 + half * 1.3},${y - 6}! 300,${y - 22}`,
              ),
              '#d5372b',
              '#7a1420',
              y - 80,
              y,
            )
          );
        })
        .reverse()
        .join('') + ball(stage, 300, 96, 24, '#ffe08a', '#b5761c'),
  ),
  gate: lit(
    5,
    (stage) =>
      sheet(stage, box(110, 220, 52, 350, 8) + box(438, 220, 52, 350, 8), '#e23b3b', '#8d1720', 220, 570) +
      sheet(stage, box(70, 260, 460, 40, 8) + box(130, 330, 340, 30, 6), '#d5372b', '#8d1720', 260, 360) +
      sheet(
        stage,
        shape('20,210! 120,180 300,90! 480,180 580,210! 470,236 300,220 130,236'),
        '#3f7f6a',
        '#173f3a',
        90,
        236,
      ) +
      sheet(stage, box(230, 236, 140, 90, 8), '#24406b', '#14264a', 236, 326) +
      drawn('M270 282H330', '#ffd166', 18) +
      [190, 410]
        .map(
          (x) =>
            cut(
              disc(x, 420, 70),
              stage.bloom(x, 420, 70, [
                [0, '#ffb46a', 0.8],
                [1, '#ffb46a', 0],
              ]),
            ) + ball(stage, x, 420, 38, '#fff0c4', '#d5372b'),
        )
        .join(''),
  ),
  flute: lit(
    12,
    (stage) =>
      place(
        300,
        300,
        sheet(stage, box(-280, -34, 560, 68, 30), '#c9e68a', '#3d7a3a', -34, 34) +
          cut(
            spread(6, -40, 220)
              .map((x) => oval(x, -4, 14, 18))
              .join('') + oval(-170, -4, 22, 20),
            '#1f3d22',
          ) +
          cut(box(-240, -36, 22, 72) + box(-110, -36, 18, 72) + box(244, -36, 20, 72), '#f3c766'),
        { turn: -32 },
      ) +
      sheet(
        stage,
        ribbon('470,240,14 520,330,16 490,420,14 510,520,4') + ribbon('470,240,12 450,340,12 470,440,4'),
        '#e23b3b',
        '#a11b22',
        240,
        520,
      ),
  ),
  jar: lit(
    16,
    (stage) =>
      sheet(
        stage,
        shape('220,150! 380,150! 400,210 500,300 510,420 420,540! 180,540! 90,420 100,300 200,210'),
        '#7fc4ff',
        '#1d4f9c',
        150,
        540,
      ) +
      sheet(
        stage,
        shape('200,60! 400,60! 430,150! 340,170 300,150 260,170 170,150!'),
        '#e23b3b',
        '#a11b22',
        60,
        170,
      ) +
      drawn('M190 160Q300 196 410 160', '#ffd166', 16) +
      sheet(stage, facet('300,260 400,370 300,480 200,370'), '#ffe3a8', '#d99a3a', 260, 480) +
      drawn('M300 310V430M256 350H344M264 396H336', '#8d1720', 16) +
      cut(oval(160, 330, 16, 50), '#ffffff', { opacity: 0.7 }),
  ),
};
