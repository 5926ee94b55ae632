import { disc, facet, oval } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { hills } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';

/** A cube of paper with round light-holes, three faces seen; about 200 wide round the origin. */
export const die = (stage: Stage, top: number, left: number, right: number): string => {
  const { ink } = stage;
  const faces = {
    top: {
      d: facet('0,-112 100,-56 0,0 -100,-56'),
      tone: stage.bloom(0, -56, 110, [
        [0, ink.light, 1],
        [1, ink.bloomLit, 1],
      ]),
      at: (u: number, v: number) => [(u - v) * 50, -56 + (u + v) * 28],
    },
    left: {
      d: facet('-100,-56 0,0 0,116 -100,60'),
      tone: stage.bloom(-50, 30, 120, [
        [0, ink.bloomLit, 1],
        [1, ink.bloom, 1],
      ]),
      at: (u: number, v: number) => [-50 + u * 50, 30 + u * 28 + v * 58],
    },
    right: {
      d: facet('100,-56 0,0 0,116 100,60'),
      tone: stage.bloom(50, 30, 120, [
        [0, ink.bloom, 1],
        [1, ink.bloomDeep, 1],
      ]),
      at: (u: number, v: number) => [50 + u * 50, 30 - u * 28 + v * 58],
    },
  } as const;
  const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[0, 0]],
    2: [
      [-0.5, -0.5],
      [0.5, 0.5],
    ],
    3: [
      [-0.55, -0.55],
      [0, 0],
      [0.55, 0.55],
    ],
    4: [
      [-0.5, -0.5],
      [0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ],
    5: [
      [-0.55, -0.55],
      [0.55, -0.55],
      [0, 0],
      [-0.55, 0.55],
      [0.55, 0.55],
    ],
    6: [
      [-0.5, -0.6],
      [0.5, -0.6],
      [-0.5, 0],
      [0.5, 0],
      [-0.5, 0.6],
      [0.5, 0.6],
    ],
  };
  const draw = (face: keyof typeof faces, count: number): string => {
    const { d, tone, at } = faces[face];
    const pips = (spots[count] ?? []).map(([u, v]) => {
      const [x = 0, y = 0] = at(u, v);
      return face === 'top' ? oval(x, y, 13, 7.5) : oval(x, y, 9, 11);
    });
    return cut(d, tone) + cut(pips.join(''), face === 'top' ? ink.tone(0.86) : ink.light);
  };
  return stage.sheet(
    draw('top', top) +
      draw('left', left) +
      draw('right', right) +
      drawn('M-100 -56L0 0L100 -56M0 0V116', ink.accent, 4) +
      drawn('M0 -112L100 -56V60L0 116L-100 60V-56Z', ink.accent, 4),
    'high',
  );
};

export const diceLanterns: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 330, radius: 180, kind: random.pick(['hidden', 'full']) };
  const cord = (x: number, y: number, from: number, to: number): string =>
    drawn(`M${x} ${from}V${y}`, ink.accent, 3.4) +
    drawn([-14, -5, 5, 14].map((dx) => `M${x + dx} ${to}v${54 - Math.abs(dx)}`).join(''), ink.accent, 3.4) +
    cut(disc(x, to - 4, 9), ink.accentDeep);
  const rail = 'M-30 92C150 120 450 120 630 92V78C450 106 150 106 -30 78Z';
  const glow = (x: number, y: number, radius: number): string =>
    cut(
      disc(x, y, radius),
      stage.bloom(x, y, radius, [
        [0, ink.light, 0.75],
        [1, ink.glow, 0],
      ]),
    );
  const back =
    glow(300, 400, 260) +
    glow(130, 300, 150) +
    glow(474, 330, 160) +
    stage.sheet(
      cut(hills(random, { width: 600, y: 600, rise: 40, bottom: 830, steps: 4 }), ink.tone(0.5)),
      'low',
    );
  const faces = random.chance(0.5);
  const hero =
    cord(128, 250, -20, 356) +
    cord(474, 280, -20, 398) +
    cord(300, 330, -20, 590) +
    stage.sheet(cut(rail, ink.tone(0.8)), 'low') +
    place(128, 292, die(stage, 1, 4, 2), { scale: 0.56 }) +
    place(474, 328, die(stage, 6, 3, 5), { scale: 0.62 }) +
    place(300, 452, die(stage, faces ? 5 : 3, faces ? 1 : 6, faces ? 4 : 2), { scale: 1.2 });
  const plate = (x: number, y: number, half: number, tone: string): string =>
    stage.sheet(
      cut(oval(x, y, half, half * 0.26), ink.accentDeep) +
        cut(oval(x, y - 5, half, half * 0.26), tone) +
        cut(oval(x, y - 5, half * 0.66, half * 0.16), ink.light, { opacity: 0.35 }),
      'low',
    );
  const front =
    stage.sheet(
      cut(hills(random, { width: 600, y: 682, rise: 12, bottom: 830, steps: 3 }), ink.tone(0.7)),
      'low',
    ) +
    plate(300, 706, 190, ink.bloom) +
    plate(300, 694, 120, ink.accent) +
    stage.sheet(
      cut(hills(random, { width: 600, y: 764, rise: 12, bottom: 830, steps: 3 }), ink.tone(0.88)),
      'high',
    );
  return { light, frames: ['bare', 'lattice', 'eaves', 'scallop'], back, hero, front };
};
