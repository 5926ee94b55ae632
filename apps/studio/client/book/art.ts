import { tileSvg } from '@pavilion/art';
import { lake, ranges, type Scene, sceneSvg } from '../art/scene.ts';
import type { GameArt } from '../build/gameArt.ts';

interface BookDrawing {
  readonly scene: Scene;
  readonly palette: number;
  /** The tile that stands for it in the hall. */
  readonly motif: Parameters<typeof tileSvg>[0]['motif'];
}

const drawings: Readonly<Record<string, BookDrawing>> = {
  'kite-sports': { scene: ranges, palette: 15, motif: 'stadium-dusk' },
  'paper-league': { scene: ranges, palette: 12, motif: 'stadium-dusk' },
  'paper-siege': { scene: lake, palette: 4, motif: 'paper-city' },
};

/** The pictures of the books: a scene behind the events, and an icon. */
export const bookArt = (): Record<string, GameArt> =>
  Object.fromEntries(
    Object.entries(drawings).map(([gameCode, { scene, palette, motif }]) => [
      gameCode,
      {
        symbols: {},
        scene: {
          wide: sceneSvg(gameCode, 'wide', palette, scene),
          tall: sceneSvg(gameCode, 'tall', palette, scene),
        },
        icon: tileSvg({ motif, seed: gameCode, paletteSeed: palette }),
      },
    ]),
  );
