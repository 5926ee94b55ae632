import { tableArt } from '../tables/art.ts';
import { beadSymbols } from './beadSymbols.ts';
import { cometSymbols } from './cometSymbols.ts';
import { koiSymbols } from './koiSymbols.ts';
import { lake, ranges, type Scene, sceneSvg } from './scene.ts';
import { type SymbolDrawing, symbolSvg } from './symbol.ts';

export interface GameArt {
  /** SVG documents by symbol name. */
  readonly symbols: Readonly<Record<string, string>>;
  readonly scene: { readonly wide: string; readonly tall: string };
  readonly icon: string;
}

interface GameDrawing {
  symbols: Readonly<Record<string, SymbolDrawing>>;
  scene: Scene;
  /** Palette of the scene. */
  palette: number;
  /** The symbol that stands for the game. */
  icon: string;
}

const drawings: Readonly<Record<string, GameDrawing>> = {
  'koi-lantern': { symbols: koiSymbols, scene: lake, palette: 0, icon: 'koi' },
  'comet-peaks': { symbols: cometSymbols, scene: ranges, palette: 1, icon: 'comet' },
  'beads-of-fortune': { symbols: beadSymbols, scene: lake, palette: 2, icon: 'abacus' },
};

/** Every picture of every game. Takes a moment: for build time. */
export const gameArt = (): Record<string, GameArt> => ({ ...drawnGames(), ...tableArt() });

const drawnGames = (): Record<string, GameArt> =>
  Object.fromEntries(
    Object.entries(drawings).map(([gameCode, { symbols, scene, palette, icon }]) => {
      const drawn = Object.fromEntries(
        Object.entries(symbols).map(([name, drawing]) => [name, symbolSvg(name, drawing)]),
      );
      return [
        gameCode,
        {
          symbols: drawn,
          scene: {
            wide: sceneSvg(gameCode, 'wide', palette, scene),
            tall: sceneSvg(gameCode, 'tall', palette, scene),
          },
          icon: drawn[icon] ?? '',
        },
      ];
    }),
  );
