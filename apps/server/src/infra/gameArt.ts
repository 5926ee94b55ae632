import { type GameTypeId, gameTypes } from '@pavilion/contract';

/** How contents name an uploaded picture; `-WIDTH.avif` or `-WIDTH.webp` makes it the address of a file. */
export const picturePath = (hash: Buffer): string => `/pictures/${hash.toString('hex')}`;

/** Tiles of the house's own for each kind of game (`packages/art`). */
const tilesOfType = 2;

interface GameArt {
  readonly id: number;
  readonly gtId: GameTypeId;
  readonly gameCode: string;
  /** Null where nothing was drawn for it. */
  readonly motif: string | null;
  /** Hash of the picture that staff have chosen. */
  readonly picture: Buffer | null;
}

/** Address of a game's picture without size and type. There is always one: its own, the drawn one, or a tile of its kind. */
export const gameIconOf = ({ id, gtId, gameCode, motif, picture }: GameArt): string => {
  if (picture !== null) return picturePath(picture);
  if (motif !== null) return `/art/games/${gameCode}`;
  return `/art/tiles/${gameTypes[gtId].name}-${id % tilesOfType}`;
};

interface ProviderArt {
  readonly gpCode: string;
  /** Name of the drawn mark; null where there is none. */
  readonly mark: string | null;
  readonly picture: Buffer | null;
}

/** Marks are shown at 48 pixels at most, on screens of up to three for one. */
const markWidth = 300;

/** Address of a provider's mark: its own, the drawn one, or the letter that its code begins with. */
export const providerMarkOf = ({ gpCode, mark, picture }: ProviderArt): string => {
  if (picture !== null) return `${picturePath(picture)}-${markWidth}.webp`;
  return `/art/providers/${mark ?? `initial-${gpCode.slice(0, 1)}`}.svg`;
};
