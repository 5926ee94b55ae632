import { fox } from '@pavilion/art/motifs/fox';
import { box, disc, facet, leaf, line, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { pine } from '@pavilion/art/paper/scenery';
import { cut, drawn, place } from '@pavilion/art/paper/stage';
import { ball, lit, sheet } from './kit.ts';
import { glint } from './lowSymbols.ts';
import type { SymbolDrawing } from './symbol.ts';

/** A fox under northern lights. */
export const foxSymbols: Readonly<Record<string, SymbolDrawing>> = {
  fox: lit(
    6,
    (stage) =>
      cut(shape('20,220 160,60 320,150 580,40! 580,220 380,300 200,210 30,380!'), '#7dffd0', {
        opacity: 0.4,
      }) + place(16, 52, fox(stage), { scale: 1.52 }),
    1,
  ),
  crystal: lit(
    1,
    (stage) =>
      sheet(stage, facet('300,40 420,170 390,520 300,570 210,520 180,170'), '#e8fbff', '#4f9be0', 40, 570) +
      cut(facet('300,40 300,570 210,520 180,170'), '#ffffff', { opacity: 0.35 }) +
      sheet(
        stage,
        facet('130,250 200,330 196,520 130,540 80,480 84,320') +
          facet('470,210 530,300 520,500 470,540 404,510 408,300'),
        '#cdeeff',
        '#5b7fd8',
        210,
        540,
      ) +
      drawn('M300 40L270 200L300 570M270 200L182 172M270 200L418 172', '#ffffff', 7, 0.8) +
      cut(glint(420, 120, 54), '#ffffff'),
    1,
  ),
  sledge: lit(
    13,
    (stage) =>
      sheet(
        stage,
        ribbon('40,400,18 80,480,20 160,500,20 460,500,20 560,500,16'),
        '#f3c766',
        '#8a5a1c',
        390,
        520,
      ) +
      drawn('M180 420V500M330 420V500M470 400V500', '#8a5a1c', 16) +
      sheet(
        stage,
        shape('90,260! 150,330 190,380 380,390 470,330 500,180! 560,200 556,330 520,430! 140,430 84,360'),
        '#e23b3b',
        '#8d1720',
        180,
        430,
      ) +
      drawn(line('110,300 170,380 200,410 400,410 500,360'), '#ffd166', 12) +
      sheet(stage, shape('220,376! 230,260 300,210 370,260 380,376!'), '#b5854a', '#6a431f', 210, 376) +
      drawn('M236 280Q300 320 366 280', '#ffe6b0', 10),
  ),
  snowOwl: lit(
    16,
    (stage) =>
      sheet(
        stage,
        shape('300,70 430,100 490,220 490,380 420,520 300,560 180,520 110,380 110,220 170,100'),
        '#ffffff',
        '#b9cbe6',
        70,
        560,
      ) +
      sheet(
        stage,
        leaf(130, 260, 160, 530, 90, 20) + leaf(470, 260, 440, 530, 90, -20),
        '#f2f6ff',
        '#93abd0',
        260,
        530,
      ) +
      sheet(stage, disc(226, 220, 78) + disc(374, 220, 78), '#ffffff', '#dfe8f7', 140, 300) +
      cut(disc(226, 222, 46) + disc(374, 222, 46), '#ffc83d') +
      cut(disc(226, 222, 23) + disc(374, 222, 23), '#1d2236') +
      cut(disc(216, 212, 8) + disc(364, 212, 8), '#ffffff') +
      cut(facet('276,250 324,250 300,306'), '#e08a2a') +
      cut(
        [
          [250, 380],
          [300, 400],
          [350, 380],
          [270, 450],
          [330, 450],
          [300, 500],
        ]
          .map(([x = 0, y = 0]) => leaf(x - 18, y, x + 18, y, 14))
          .join(''),
        '#8096b8',
        { opacity: 0.7 },
      ),
  ),
  tent: lit(
    3,
    (stage) =>
      drawn('M300 90L270 40M300 90L330 40', '#8a5a2c', 12) +
      sheet(stage, facet('300,80 540,530 60,530'), '#f6e2b8', '#c4853f', 80, 530) +
      sheet(stage, facet('300,240 390,530 210,530'), '#ffb04a', '#8a2f1c', 240, 530) +
      drawn('M170 330L120 530M430 330L480 530', '#a8682f', 9) +
      cut([150, 450].map((x) => facet(`${x},400 ${x + 26},440 ${x},480 ${x - 26},440`)).join(''), '#c23a2b') +
      cut(glint(120, 180, 30) + glint(480, 150, 36), '#ffffff', { opacity: 0.8 }),
  ),
  berries: lit(
    9,
    (stage) =>
      sheet(
        stage,
        leaf(300, 220, 110, 110, 100, -16) + leaf(310, 220, 500, 120, 100, 16),
        '#8fdc8a',
        '#1f6a45',
        90,
        240,
      ) +
      drawn('M300 200Q250 300 210 340M300 200Q340 290 390 330M300 200V400', '#4a7a3a', 12) +
      ball(stage, 206, 390, 96, '#ff7a6a', '#a80f2f') +
      ball(stage, 394, 380, 96, '#ff7a6a', '#a80f2f') +
      ball(stage, 300, 470, 92, '#ff9180', '#b81436'),
  ),
  pine: lit(
    12,
    (stage) =>
      sheet(stage, pine(300, 560, 500), '#7fd6a0', '#155a48', 60, 560) +
      cut(
        [
          [300, 150, 44],
          [240, 280, 50],
          [360, 300, 50],
          [210, 420, 60],
          [390, 430, 60],
        ]
          .map(([x = 0, y = 0, wide = 0]) => oval(x, y, wide, 12))
          .join(''),
        '#ffffff',
        { opacity: 0.9 },
      ),
  ),
  flake: lit(
    17,
    (stage) =>
      stage.sheet(
        spread(6, 0, 300)
          .map((turn) =>
            place(
              300,
              300,
              drawn('M0 0V-250M0 -110L-66 -170M0 -110L66 -170M0 -180L-46 -226M0 -180L46 -226', '#dff4ff', 26),
              { turn },
            ),
          )
          .join(''),
        'high',
      ) +
      cut(
        spread(6, 0, 300)
          .map((degrees) => {
            const [x, y] = polar(300, 300, 84, degrees);
            return disc(x, y, 16);
          })
          .join('') + disc(300, 300, 26),
        '#7cc4f0',
      ),
  ),
  mitten: lit(
    7,
    (stage) =>
      sheet(
        stage,
        shape('170,430! 150,280 170,140 250,80 350,100 400,200 410,260! 470,220 530,260 510,340 430,430!'),
        '#ff8a6a',
        '#b3203a',
        80,
        430,
      ) +
      drawn('M176 260L216 220L256 260L296 220L336 260L376 220', '#ffe9d2', 16) +
      sheet(stage, box(150, 420, 300, 110, 40), '#ffffff', '#d9d0e2', 420, 530) +
      drawn('M200 440V510M260 440V510M320 440V510M380 440V510', '#b9accb', 10),
  ),
};
