import type { MotifName } from './motifs/index.ts';
import type { GroundKind } from './paper/ground.ts';
import { randomFrom } from './paper/random.ts';

/** What a motif is a picture of, which decides the light that suits it. */
type Family = 'beast' | 'water' | 'air' | 'table' | 'draw' | 'court' | 'race' | 'arena' | 'bout' | 'place';

const groundsOf: Readonly<Record<Family, readonly [GroundKind, ...GroundKind[]]>> = {
  beast: ['moon', 'sunburst', 'day', 'bands', 'tunnel'],
  water: ['scales', 'bands', 'moon', 'tunnel'],
  air: ['day', 'bands', 'sunburst', 'moon'],
  table: ['spotlight', 'scales', 'slant', 'tunnel'],
  draw: ['tunnel', 'sunburst', 'spotlight', 'day'],
  court: ['spotlight', 'slant', 'day'],
  race: ['slant', 'day', 'bands', 'sunburst'],
  arena: ['grid', 'spotlight', 'slant'],
  bout: ['sunburst', 'spotlight', 'bands'],
  place: ['moon', 'bands', 'day', 'slant'],
};

/** Where one looks, in units of the stage, how near one may come, and how far the figure may lean, degrees. */
type Stance = readonly [family: Family, x: number, y: number, zoomMax: number, leanMax: number];

const stances: Readonly<Record<MotifName, Stance>> = {
  'koi-moon': ['water', 300, 400, 1.2, 14],
  'number-fish': ['draw', 300, 380, 1.5, 14],
  'tiger-bamboo': ['beast', 120, 495, 2, 0],
  'arctic-fox': ['beast', 215, 400, 1.8, 0],
  'elephant-procession': ['beast', 220, 480, 1.5, 0],
  'lantern-ox': ['beast', 140, 480, 1.8, 0],
  'steppe-horses': ['race', 230, 420, 1.5, 7],
  'moon-hare': ['beast', 170, 360, 1.7, 0],
  'racing-hares': ['race', 270, 450, 1.45, 7],
  phoenix: ['beast', 300, 280, 1.6, 10],
  peacock: ['beast', 300, 420, 1.5, 0],
  'clockwork-owl': ['beast', 300, 350, 1.7, 8],
  'puppet-rooster': ['bout', 270, 310, 1.7, 6],
  'puppet-duel': ['bout', 300, 460, 1.4, 0],
  weathercock: ['bout', 290, 300, 1.7, 0],
  'whale-sky': ['air', 300, 400, 1.12, 12],
  'moon-jelly': ['water', 300, 370, 1.6, 14],
  'sea-junk': ['water', 300, 420, 1.4, 7],
  'dragon-boat': ['race', 170, 410, 1.7, 6],
  lighthouse: ['place', 300, 280, 1.7, 0],
  'comet-peaks': ['air', 290, 340, 1.5, 0],
  'sky-lanterns': ['air', 290, 400, 1.6, 10],
  'harbor-cranes': ['place', 330, 400, 1.45, 0],
  'lotus-pond': ['water', 300, 480, 1.6, 0],
  peony: ['water', 320, 400, 1.6, 14],
  'jade-frog': ['beast', 300, 460, 1.6, 0],
  fireflies: ['place', 300, 480, 1.5, 8],
  'tea-house': ['place', 300, 450, 1.45, 0],
  'snow-pagoda': ['place', 300, 360, 1.7, 0],
  'moon-bridge': ['place', 300, 350, 1.7, 0],
  'chess-pavilion': ['table', 300, 440, 1.45, 0],
  'paper-city': ['arena', 300, 400, 1.5, 0],
  'market-lanterns': ['draw', 300, 350, 1.6, 0],
  windmill: ['place', 275, 340, 1.7, 0],
  'roulette-moon': ['table', 390, 500, 1.8, 0],
  'baccarat-fans': ['table', 300, 480, 1.45, 9],
  'dice-lanterns': ['draw', 300, 440, 1.75, 12],
  'card-cranes': ['table', 300, 440, 1.4, 9],
  'card-lanterns': ['table', 300, 450, 1.4, 9],
  'moonlit-cards': ['table', 300, 430, 1.35, 9],
  'peeled-card': ['table', 300, 470, 1.3, 9],
  'seven-lanterns': ['table', 300, 400, 1.3, 0],
  'tile-garden': ['table', 300, 520, 1.6, 0],
  abacus: ['draw', 300, 480, 1.6, 9],
  'opera-mask': ['draw', 300, 470, 1.7, 9],
  'thunder-drum': ['bout', 300, 400, 1.7, 8],
  'paper-dragon': ['beast', 190, 290, 1.8, 8],
  'pepper-kitchen': ['beast', 300, 500, 1.45, 0],
  'stadium-dusk': ['court', 300, 610, 1.6, 0],
  'tennis-court': ['court', 270, 330, 1.6, 14],
  cyclists: ['race', 290, 420, 1.6, 8],
  'kite-race': ['race', 300, 390, 1.5, 12],
  'esport-arena': ['arena', 300, 340, 1.6, 0],
  'sky-citadel': ['arena', 300, 390, 1.45, 0],
  'mountain-train': ['race', 230, 470, 1.7, 0],
};

/** How a motif is seen on one tile. */
export type Composition = {
  readonly ground: GroundKind;
  readonly zoom: number;
  /** The point of the motif that is brought to `to`. */
  readonly focus: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Degrees by which the figure leans. */
  readonly lean: number;
  /** Seen so near that most frames would only stand in the way. */
  readonly isNear: boolean;
};

/** Chosen so that neighbours on a shelf rarely share a ground. */
const salt = 'c7';

/** The composition of a game's tile, from its code: the same on every machine. */
export const compositionOf = (motif: MotifName, seed: string): Composition => {
  const [family, x, y, zoomMax, leanMax] = stances[motif];
  const taste = randomFrom(`${salt} ${seed}`);
  const ground = taste.pick(groundsOf[family]);
  const isNear = taste.chance(0.55);
  const zoom = isNear ? 1 + (zoomMax - 1) * taste.between(0.72, 1) : taste.between(1, 1.12);
  const lean =
    leanMax === 0 || taste.chance(0.35) ? 0 : taste.between(0.55, 1) * leanMax * (taste.chance(0.5) ? 1 : -1);
  // The land of a motif reaches 30 units beyond the stage, the export draws 12 of them: what one looks at near an edge stands
  // farther out than the middle.
  const across = Math.min(300, (x + 30) * zoom - 12);
  const down = Math.max(400, 812 - (830 - y) * zoom);
  return {
    ground,
    zoom,
    focus: isNear ? [x, y] : [300, 430],
    to: isNear ? [across, down] : [300, 430],
    lean,
    isNear,
  };
};
