export { type MotifName, motifs } from './motifs/index.ts';
export { type TileOptions, tileSvg } from './tile.ts';
