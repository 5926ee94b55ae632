import { frog as jadeFrog } from '@pavilion/art/motifs/frog';
import { box, disc, leaf, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, pierced, place, type Stage } from '@pavilion/art/paper/stage';
import { beads, glowBehind, type SymbolDrawing } from './symbol.ts';

/** Mother-of-pearl, lit from the upper left. */
const nacre = (stage: Stage, x: number, y: number, radius: number): string =>
  stage.bloom(x - radius * 0.3, y - radius * 0.36, radius * 1.6, [
    [0, '#ffffff', 1],
    [0.45, stage.ink.light, 1],
    [1, stage.ink.accent, 1],
  ]);

/** The wild: a frog of jade before its pearl. */
const frog: SymbolDrawing = {
  palette: 12,
  draw: (stage) =>
    glowBehind(stage, 300, 0.95) +
    stage.sheet(cut(disc(300, 196, 150), nacre(stage, 300, 196, 150)), 'low') +
    place(300, 366, jadeFrog(stage), { scale: 1.14 }) +
    cut(beads(282, 20, 6), stage.ink.accent, { opacity: 0.85 }),
};

/** A ring of carved jade on its cord. */
const ring: SymbolDrawing = {
  palette: 3,
  draw: (stage) => {
    const curls = spread(12, 0, 330)
      .map((degrees) => {
        const [x, y] = polar(300, 290, 146, degrees);
        return disc(x, y, 17);
      })
      .join('');
    const hole = (radius: number): string => disc(300, 290, radius);
    return (
      glowBehind(stage, 290, 0.8) +
      drawn('M300 20V110M300 470V560', '#c8402f', 12) +
      stage.sheet(
        cut(
          [-34, -12, 12, 34].map((x) => ribbon(`300,500,12 ${300 + x},540,9 ${300 + x},584,4`)).join(''),
          '#c8402f',
        ),
        'low',
      ) +
      stage.sheet(pierced(hole(214) + hole(84), stage.fade('#bdf0cf', '#2f8f6c', 80, 500)), 'high') +
      cut(curls, '#1f6e54', { opacity: 0.6 }) +
      pierced(hole(200) + hole(190) + hole(104) + hole(94), '#f2ffe9', 0.7) +
      stage.sheet(cut(box(272, 92, 56, 36, 10), stage.ink.accent), 'flush')
    );
  },
};

/** A bottle gourd with a red cord round its waist. */
const gourd: SymbolDrawing = {
  palette: 10,
  draw: (stage) =>
    glowBehind(stage, 290, 0.8) +
    stage.sheet(
      cut(
        ribbon('300,110,20 304,70,15 330,40,10') + leaf(310, 76, 420, 60, 60, 14),
        stage.fade('#7fae4e', '#3c6a35', 40, 110),
      ),
      'low',
    ) +
    stage.sheet(
      cut(
        shape(
          '300,104 374,132 392,196 352,262! 428,300 470,388 440,486 300,540 160,486 130,388 172,300 248,262! 208,196 226,132',
        ),
        stage.bloom(248, 360, 330, [
          [0, '#fff1bd', 1],
          [0.45, '#f3b64a', 1],
          [1, '#b5651f', 1],
        ]),
      ),
      'high',
    ) +
    cut(oval(226, 388, 34, 62) + oval(262, 176, 20, 32), '#fff8dc', { opacity: 0.6 }) +
    stage.sheet(
      cut(ribbon('236,262,26 300,278,30 364,262,26'), '#c8402f') +
        cut(leaf(300, 276, 210, 330, 42, 12) + leaf(300, 276, 390, 330, 42, -12), '#d9523c') +
        cut(disc(300, 276, 20), stage.ink.accent),
      'low',
    ),
};

/** A round coin with a square hole. */
const coin: SymbolDrawing = {
  palette: 8,
  draw: (stage) => {
    const hole = box(240, 240, 120, 120);
    const marks = [0, 90, 180, 270]
      .map((turn) => place(300, 300, drawn('M-34 -158H34M0 -186V-128', '#5b3413', 16), { turn }))
      .join('');
    return (
      glowBehind(stage, 290, 0.7) +
      stage.sheet(pierced(disc(300, 300, 226) + hole, stage.fade('#f0c56a', '#9a5a22', 80, 520)), 'high') +
      pierced(disc(300, 300, 206) + disc(300, 300, 190), '#5b3413', 0.6) +
      pierced(box(224, 224, 152, 152) + hole, '#5b3413', 0.6) +
      marks
    );
  },
};

interface Metal {
  readonly lit: string;
  readonly tone: string;
  readonly deep: string;
}

const gold: Metal = { lit: '#fffbe0', tone: '#ffd862', deep: '#b8691a' };
const silver: Metal = { lit: '#ffffff', tone: '#dfe9ea', deep: '#6d7f88' };
const copper: Metal = { lit: '#ffe3cf', tone: '#ec9d74', deep: '#87391f' };

/** A boat-shaped ingot round the origin, about 400 wide. */
const sycee = (stage: Stage, { lit, tone, deep }: Metal): string =>
  stage.sheet(
    cut(
      oval(0, -6, 118, 74),
      stage.bloom(-30, -40, 150, [
        [0, lit, 1],
        [0.6, tone, 1],
        [1, deep, 1],
      ]),
    ),
    'low',
  ) +
  stage.sheet(
    cut(
      shape('-204,-64! -184,42 -116,104 0,116 116,104 184,42 204,-64! 132,-4 0,18 -132,-4'),
      stage.fade(tone, deep, -64, 116),
    ) + drawn('M-190 -44Q-120 26 0 40Q120 26 190 -44', lit, 8, 0.75),
    'high',
  );

const heapOf = (
  metal: Metal,
  places: readonly (readonly [x: number, y: number, scale: number])[],
): SymbolDrawing => ({
  palette: 0,
  draw: (stage) =>
    glowBehind(stage, 300, 0.75) +
    places.map(([x, y, scale]) => place(x, y, sycee(stage, metal), { scale })).join(''),
});

/** Jade Frog's Pearl: told apart by outline as much as by colour; ingots by their number and metal. */
export const frogSymbols: Readonly<Record<string, SymbolDrawing>> = {
  frog,
  ring,
  gourd,
  coin,
  ingots: heapOf(gold, [
    [300, 186, 0.86],
    [172, 400, 0.78],
    [428, 400, 0.78],
  ]),
  pair: heapOf(silver, [
    [236, 210, 0.92],
    [364, 408, 0.92],
  ]),
  ingot: heapOf(copper, [[300, 310, 1.12]]),
};
