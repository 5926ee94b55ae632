import { disc, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, pierced, type Stage } from '@pavilion/art/paper/stage';
import { beads, glowBehind, type SymbolDrawing } from './symbol.ts';

/** Arms that hang from a bell and sway, one stronger than the next. */
const arms = (stage: Stage, count: number, spreadX: number, length: number, width: number): string =>
  stage.sheet(
    cut(
      spread(count, -1, 1)
        .map((side, index) => {
          const x = 300 + side * spreadX;
          const sway = (index % 2 === 0 ? 1 : -1) * 26;
          const low = 320 + length - Math.abs(side) * 40;
          return ribbon(
            `${x},300,${width} ${x + sway},${(320 + low) / 2},${width * 0.7} ${x - sway * 0.6},${low},3`,
          );
        })
        .join(''),
      stage.fade(stage.ink.bloomLit, stage.ink.bloomDeep, 300, 320 + length),
    ),
    'low',
  );

/** A bell of light with this outline. */
const bellOf = (stage: Stage, outline: string): string =>
  stage.sheet(
    cut(
      outline,
      stage.bloom(300, 230, 230, [
        [0, stage.ink.light, 1],
        [0.4, stage.ink.bloomLit, 1],
        [0.8, stage.ink.bloom, 1],
        [1, stage.ink.bloomDeep, 1],
      ]),
    ),
    'high',
  );

interface Jelly {
  readonly palette: number;
  readonly outline: string;
  readonly arms: readonly [count: number, spread: number, length: number, width: number];
  /** What is drawn on the bell. */
  readonly mark: (stage: Stage) => string;
}

const jelly = ({ palette, outline, arms: [count, wide, length, width], mark }: Jelly): SymbolDrawing => ({
  palette,
  draw: (stage) =>
    glowBehind(stage, 290, 0.75) +
    arms(stage, count, wide, length, width) +
    bellOf(stage, shape(outline)) +
    stage.sheet(mark(stage), 'flush'),
});

const stripes = (stage: Stage, count: number): string =>
  drawn(
    spread(count, -1, 1)
      .map((side) => `M300 120Q${300 + side * 190} 190 ${300 + side * 150} 316`)
      .join(''),
    stage.ink.light,
    9,
    0.75,
  );

const dots = (stage: Stage, places: readonly (readonly [number, number, number])[]): string =>
  cut(places.map(([x, y, size]) => disc(x, y, size)).join(''), stage.ink.light, { opacity: 0.9 });

const dome = '110,330! 118,220 190,130 300,106 410,130 482,220 490,330! 400,300 300,322 200,300';

/** Eight moon jellies told apart by outline and mark as much as by colour; the moon stands for any, the pearl pays in. */
export const jellySymbols: Readonly<Record<string, SymbolDrawing>> = {
  crown: jelly({
    palette: 0,
    outline:
      '104,330! 96,196 150,246! 190,120 246,216! 300,84 354,216! 410,120 450,246! 504,196 496,330! 400,306 300,326 200,306',
    arms: [7, 150, 240, 15],
    mark: (stage) =>
      dots(stage, [
        [190, 150, 15],
        [300, 116, 18],
        [410, 150, 15],
      ]) + stripes(stage, 5),
  }),
  parasol: jelly({
    palette: 13,
    outline:
      '60,300! 110,190 200,118 300,100 400,118 490,190 540,300! 460,270 380,306 300,272 220,306 140,270',
    arms: [3, 60, 270, 20],
    mark: (stage) => stripes(stage, 7),
  }),
  comb: jelly({
    palette: 4,
    outline: '170,340! 140,230 170,130 300,70 430,130 460,230 430,340! 300,360',
    arms: [5, 90, 220, 12],
    mark: (stage) =>
      drawn('M220 130V330M260 106V344M300 96V348M340 106V344M380 130V330', stage.ink.light, 8, 0.8),
  }),
  fringe: jelly({
    palette: 6,
    outline: dome,
    arms: [11, 180, 150, 13],
    mark: (stage) => drawn('M150 270Q300 214 450 270M176 220Q300 166 424 220', stage.ink.light, 9, 0.8),
  }),
  bell: jelly({
    palette: 9,
    outline: '120,340! 190,300 196,180 300,106 404,180 410,300 480,340! 300,316',
    arms: [4, 80, 230, 16],
    mark: (stage) =>
      cut(
        spread(4, 45, 315)
          .map((degrees) => {
            const [x, y] = polar(300, 236, 46, degrees);
            return oval(x, y, 26, 26);
          })
          .join(''),
        stage.ink.light,
        { opacity: 0.8 },
      ),
  }),
  thimble: jelly({
    palette: 2,
    outline: '190,340! 176,170 236,100 300,92 364,100 424,170 410,340! 300,356',
    arms: [2, 70, 210, 18],
    mark: (stage) =>
      dots(
        stage,
        [150, 200, 250, 300].flatMap((y, row) =>
          spread(3 + (row % 2), 236, 364).map((x) => [x, y, 9] as const),
        ),
      ),
  }),
  dome: jelly({
    palette: 15,
    outline: dome,
    arms: [5, 130, 200, 22],
    mark: (stage) =>
      pierced(disc(300, 220, 84) + disc(300, 220, 68), stage.ink.light, 0.9) + dots(stage, [[300, 220, 30]]),
  }),
  button: jelly({
    palette: 17,
    outline: '150,300! 160,210 220,160 300,150 380,160 440,210 450,300! 300,330',
    arms: [9, 130, 120, 10],
    mark: (stage) =>
      dots(stage, [
        [264, 214, 14],
        [336, 214, 14],
        [264, 268, 14],
        [336, 268, 14],
      ]),
  }),
  moon: {
    palette: 1,
    draw: (stage) =>
      glowBehind(stage, 300, 1) +
      stage.sheet(
        cut(
          disc(300, 300, 186),
          stage.bloom(260, 250, 300, [
            [0, stage.ink.light, 1],
            [0.6, stage.ink.glow, 1],
            [1, stage.ink.accent, 1],
          ]),
        ),
        'high',
      ) +
      stage.sheet(
        cut(
          disc(240, 250, 30) + disc(350, 330, 42) + disc(270, 390, 22) + disc(380, 220, 18),
          stage.ink.accent,
          { opacity: 0.5 },
        ),
        'flush',
      ) +
      cut(beads(236, 12, 9), stage.ink.accent),
  },
  pearl: {
    palette: 11,
    draw: (stage) =>
      glowBehind(stage, 300, 0.9) +
      stage.sheet(
        cut(
          shape(
            '70,330! 120,420 220,490 300,500 380,490 480,420 530,330! 470,372 380,350 300,380 220,350 130,372',
          ),
          stage.fade(stage.ink.hero, stage.ink.heroDeep, 330, 500),
        ),
        'high',
      ) +
      stage.sheet(
        cut(
          disc(300, 262, 124),
          stage.bloom(256, 214, 200, [
            [0, '#ffffff', 1],
            [0.5, stage.ink.light, 1],
            [1, stage.ink.glow, 1],
          ]),
        ),
        'high',
      ) +
      cut(oval(258, 216, 34, 24), '#ffffff', { opacity: 0.85 }),
  },
};
