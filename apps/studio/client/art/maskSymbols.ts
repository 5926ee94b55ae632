import { mask } from '@pavilion/art/motifs/mask';
import { box, disc, facet, leaf, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, place } from '@pavilion/art/paper/stage';
import { ball, lit, sheet } from './kit.ts';
import { arts, glint } from './lowSymbols.ts';
import type { SymbolDrawing } from './symbol.ts';

const plume = (stage: Parameters<typeof mask>[0], tone: string, tip: string): string =>
  sheet(
    stage,
    spread(7, -150, -30)
      .map((degrees) => leaf(300, 250, ...polar(300, 250, 258, degrees), 60))
      .join(''),
    tone,
    tip,
    20,
    250,
  );

/** A night at the opera; veils hide what they turn into, the gong opens the play. */
export const maskSymbols: Readonly<Record<string, SymbolDrawing>> = {
  ...arts(14),
  spotlight: lit(
    0,
    (stage) =>
      cut(facet('300,150 60,570 540,570'), '#ffe9a8', { opacity: 0.5 }) +
      cut(facet('300,170 150,570 450,570'), '#fff6d0', { opacity: 0.6 }) +
      sheet(stage, oval(300, 530, 210, 44), '#ffffff', '#ffd98a', 480, 570) +
      sheet(stage, shape('200,60! 400,60! 440,200! 160,200!'), '#6a4a8a', '#2c1a44', 60, 200) +
      sheet(stage, oval(300, 200, 142, 40), '#fffbe0', '#ffd166', 160, 240) +
      cut(box(270, 20, 60, 44, 10), '#8a6aa8') +
      cut(glint(300, 380, 90), '#ffffff') +
      cut(glint(210, 460, 40) + glint(400, 450, 46), '#fff3c9'),
    1,
  ),
  gong: lit(
    8,
    (stage) =>
      drawn('M100 90H500M170 90V150M430 90V150', '#8a3a24', 24) +
      ball(stage, 300, 320, 216, '#ffe9a8', '#a8641a') +
      drawn('M300 152A168 168 0 1 1 299 152', '#fff3c9', 10, 0.7) +
      ball(stage, 300, 320, 92, '#fff6d8', '#c9821f') +
      drawn(
        spread(12, 0, 330)
          .map((degrees) => {
            const [x1, y1] = polar(300, 320, 112, degrees);
            const [x2, y2] = polar(300, 320, 148, degrees);
            return `M${x1.toFixed(0)} ${y1.toFixed(0)}L${x2.toFixed(0)} ${y2.toFixed(0)}`;
          })
          .join(''),
        '#8a4a14',
        12,
      ) +
      sheet(
        stage,
        ribbon('120,90,16 110,140,18 120,190,4') + ribbon('480,90,16 490,140,18 480,190,4'),
        '#e23b3b',
      ),
    1,
  ),
  veil: lit(
    13,
    (stage) =>
      sheet(stage, box(40, 60, 520, 500, 20), '#b3203a', '#4a0d24', 60, 560) +
      drawn(
        'M110 90Q90 320 120 550M200 90Q230 320 190 550M300 90Q280 320 310 550M400 90Q370 320 410 550M490 90Q510 320 480 550',
        '#ff7a8a',
        16,
        0.45,
      ) +
      sheet(
        stage,
        shape('40,60! 560,60! 560,130! 470,190 385,130! 300,190 215,130! 130,190 40,130!'),
        '#ffd166',
        '#b5761c',
        60,
        190,
      ) +
      cut(disc(130, 200, 14) + disc(300, 200, 14) + disc(470, 200, 14), '#ffe9a8') +
      drawn('M250 310Q250 250 304 250Q362 250 356 314Q350 356 304 372V410', '#ffe9a8', 30) +
      cut(disc(304, 466, 22), '#ffe9a8'),
    0.6,
  ),
  redMask: lit(
    7,
    (stage) => plume(stage, '#ffd166', '#e2571e') + place(300, 330, mask(stage, 0), { scale: 1.16 }),
    1,
  ),
  greenMask: lit(
    12,
    (stage) => plume(stage, '#ffd9e6', '#c2407a') + place(300, 330, mask(stage, 0), { scale: 1.16 }),
    0.9,
  ),
  blueMask: lit(
    4,
    (stage) => plume(stage, '#ffd9a0', '#e2701e') + place(300, 330, mask(stage, 1), { scale: 1.16 }),
    0.9,
  ),
  fan: lit(
    11,
    (stage) =>
      sheet(
        stage,
        spread(9, -164, -16)
          .map((degrees) => {
            const [x1, y1] = polar(300, 480, 400, degrees - 8.6);
            const [x2, y2] = polar(300, 480, 400, degrees + 8.6);
            return facet(`300,480 ${x1.toFixed(0)},${y1.toFixed(0)} ${x2.toFixed(0)},${y2.toFixed(0)}`);
          })
          .join(''),
        '#ffe0ec',
        '#c2407a',
        90,
        480,
      ) +
      drawn(
        spread(9, -164, -16)
          .map((degrees) => {
            const [x, y] = polar(300, 480, 396, degrees);
            return `M300 480L${x.toFixed(0)} ${y.toFixed(0)}`;
          })
          .join(''),
        '#7a2450',
        7,
        0.7,
      ) +
      cut(
        spread(5, -140, -40)
          .map((degrees) => {
            const [x, y] = polar(300, 480, 290, degrees);
            return spread(5, 0, 288)
              .map((turn) => disc(...polar(x, y, 17, turn), 14))
              .join('');
          })
          .join(''),
        '#d5372b',
      ) +
      ball(stage, 300, 484, 28, '#ffe08a', '#b5761c') +
      sheet(stage, ribbon('300,500,14 290,550,14 300,596,3'), '#ffd166'),
  ),
};
