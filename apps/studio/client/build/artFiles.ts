import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { artAddressesFile, type GamePictures } from '../../src/pages/art.ts';
import { gameArt } from './gameArt.ts';

/**
 * Draws every picture of the games while building: the browser gets plain SVG files, and never the code that
 * drew them. `.vite/art.json` tells the server where they are, which tells each page its own; `icon/{gameCode}.svg` is each game's
 * own icon.
 */
export const artFiles = (): Plugin => ({
  name: 'studio-art-files',
  generateBundle() {
    const addressOf = (name: string, source: string): string => {
      const mark = createHash('sha256').update(source).digest('hex').slice(0, 10);
      const fileName = `assets/${name}.${mark}.svg`;
      this.emitFile({ type: 'asset', fileName, source });
      return `/${fileName}`;
    };
    const addresses: Record<string, GamePictures> = {};
    for (const [gameCode, { symbols, scene, near, icon }] of Object.entries(gameArt())) {
      addresses[gameCode] = {
        symbols: Object.fromEntries(
          Object.entries(symbols).map(([name, svg]) => [name, addressOf(`${gameCode}-${name}`, svg)]),
        ),
        scene: {
          wide: addressOf(`${gameCode}-wide`, scene.wide),
          tall: addressOf(`${gameCode}-tall`, scene.tall),
        },
        ...(near && {
          near: {
            wide: addressOf(`${gameCode}-near-wide`, near.wide),
            tall: addressOf(`${gameCode}-near-tall`, near.tall),
          },
        }),
      };
      this.emitFile({ type: 'asset', fileName: `icon/${gameCode}.svg`, source: icon });
    }
    this.emitFile({ type: 'asset', fileName: artAddressesFile, source: JSON.stringify(addresses) });
  },
});
