import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { classes } from '../../../ui/classes.ts';
import { GameTile } from '../../catalogue/GameTile.tsx';
import { gameTypePath } from '../../catalogue/model/paths.ts';
import { typeOfShelf } from '../../catalogue/model/types.ts';
import { TypeIcon } from '../../catalogue/TypeIcon.tsx';
import { MemberHeart } from '../MemberHeart.tsx';
import type { Shelf } from '../model/loadHome.ts';
import { SectionTitle } from '../SectionTitle.tsx';
import { ViewAll } from '../ViewAll.tsx';

/** Game types stand at the left and stay in view; the chosen one's games are at the right. */
export const TypeRail = ({ filled }: { readonly filled: readonly Shelf[] }) => {
  const { t } = useTranslation();
  const top = useRef<HTMLElement>(null);
  const [picked, setPicked] = useState<Shelf['shelf'] | null>(null);
  const chosen = picked ?? filled[0]?.shelf ?? 'popular';
  const shelf = filled.find((each) => each.shelf === chosen);
  const choose = (next: Shelf['shelf']) => {
    setPicked(next);
    const rect = top.current?.getBoundingClientRect();
    // Chosen far down a long list: the new list begins where it can be seen.
    if (rect && rect.top < 0) top.current?.scrollIntoView({ block: 'start' });
  };
  if (shelf === undefined) return null;
  const gtId = typeOfShelf(shelf.shelf);
  const title = t(`home.shelf_${shelf.shelf}`);
  return (
    <section ref={top} className="mt-4 flex scroll-mt-16 gap-3 pr-3.5">
      <ul className="no-scrollbar sticky top-16 max-h-[calc(100dvh-136px-var(--float-room))] w-18 shrink-0 self-start overflow-y-auto rounded-r-card bg-raised py-1">
        {filled.map(({ shelf: name }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => choose(name)}
              className={classes(
                'relative flex min-h-15 w-full flex-col items-center justify-center gap-1 px-0.5 py-2 text-center font-medium text-xs leading-tight wrap-anywhere transition-colors',
                'before:absolute before:inset-y-3 before:left-0 before:w-0.5 before:bg-accent before:transition-opacity',
                name === chosen ? 'text-accent before:opacity-100' : 'text-text-2 before:opacity-0',
              )}
            >
              <TypeIcon type={typeOfShelf(name) ?? 'popular'} className="size-5.5" />
              {t(`game_types.${name}`)}
            </button>
          </li>
        ))}
      </ul>
      <div className="min-w-0 flex-1">
        <SectionTitle title={title}>
          <ViewAll to={gameTypePath(gtId ?? 2)} of={title} />
        </SectionTitle>
        <ul
          key={shelf.shelf}
          className={classes(
            'grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3',
            // What the page came with stands there at once.
            picked !== null && 'animate-[rise_200ms_ease-out]',
          )}
        >
          {shelf.games.map((game) => (
            <li key={game.gameId} className="relative">
              <GameTile game={game} sizes="(min-width: 480px) 28vw, 37vw" />
              <MemberHeart game={game} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
