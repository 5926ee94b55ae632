import { junk } from '@pavilion/art/motifs/boats';
import { box, disc, facet, leaf, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, pierced, place } from '@pavilion/art/paper/stage';
import { ball, lit, rays, sheet } from './kit.ts';
import type { SymbolDrawing } from './symbol.ts';

/** A treasure junk, what it carries, and what swims beside it; the wind stands for any, pearls call the voyage. */
export const junkSymbols: Readonly<Record<string, SymbolDrawing>> = {
  junk: lit(0, (stage) => place(76, 96, junk(stage), { scale: 1.08 }), 0.9),
  wind: lit(
    4,
    (stage) =>
      sheet(
        stage,
        ribbon('60,240,10 200,210,44 380,230,52 470,180,44 430,110,30 370,140,10'),
        '#e8fbff',
        '#7fd4e6',
        90,
        270,
      ) +
      sheet(
        stage,
        ribbon('40,340,10 200,320,50 420,330,56 540,380,46 510,470,32 440,450,10'),
        '#ffffff',
        '#5db8d6',
        300,
        480,
      ) +
      sheet(
        stage,
        ribbon('110,450,8 220,430,34 320,440,34 360,500,24 320,540,8'),
        '#d8f6ff',
        '#4aa3c7',
        420,
        550,
      ),
    1,
  ),
  pearl: lit(
    11,
    (stage) =>
      sheet(
        stage,
        shape(
          '60,330! 110,430 220,500 300,510 380,500 490,430 540,330! 460,380 380,352 300,384 220,352 140,380',
        ),
        '#e58fb0',
        '#8a3d78',
        330,
        510,
      ) +
      drawn(
        spread(7, -0.9, 0.9)
          .map((side) => `M${300 + side * 60} 500L${300 + side * 220} ${352 + Math.abs(side) * 10}`)
          .join(''),
        '#ffd6e6',
        6,
        0.7,
      ) +
      ball(stage, 300, 250, 138, '#ffffff', '#b9a5e8') +
      cut(oval(256, 200, 36, 24), '#ffffff', { opacity: 0.9 }),
    1,
  ),
  chest: lit(
    8,
    (stage) =>
      sheet(stage, rays(12, 300, 220, 230, 90), '#ffe9a8', '#f3b33d', 20, 400) +
      sheet(stage, box(90, 290, 420, 220, 20), '#a8642e', '#5f3216', 290, 510) +
      sheet(
        stage,
        shape('90,290! 100,200 190,150 300,140 410,150 500,200 510,290!'),
        '#c07a3a',
        '#7a431d',
        140,
        290,
      ) +
      cut(box(90, 276, 420, 26) + box(150, 150, 30, 360) + box(420, 150, 30, 360), '#e9b44c') +
      stage.sheet(cut(box(256, 260, 88, 96, 14), '#ffd166'), 'low') +
      cut(disc(300, 296, 15) + box(292, 300, 16, 34), '#5f3216'),
  ),
  compass: lit(
    2,
    (stage) =>
      sheet(stage, disc(300, 300, 230), '#f3c766', '#8a5a1c') +
      sheet(stage, disc(300, 300, 184), '#fff8e6', '#e9d3a2') +
      cut(
        spread(24, 0, 345)
          .map((degrees) => {
            const [x, y] = polar(300, 300, 164, degrees);
            return disc(x, y, degrees % 90 === 0 ? 11 : 5);
          })
          .join(''),
        '#5b3a1e',
      ) +
      stage.sheet(cut(facet('300,140 336,300 264,300'), '#d5372b'), 'low') +
      stage.sheet(cut(facet('300,460 336,300 264,300'), '#24406b'), 'low') +
      ball(stage, 300, 300, 24, '#ffe08a', '#8a5a1c'),
  ),
  vase: lit(
    16,
    (stage) =>
      sheet(
        stage,
        shape(
          '240,70! 360,70! 350,130 336,170 430,240 470,330 430,450 360,520! 240,520! 170,450 130,330 170,240 264,170 250,130',
        ),
        '#ffffff',
        '#c9dcf2',
        70,
        520,
      ) +
      drawn('M176 250Q300 300 424 250M166 420Q300 470 434 420M250 130H350', '#2458b3', 12) +
      cut(
        spread(5, 190, 410)
          .map((x) => leaf(x, 400, x, 300, 44))
          .join(''),
        '#2458b3',
        { opacity: 0.85 },
      ) +
      cut(disc(300, 340, 34), '#2f6fd6') +
      cut(oval(226, 230, 16, 40), '#ffffff', { opacity: 0.9 }),
  ),
  anchor: lit(
    17,
    (stage) =>
      sheet(
        stage,
        ribbon('300,150,40 300,320,40 300,500,44') + box(180, 190, 240, 40, 16),
        '#9fb6cc',
        '#4c6078',
        120,
        520,
      ) +
      sheet(
        stage,
        ribbon('90,330,10 120,440,36 210,506,44 300,520,48 390,506,44 480,440,36 510,330,10') +
          facet('60,390 90,300 160,370') +
          facet('540,390 510,300 440,370'),
        '#8ea7bf',
        '#3f536b',
        300,
        530,
      ) +
      stage.sheet(pierced(disc(300, 112, 62) + disc(300, 112, 32), '#b8cbdc'), 'low') +
      drawn('M340 112Q440 150 420 240T470 330', '#d9a566', 16),
  ),
  shell: lit(18, (stage) => {
    const ribs = spread(7, 205, 335);
    return (
      sheet(
        stage,
        shape(
          '300,500! 240,470 90,330 90,210 160,150 230,130 300,100 370,130 440,150 510,210 510,330 360,470',
        ),
        '#ffd9b8',
        '#e0785c',
        100,
        500,
      ) +
      drawn(
        ribs
          .map((degrees) => {
            const [x, y] = polar(300, 480, 350, degrees);
            return `M300 480L${x.toFixed(0)} ${y.toFixed(0)}`;
          })
          .join(''),
        '#b34a3a',
        10,
        0.75,
      ) +
      sheet(stage, shape('220,500! 300,470 380,500! 360,546 240,546'), '#f2a07f', '#c25b45', 470, 550)
    );
  }),
  fish: lit(
    5,
    (stage) =>
      sheet(stage, shape('430,300! 560,180 540,300 560,420!'), '#ff9f43', '#c94f1e', 180, 420) +
      sheet(
        stage,
        shape('230,170! 330,90 400,180!') + shape('250,420! 310,500 360,410!'),
        '#ffbf69',
        '#d96a2a',
        90,
        500,
      ) +
      sheet(
        stage,
        shape('50,300! 120,200 240,160 360,200 460,300! 360,400 240,440 120,400'),
        '#ffb35c',
        '#e0562b',
        160,
        440,
      ) +
      drawn('M200 200Q250 300 200 400M280 190Q330 300 280 410M356 220Q396 300 356 380', '#fff1d6', 11, 0.75) +
      cut(disc(130, 270, 26), '#fffaf0') +
      cut(disc(126, 272, 13), '#1d2236'),
  ),
  knot: lit(
    13,
    (stage) =>
      drawn('M300 60V130M300 440V500', '#e23b3b', 18) +
      sheet(
        stage,
        ribbon('300,480,20 280,530,14 270,590,4') + ribbon('300,480,20 320,530,14 330,590,4'),
        '#e23b3b',
      ) +
      drawn(
        'M300 120L480 300L300 480L120 300ZM210 210L390 390M390 210L210 390M255 165L435 345M345 165L165 345M165 255L345 435M435 255L255 435',
        '#8d1720',
        40,
      ) +
      drawn(
        'M300 120L480 300L300 480L120 300ZM210 210L390 390M390 210L210 390M255 165L435 345M345 165L165 345M165 255L345 435M435 255L255 435',
        '#f0524a',
        24,
      ) +
      ball(stage, 300, 110, 30, '#ffe08a', '#b5761c'),
  ),
};
