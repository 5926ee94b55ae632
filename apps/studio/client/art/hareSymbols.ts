import { box, disc, leaf, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, pierced, place } from '@pavilion/art/paper/stage';
import { ball, lit, rays, sheet } from './kit.ts';
import type { SymbolDrawing } from './symbol.ts';

/** The hare in the moon and what it pounds and bakes; stars carry amounts. */
export const hareSymbols: Readonly<Record<string, SymbolDrawing>> = {
  star: lit(
    1,
    (stage) =>
      sheet(stage, rays(5, 300, 320, 280, 142), '#ffe9a0', '#f0a020', 40, 560) +
      stage.sheet(cut(rays(5, 300, 320, 226, 120), '#8a4fd8'), 'low') +
      cut(
        disc(300, 322, 112),
        stage.bloom(280, 300, 130, [
          [0, '#7a45c9', 1],
          [1, '#4a2592', 1],
        ]),
      ),
    1,
  ),
  moon: lit(
    3,
    (stage) =>
      ball(stage, 300, 300, 236, '#ffffff', '#ffd98a') +
      cut(disc(210, 380, 44) + disc(400, 240, 34) + disc(390, 420, 26) + disc(220, 210, 22), '#e9b75e', {
        opacity: 0.5,
      }),
    1,
  ),
  hare: lit(
    14,
    (stage) =>
      sheet(
        stage,
        leaf(220, 250, 170, 20, 84, 10) + leaf(380, 250, 430, 20, 84, -10),
        '#ffffff',
        '#cfc6ec',
        20,
        250,
      ) +
      cut(leaf(216, 230, 180, 70, 36, 6) + leaf(384, 230, 420, 70, 36, -6), '#f3a6c4') +
      sheet(
        stage,
        shape('300,170 420,210 490,320 470,440 390,520 300,540 210,520 130,440 110,320 180,210'),
        '#ffffff',
        '#d9d0f2',
        170,
        540,
      ) +
      cut(disc(226, 340, 28) + disc(374, 340, 28), '#d6336c') +
      cut(disc(218, 330, 9) + disc(366, 330, 9), '#ffffff') +
      cut(oval(190, 420, 40, 24) + oval(410, 420, 40, 24), '#f9b8d0', { opacity: 0.8 }) +
      cut(shape('276,396! 300,388 324,396! 312,420 300,426 288,420'), '#e5566d') +
      drawn('M300 426V448M300 448Q270 474 246 456M300 448Q330 474 354 456', '#7a5c9e', 9),
  ),
  mortar: lit(
    4,
    (stage) =>
      place(
        340,
        230,
        stage.sheet(cut(box(-26, -220, 52, 300, 24), '#d9a566') + cut(oval(0, 84, 58, 40), '#b9803f'), 'low'),
        { turn: 24 },
      ) +
      sheet(
        stage,
        shape('110,270! 490,270! 470,380 420,450 380,480! 400,560! 200,560! 220,480! 180,450 130,380'),
        '#7fd8c0',
        '#1d6e66',
        270,
        560,
      ) +
      sheet(stage, oval(300, 270, 192, 46), '#2f8f80', '#14524d', 224, 316) +
      cut(oval(270, 268, 90, 20), '#eafff2', { opacity: 0.9 }) +
      drawn('M150 350Q300 400 450 350', '#eafff2', 10, 0.7),
  ),
  cake: lit(8, (stage) => {
    const petals = spread(12, 0, 330)
      .map((degrees) => {
        const [x, y] = polar(300, 310, 176, degrees);
        return disc(x, y, 58);
      })
      .join('');
    return (
      sheet(stage, petals + disc(300, 310, 190), '#f0b45c', '#a8621c', 80, 540) +
      stage.sheet(pierced(disc(300, 310, 150) + disc(300, 310, 134), '#ffe3a3'), 'low') +
      cut(
        spread(6, 0, 300)
          .map((degrees) => {
            const [x, y] = polar(300, 310, 66, degrees);
            return oval(x, y, 36, 36);
          })
          .join(''),
        '#8a4a14',
        { opacity: 0.75 },
      ) +
      cut(disc(300, 310, 30), '#ffe3a3')
    );
  }),
  osmanthus: lit(
    10,
    (stage) =>
      sheet(stage, ribbon('120,560,20 220,420,16 300,300,12 400,160,8'), '#8a5a2b', '#5a3a1c') +
      sheet(
        stage,
        leaf(220, 420, 60, 340, 80) + leaf(260, 360, 440, 420, 80) + leaf(360, 220, 520, 240, 76),
        '#7fcf6a',
        '#236b2f',
        200,
        440,
      ) +
      [
        [250, 250],
        [360, 300],
        [330, 150],
        [430, 130],
        [190, 330],
      ]
        .map(
          ([x = 0, y = 0]) =>
            [45, 135, 225, 315]
              .map((turn) =>
                place(x, y, stage.sheet(cut(leaf(0, 0, 0, -62, 48), '#ffb52e'), 'flush'), { turn }),
              )
              .join('') + cut(disc(x, y, 14), '#fff3c0'),
        )
        .join(''),
  ),
  lantern: lit(
    2,
    (stage) =>
      drawn('M300 30V100', '#e9b44c', 10) +
      stage.sheet(
        cut(
          shape(
            '300,110 380,150 430,110! 420,230 470,300 420,380 430,480! 350,460 300,500 250,460 170,480! 180,380 130,300 180,230 170,110! 220,150',
          ),
          stage.bloom(300, 300, 240, [
            [0, '#fff0c4', 1],
            [0.5, '#ff9a4e', 1],
            [1, '#d5372b', 1],
          ]),
        ),
        'high',
      ) +
      drawn('M300 500V590M270 500V560M330 500V560', '#e9b44c', 9),
  ),
  teacup: lit(
    12,
    (stage) =>
      drawn('M230 170Q200 120 234 80T234 10M320 170Q290 120 324 80T324 10', '#ffffff', 13, 0.6) +
      drawn('M450 300Q540 290 520 360Q500 420 410 410', '#3f9b7a', 26) +
      sheet(
        stage,
        shape('110,230! 470,230! 460,360 400,460 340,490! 240,490! 180,460 120,360'),
        '#d8ffe9',
        '#3f9b7a',
        230,
        490,
      ) +
      sheet(stage, oval(290, 230, 182, 40), '#e9c47a', '#b5823a', 190, 270) +
      sheet(stage, oval(290, 520, 210, 34), '#a8e6c8', '#2f7d60', 490, 554) +
      cut(leaf(220, 360, 360, 340, 60, 10), '#1f6e54', { opacity: 0.7 }),
  ),
  cloud: lit(
    17,
    (stage) =>
      sheet(
        stage,
        shape(
          '70,420! 60,350 120,310 170,320 180,230 270,190 340,230 370,190 450,200 470,280 540,310 550,380 530,420!',
        ),
        '#e6ecff',
        '#7f93d8',
        190,
        430,
      ) +
      drawn('M180 390Q160 330 220 330T250 380M320 390Q300 320 370 320T400 380', '#5b6cb0', 12, 0.8) +
      sheet(
        stage,
        shape('150,500! 160,470 230,460 300,450 380,460 430,480 440,500!'),
        '#b9c6f2',
        '#6f82c9',
        450,
        500,
      ),
  ),
  drop: lit(
    6,
    (stage) =>
      sheet(
        stage,
        shape('300,50! 360,190 440,290 450,400 390,500 300,530 210,500 150,400 160,290 240,190'),
        '#d8fff6',
        '#1f9b9b',
        50,
        530,
      ) +
      drawn('M220 330Q200 420 270 470', '#ffffff', 20, 0.8) +
      cut(disc(350, 400, 22), '#ffffff', { opacity: 0.5 }),
  ),
};
