import { useEffect } from 'react';
import { useStoreState } from '../../shell/given.ts';
import { rememberedText } from '../../shell/rememberedText.ts';
import { Store } from '../../shell/store.ts';
import { useTable, useTableState } from '../shell/context.ts';
import type { TableStore } from '../shell/tableStore.ts';
import { type Album, readAlbum, textOfAlbum, withPetal } from './album.ts';
import { rankNameOf } from './read.ts';
import { useShown } from './useShown.ts';

/** The album of a page, kept in the browser. Pots that are played for nothing have one of their own. */
class AlbumStore extends Store<Album> {
  readonly #memory: ReturnType<typeof rememberedText>;

  constructor(isDemo: boolean) {
    const memory = rememberedText(isDemo ? 'golden-blossom-petals-demo' : 'golden-blossom-petals');
    super(readAlbum(memory.read()));
    this.#memory = memory;
  }

  add(name: string, round: number): void {
    const next = withPetal(this.state, name, round);
    if (next === this.state) return;
    this.set(next);
    this.#memory.write(textOfAlbum(next));
  }
}

const albums = new WeakMap<TableStore, AlbumStore>();

const albumOf = (store: TableStore): AlbumStore => {
  const known = albums.get(store) ?? new AlbumStore(store.getState().opened?.demo !== false);
  albums.set(store, known);
  return known;
};

/** What has been won, and whether its last petal came with the pot that is being shown. */
export const useAlbum = () => {
  const { store } = useTable();
  const { table } = useTableState();
  const album = useStoreState(albumOf(store));
  const isFresh = album.fresh !== null && album.round === table?.number;
  return { album, isFresh, isWhole: isFresh && album.petals.length === 0 };
};

/** Adds what the player wins to the album, once it is told. What is seen once more is not won once more. */
export const useAlbumKept = (): void => {
  const { store, replayed } = useTable();
  const { table } = useTableState();
  const { mine, shown } = useShown();
  const isOwn = mine !== null && shown?.winner === mine.view.seat + 1 && !replayed;
  const name = isOwn && mine.view.cards ? rankNameOf(mine.view.cards) : null;
  const round = table?.number ?? 0;
  useEffect(() => {
    if (name !== null) albumOf(store).add(name, round);
  }, [store, name, round]);
};
