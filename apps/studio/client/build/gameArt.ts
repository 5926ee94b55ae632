import { type MotifName, tileSvg } from '@pavilion/art';
import { bookArt } from '../book/art.ts';
import { tableArt } from '../tables/art.ts';
import { beadSymbols } from '../art/beadSymbols.ts';
import { boatSymbols } from '../art/boatSymbols.ts';
import { cometSymbols } from '../art/cometSymbols.ts';
import { counter } from '../art/counterScene.ts';
import { cranes } from '../art/craneScene.ts';
import { foxSymbols } from '../art/foxSymbols.ts';
import { frogSymbols } from '../art/frogSymbols.ts';
import { garden } from '../art/gardenScene.ts';
import { grove } from '../art/groveScene.ts';
import { hareSymbols } from '../art/hareSymbols.ts';
import { jellySymbols } from '../art/jellySymbols.ts';
import { junkSymbols } from '../art/junkSymbols.ts';
import { kitchen } from '../art/kitchenScene.ts';
import { kitchenSymbols } from '../art/kitchenSymbols.ts';
import { koiSymbols } from '../art/koiSymbols.ts';
import { lanternSymbols } from '../art/lanternSymbols.ts';
import { lotusSymbols } from '../art/lotusSymbols.ts';
import { marketSymbols } from '../art/marketSymbols.ts';
import { maskSymbols } from '../art/maskSymbols.ts';
import { owlSymbols } from '../art/owlSymbols.ts';
import { peacockSymbols } from '../art/peacockSymbols.ts';
import { phoenixSymbols } from '../art/phoenixSymbols.ts';
import { pond } from '../art/pondScene.ts';
import { lake, ranges, rangesNear, type Scene, sceneSvg } from '../art/scene.ts';
import { sea } from '../art/seaScene.ts';
import { aurora, sky } from '../art/skyScene.ts';
import { type SymbolDrawing, symbolSvg } from '../art/symbol.ts';
import { theatre } from '../art/theatreScene.ts';
import { tigerSymbols } from '../art/tigerSymbols.ts';
import { trainSymbols } from '../art/trainSymbols.ts';
import { whaleSymbols } from '../art/whaleSymbols.ts';

export interface GameArt {
  /** SVG documents by symbol name. */
  readonly symbols: Readonly<Record<string, string>>;
  readonly scene: { readonly wide: string; readonly tall: string };
  /** What of the scene stands before whatever flies in it. */
  readonly near?: { readonly wide: string; readonly tall: string } | undefined;
  readonly icon: string;
}

interface GameDrawing {
  symbols: Readonly<Record<string, SymbolDrawing>>;
  scene: Scene;
  near?: Scene;
  /** Palette of the scene. */
  palette: number;
  /** The symbol that stands for the game, or its tile in the hall. */
  icon: string | { readonly motif: MotifName };
}

const drawings: Readonly<Record<string, GameDrawing>> = {
  'koi-lantern': { symbols: koiSymbols, scene: lake, palette: 0, icon: 'koi' },
  'comet-peaks': { symbols: cometSymbols, scene: ranges, near: rangesNear, palette: 1, icon: 'comet' },
  'beads-of-fortune': { symbols: beadSymbols, scene: counter, palette: 2, icon: { motif: 'abacus' } },
  'thousand-jellies': { symbols: jellySymbols, scene: lake, palette: 4, icon: { motif: 'moon-jelly' } },
  'jade-frog': { symbols: frogSymbols, scene: pond, palette: 12, icon: 'frog' },
  'lantern-twenty-one': { symbols: {}, scene: lake, palette: 5, icon: { motif: 'card-lanterns' } },
  'twin-lanterns': { symbols: {}, scene: lake, palette: 12, icon: { motif: 'card-lanterns' } },
  'crane-poker': { symbols: {}, scene: cranes, palette: 14, icon: { motif: 'card-cranes' } },
  'hundred-cranes': { symbols: {}, scene: cranes, palette: 3, icon: { motif: 'card-cranes' } },
  'harbor-keno': { symbols: {}, scene: sea, palette: 6, icon: { motif: 'harbor-cranes' } },
  'night-market': { symbols: marketSymbols, scene: lake, palette: 15, icon: { motif: 'market-lanterns' } },
  'fair-wind-junk': { symbols: junkSymbols, scene: sea, palette: 4, icon: { motif: 'sea-junk' } },
  'pepper-kitchen': { symbols: kitchenSymbols, scene: kitchen, palette: 5, icon: { motif: 'pepper-kitchen' } },
  'tiger-grove': { symbols: tigerSymbols, scene: grove, palette: 9, icon: { motif: 'tiger-bamboo' } },
  'dragon-boat-drums': { symbols: boatSymbols, scene: lake, palette: 2, icon: { motif: 'dragon-boat' } },
  'whale-song': { symbols: whaleSymbols, scene: sky, palette: 4, icon: { motif: 'whale-sky' } },
  'paper-phoenix': { symbols: phoenixSymbols, scene: sky, palette: 5, icon: { motif: 'phoenix' } },
  'aurora-fox': { symbols: foxSymbols, scene: aurora, palette: 6, icon: { motif: 'arctic-fox' } },
  'clockwork-owl': { symbols: owlSymbols, scene: grove, palette: 8, icon: { motif: 'clockwork-owl' } },
  'lotus-rain': { symbols: lotusSymbols, scene: pond, palette: 9, icon: { motif: 'lotus-pond' } },
  'painted-mask': { symbols: maskSymbols, scene: theatre, palette: 14, icon: { motif: 'opera-mask' } },
  'cloud-express': { symbols: trainSymbols, scene: sky, palette: 18, icon: { motif: 'mountain-train' } },
  'sky-lantern-night': { symbols: lanternSymbols, scene: lake, palette: 7, icon: { motif: 'sky-lanterns' } },
  'peacock-garden': { symbols: peacockSymbols, scene: garden, palette: 6, icon: { motif: 'peacock' } },
  'star-pounding-hare': { symbols: hareSymbols, scene: lake, palette: 17, icon: { motif: 'moon-hare' } },
};

/** Every picture of every game. Takes a moment: for build time. */
export const gameArt = (): Record<string, GameArt> => ({
  ...drawnGames(),
  ...tableArt(),
  ...bookArt(),
});

const drawnGames = (): Record<string, GameArt> =>
  Object.fromEntries(
    Object.entries(drawings).map(([gameCode, { symbols, scene, near, palette, icon }]) => {
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
          ...(near && {
            near: {
              wide: sceneSvg(gameCode, 'wide', palette, near),
              tall: sceneSvg(gameCode, 'tall', palette, near),
            },
          }),
          icon:
            typeof icon === 'string'
              ? (drawn[icon] ?? '')
              : tileSvg({ motif: icon.motif, seed: gameCode, paletteSeed: palette }),
        },
      ];
    }),
  );
