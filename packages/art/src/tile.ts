import { type Composition, compositionOf } from './composition.ts';
import { type MotifName, motifs } from './motifs/index.ts';
import { stars } from './paper/backdrop.ts';
import { type FrameKind, frame } from './paper/frame.ts';
import { ground } from './paper/ground.ts';
import { randomFrom } from './paper/random.ts';
import { openStage, place } from './paper/stage.ts';

export type TileOptions = {
  readonly motif: MotifName;
  /** Chooses framing, side and small variations; the game's code. */
  readonly seed: string;
  readonly paletteSeed: number;
  /** Overrides the frame that the seed would choose. */
  readonly frame?: FrameKind;
  /** Drawn beyond each edge, for the export to crop. */
  readonly bleed?: number;
};

/** Chosen so that tiles of one motif, and neighbours on a shelf, rarely draw the same frame. */
const frameSalt = 'f21297';

/** Grounds without a moon are lit where one looks. */
const lightAt = ({ to: [x, y] }: Composition): { readonly x: number; readonly y: number } => ({ x, y });

const turned = (content: string, degrees: number, x: number, y: number): string =>
  `<g transform="rotate(${degrees.toFixed(1)} ${x} ${y})">${content}</g>`;

/** A game's tile, 600×800 user units, without any text. */
export const tileSvg = ({ motif, seed, paletteSeed, frame: wanted, bleed = 0 }: TileOptions): string => {
  const stage = openStage({ width: 600, height: 800, paletteSeed, seed, bleed });
  const mirrored = stage.random.chance(0.4);
  const scene = motifs[motif](stage);
  const seen = compositionOf(motif, seed);
  const chosen = randomFrom(`${frameSalt} ${seed}`);
  const kind = wanted ?? (seen.isNear && chosen.chance(0.7) ? 'bare' : chosen.pick(scene.frames));
  const hung = frame(stage, kind);
  const inside =
    ground(stage, seen.ground, { ...scene.light, ...(seen.ground === 'moon' ? {} : lightAt(seen)) }) +
    (scene.starsTo === undefined || seen.ground !== 'moon'
      ? ''
      : stars(stage, 46, scene.starsTo, scene.light));
  const [x, y] = seen.focus;
  const leaning = seen.lean === 0 ? scene.hero : turned(scene.hero, seen.lean, x, y);
  const near = (content: string): string =>
    place(seen.to[0] - x * seen.zoom, seen.to[1] - y * seen.zoom, content, { scale: seen.zoom });
  const back = near(scene.back);
  const figure = near(leaning + (scene.front ?? ''));
  const layers = kind === 'gate' ? inside + back + hung + figure : inside + back + figure + hung;
  return stage.svg(mirrored ? `<g transform="translate(600 0) scale(-1 1)">${layers}</g>` : layers);
};
