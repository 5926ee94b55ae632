import { paperCrane } from '@pavilion/art/motifs/cards';
import { kite as paperKite } from '@pavilion/art/motifs/kites';
import { box, disc, facet, leaf, line, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cloudBar } from '@pavilion/art/paper/scenery';
import { cut, drawn, pierced, place, type Stage } from '@pavilion/art/paper/stage';
import { beads, glowBehind, type SymbolDrawing } from './symbol.ts';

/** Of gold, broad and twice: a wild is told from the peak, which is a blue disc too. */
const ring = (stage: Stage): string =>
  stage.sheet(
    pierced(disc(300, 300, 292) + disc(300, 300, 226), stage.fade('#ffe08a', '#b06d12', 40, 560)) +
      pierced(disc(300, 300, 214) + disc(300, 300, 200), '#ffd76e') +
      cut(beads(259, 12, 14), stage.ink.accent) +
      cut(beads(259, 36, 6), '#ffffff', { opacity: 0.75 }),
    'low',
  );

/** A rim of metal round a symbol that pays much, with beads where it pays most. */
const rim = (stage: Stage, lit: string, shade: string, beadColour?: string): string =>
  stage.sheet(
    pierced(disc(300, 300, 284) + disc(300, 300, 250), stage.fade(lit, shade, 40, 560)) +
      (beadColour ? cut(beads(267, 24, 8), beadColour) : ''),
    'low',
  );

/** A comet whose head is at the origin and whose tail streams up and to the right. */
const streak = (stage: Stage): string => {
  const blade = (angle: number, length: number, width: number): string => {
    const [x, y] = polar(0, 0, length, angle);
    return leaf(0, 0, x, y, width, width * 0.12);
  };
  return (
    stage.sheet(cut(blade(-52, 420, 96), '#5a6ff0') + cut(blade(-30, 420, 92), '#7b58e6'), 'low') +
    stage.sheet(cut(blade(-41, 480, 104), '#7fd0ff'), 'low') +
    stage.sheet(cut(blade(-46, 380, 54), '#c9f0ff') + cut(blade(-36, 350, 46), '#ffd58a'), 'flush') +
    cut(blade(-41, 300, 30), '#ffffff') +
    cut(
      disc(0, 0, 130),
      stage.bloom(0, 0, 130, [
        [0, '#ffffff', 1],
        [0.3, '#fff3cf', 0.95],
        [0.5, '#ffd58a', 0.45],
        [1, '#ffd58a', 0],
      ]),
    ) +
    stage.sheet(cut(disc(0, 0, 50), '#fffbe8'), 'low')
  );
};

const comet: SymbolDrawing = {
  palette: 1,
  draw: (stage) => {
    const { ink } = stage;
    return (
      cut(
        disc(300, 300, 236),
        stage.bloom(230, 360, 330, [
          [0, ink.tone(0.3), 1],
          [0.5, ink.tone(0.55), 1],
          [1, ink.tone(0.8), 1],
        ]),
      ) +
      cut(
        [
          [180, 180, 5],
          [250, 130, 4],
          [140, 270, 4],
          [420, 430, 5],
          [470, 350, 4],
          [360, 470, 4],
        ]
          .map(([x = 0, y = 0, radius = 0]) => disc(x, y, radius))
          .join(''),
        ink.light,
        { opacity: 0.8 },
      ) +
      ring(stage) +
      place(190, 396, streak(stage), { scale: 0.94 })
    );
  },
};

/** A star of `points` rays, each folded along its middle: one half in light, one in shade. */
const foldedStar = (points: number, outer: number, inner: number, lit: string, shade: string): string =>
  spread(points, -90, 270 - 360 / points)
    .map((degrees) => {
      const tip = polar(300, 300, outer, degrees).join(',');
      const left = polar(300, 300, inner, degrees - 180 / points).join(',');
      const right = polar(300, 300, inner, degrees + 180 / points).join(',');
      return cut(facet(`300,300 ${left} ${tip}`), lit) + cut(facet(`300,300 ${tip} ${right}`), shade);
    })
    .join('');

const star: SymbolDrawing = {
  palette: 5,
  draw: (stage) =>
    glowBehind(stage, 300, 1) +
    stage.sheet(
      place(300, 300, place(-300, -300, foldedStar(8, 220, 92, '#ffdc8b', '#e39a35')), { turn: 22.5 }),
      'low',
    ) +
    stage.sheet(foldedStar(8, 284, 104, '#fff4cf', '#f0b64e'), 'high') +
    stage.sheet(cut(disc(300, 300, 58), '#d9532f') + cut(disc(300, 300, 40), '#fff4cf'), 'low'),
};

const crane: SymbolDrawing = {
  palette: 16,
  draw: (stage) => {
    const { ink } = stage;
    return (
      glowBehind(stage, 300, 0.5) +
      stage.sheet(
        cut(
          disc(300, 300, 262),
          stage.bloom(300, 240, 300, [
            [0, '#f26a45', 1],
            [1, '#8a1c1a', 1],
          ]),
        ),
        'low',
      ) +
      rim(stage, '#fff0b8', '#c98a2a', '#d9532f') +
      stage.sheet(cut(cloudBar(330, 420, 190, 26) + cloudBar(60, 470, 210, 28), '#7d93c9'), 'flush') +
      place(294, 306, paperCrane(stage, ink.light, '#b9c6e8'), { scale: 1.56 })
    );
  },
};

const peak: SymbolDrawing = {
  palette: 6,
  draw: (stage) => {
    const { ink } = stage;
    const range = shape(
      '40,500! 120,350 164,300! 184,316! 236,236 300,96! 344,190! 372,206! 420,300! 450,306! 566,500! 480,540 300,556 120,540',
    );
    const snow = shape(
      '300,96! 344,190! 372,206! 396,254! 366,246! 352,290! 322,236! 298,306! 272,252! 240,292! 226,254! 236,236',
    );
    return (
      cut(disc(300, 300, 262), stage.fade('#5a78d6', '#1d2a66', 60, 540)) +
      rim(stage, '#f2f6ff', '#7c8cc4') +
      stage.sheet(
        cut(
          disc(404, 184, 96),
          stage.bloom(380, 160, 150, [
            [0, '#fff8dd', 1],
            [1, '#f4c76a', 1],
          ]),
        ),
        'low',
      ) +
      stage.sheet(
        cut(
          shape('14,506! 70,400 112,360! 128,372! 190,300! 300,520! 150,540'),
          stage.fade('#6d86c8', '#3c4f96', 300, 520),
        ),
        'low',
      ) +
      stage.sheet(
        cut(range, stage.fade('#7c9be0', '#28356f', 96, 540)) +
          cut(
            shape('300,96! 344,190! 372,206! 420,300! 450,306! 566,500! 480,540 360,550! 330,400! 350,260!'),
            '#1c2657',
            {
              opacity: 0.45,
            },
          ) +
          cut(snow, ink.light),
        'high',
      ) +
      stage.sheet(
        cut(cloudBar(60, 500, 220, 34) + cloudBar(320, 530, 210, 34), '#dfe9ff', { opacity: 0.95 }),
        'low',
      )
    );
  },
};

/** Foliage of an old pine: a flat cloud of needles, its middle at x, its lower edge at y. */
const needles = (x: number, y: number, half: number): string =>
  shape(
    `${x - half},${y}! ${x - half * 1.06},${y - half * 0.24} ${x - half * 0.74},${y - half * 0.44} ${x - half * 0.5},${y - half * 0.42}! ${x - half * 0.36},${y - half * 0.68} ${x},${y - half * 0.78} ${x + half * 0.34},${y - half * 0.6}! ${x + half * 0.62},${y - half * 0.62} ${x + half * 0.94},${y - half * 0.34} ${x + half},${y}!`,
  );

const needleLines = (x: number, y: number, half: number): string =>
  spread(9, -0.8, 0.8)
    .map((share) => {
      const rise = half * (0.5 - Math.abs(share) * 0.3);
      return `M${(x + half * share * 0.55).toFixed(0)} ${(y - 6).toFixed(0)}L${(x + half * share * 0.84).toFixed(0)} ${(y - rise).toFixed(0)}`;
    })
    .join('');

const pine: SymbolDrawing = {
  palette: 9,
  draw: (stage) => {
    const pads = [
      { x: 196, y: 300, half: 118 },
      { x: 420, y: 356, half: 130 },
      { x: 338, y: 196, half: 136 },
    ];
    return (
      glowBehind(stage, 300, 0.7) +
      stage.sheet(
        cut(
          ribbon('262,560,64 276,480,48 316,400,38 300,320,30 312,240,24 340,170,12') +
            ribbon('300,430,26 360,392,20 430,350,10') +
            ribbon('302,352,22 250,322,16 196,300,8'),
          stage.fade('#b0703f', '#5a3423', 180, 560),
        ),
        'low',
      ) +
      pads
        .map(({ x, y, half }) =>
          stage.sheet(
            cut(needles(x, y, half), stage.fade('#62cf98', '#15604c', y - half * 0.8, y)) +
              drawn(needleLines(x, y, half), '#e6ffd8', 5, 0.4),
            'high',
          ),
        )
        .join('') +
      stage.sheet(
        cut(shape('110,566! 190,532 300,546 410,530 490,566! 410,586 300,592 190,586'), '#cfd9f5'),
        'low',
      )
    );
  },
};

const kite: SymbolDrawing = {
  palette: 15,
  draw: (stage) =>
    glowBehind(stage, 290, 0.6) +
    place(304, 232, paperKite(stage, '#ff9a5a', '#a8327c', 'diamond'), { scale: 1.5, turn: 12 }),
};

/** Low symbols: cool sheets with the light behind them. */
const lightThrough = (stage: Stage, outline: string): string =>
  cut(
    outline,
    stage.bloom(300, 300, 260, [
      [0, '#f4fbff', 1],
      [0.6, '#bfe2ff', 1],
      [1, '#7fa6e0', 1],
    ]),
  );

const bell: SymbolDrawing = {
  palette: 0,
  draw: (stage) => {
    const body = shape(
      '300,110! 372,128 408,196 418,300 440,376 486,430! 114,430! 160,376 182,300 192,196 228,128',
    );
    const slots = [222, 274, 326, 378].map((x) => leaf(x + (300 - x) * 0.3, 190, x, 330, 13)).join('');
    return (
      lightThrough(stage, body) +
      stage.sheet(cut(disc(300, 470, 42), '#8a5a2b'), 'low') +
      stage.sheet(pierced(disc(300, 96, 46) + disc(300, 96, 24), '#d9a544'), 'flush') +
      stage.sheet(pierced(body + slots, stage.fade('#f8d276', '#a26a24', 110, 440)), 'high') +
      stage.sheet(cut(box(92, 404, 416, 54, 24), stage.fade('#ffe3a0', '#b47b2c', 404, 460)), 'low')
    );
  },
};

const feather: SymbolDrawing = {
  palette: 6,
  draw: (stage) => {
    const vane = shape(
      '470,70! 512,150 480,270 400,380 300,450 196,500! 170,470! 150,400 190,280 280,170 380,96',
    );
    const cuts = [
      '430,180 500,196',
      '372,262 470,300',
      '312,342 410,384',
      '352,160 300,144',
      '288,240 220,226',
      '236,318 168,330',
    ]
      .map((pair) => {
        const [from = '0,0', to = '0,0'] = pair.split(' ');
        const [x1 = 0, y1 = 0] = from.split(',').map(Number);
        const [x2 = 0, y2 = 0] = to.split(',').map(Number);
        return leaf(x1, y1, x2, y2, 16);
      })
      .join('');
    return (
      lightThrough(stage, vane) +
      stage.sheet(pierced(vane + cuts, stage.fade('#58d0d6', '#1c6b93', 70, 500)), 'high') +
      cut(cuts, '#d8f6ff', { opacity: 0.8 }) +
      stage.sheet(cut(ribbon('462,84,4 400,200,9 290,340,12 110,548,9'), '#eafcff'), 'low') +
      cut(disc(440, 128, 20), '#f4c76a') +
      cut(disc(440, 128, 9), '#1c6b93')
    );
  },
};

const cloud: SymbolDrawing = {
  palette: 4,
  draw: (stage) => {
    const puff = shape(
      '120,410! 70,380 66,310 118,274 160,276! 160,196 230,150 296,170 330,206! 380,170 450,196 458,268! 520,272 548,330 520,392 470,410!',
    );
    const curl = (x: number, y: number, turn: number, size: number): string =>
      place(
        x,
        y,
        drawn(
          'M70 40C40 66 -30 60 -44 12C-56 -34 -12 -66 26 -50C56 -36 54 6 24 10C2 12 -8 -8 4 -20',
          '#eaf4ff',
          15,
        ),
        {
          turn,
          scale: size,
        },
      );
    return (
      lightThrough(stage, puff) +
      stage.sheet(cut(cloudBar(170, 484, 300, 34), '#4a68b8'), 'low') +
      stage.sheet(cut(puff, stage.fade('#a9c8ff', '#4a66c0', 150, 420)), 'high') +
      curl(178, 340, 0, 0.86) +
      curl(320, 290, 10, 1.06) +
      curl(456, 340, 4, 0.78)
    );
  },
};

const crystal: SymbolDrawing = {
  palette: 11,
  draw: (stage) => {
    const shard = (points: string, lit: string, shade: string, split: string): string =>
      stage.sheet(cut(facet(points), lit) + cut(facet(split), shade), 'low');
    return (
      glowBehind(stage, 280, 0.55) +
      shard('150,230 206,290 196,480 110,420', '#c9a0ff', '#7a4bd0', '206,290 196,480 150,450 158,300') +
      shard('448,200 396,276 404,480 500,410', '#b78cff', '#6a3cc0', '396,276 404,480 450,446 440,290') +
      shard(
        '300,70 386,190 372,500 300,546 228,500 214,190',
        '#e6ccff',
        '#9a62e6',
        '300,70 386,190 372,500 300,546 312,220',
      ) +
      drawn(line('300,70 312,220 300,546'), '#ffffff', 4, 0.7) +
      cut(facet('214,190 312,220 386,190 300,70'), '#ffffff', { opacity: 0.3 }) +
      stage.sheet(cut(oval(300, 536, 190, 34), '#5a3f9a'), 'low') +
      stage.sheet(shardRow(), 'low')
    );
  },
};

const shardRow = (): string =>
  cut(facet('196,520 226,440 256,540') + facet('340,546 372,456 408,528'), '#d8b6ff');

export const cometSymbols: Readonly<Record<string, SymbolDrawing>> = {
  comet,
  star,
  crane,
  peak,
  pine,
  kite,
  bell,
  feather,
  cloud,
  crystal,
};
