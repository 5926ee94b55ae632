import { gear, owl } from '@pavilion/art/motifs/owl';
import { box, disc, facet, leaf, oval, polar, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, pierced, place } from '@pavilion/art/paper/stage';
import { ball, lit, sheet } from './kit.ts';
import type { SymbolDrawing } from './symbol.ts';

/** A brass owl and what a clockmaker keeps; keys wind it, and gears wind it further. */
export const owlSymbols: Readonly<Record<string, SymbolDrawing>> = {
  owl: lit(8, (stage) => place(300, 300, owl(stage), { scale: 1.22 }), 1),
  key: lit(
    0,
    (stage) =>
      stage.sheet(
        pierced(disc(180, 190, 130) + disc(180, 190, 66), stage.fade('#ffe9a8', '#c9821f', 60, 320)),
        'high',
      ) +
      place(
        270,
        280,
        sheet(
          stage,
          box(-26, -24, 330, 50, 12) + box(190, 20, 40, 96, 8) + box(262, 20, 40, 72, 8),
          '#ffe08a',
          '#b5761c',
          -24,
          116,
        ),
        { turn: 45 },
      ) +
      cut(disc(180, 94, 18) + disc(84, 190, 18) + disc(180, 286, 18), '#e2571e') +
      ball(stage, 270, 280, 40, '#ff9a7a', '#b3202a'),
    1,
  ),
  gear: lit(
    3,
    (stage) =>
      stage.sheet(pierced(gear(300, 300, 270, 14), stage.fade('#ffd98a', '#a5651c', 30, 570)), 'high') +
      sheet(
        stage,
        spread(6, 0, 300)
          .map((degrees) => leaf(300, 300, ...polar(300, 300, 164, degrees), 44))
          .join(''),
        '#e0a84a',
        '#8a5318',
        140,
        460,
      ) +
      ball(stage, 300, 300, 62, '#fff3c9', '#c9821f') +
      cut(disc(300, 300, 24), '#5f3216'),
  ),
  tower: lit(
    13,
    (stage) =>
      sheet(stage, box(180, 190, 240, 370, 6), '#d99a5a', '#7a3f22', 190, 560) +
      sheet(stage, shape('150,200! 300,30! 450,200!'), '#3f6f9c', '#1d3f63', 30, 200) +
      sheet(stage, disc(300, 310, 96), '#fff6de', '#ecd9a8', 214, 406) +
      drawn('M300 310V240M300 310L350 340', '#5b2a1c', 14) +
      cut(
        spread(12, 0, 330)
          .map((degrees) => disc(...polar(300, 310, 80, degrees), 7))
          .join(''),
        '#5b2a1c',
      ) +
      cut(box(256, 440, 88, 120, 40), '#ffd166') +
      cut(box(180, 418, 240, 14), '#f3c766') +
      ball(stage, 300, 36, 22, '#ffe08a', '#b5761c'),
  ),
  hourglass: lit(
    11,
    (stage) =>
      sheet(
        stage,
        shape(
          '170,110! 430,110! 420,220 330,290! 330,310! 420,380 430,490! 170,490! 180,380 270,310! 270,290! 180,220',
        ),
        '#e8fbff',
        '#8fc4dc',
        110,
        490,
      ) +
      cut(
        shape('196,190! 404,190! 390,230 306,296! 294,296! 210,230') +
          shape('300,330! 400,430 410,474! 190,474! 200,430'),
        '#f2b53c',
      ) +
      drawn('M300 290V340', '#f2b53c', 8) +
      sheet(stage, box(130, 60, 340, 54, 16) + box(130, 486, 340, 54, 16), '#c47a3a', '#6a351a', 60, 540) +
      drawn('M156 114V486M444 114V486', '#a8642e', 16),
  ),
  bird: lit(
    12,
    (stage) =>
      sheet(
        stage,
        shape('120,330 160,220 270,190 380,230 470,340 560,360! 480,440 350,480 220,460 150,400'),
        '#5fd0b8',
        '#156a6a',
        190,
        480,
      ) +
      sheet(
        stage,
        leaf(280, 330, 520, 170, 130, 20) + leaf(290, 350, 560, 250, 100, 14),
        '#f3c766',
        '#a5651c',
        160,
        370,
      ) +
      sheet(stage, disc(180, 250, 88), '#7fe6cc', '#1f8078', 160, 340) +
      cut(facet('104,232 30,262 108,282'), '#f2a03a') +
      cut(disc(164, 236, 24), '#fff6de') +
      cut(disc(160, 236, 12), '#1d2236') +
      stage.sheet(pierced(disc(300, 520, 46) + disc(300, 520, 24), '#f3c766'), 'low') +
      drawn('M300 470V490', '#a5651c', 14),
  ),
  astrolabe: lit(
    17,
    (stage) =>
      stage.sheet(
        pierced(disc(300, 310, 240) + disc(300, 310, 196), stage.fade('#f3d27a', '#8f5a1d', 70, 550)),
        'high',
      ) +
      stage.sheet(pierced(oval(300, 310, 220, 90) + oval(300, 310, 192, 64), '#dcae55'), 'low') +
      place(300, 310, stage.sheet(pierced(oval(0, 0, 220, 84) + oval(0, 0, 192, 58), '#c48d38'), 'low'), {
        turn: 62,
      }) +
      ball(stage, 300, 310, 66, '#9fdcff', '#1d4f9c') +
      ball(stage, 300, 54, 30, '#ffe08a', '#b5761c') +
      cut(disc(120, 250, 16) + disc(470, 390, 14), '#fff3c9'),
  ),
  lamp: lit(
    5,
    (stage) =>
      sheet(stage, box(230, 470, 140, 40, 10) + box(190, 504, 220, 50, 14), '#e0a84a', '#7a4a18', 470, 554) +
      sheet(
        stage,
        shape('200,300! 220,190 300,110 380,190 400,300! 380,400 350,470! 250,470! 220,400'),
        '#fff6de',
        '#ffc46a',
        110,
        470,
      ) +
      cut(shape('300,200! 350,300 350,370 300,420 250,370 250,300'), '#ff8a2a') +
      cut(shape('300,290! 326,350 300,400 274,350'), '#fff3b0') +
      sheet(stage, box(240, 76, 120, 46, 14), '#e0a84a', '#7a4a18', 76, 122) +
      drawn('M300 76Q300 30 340 30', '#e0a84a', 16),
  ),
  spring: lit(
    4,
    (stage) =>
      stage.sheet(
        drawn(
          'M120 470Q300 540 480 470Q520 440 480 410Q300 480 120 400Q80 370 120 340Q300 410 480 340Q520 310 480 280Q300 350 120 270Q80 240 120 210Q300 280 480 210Q520 180 480 150Q300 220 120 140',
          '#5f7f9c',
          40,
        ) +
          drawn(
            'M120 466Q300 534 480 466Q520 438 480 406Q300 476 120 396Q80 368 120 336Q300 406 480 336Q520 308 480 276Q300 346 120 266Q80 238 120 206Q300 276 480 206Q520 178 480 146Q300 216 120 136',
            '#d3e6f5',
            22,
          ),
        'high',
      ) + sheet(stage, box(90, 80, 420, 46, 20) + box(90, 490, 420, 46, 20), '#f3c766', '#8a5a1c', 80, 536),
  ),
  nut: lit(
    16,
    (stage) =>
      stage.sheet(
        pierced(
          `${facet('300,40 526,170 526,430 300,560 74,430 74,170')}${disc(300, 300, 120)}`,
          stage.fade('#e8f0fa', '#6f86a3', 40, 560),
        ),
        'high',
      ) +
      drawn('M300 100L474 200V400L300 500L126 400V200Z', '#ffffff', 10, 0.5) +
      stage.sheet(pierced(disc(300, 300, 146) + disc(300, 300, 120), '#a8bcd3'), 'low'),
  ),
  bolt: lit(2, (stage) =>
    place(
      300,
      300,
      sheet(stage, box(-54, -120, 108, 380, 18), '#e7b98a', '#8a4a24', -120, 260) +
        drawn('M-54 -40L54 -10M-54 30L54 60M-54 100L54 130M-54 170L54 200', '#5f2f16', 14, 0.7) +
        sheet(
          stage,
          facet('-150,-210 -90,-270 90,-270 150,-210 150,-150 90,-100 -90,-100 -150,-150'),
          '#f7d2a0',
          '#9c5a2a',
          -270,
          -100,
        ) +
        drawn('M-70 -186H70', '#6a3418', 20),
      { turn: 30 },
    ),
  ),
};
