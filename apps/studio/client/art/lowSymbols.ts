import { box, disc, facet, leaf, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, place, type Stage } from '@pavilion/art/paper/stage';
import { ball, lit, sheet } from './kit.ts';
import type { SymbolDrawing } from './symbol.ts';

type Symbols = Readonly<Record<string, SymbolDrawing>>;

/** A blossom of five petals. */
const blossom = (stage: Stage, x: number, y: number, size: number, from: string, to: string): string =>
  place(
    x,
    y,
    sheet(
      stage,
      spread(5, -90, 198)
        .map((degrees) => {
          const [px, py] = polar(0, 0, size * 0.56, degrees);
          return disc(px, py, size * 0.46);
        })
        .join(''),
      from,
      to,
      -size,
      size,
    ) +
      drawn(
        spread(9, 0, 320)
          .map((degrees) => {
            const [px, py] = polar(0, 0, size * 0.42, degrees);
            return `M0 0L${px.toFixed(0)} ${py.toFixed(0)}`;
          })
          .join(''),
        '#fff3c9',
        size * 0.05,
      ) +
      cut(disc(0, 0, size * 0.16), '#f2b53c'),
  );

/** An orchid with its long leaves. */
const orchidPlant = (stage: Stage): string =>
  sheet(
    stage,
    ribbon('300,560,16 240,400,18 120,260,12 60,250,0') +
      ribbon('310,560,16 380,380,18 500,300,12 560,330,0') +
      ribbon('300,560,14 280,340,16 200,140,0'),
    '#6fc28a',
    '#1f6a4d',
    150,
    560,
  ) +
  drawn('M310 540Q340 360 350 200', '#3f8f5e', 12) +
  place(
    350,
    220,
    sheet(
      stage,
      [-90, -18, 54, 126, 198]
        .map((degrees) => {
          const [x, y] = polar(0, 0, 138, degrees);
          return leaf(0, 0, x, y, 62);
        })
        .join(''),
      '#efe0ff',
      '#a06be0',
      -138,
      138,
    ) +
      sheet(stage, shape('-40,0! 0,-24 40,0! 30,60 0,86 -30,60'), '#ffd9f0', '#d43f8f', -20, 86) +
      cut(disc(0, 6, 14), '#ffd166'),
  );

/** A chrysanthemum in three rings. */
const mumHead = (stage: Stage): string =>
  sheet(
    stage,
    ribbon('300,560,18 310,460,18 300,340,14') +
      leaf(304, 500, 470, 430, 60, 10) +
      leaf(300, 520, 140, 460, 60, -10),
    '#6cae6a',
    '#22603f',
    340,
    560,
  ) +
  [
    [200, 92, '#ffd24a', '#e08a1a', 0],
    [150, 78, '#ffe07a', '#f0a02a', 12],
    [96, 62, '#fff0b0', '#ffc24a', 5],
  ]
    .map(([reach, wide, from, to, turn]) =>
      sheet(
        stage,
        spread(14, 0, 360 - 360 / 14)
          .map((degrees) => {
            const [x, y] = polar(300, 260, Number(reach), degrees + Number(turn));
            return leaf(300, 260, x, y, Number(wide) * 0.6);
          })
          .join(''),
        String(from),
        String(to),
        60,
        460,
      ),
    )
    .join('') +
  cut(disc(300, 260, 30), '#c9741a');

/** The four gentlemen of painters, each on a mount of the game's own palette. */
export const plants = (palette: number): Symbols => ({
  plum: lit(
    palette,
    (stage) =>
      sheet(
        stage,
        ribbon('80,540,34 190,440,28 300,400,22 420,300,16 520,130,6') +
          ribbon('300,400,16 240,300,10 250,190,4'),
        '#7a4a36',
        '#3d2320',
      ) +
      blossom(stage, 250, 210, 104, '#ffd3dc', '#e8567f') +
      blossom(stage, 420, 290, 124, '#ffe3e8', '#ef6d90') +
      blossom(stage, 220, 430, 96, '#ffc5d2', '#d94470') +
      cut(disc(500, 150, 26) + disc(360, 440, 22), '#e8567f'),
    0.55,
  ),
  orchid: lit(palette, orchidPlant, 0.55),
  bamboo: lit(
    palette,
    (stage) =>
      sheet(
        stage,
        box(236, 60, 56, 150, 12) + box(236, 222, 56, 150, 12) + box(236, 384, 56, 156, 12),
        '#b5e08a',
        '#3d8a4e',
        60,
        540,
      ) +
      sheet(
        stage,
        box(346, 180, 40, 120, 10) + box(346, 312, 40, 120, 10) + box(346, 444, 40, 96, 10),
        '#93cf7c',
        '#2e7547',
        180,
        540,
      ) +
      sheet(
        stage,
        leaf(290, 210, 500, 90, 62, 14) +
          leaf(290, 214, 530, 200, 58, 8) +
          leaf(240, 220, 60, 130, 60, -12) +
          leaf(240, 380, 70, 330, 54, -8) +
          leaf(384, 310, 540, 390, 52, -8),
        '#8fdc8a',
        '#22794d',
        90,
        400,
      ),
    0.55,
  ),
  mum: lit(palette, mumHead, 0.55),
});

/** The four arts of scholars. */
export const arts = (palette: number): Symbols => ({
  zither: lit(
    palette,
    (stage) =>
      place(
        300,
        300,
        sheet(
          stage,
          shape('-250,-58! -120,-74 20,-64 250,-76! 262,0 250,76! 20,64 -120,74 -250,58! -262,0'),
          '#b5643a',
          '#5a2718',
          -76,
          76,
        ) +
          drawn('M-236 -36H244M-236 -18H246M-236 0H248M-236 18H246M-236 36H244', '#ffe6b0', 5) +
          cut(
            spread(9, -190, 150)
              .map((x) => disc(x, -52, 8))
              .join(''),
            '#ffd166',
          ) +
          sheet(stage, box(176, -60, 22, 120, 8) + box(-222, -54, 18, 108, 8), '#f3c766', '#a36a1f', -60, 60),
        { turn: -34 },
      ),
    0.55,
  ),
  chess: lit(
    palette,
    (stage) =>
      ball(stage, 230, 250, 150, '#7b7f92', '#14161f') +
      ball(stage, 390, 380, 150, '#ffffff', '#c3bba6') +
      cut(oval(190, 196, 44, 26), '#ffffff', { opacity: 0.5 }) +
      cut(oval(346, 320, 44, 28), '#ffffff', { opacity: 0.95 }),
    0.65,
  ),
  book: lit(
    palette,
    (stage) =>
      place(
        300,
        300,
        sheet(stage, box(-180, -210, 350, 430, 10), '#f4ead2', '#cdb98d', -210, 220) +
          sheet(stage, box(-196, -226, 350, 430, 10), '#3f7fb8', '#1d3f73', -226, 204) +
          sheet(stage, box(-60, -180, 84, 260, 6), '#fff6de', '#ecd9a8', -180, 80) +
          drawn('M-18 -150V50', '#3a2c24', 18) +
          drawn('M-150 -226V204M-196 -120H-150M-196 -20H-150M-196 90H-150M-196 170H-150', '#ffe6b0', 7),
        { turn: 8 },
      ),
    0.55,
  ),
  brush: lit(
    palette,
    (stage) =>
      place(
        300,
        300,
        sheet(stage, box(-24, -270, 48, 330, 20), '#e0a35a', '#7a4322', -270, 60) +
          cut(box(-26, -60, 52, 22) + box(-26, 20, 52, 26), '#f3d27a') +
          sheet(
            stage,
            shape('-38,50! 38,50! 52,120 30,200 0,270! -30,200 -52,120'),
            '#f6f0e4',
            '#8c8275',
            50,
            200,
          ) +
          cut(shape('-44,150 44,150 30,205 0,270! -30,205'), '#1c1d2b') +
          drawn('M0 -270C-70 -330 80 -330 0 -270', '#d5372b', 10),
        { turn: 36 },
      ) + drawn('M90 520Q200 470 260 520T420 520', '#1c1d2b', 18, 0.75),
    0.55,
  ),
});

/** A four-pointed glint. */
export const glint = (x: number, y: number, size: number): string =>
  facet(
    `${x},${y - size} ${x + size * 0.18},${y - size * 0.18} ${x + size},${y} ${x + size * 0.18},${y + size * 0.18} ${x},${y + size} ${x - size * 0.18},${y + size * 0.18} ${x - size},${y} ${x - size * 0.18},${y - size * 0.18}`,
  );
