import { mist } from '../paper/backdrop.ts';
import { disc, leaf, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, ripples, swell } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';

/** A lotus in bloom, seen from the side; the heart is at the origin, about 300 wide. */
export const lotusFlower = (stage: Stage, tone: string, lit: string): string => {
  const { ink } = stage;
  const petal = (turn: number, length: number, width: number, fill: string): string =>
    place(
      0,
      0,
      cut(
        shape(
          `0,${-length}! ${width * 0.42},${-length * 0.66} ${width * 0.5},${-length * 0.34} ${width * 0.2},0 ${-width * 0.2},0 ${-width * 0.5},${-length * 0.34} ${-width * 0.42},${-length * 0.66}`,
        ),
        fill,
      ) +
        cut(
          leaf(0, -length * 0.9, 0, -length * 0.3, 5) +
            leaf(-width * 0.14, -length * 0.74, -width * 0.12, -length * 0.3, 4, -3) +
            leaf(width * 0.14, -length * 0.74, width * 0.12, -length * 0.3, 4, 3),
          ink.light,
          { opacity: 0.5 },
        ),
      { turn },
    );
  return (
    stage.sheet([-84, -56, 56, 84].map((turn) => petal(turn, 150, 84, tone)).join(''), 'low') +
    stage.sheet([-34, 0, 34].map((turn) => petal(turn, 168, 86, tone)).join(''), 'low') +
    stage.sheet([-66, -22, 22, 66].map((turn) => petal(turn, 136, 80, lit)).join(''), 'low') +
    stage.sheet([-44, 44].map((turn) => petal(turn, 104, 76, tone)).join('') + petal(0, 98, 78, lit), 'low') +
    stage.sheet(
      cut(shape('-110,-22! -60,-6 0,-18 60,-6 110,-22! 92,26 40,48 0,52 -40,48 -92,26'), tone) +
        cut(ribbon('-92,-6,0 -40,18,5 0,22,6 40,18,5 92,-6,0'), ink.light, { opacity: 0.5 }),
      'low',
    )
  );
};

export const lotusLeaf = (stage: Stage, x: number, y: number, wide: number, tone: string): string => {
  const veins = spread(11, -172, -8)
    .map((degrees) => {
      const [px, py] = polar(0, 0, 1, degrees);
      return `M${(px * wide * 0.16).toFixed(0)} ${(4 + py * wide * 0.05).toFixed(0)}L${(px * wide * 0.86).toFixed(0)} ${(py * wide * 0.27).toFixed(0)}`;
    })
    .join('');
  return place(
    x,
    y,
    cut(
      shape(
        `${-wide},0 ${-wide * 0.72},${-wide * 0.26} ${-wide * 0.1},${-wide * 0.36} ${wide * 0.6},${-wide * 0.3} ${wide},0 ${wide * 0.7},${wide * 0.24} 0,${wide * 0.32} ${-wide * 0.7},${wide * 0.24}`,
      ),
      tone,
    ) + drawn(veins, stage.ink.glow, 2.4, 0.35),
  );
};

export const lotusPond: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 270, radius: 166, kind: random.pick(['full', 'full', 'ring']) };
  const stem = (x: number, top: number, lean: number): string =>
    ribbon(`${x},830,11 ${x + lean * 0.3},${(830 + top) / 2},9 ${x + lean},${top},8`);
  const bud = (x: number, y: number, size: number, tone: string): string =>
    cut(
      shape(
        `${x},${y - size}! ${x + size * 0.42},${y - size * 0.3} ${x + size * 0.3},${y + size * 0.3} ${x},${y + size * 0.42} ${x - size * 0.3},${y + size * 0.3} ${x - size * 0.42},${y - size * 0.3}`,
      ),
      tone,
    ) + cut(leaf(x, y - size * 0.8, x, y + size * 0.2, size * 0.12), ink.light, { opacity: 0.5 });
  const back =
    stage.sheet(cut(cloudBar(380, 140, 260, 30) + cloudBar(-60, 210, 190, 26), ink.tone(0.36)), 'flush') +
    stage.sheet(
      cut(
        swell({ width: 600, y: 556, rise: 8, bottom: 830, steps: 4 }) +
          stem(120, 380, -24) +
          stem(494, 340, 30),
        ink.tone(0.5),
      ) +
        lotusLeaf(stage, 86, 384, 92, ink.tone(0.52)) +
        lotusLeaf(stage, 520, 346, 76, ink.tone(0.5)),
      'low',
    ) +
    ripples(stage, 570, 660, ink.light, 0.25);
  const dragonfly =
    cut(ribbon('430,196,9 470,180,7 520,166,5 560,150,0') + disc(424, 200, 8), ink.tone(0.82)) +
    cut(
      leaf(446, 190, 410, 118, 20, 4) +
        leaf(456, 186, 480, 108, 20, 4) +
        leaf(446, 194, 448, 256, 16, 4) +
        leaf(458, 190, 500, 240, 16, 4),
      ink.light,
      { opacity: 0.75 },
    );
  const hero =
    mist(stage, 300, 430, 300, 0.35) +
    stage.sheet(cut(stem(300, 520, 0) + stem(440, 520, 26) + stem(170, 560, -20), ink.tone(0.72)), 'low') +
    stage.sheet(bud(466, 496, 62, ink.bloomLit), 'low') +
    place(300, 500, lotusFlower(stage, ink.bloom, ink.bloomLit), { scale: 1.32 }) +
    stage.sheet(dragonfly, 'low');
  const front =
    stage.sheet(
      lotusLeaf(stage, 130, 640, 150, stage.fade(ink.tone(0.62), ink.tone(0.76), -60, 60)) +
        lotusLeaf(stage, 490, 660, 160, stage.fade(ink.tone(0.62), ink.tone(0.76), -60, 60)),
      'high',
    ) +
    stage.sheet(
      lotusLeaf(stage, 300, 736, 190, stage.fade(ink.tone(0.72), ink.tone(0.84), -60, 60)),
      'high',
    ) +
    stage.sheet(
      lotusLeaf(stage, 30, 778, 170, ink.tone(0.86)) +
        lotusLeaf(stage, 580, 782, 170, ink.tone(0.88)) +
        cut(swell({ width: 600, y: 790, rise: 6, bottom: 830, steps: 4 }), ink.tone(0.9)),
      'high',
    );
  return { light, zoomMax: 1.14, frames: ['bare', 'gate', 'arch'], back, hero, front };
};
