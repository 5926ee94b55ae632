import { useTranslation } from '../../../i18n/texts.ts';
import { classes } from '../../../ui/classes.ts';
import { GameFeature } from '../../catalogue/GameFeature.tsx';
import { GameTile } from '../../catalogue/GameTile.tsx';
import { gameTypePath } from '../../catalogue/model/paths.ts';
import { type ShelfName, typeOfShelf } from '../../catalogue/model/types.ts';
import { MemberHeart } from '../MemberHeart.tsx';
import type { Shelf } from '../model/loadHome.ts';
import { SectionTitle } from '../SectionTitle.tsx';
import { ViewAll } from '../ViewAll.tsx';

const tileSizes = '(min-width: 1320px) 207px, 15vw';
const largeSizes = '(min-width: 1320px) 430px, 32vw';

const ShelfTitle = ({ shelf, isShort = false }: { shelf: ShelfName; isShort?: boolean }) => {
  const { t } = useTranslation();
  const gtId = typeOfShelf(shelf);
  const title = t(`home.shelf_${shelf}`);
  return (
    <SectionTitle title={title}>
      <ViewAll to={gameTypePath(gtId ?? 2)} of={title} isShort={isShort} />
    </SectionTitle>
  );
};

/** One large picture and eight small ones around it. */
export const PopularShelf = ({ games }: Pick<Shelf, 'games'>) => {
  const [first, ...others] = games;
  if (first === undefined) return null;
  return (
    <section className="mt-12">
      <ShelfTitle shelf="popular" />
      <ul className="grid grid-cols-6 gap-x-4 gap-y-6">
        <li className="relative col-span-2 row-span-2">
          <GameFeature game={first} sizes={largeSizes} />
          <MemberHeart game={first} />
        </li>
        {others.map((game) => (
          <li key={game.gameId} className="relative">
            <GameTile game={game} sizes={tileSizes} />
            <MemberHeart game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** As many of the six columns as a shelf has games for; the next stands beside it while there is room. */
const spans = [
  { section: 'col-span-1', list: 'grid-cols-1' },
  { section: 'col-span-2', list: 'grid-cols-2' },
  { section: 'col-span-3', list: 'grid-cols-3' },
  { section: 'col-span-4', list: 'grid-cols-4' },
  { section: 'col-span-5', list: 'grid-cols-5' },
  { section: 'col-span-6', list: 'grid-cols-6' },
] as const;

/** The types of games. Those with few of them share a row: nothing is put there to fill it. */
export const Shelves = ({ shelves }: { readonly shelves: readonly Shelf[] }) => (
  <div className="far mt-14 grid grid-flow-row-dense grid-cols-6 gap-x-4 gap-y-12 empty:hidden">
    {shelves.map(({ shelf, games }) => {
      const span = spans[Math.min(games.length, spans.length) - 1];
      return (
        shelf !== 'popular' &&
        span !== undefined && (
          <section key={shelf} className={classes('min-w-0', span.section)} data-type-shelf={shelf}>
            <ShelfTitle shelf={shelf} isShort={games.length < 3} />
            <ul className={classes('grid gap-4', span.list)}>
              {games.map((game) => (
                <li key={game.gameId} className="relative">
                  <GameTile game={game} sizes={tileSizes} />
                  <MemberHeart game={game} />
                </li>
              ))}
            </ul>
          </section>
        )
      );
    })}
  </div>
);
