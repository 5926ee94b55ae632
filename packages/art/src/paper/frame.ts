import { box, disc, leaf, polar, ribbon, shape, spread } from './path.ts';
import { cut, drawn, pierced, place, type Stage, spark } from './stage.ts';

/** The nearest paper: what one looks through. Drawn for a stage of 600×800. */
export type FrameKind =
  | 'arch'
  | 'gate'
  | 'curtain'
  | 'bough'
  | 'cloud'
  | 'lattice'
  | 'eaves'
  | 'scallop'
  | 'bare';

const sheetRound = (hole: string): string => `M-30 -30H630V830H-30Z${hole}`;

/** Two sheets with the same opening, the farther one wider and paler. */
const doubled = (stage: Stage, outer: string, inner: string, holes = ''): string => {
  const { ink } = stage;
  return (
    stage.sheet(pierced(sheetRound(inner), stage.fade(ink.tone(0.66), ink.tone(0.76), 0, 800)), 'low') +
    stage.sheet(
      pierced(sheetRound(outer), stage.fade(ink.tone(0.84), ink.tone(0.95), 0, 800)) +
        (holes === '' ? '' : cut(holes, ink.glow, { opacity: 0.75 })),
      'low',
    )
  );
};

const arch = (stage: Stage): string => {
  const opening = (inset: number): string => {
    const left = 26 + inset;
    const right = 600 - left;
    const top = 22 + inset * 1.3;
    return `M${left} 840V${262 + inset}C${left} ${150 + inset} ${118 + inset * 0.6} ${116 + inset} ${190 + inset * 0.4} ${98 + inset}C${244} ${84 + inset} ${284} ${62 + inset} 300 ${top}C316 ${62 + inset} 356 ${84 + inset} ${410 - inset * 0.4} ${98 + inset}C${482 - inset * 0.6} ${116 + inset} ${right} ${150 + inset} ${right} ${262 + inset}V840Z`;
  };
  const corner = (side: 1 | -1): string =>
    [
      [254, 50, 4.5],
      [222, 60, 6],
      [186, 66, 7.5],
      [148, 76, 6],
      [112, 92, 4.5],
    ]
      .map(([x = 0, y = 0, radius = 0]) => disc(300 + side * (300 - x), y - 14, radius))
      .join('') +
    leaf(300 + side * 270, 22, 300 + side * 226, 62, 18, 0) +
    leaf(300 + side * 282, 44, 300 + side * 262, 100, 14, 0) +
    leaf(300 + side * 240, 16, 300 + side * 186, 30, 12, 0);
  return doubled(stage, opening(0), opening(15), corner(1) + corner(-1));
};

const gate = (stage: Stage): string => {
  const beads = spread(40, 0, 351)
    .filter((degrees) => degrees < 55 || degrees > 125)
    .map((degrees) => {
      const [x, y] = polar(300, 380, 301, degrees);
      return disc(x, y, 2.6);
    })
    .join('');
  return doubled(stage, disc(300, 380, 288), disc(300, 380, 270), beads);
};

/** Scallops of even size round a rounded window. */
const scallop = (stage: Stage): string => {
  const opening = (inset: number): string => {
    const [halfWidth, halfHeight, steps] = [272 - inset, 374 - inset, 720];
    const edge = spread(steps + 1, 0, 2 * Math.PI).map((angle) => {
      const [cos, sin] = [Math.cos(angle - Math.PI / 2), Math.sin(angle - Math.PI / 2)];
      return [
        300 + Math.sign(cos) * Math.abs(cos) ** 0.55 * halfWidth,
        400 + Math.sign(sin) * Math.abs(sin) ** 0.55 * halfHeight,
      ] as const;
    });
    const lengths = edge.map(([x, y], index) => {
      const [beforeX, beforeY] = edge[index - 1] ?? [x, y];
      return Math.hypot(x - beforeX, y - beforeY);
    });
    const bump = lengths.reduce((sum, length) => sum + length, 0) / 26;
    const radius = (bump * 0.56).toFixed(1);
    let walked = 0;
    let d = '';
    for (const [index, [x, y]] of edge.entries()) {
      walked += lengths[index] ?? 0;
      if (index === 0) d = `M${x.toFixed(1)} ${y.toFixed(1)}`;
      else if (walked >= bump * 0.999) {
        d += `A${radius} ${radius} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`;
        walked -= bump;
      }
    }
    return `${d}Z`;
  };
  return doubled(stage, opening(18), opening(34));
};

const lattice = (stage: Stage): string => {
  const opening = (inset: number): string => {
    const a = 26 + inset;
    const b = 132 + inset * 0.5;
    return `M${b} ${a}H${600 - b}L${600 - a} ${b}V${800 - b}L${600 - b} ${800 - a}H${b}L${a} ${800 - b}V${b}Z`;
  };
  const fret = (x: number, y: number, turn: number): string =>
    place(
      x,
      y,
      drawn('M8 84V8H84M24 56V24H56M8 84L84 8M24 24L40 40', stage.ink.glow, 3.4, 0.7) +
        cut(disc(16, 16, 3), stage.ink.glow, { opacity: 0.8 }),
      { turn },
    );
  return (
    doubled(stage, opening(0), opening(14)) +
    fret(8, 8, 0) +
    fret(592, 8, 90) +
    fret(592, 792, 180) +
    fret(8, 792, 270)
  );
};

const swag = (x1: number, x2: number, top: number, sag: number): string =>
  `M${x1} -20H${x2}V${top}C${x2 - 12} ${top + sag * 1.25} ${x1 + 12} ${top + sag * 1.25} ${x1} ${top}Z`;

const curtain = (stage: Stage): string => {
  const { ink } = stage;
  const drape = (side: 'left' | 'right'): string => {
    const outline = shape('-30,-30! 104,-30! 92,120 66,300 40,430! 58,470 50,640 66,830! -30,830!');
    const folds = [
      '78,20 66,200 44,400',
      '46,0 40,220 30,410',
      '16,0 16,240 14,420',
      '40,490 34,640 44,820',
      '14,480 12,640 16,820',
    ];
    const markup =
      stage.sheet(cut(outline, stage.fade(ink.tone(0.78), ink.tone(0.93), 0, 800)), 'high') +
      folds
        .map((fold) => {
          const [from = '0,0', via = '0,0', to = '0,0'] = fold.split(' ');
          return cut(ribbon(`${from},0 ${via},5 ${to},0`), ink.glow, { opacity: 0.22 });
        })
        .join('') +
      cut(shape('-10,434! 20,430 43,436! 46,452 20,458 -10,456!'), ink.accent) +
      drawn('M34 452V476', ink.accent, 3) +
      cut(shape('29,474! 39,474! 45,520 34,524 23,520'), ink.accentDeep);
    return side === 'left' ? place(0, 0, markup) : place(600, 0, markup, { flip: true });
  };
  const swags = [
    [-30, 170],
    [130, 320],
    [280, 470],
    [430, 630],
  ] as const;
  const valance = swags.map(([x1, x2]) => swag(x1, x2, 34, 62)).join('');
  const tassels = [150, 300, 450]
    .map(
      (x) =>
        cut(disc(x, 44, 8), ink.accent) +
        cut(shape(`${x - 5},50! ${x + 5},50! ${x + 9},92! ${x - 9},92!`), ink.accentDeep),
    )
    .join('');
  const trims = swags
    .map(([x1, x2]) => drawn(`M${x1} 28C${x1 + 14} 104 ${x2 - 14} 104 ${x2} 28`, ink.accent, 3, 0.75))
    .join('');
  return (
    drape('left') +
    drape('right') +
    stage.sheet(cut(valance, stage.fade(ink.tone(0.76), ink.tone(0.9), -10, 100)), 'high') +
    trims +
    tassels
  );
};

const twig = (stage: Stage, tone: string, bloom: string): string => {
  const leaves = [
    [40, 96, 66, 40],
    [86, 88, 128, 44],
    [84, 92, 96, 150],
    [140, 78, 158, 128],
    [148, 74, 196, 40],
    [196, 62, 222, 104],
    [206, 56, 252, 30],
    [246, 40, 286, 66],
    [30, 150, 78, 168],
    [14, 214, 62, 242],
    [22, 196, -6, 250],
    [10, 282, 46, 318],
  ] as const;
  const blossoms = [
    [112, 66, 13],
    [182, 82, 10],
    [52, 128, 11],
    [268, 46, 9],
    [26, 246, 9],
  ] as const;
  return (
    cut(
      ribbon('-40,60,26 40,92,16 130,80,11 214,58,7 276,44,0') +
        ribbon('-30,90,20 20,150,12 16,226,8 6,320,0') +
        leaves.map(([x1, y1, x2, y2]) => leaf(x1, y1, x2, y2, 17, 5)).join(''),
      tone,
    ) +
    blossoms
      .map(
        ([x, y, radius]) =>
          cut(
            spread(5, 0, 288)
              .map((degrees) => {
                const [px, py] = polar(x, y, radius * 0.72, degrees - 90);
                return disc(px, py, radius * 0.6);
              })
              .join(''),
            bloom,
          ) + cut(disc(x, y, radius * 0.26), stage.ink.light),
      )
      .join('')
  );
};

const bough = (stage: Stage): string => {
  const { ink } = stage;
  const flip = stage.random.chance(0.5);
  const far = stage.sheet(twig(stage, ink.tone(0.72), ink.tone(0.34)), 'low');
  const near = stage.sheet(
    twig(stage, stage.fade(ink.tone(0.84), ink.tone(0.95), 0, 300), ink.accent),
    'high',
  );
  const side = flip ? 600 : 0;
  return (
    place(flip ? -20 : 620, -34, far, { flip: !flip, scale: 0.8, turn: flip ? -6 : 6 }) +
    place(side, -8, near, { flip, scale: 1.12 })
  );
};

/** A scroll of festive cloud, its curls to the right. */
export const cloudScroll = (tone: string, line: string): string =>
  cut(
    shape(
      '-40,60! -40,-30! -10,-52 30,-60 62,-44 84,-62 124,-64 146,-36 178,-40 204,-18 202,10 230,8 250,30 244,60!',
    ),
    tone,
  ) +
  [
    'M28 -6c4 -26 40 -28 42 -2c2 18 -24 22 -26 6',
    'M112 -10c6 -24 40 -20 38 4c-2 16 -24 18 -25 4',
    'M180 26c4 -20 34 -18 32 2c-2 14 -20 14 -21 3',
  ]
    .map((d) => drawn(d, line, 3.4, 0.6))
    .join('');

const cloud = (stage: Stage): string => {
  const { ink } = stage;
  const far = cloudScroll(ink.tone(0.7), ink.glow);
  const near = cloudScroll(stage.fade(ink.tone(0.82), ink.tone(0.94), -60, 60), ink.glow);
  return (
    stage.sheet(
      place(0, 752, far, { scale: 1.15 }) + place(560, 770, far, { scale: 0.9, flip: true }),
      'low',
    ) +
    stage.sheet(
      place(610, 790, near, { scale: 1.1, flip: true }) + place(-30, 806, near, { scale: 1 }),
      'high',
    ) +
    stage.sheet(
      place(636, 16, near, { scale: 0.86, turn: 180 }) +
        place(-44, -2, near, { scale: 0.7, turn: 180, flip: true }),
      'high',
    )
  );
};

const lantern = (stage: Stage, x: number, y: number, scale: number): string => {
  const { ink } = stage;
  return (
    spark(stage, x, y + 34 * scale, 11 * scale, 7) +
    place(
      x,
      y,
      drawn('M0 -60V6', ink.tone(0.95), 2.4) +
        stage.sheet(
          cut(
            shape('-14,8! 14,8! 30,20 34,36 28,54 14,64! -14,64! -28,54 -34,36 -30,20'),
            stage.fade(ink.accent, ink.hero, 0, 70),
          ) +
            drawn('M-13 9C-22 26 -22 46 -13 63M13 9C22 26 22 46 13 63M0 9V63', ink.light, 2, 0.5) +
            cut(box(-14, 2, 28, 7, 2) + box(-13, 62, 26, 7, 2), ink.tone(0.9)) +
            drawn('M-6 70V96M0 70V104M6 70V96', ink.accent, 2.4),
          'flush',
        ),
      { scale },
    )
  );
};

const eaves = (stage: Stage): string => {
  const { ink } = stage;
  const flip = stage.random.chance(0.5);
  const roof =
    cut(
      shape('-30,-30! 330,-30! 352,22 398,44 432,38! 424,62 388,78 330,74 240,58 120,62 -30,74!'),
      stage.fade(ink.tone(0.82), ink.tone(0.94), -10, 80),
    ) +
    spread(11, 14, 344)
      .map((x) => drawn(`M${x} -20V${(58 + Math.max(0, x - 250) * 0.15).toFixed(0)}`, ink.glow, 2.2, 0.28))
      .join('') +
    spread(11, 14, 344)
      .map((x) => cut(disc(x, 63 + Math.max(0, x - 250) * 0.13, 4), ink.accent, { opacity: 0.85 }))
      .join('');
  const side = flip ? 600 : 0;
  return (
    place(side, 0, lantern(stage, 398, 104, 1) + lantern(stage, 70, 120, 1.25) + stage.sheet(roof, 'high'), {
      flip,
    }) + place(flip ? -40 : 640, -20, stage.sheet(roof, 'low'), { flip: !flip, scale: 0.55 })
  );
};

const frames: Readonly<Record<FrameKind, (stage: Stage) => string>> = {
  arch,
  gate,
  curtain,
  bough,
  cloud,
  lattice,
  eaves,
  scallop,
  bare: () => '',
};

export const frame = (stage: Stage, kind: FrameKind): string => frames[kind](stage);
