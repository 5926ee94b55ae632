import { box, disc, facet, leaf, oval, polar, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, pierced, place, type Stage } from '@pavilion/art/paper/stage';
import { lit, sheet } from './kit.ts';
import { glint } from './lowSymbols.ts';
import type { SymbolDrawing } from './symbol.ts';

/** The cut of a bead, lit from the upper left. */
const body = (stage: Stage, d: string, light: string, middle: string, dark: string): string =>
  stage.sheet(
    cut(
      d,
      stage.bloom(220, 190, 420, [
        [0, light, 1],
        [0.45, middle, 1],
        [1, dark, 1],
      ]),
    ),
    'high',
  );

/** Caps where the rod goes in and comes out. */
const caps = (stage: Stage, top: number, bottom: number, from: string, to: string): string =>
  stage.sheet(
    cut(
      box(228, top - 26, 144, 40, 18) + box(228, bottom - 14, 144, 40, 18),
      stage.fade(from, to, top - 26, bottom + 26),
    ),
    'low',
  );

/** Light on what is polished. */
const gleam = (x: number, y: number, wide: number, opacity = 0.6): string =>
  cut(leaf(x - wide, y + wide * 0.5, x + wide, y - wide * 0.32, wide * 0.42, -wide * 0.16), '#ffffff', {
    opacity,
  });

/** Two cones, base to base: the bead of every old abacus. */
const cones = shape('22,300! 150,150 228,118! 372,118! 450,150 578,300! 450,450 372,482! 228,482! 150,450');

const round = oval(300, 300, 262, 204);

/** A flower of so many petals, seen from above. */
const petals = (count: number, x: number, y: number, reach: number, wide: number): string =>
  spread(count, -90, 270 - 360 / count)
    .map((degrees) => leaf(x, y, ...polar(x, y, reach, degrees), wide))
    .join('');

/** A curl of cloud. */
const curl = (x: number, y: number, turn: 1 | -1): string =>
  `M${x} ${y}q${turn * 10} -58 ${turn * 66} -54q${turn * 52} 8 ${turn * 44} 54q${turn * -14} 36 ${turn * -50} 24q${turn * -24} -18 0 -36`;

/** What a counting house has: beads of wood, stone, lacquer and gold on their rods, and the ledger. */
export const beadSymbols: Readonly<Record<string, SymbolDrawing>> = {
  gold: lit(
    0,
    (stage) =>
      stage.sheet(
        cut(
          spread(16, 0, 337.5)
            .map((degrees) => leaf(300, 300, ...polar(300, 300, 292, degrees), 46))
            .join(''),
          '#ffd25a',
          { opacity: 0.85 },
        ),
        'low',
      ) +
      body(stage, oval(300, 300, 236, 214), '#fffbd8', '#ffcf3f', '#b8720f') +
      stage.sheet(
        pierced(
          oval(300, 300, 176, 158) + oval(300, 300, 150, 134),
          stage.fade('#fff6bf', '#a8660c', 140, 460),
        ),
        'low',
      ) +
      stage.sheet(
        pierced(
          box(236, 240, 128, 120, 10) + box(262, 264, 76, 72, 6),
          stage.fade('#fff6bf', '#9c5c0a', 240, 360),
        ),
        'low',
      ) +
      cut(disc(300, 176, 14) + disc(300, 424, 14) + disc(180, 300, 14) + disc(420, 300, 14), '#c2410c') +
      gleam(210, 190, 70, 0.85) +
      cut(glint(432, 168, 54), '#ffffff'),
    1,
  ),
  ledger: lit(
    4,
    (stage) =>
      place(
        300,
        310,
        sheet(stage, box(-190, -216, 380, 452, 12), '#fbf1d6', '#cdb583', -216, 236) +
          drawn('M-176 214H184M-172 196H186', '#a98c5a', 6, 0.8) +
          sheet(stage, box(-206, -240, 372, 444, 12), '#3b78c9', '#173070', -240, 204) +
          drawn('M-150 -240V204M-206 -168H-150M-206 -68H-150M-206 32H-150M-206 132H-150', '#ffe6b0', 9) +
          sheet(stage, box(-46, -196, 112, 300, 8), '#fffaf0', '#f0ddb0', -196, 104) +
          drawn(
            'M10 -166V-104M-16 -136H36M10 -80Q-20 -50 -18 -22M10 -80Q40 -50 40 -22M-6 6H28M-6 36H28M10 -10V66',
            '#2a1c18',
            13,
          ) +
          sheet(stage, box(92, 116, 62, 62, 8), '#ff6a4a', '#b51f22', 116, 178) +
          drawn('M108 132H138V162H108Z', '#ffe6b0', 6),
        { turn: -7 },
      ) +
      place(
        470,
        330,
        sheet(stage, box(-15, -230, 30, 300, 14), '#e0a35a', '#7a4322', -230, 70) +
          cut(box(-18, 58, 36, 26), '#f3d27a') +
          sheet(stage, shape('-22,84! 22,84! 30,140 0,220! -30,140'), '#f6f0e4', '#3a302c', 84, 200) +
          cut(shape('-22,150 22,150 0,220!'), '#17131a'),
        { turn: 14 },
      ),
    1,
  ),
  cinnabar: lit(
    7,
    (stage) =>
      body(stage, round, '#ff8a66', '#d9291f', '#6f0714') +
      stage.sheet(
        cut(petals(8, 300, 300, 186, 78), stage.fade('#ff7d5a', '#a3121a', 120, 470)) +
          drawn(petals(8, 300, 300, 186, 78), '#5a0510', 7, 0.7),
        'flush',
      ) +
      stage.sheet(
        cut(petals(8, 300, 300, 118, 58), stage.fade('#ffb08a', '#c9241f', 190, 420)) +
          drawn(petals(8, 300, 300, 118, 58), '#5a0510', 6, 0.7),
        'low',
      ) +
      stage.sheet(cut(disc(300, 300, 44), stage.fade('#ffe9a8', '#d18a1c', 256, 344)), 'low') +
      caps(stage, 106, 494, '#ffe08a', '#b5761c') +
      gleam(160, 208, 62, 0.5),
    0.85,
  ),
  jade: lit(
    12,
    (stage) =>
      stage.sheet(
        pierced(
          disc(300, 300, 256) + disc(300, 300, 84),
          stage.bloom(220, 190, 420, [
            [0, '#d9ffe4', 1],
            [0.4, '#4fce8a', 1],
            [1, '#0b5c3f', 1],
          ]),
        ),
        'high',
      ) +
      stage.sheet(pierced(disc(300, 300, 112) + disc(300, 300, 84), '#c9f7d9'), 'low') +
      drawn(
        [0, 90, 180, 270]
          .map((turn) => {
            const [x, y] = polar(300, 300, 182, turn + 45);
            return `M${(x - 46).toFixed(0)} ${(y + 18).toFixed(0)}q6 -56 48 -56q44 4 40 44q-10 30 -40 20q-18 -14 0 -28`;
          })
          .join(''),
        '#eafff0',
        14,
        0.85,
      ) +
      drawn('M300 66V118M300 482V534M66 300H118M482 300H534', '#0b5c3f', 12, 0.6) +
      gleam(170, 150, 62, 0.7),
    0.85,
  ),
  amber: lit(
    0,
    (stage) =>
      body(
        stage,
        shape('130,110 300,84 470,110 552,220 552,380 470,490 300,516 130,490 48,380 48,220'),
        '#fff0b0',
        '#ff9d1f',
        '#9a3c05',
      ) +
      cut(
        shape('150,330 240,250 380,280 470,220 500,380 420,460 220,460 110,420'),
        stage.bloom(300, 380, 220, [
          [0, '#fff2a8', 0.9],
          [1, '#ffb52e', 0.1],
        ]),
      ) +
      place(
        310,
        300,
        cut(leaf(-104, 66, 110, -70, 92, 12), '#8a3a08', { opacity: 0.75 }) +
          drawn(
            'M-104 66Q0 10 110 -70M-40 34L-34 -16M-4 14L8 -40M36 -12L54 -62M-20 24L30 34M20 -2L72 6',
            '#ffdf8a',
            6,
            0.8,
          ),
      ) +
      cut(disc(150, 390, 16) + disc(196, 432, 10) + disc(440, 190, 12), '#fff6c9', { opacity: 0.8 }) +
      caps(stage, 98, 502, '#ffe9a8', '#8f5410') +
      gleam(170, 190, 76, 0.75),
    0.85,
  ),
  porcelain: lit(
    6,
    (stage) =>
      body(stage, oval(300, 300, 250, 226), '#ffffff', '#eef4fb', '#9fb6d4') +
      drawn(`${oval(300, 300, 222, 198)}`, '#1f4fb0', 12) +
      cut(petals(6, 300, 300, 150, 84), '#2f66cf') +
      drawn(petals(6, 300, 300, 150, 84), '#173a8c', 8) +
      cut(disc(300, 300, 40), '#ffffff') +
      drawn(disc(300, 300, 40), '#173a8c', 9) +
      drawn(curl(118, 330, 1) + curl(482, 330, -1), '#2f66cf', 10, 0.55) +
      caps(stage, 88, 512, '#5f92e6', '#1d3f93') +
      gleam(176, 170, 64, 0.9),
    0.7,
  ),
  turquoise: lit(
    3,
    (stage) =>
      body(
        stage,
        shape(
          '300,96 396,112! 470,140 540,230 552,300 540,370 470,460 396,488! 300,504 204,488! 130,460 60,370 48,300 60,230 130,140 204,112!',
        ),
        '#d4fff6',
        '#22bfc0',
        '#075a72',
      ) +
      drawn(
        'M300 100V500M214 116Q128 300 214 484M386 116Q472 300 386 484M140 150Q40 300 140 450M460 150Q560 300 460 450',
        '#064a60',
        13,
        0.6,
      ) +
      drawn('M312 104V496M228 118Q144 300 228 482M400 118Q484 300 400 482', '#c9fff4', 6, 0.55) +
      stage.sheet(
        cut(
          spread(7, 180, 420)
            .map((x) => disc(x, 112, 20) + disc(x, 488, 20))
            .join(''),
          stage.fade('#ffe9a8', '#a8690f', 92, 508),
        ),
        'low',
      ) +
      caps(stage, 92, 508, '#ffe08a', '#a8690f'),
    0.75,
  ),
  rosewood: lit(
    5,
    (stage) =>
      body(stage, cones, '#e08a5f', '#8c3423', '#360d0c') +
      drawn('M50 300H550', '#2a0807', 14, 0.7) +
      drawn(
        'M110 236Q230 196 330 214T520 244M130 356Q240 396 360 374T500 352M170 184Q290 158 420 182M180 424Q300 444 424 414',
        '#f0a878',
        8,
        0.5,
      ) +
      drawn('M250 262Q300 236 350 262Q300 288 250 262', '#2a0807', 7, 0.55) +
      caps(stage, 122, 478, '#c9764f', '#4a1710') +
      gleam(176, 196, 60, 0.45),
    0.6,
  ),
  boxwood: lit(
    2,
    (stage) =>
      body(
        stage,
        facet('178,116 422,116 548,230 548,370 422,484 178,484 52,370 52,230'),
        '#fffbe0',
        '#ecc766',
        '#946a22',
      ) +
      drawn(
        'M52 230L178 246H422L548 230M52 370L178 354H422L548 370M178 116V484M422 116V484',
        '#7a5418',
        9,
        0.6,
      ) +
      drawn(
        'M210 280H390M196 306H404M214 332H388M226 190Q300 168 374 190M226 410Q300 432 374 410',
        '#a87a2c',
        8,
        0.7,
      ) +
      caps(stage, 116, 484, '#f6dc94', '#8a6120') +
      gleam(250, 160, 54, 0.7),
    0.6,
  ),
  ebony: lit(
    17,
    (stage) =>
      body(stage, cones, '#9aa0b8', '#33364a', '#0b0c14') +
      drawn(cones, '#c3cbe0', 8, 0.55) +
      stage.sheet(
        cut(facet('300,184 396,300 300,416 204,300'), stage.fade('#f4f8ff', '#8f9ab5', 184, 416)) +
          cut(facet('300,232 356,300 300,368 244,300'), '#23263a'),
        'low',
      ) +
      cut(disc(126, 300, 19) + disc(474, 300, 19), '#dfe6f5') +
      drawn('M168 244L212 196M168 356L212 404M432 244L388 196M432 356L388 404', '#dfe6f5', 9, 0.8) +
      caps(stage, 122, 478, '#eef3ff', '#7d879f') +
      gleam(150, 226, 40, 0.5),
    0.75,
  ),
};
