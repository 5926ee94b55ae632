import { type GameTypeId, gameTypeIds, gameTypes } from '@pavilion/contract';

export type GameTypeName = (typeof gameTypes)[GameTypeId]['name'];
export type ShelfName = 'popular' | GameTypeName;

export const typeName = (gtId: GameTypeId): GameTypeName => gameTypes[gtId].name;

/** The type behind a shelf of the home page; the popular shelf has none. */
export const typeOfShelf = (shelf: ShelfName): GameTypeId | undefined =>
  gameTypeIds.find((id) => gameTypes[id].name === shelf);
