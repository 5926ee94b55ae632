import { mask } from '@pavilion/art/motifs/mask';
import { box, disc, facet, leaf, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, place } from '@pavilion/art/paper/stage';
import { ball, cashLantern, lit, rays, sheet } from './kit.ts';
import type { SymbolDrawing } from './symbol.ts';

/** What is sold and shown at a night market, and the lantern that carries an amount. */
export const marketSymbols: Readonly<Record<string, SymbolDrawing>> = {
  lantern: cashLantern,
  firework: lit(
    1,
    (stage) =>
      [
        [16, 270, 210, '#ff9ecb'],
        [14, 196, 150, '#ffe08a'],
        [10, 120, 84, '#ffffff'],
      ]
        .map(([count, outer, inner, tone]) =>
          stage.sheet(
            cut(rays(Number(count), 300, 300, Number(outer), Number(inner) * 0.42), String(tone)),
            'low',
          ),
        )
        .join('') +
      cut(
        spread(16, 0, 337.5)
          .map((degrees) => {
            const [x, y] = polar(300, 300, 276, degrees + 11);
            return disc(x, y, 9);
          })
          .join(''),
        '#ffe08a',
      ) +
      ball(stage, 300, 300, 52, '#ffffff', '#ffd166'),
    1,
  ),
  mask: lit(13, (stage) => place(300, 290, mask(stage, 1), { scale: 1.28 }), 0.9),
  fan: lit(12, (stage) => {
    const ribs = spread(9, 205, 335);
    const at = (degrees: number, radius: number) => polar(300, 470, radius, degrees).map((n) => n.toFixed(0));
    return (
      sheet(
        stage,
        `M${at(200, 150).join(' ')}L${at(200, 390).join(' ')}A390 390 0 0 1 ${at(340, 390).join(' ')}L${at(340, 150).join(' ')}A150 150 0 0 0 ${at(200, 150).join(' ')}Z`,
        '#ffe9c9',
        '#2f9b86',
        80,
        420,
      ) +
      drawn(
        ribs.map((degrees) => `M${at(degrees, 60).join(' ')}L${at(degrees, 384).join(' ')}`).join(''),
        '#5b3a1e',
        7,
      ) +
      cut(
        [226, 262, 300]
          .map((degrees) => {
            const [x, y] = polar(300, 470, 290, degrees);
            return [0, 72, 144, 216, 288]
              .map((turn) => {
                const [px, py] = polar(x, y, 22, turn);
                return disc(px, py, 16);
              })
              .join('');
          })
          .join(''),
        '#e5566d',
      ) +
      ball(stage, 300, 470, 30, '#ffe08a', '#a86b1d')
    );
  }),
  kite: lit(
    10,
    (stage) =>
      sheet(stage, ribbon('300,420,16 270,480,14 320,530,12 286,586,4'), '#e5566d') +
      sheet(stage, facet('300,40 500,250 300,450 100,250'), '#ffb84d', '#e4572e', 40, 450) +
      sheet(stage, facet('300,40 300,450 100,250'), '#2f8fb3', '#1c5f8a', 40, 450) +
      drawn('M300 40V450M100 250H500', '#fff3d6', 9) +
      cut(disc(216, 220, 26) + disc(384, 220, 26), '#fff7e3') +
      cut(disc(216, 224, 12) + disc(384, 224, 12), '#1d2236') +
      cut(shape('250,310! 300,330 350,310! 330,362 270,362'), '#fff3d6'),
  ),
  teapot: lit(
    19,
    (stage) =>
      drawn('M452 250Q560 250 540 330Q520 400 430 410', '#7c3b2a', 34) +
      sheet(
        stage,
        shape('40,220! 92,212 150,290 170,360! 120,380 84,310 70,262 36,250!'),
        '#b5563d',
        '#7c3b2a',
        200,
        390,
      ) +
      sheet(
        stage,
        shape('140,300 170,220 300,190 430,220 470,300 450,420 380,480! 220,480! 150,420'),
        '#d9795a',
        '#7c3b2a',
        190,
        490,
      ) +
      sheet(stage, oval(300, 204, 120, 30), '#e99a78') +
      ball(stage, 300, 156, 32, '#ffd9b8', '#a84f36') +
      drawn('M190 350Q240 300 300 350T410 350', '#ffe0b0', 12, 0.9) +
      drawn('M220 404Q260 370 300 404T380 404', '#ffe0b0', 9, 0.7),
  ),
  skewer: lit(
    7,
    (stage) =>
      drawn('M110 520L490 80', '#d9a566', 18) +
      [
        [176, 444],
        [254, 354],
        [332, 264],
        [410, 174],
      ]
        .map(
          ([x = 0, y = 0]) =>
            ball(stage, x, y, 68, '#ff8a7a', '#b3122a') +
            cut(oval(x - 22, y - 26, 18, 12), '#ffffff', { opacity: 0.8 }),
        )
        .join(''),
  ),
  bun: lit(
    15,
    (stage) =>
      sheet(stage, box(70, 400, 460, 90, 26), '#c98a4b', '#7f4d24', 400, 490) +
      drawn(
        spread(9, 100, 500)
          .map((x) => `M${x} 404V486`)
          .join(''),
        '#5f381a',
        6,
        0.6,
      ) +
      sheet(
        stage,
        shape('110,400! 120,280 220,200 300,180 380,200 480,280 490,400!'),
        '#fffaf0',
        '#e9cfa8',
        180,
        400,
      ) +
      drawn(
        'M300 190Q260 240 190 270M300 190Q296 250 280 310M300 190Q340 240 410 270M300 190Q320 250 340 310',
        '#c9a877',
        9,
        0.9,
      ) +
      cut(disc(300, 190, 20), '#e5566d') +
      drawn('M210 150Q180 110 214 80T214 20M390 150Q360 110 394 80T394 20', '#ffffff', 12, 0.5),
  ),
  drum: lit(
    5,
    (stage) =>
      drawn('M300 330V580', '#8a5a2b', 26) +
      drawn('M120 250Q60 300 70 380M480 250Q540 300 530 380', '#e9b44c', 8) +
      ball(stage, 70, 400, 34, '#ffe08a', '#b5761c') +
      ball(stage, 530, 400, 34, '#ffe08a', '#b5761c') +
      sheet(stage, disc(300, 240, 184), '#d5372b', '#8d1720', 60, 430) +
      sheet(stage, disc(300, 240, 146), '#fff3d6', '#f0d2a0', 90, 390) +
      cut(
        spread(16, 0, 337.5)
          .map((degrees) => {
            const [x, y] = polar(300, 240, 166, degrees);
            return disc(x, y, 9);
          })
          .join(''),
        '#e9b44c',
      ) +
      cut(leaf(300, 150, 300, 330, 60) + leaf(210, 240, 390, 240, 60), '#d5372b', { opacity: 0.85 }),
  ),
  pinwheel: lit(
    11,
    (stage) =>
      drawn('M300 300V586', '#8a5a2b', 22) +
      ['#ff6b6b', '#ffd166', '#4ecdc4', '#b892ff', '#ff9f43', '#7bd88f']
        .map((tone, index) =>
          place(300, 270, stage.sheet(cut(shape('0,0! 70,-90 40,-230 0,-236! -20,-120'), tone), 'low'), {
            turn: index * 60,
          }),
        )
        .join('') +
      ball(stage, 300, 270, 34, '#fff7d6', '#e9b44c'),
  ),
};
