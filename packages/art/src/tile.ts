import { type MotifName, motifs } from './motifs/index.ts';
import { backdrop, stars } from './paper/backdrop.ts';
import { type FrameKind, frame } from './paper/frame.ts';
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

/** A game's tile, 600×800 user units, without any text. */
export const tileSvg = ({ motif, seed, paletteSeed, frame: wanted, bleed = 0 }: TileOptions): string => {
  const stage = openStage({ width: 600, height: 800, paletteSeed, seed, bleed });
  const mirrored = stage.random.chance(0.4);
  const scene = motifs[motif](stage);
  const kind = wanted ?? randomFrom(`${frameSalt} ${seed}`).pick(scene.frames);
  const hung = frame(stage, kind);
  const inside =
    backdrop(stage, scene.light) +
    (scene.starsTo === undefined ? '' : stars(stage, 46, scene.starsTo, scene.light)) +
    scene.back;
  const figure = scene.hero + (scene.front ?? '');
  const zoom = stage.random.pick([1, scene.zoomMax ?? 1]);
  const near = (content: string): string =>
    zoom === 1 ? content : place(300 - 300 * zoom, 430 - 430 * zoom, content, { scale: zoom });
  const layers = kind === 'gate' ? near(inside) + hung + near(figure) : near(inside + figure) + hung;
  return stage.svg(mirrored ? `<g transform="translate(600 0) scale(-1 1)">${layers}</g>` : layers);
};
