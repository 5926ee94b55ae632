import { useTranslation } from '../../../i18n/texts.ts';
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

const ShelfTitle = ({ shelf }: { shelf: ShelfName }) => {
  const { t } = useTranslation();
  const gtId = typeOfShelf(shelf);
  return (
    <SectionTitle title={t(`home.shelf_${shelf}`)}>
      <ViewAll to={gtId === undefined ? gameTypePath(2) : gameTypePath(gtId)} />
    </SectionTitle>
  );
};

/** One large picture and eight small ones around it. */
const PopularShelf = ({ games }: Pick<Shelf, 'games'>) => {
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

const rows: Partial<Record<ShelfName, true>> = { slot: true, live: true };

/** The popular games, whole rows for slots and live tables, and the other types two by two. */
export const Shelves = ({ filled }: { readonly filled: readonly Shelf[] }) => {
  const popular = filled.find(({ shelf }) => shelf === 'popular');
  const whole = filled.filter(({ shelf }) => rows[shelf]);
  const halves = filled.filter(({ shelf }) => shelf !== 'popular' && !rows[shelf]);
  return (
    <>
      {popular && <PopularShelf games={popular.games} />}
      {whole.map(({ shelf, games }) => (
        <section key={shelf} className="far mt-14">
          <ShelfTitle shelf={shelf} />
          <ul className="grid grid-cols-6 gap-4">
            {games.map((game) => (
              <li key={game.gameId} className="relative">
                <GameTile game={game} sizes={tileSizes} />
                <MemberHeart game={game} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="far mt-14 grid grid-cols-2 gap-x-8 gap-y-14">
        {halves.map(({ shelf, games }) => (
          <section key={shelf} className="min-w-0">
            <ShelfTitle shelf={shelf} />
            <ul className="grid grid-cols-3 gap-4">
              {games.map((game) => (
                <li key={game.gameId} className="relative">
                  <GameTile game={game} sizes={tileSizes} />
                  <MemberHeart game={game} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
};
