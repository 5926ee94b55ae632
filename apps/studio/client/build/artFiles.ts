import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { gameArt } from './gameArt.ts';

const moduleName = 'virtual:game-art';
const resolvedName = `\0${moduleName}`;

interface ArtFile {
  readonly fileName: string;
  readonly source: string;
}

const fileOf = (name: string, source: string): ArtFile => ({
  fileName: `assets/${name}.${createHash('sha256').update(source).digest('hex').slice(0, 10)}.svg`,
  source,
});

/**
 * Draws every picture of the games while building: the browser gets plain SVG files, and never the code that
 * drew them. `virtual:game-art` tells where they are; `icon/{gameCode}.svg` is each game's own icon.
 */
export const artFiles = (): Plugin => {
  const files: ArtFile[] = [];
  const addressOf = (name: string, source: string): string => {
    const file = fileOf(name, source);
    files.push(file);
    return `/${file.fileName}`;
  };
  return {
    name: 'studio-art-files',
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    load: (id) => {
      if (id !== resolvedName) return undefined;
      const addresses = Object.fromEntries(
        Object.entries(gameArt()).map(([gameCode, art]) => [
          gameCode,
          {
            symbols: Object.fromEntries(
              Object.entries(art.symbols).map(([name, svg]) => [name, addressOf(`${gameCode}-${name}`, svg)]),
            ),
            scene: {
              wide: addressOf(`${gameCode}-wide`, art.scene.wide),
              tall: addressOf(`${gameCode}-tall`, art.scene.tall),
            },
          },
        ]),
      );
      return `export const art = ${JSON.stringify(addresses)};`;
    },
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
      for (const [gameCode, art] of Object.entries(gameArt())) {
        this.emitFile({ type: 'asset', fileName: `icon/${gameCode}.svg`, source: art.icon });
      }
    },
  };
};
