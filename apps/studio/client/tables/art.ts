import { tileSvg } from '@pavilion/art';
import { raceBoat } from '@pavilion/art/motifs/boats';
import { dragonHead } from '@pavilion/art/motifs/dragon';
import { hareRunning } from '@pavilion/art/motifs/hares';
import { rooster } from '@pavilion/art/motifs/roosters';
import { tiger } from '@pavilion/art/motifs/tiger';
import { openStage, place } from '@pavilion/art/paper/stage';
import { garden } from '../art/gardenScene.ts';
import { grove } from '../art/groveScene.ts';
import { lanternCourt } from '../art/lanternScene.ts';
import { pond } from '../art/pondScene.ts';
import { lake, type Scene, sceneSvg } from '../art/scene.ts';
import { sea } from '../art/seaScene.ts';
import { sky } from '../art/skyScene.ts';
import { terrace } from '../art/terraceScene.ts';
import { theatre } from '../art/theatreScene.ts';
import type { GameArt } from '../build/gameArt.ts';
import { boatSize, hareSize, type RunnerSize } from './race/runnerSize.ts';

/** Coats and sashes of the six hares, by number. */
const hareCoats = [
  ['#e8836b', '#7c2f2a'],
  ['#eac25a', '#7a5416'],
  ['#8fd1a0', '#23583b'],
  ['#8cc0ea', '#23496f'],
  ['#d39ce0', '#5b2f6b'],
  ['#f2ece0', '#5a5348'],
] as const;

/**
 * All runners of a race in one file, one below the other: they differ in little more than their colours, so that together they come to
 * hardly more than one of them does alone.
 */
const runnersSheet = ({ width, height }: RunnerSize, pictures: readonly string[]): string => {
  const rows = pictures.map((svg, index) => svg.replace('<svg ', `<svg y="${index * height}" `));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * pictures.length}" width="${width}" height="${height * pictures.length}">${rows.join('')}</svg>`;
};

const harePicture = ([coat, sash]: readonly [string, string], index: number): string => {
  const number = index + 1;
  const stage = openStage({ ...hareSize, paletteSeed: 3, seed: `hare-${number}`, idPrefix: `r${number}` });
  // Hares run to the right.
  return stage.svg(place(460, 4, hareRunning(stage, coat, sash), { flip: true }));
};

/** Hulls of the eight boats, by number: sheet, its lit and its deep side, and the trim. */
const boatHulls = [
  ['#cf4a38', '#ee7a5f', '#7c2018', '#f3c969'],
  ['#dba63a', '#f4cf74', '#7c5212', '#b8402f'],
  ['#3f9d6d', '#7ed0a0', '#174f36', '#f3c969'],
  ['#3b86c4', '#7fbdec', '#17436f', '#f2e3c2'],
  ['#9258b8', '#c795e2', '#4a2261', '#f3c969'],
  ['#e6dfd0', '#fbf7ec', '#8d8574', '#3b86c4'],
  ['#5c6478', '#8f98ad', '#272c3b', '#dba63a'],
  ['#dd7a2c', '#f7aa62', '#81400f', '#274f7a'],
] as const;

const boatPicture = (
  [hero, heroLit, heroDeep, accent]: (typeof boatHulls)[number],
  index: number,
): string => {
  const number = index + 1;
  const stage = openStage({ ...boatSize, paletteSeed: 12, seed: `boat-${number}`, idPrefix: `r${number}` });
  const painted = { ...stage, ink: { ...stage.ink, hero, heroLit, heroDeep, accent } };
  // Boats row to the right.
  return stage.svg(place(612, -300, raceBoat(painted), { flip: true }));
};

const birdPicture = (name: string, coat: string, wing: string, flip: boolean): string => {
  const stage = openStage({ width: 440, height: 500, paletteSeed: 7, seed: name });
  return stage.svg(place(flip ? 430 : 10, 60, rooster(stage, coat, wing), { flip }));
};

/** The dragon looks at the tiger, from the left. */
const dragonPicture = (): string => {
  const stage = openStage({ width: 420, height: 287, paletteSeed: 13, seed: 'dragon' });
  return stage.svg(place(200, 160, dragonHead(stage), { flip: true, scale: 1.12 }));
};

const tigerPicture = (): string => {
  const stage = openStage({ width: 520, height: 355, paletteSeed: 3, seed: 'tiger' });
  return stage.svg(place(12, 40, tiger(stage), { scale: 1.02 }));
};

interface TableDrawing {
  readonly scene: Scene;
  readonly palette: number;
  /** The tile that stands for it in the hall. */
  readonly motif: Parameters<typeof tileSvg>[0]['motif'];
  readonly tilePalette: number;
  readonly symbols: () => Readonly<Record<string, string>>;
}

const none = (): Readonly<Record<string, string>> => ({});

const drawings: Readonly<Record<string, TableDrawing>> = {
  'tide-baccarat': { scene: lake, palette: 4, motif: 'baccarat-fans', tilePalette: 4, symbols: none },
  'moon-roulette': { scene: sky, palette: 17, motif: 'roulette-moon', tilePalette: 17, symbols: none },
  'abacus-three': { scene: lake, palette: 13, motif: 'abacus', tilePalette: 13, symbols: none },
  'hare-derby': {
    scene: garden,
    palette: 3,
    motif: 'racing-hares',
    tilePalette: 3,
    symbols: () => ({ runners: runnersSheet(hareSize, hareCoats.map(harePicture)) }),
  },
  'dragon-boat-race': {
    scene: lake,
    palette: 12,
    motif: 'dragon-boat',
    tilePalette: 12,
    symbols: () => ({ runners: runnersSheet(boatSize, boatHulls.map(boatPicture)) }),
  },
  'puppet-crest': {
    scene: theatre,
    palette: 7,
    motif: 'puppet-rooster',
    tilePalette: 7,
    symbols: () => ({
      meron: birdPicture('meron', '#c8452f', '#7a2018', true),
      wala: birdPicture('wala', '#2f8f86', '#155450', false),
    }),
  },
  'red-crest-duel': {
    scene: theatre,
    palette: 2,
    motif: 'puppet-duel',
    tilePalette: 2,
    symbols: () => ({
      meron: birdPicture('red meron', '#d8402f', '#e0a53a', true),
      wala: birdPicture('red wala', '#2c5f8f', '#7fc4c0', false),
    }),
  },
  'dragon-and-tiger': {
    scene: grove,
    palette: 13,
    motif: 'paper-dragon',
    tilePalette: 13,
    symbols: () => ({ dragon: dragonPicture(), tiger: tigerPicture() }),
  },
  'lantern-dice': { scene: lake, palette: 5, motif: 'dice-lanterns', tilePalette: 5, symbols: none },
  'crested-baccarat': { scene: sky, palette: 11, motif: 'baccarat-fans', tilePalette: 11, symbols: none },
  'moonrise-squeeze': { scene: sea, palette: 6, motif: 'peeled-card', tilePalette: 0, symbols: none },
  'five-minute-lanterns': { scene: lake, palette: 17, motif: 'sky-lanterns', tilePalette: 17, symbols: none },
  'firefly-ten': { scene: grove, palette: 3, motif: 'fireflies', tilePalette: 3, symbols: none },
  'fireside-bulls': { scene: lake, palette: 7, motif: 'lantern-ox', tilePalette: 7, symbols: none },
  'three-by-moonlight': { scene: lake, palette: 4, motif: 'moon-bridge', tilePalette: 4, symbols: none },
  'tea-house-fan-tan': { scene: garden, palette: 5, motif: 'tea-house', tilePalette: 15, symbols: none },
  'lighthouse-wheel': { scene: sea, palette: 14, motif: 'lighthouse', tilePalette: 14, symbols: none },
  'eight-carp-draw': { scene: pond, palette: 0, motif: 'number-fish', tilePalette: 0, symbols: none },
  'abacus-bulls': { scene: sky, palette: 4, motif: 'lantern-ox', tilePalette: 4, symbols: none },
  'moonlit-three': { scene: terrace, palette: 17, motif: 'moonlit-cards', tilePalette: 17, symbols: none },
  'seven-lanterns': {
    scene: lanternCourt,
    palette: 3,
    motif: 'seven-lanterns',
    tilePalette: 3,
    symbols: none,
  },
  'golden-blossom': { scene: garden, palette: 15, motif: 'peony', tilePalette: 15, symbols: none },
  'seven-storey-draw': { scene: lake, palette: 8, motif: 'snow-pagoda', tilePalette: 8, symbols: none },
};

/** Every picture of the shared tables. */
export const tableArt = (): Record<string, GameArt> =>
  Object.fromEntries(
    Object.entries(drawings).map(([gameCode, { scene, palette, motif, tilePalette, symbols }]) => [
      gameCode,
      {
        symbols: symbols(),
        scene: {
          wide: sceneSvg(gameCode, 'wide', palette, scene),
          tall: sceneSvg(gameCode, 'tall', palette, scene),
        },
        icon: tileSvg({ motif, seed: gameCode, paletteSeed: tilePalette }),
      },
    ]),
  );
