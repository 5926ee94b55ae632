import { disc, leaf, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, place } from '@pavilion/art/paper/stage';
import { ball, lit, sheet } from './kit.ts';
import type { SymbolDrawing } from './symbol.ts';

/** What goes into the pan; the flame stands for any, woks call the cook. */
export const kitchenSymbols: Readonly<Record<string, SymbolDrawing>> = {
  flame: lit(
    5,
    (stage) =>
      sheet(
        stage,
        shape(
          '300,30! 330,150 440,220 500,350 460,490 300,560 140,490 100,350 160,250 190,310 250,220 240,120',
        ),
        '#ffd166',
        '#e4331f',
        40,
        560,
      ) +
      sheet(
        stage,
        shape('310,230! 330,320 400,380 390,480 300,530 210,480 200,390 250,350 280,300'),
        '#fff3b8',
        '#ff9f2e',
        230,
        530,
      ),
    1,
  ),
  wok: lit(
    0,
    (stage) =>
      drawn(
        'M210 190Q180 140 214 100T214 30M300 170Q270 120 304 80T304 10M390 190Q360 140 394 100T394 30',
        '#ffffff',
        14,
        0.6,
      ) +
      sheet(
        stage,
        ribbon('30,290,18 90,300,30 150,310,30') + ribbon('450,310,30 510,300,30 570,290,18'),
        '#8a5a2b',
      ) +
      sheet(
        stage,
        shape('100,290! 500,290! 470,400 390,480 300,500 210,480 130,400'),
        '#5b6378',
        '#20263a',
        290,
        500,
      ) +
      sheet(stage, oval(300, 290, 200, 52), '#39425c', '#141a2c', 240, 340) +
      ['#e5566d', '#ffd166', '#7bd88f', '#ff9f43', '#fff3d6']
        .map((tone, index) => ball(stage, 190 + index * 55, 280 + (index % 2) * 16, 34, '#ffffff', tone))
        .join(''),
    1,
  ),
  pepper: lit(
    7,
    (stage) =>
      sheet(
        stage,
        shape('330,130! 420,150 450,250 410,380 300,490 110,560! 220,440 260,330 250,220 280,150'),
        '#ff6b5c',
        '#a80f22',
        130,
        560,
      ) +
      drawn('M340 190Q380 260 330 370', '#ffd0c4', 18, 0.8) +
      sheet(
        stage,
        shape('270,150! 300,110 360,104 420,150! 370,168 330,156') + ribbon('350,116,28 380,70,22 440,40,16'),
        '#6fcf6a',
        '#236b2f',
        40,
        170,
      ),
  ),
  garlic: lit(
    16,
    (stage) =>
      sheet(stage, ribbon('300,190,50 306,120,30 330,50,16'), '#f6efdc', '#cdbf96', 50, 200) +
      sheet(
        stage,
        shape('300,150! 380,220 480,300 490,420 400,520 300,530 200,520 110,420 120,300 220,220'),
        '#ffffff',
        '#d9cfe6',
        150,
        530,
      ) +
      drawn(
        'M300 180Q240 340 270 520M300 180Q360 340 330 520M290 190Q170 320 180 490M310 190Q430 320 420 490',
        '#a892bd',
        9,
        0.85,
      ) +
      drawn(
        spread(7, 240, 360)
          .map((x) => `M${x} 526l${(x - 300) / 6} 30`)
          .join(''),
        '#c9b48a',
        7,
      ),
  ),
  mushroom: lit(
    8,
    (stage) =>
      sheet(
        stage,
        shape('230,330! 370,330! 380,470 410,540 300,556 190,540 220,470'),
        '#fff3dc',
        '#d9b98a',
        330,
        556,
      ) +
      sheet(
        stage,
        shape('60,350! 80,230 180,120 300,96 420,120 520,230 540,350! 420,386 300,372 180,386'),
        '#b5793f',
        '#5f3417',
        96,
        386,
      ) +
      drawn(
        'M300 120V230M250 176H350M170 190L230 250M230 190L176 256M370 190L430 250M430 190L374 256',
        '#fff0d2',
        14,
        0.85,
      ),
  ),
  lotus: lit(
    18,
    (stage) =>
      sheet(stage, disc(300, 300, 236), '#fff4ea', '#e6b9a6', 64, 536) +
      drawn('M300 74A226 226 0 1 1 299 74Z', '#b96a58', 12) +
      cut(
        oval(300, 300, 40, 40) +
          spread(8, 0, 315)
            .map((degrees) => {
              const [x, y] = polar(300, 300, 136, degrees);
              return oval(x, y, 44, 44);
            })
            .join(''),
        '#7d3b40',
      ) +
      cut(
        spread(8, 22, 337)
          .map((degrees) => {
            const [x, y] = polar(300, 300, 196, degrees);
            return disc(x, y, 14);
          })
          .join(''),
        '#7d3b40',
        { opacity: 0.7 },
      ),
  ),
  egg: lit(
    10,
    (stage) =>
      sheet(
        stage,
        shape(
          '90,300 110,180 230,150 300,90 400,130 500,190 520,310 470,420 380,450 300,520 190,470 120,410',
        ),
        '#ffffff',
        '#dfe6f2',
        90,
        520,
      ) +
      ball(stage, 300, 300, 112, '#ffe27a', '#ff8f1f') +
      cut(oval(262, 256, 30, 18), '#ffffff', { opacity: 0.85 }),
  ),
  onion: lit(
    9,
    (stage) =>
      [-26, -8, 10, 28]
        .map((turn, index) =>
          place(
            300,
            560,
            stage.sheet(
              cut(
                ribbon(`0,0,40 ${index * 4 - 6},-220,34 ${index * 16 - 24},-500,6`),
                stage.fade('#c8f29a', '#1f7a3c', -500, -60),
              ),
              'low',
            ),
            { turn },
          ),
        )
        .join('') +
      sheet(
        stage,
        shape('230,560! 240,450 270,400 330,400 360,450 370,560! 300,576'),
        '#ffffff',
        '#d8efc0',
        400,
        576,
      ) +
      drawn('M240 470Q300 496 360 470', '#e4331f', 22),
  ),
  anise: lit(
    14,
    (stage) =>
      spread(8, 0, 315)
        .map((turn) =>
          place(
            300,
            300,
            stage.sheet(cut(leaf(0, -30, 0, -262, 96), stage.fade('#c9824a', '#5a2c14', -262, -30)), 'low') +
              cut(oval(0, -150, 17, 34), '#ffd9a0'),
            { turn },
          ),
        )
        .join('') + ball(stage, 300, 300, 50, '#e0a36b', '#5a2c14'),
  ),
};
