import type { GameTypeId } from '@pavilion/contract';
import { type CSSProperties, memo, Suspense, useRef } from 'react';
import { loadWithQueries } from '../../api/loadWithQueries.ts';
import { sparePart } from '../../base/lazyPart.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { GameTile } from '../catalogue/GameTile.tsx';
import { Heart } from '../favorites/Heart.tsx';
import type { LobbyProvider } from './model/loadLobby.ts';
import type { LobbyGame } from './model/lobbyGames.ts';
import { useMaintenanceNotes } from './model/maintenance.ts';
import { useArrowKeys } from './model/useArrowKeys.ts';
import type { LobbyList } from './model/useLobby.ts';
import { inViewOf, type RowWindow, useRowWindow } from './model/useRowWindow.ts';
import { useSettled } from './model/useSettled.ts';

interface LobbyGridProps {
  readonly lobby: LobbyList;
  readonly providers: readonly LobbyProvider[];
  /** Sets `--cols`, `--gap-x` and `--gap-y` of the grid. */
  readonly className: string;
  readonly sizes: string;
  readonly gtId: GameTypeId;
}

/** A phone's first row is fetched at once; whatever else is in view follows after the first frame. */
const eager = 3;
/** Tiles in the page until the grid is measured. */
const unmeasuredMax = 42;
/** Places held for what is still coming when nobody knows how much that is. */
const comingPlaces = 6;

/**
 * Rows of one height: a picture of 3:4, two lines of name (three where names are long), one of house, and below them return and
 * stakes, or the wish to be told. So the list has its full height before anything of it is measured.
 */
const gridClass = classes(
  'grid content-start gap-x-(--gap-x) gap-y-(--gap-y) [&_.tile-house]:line-clamp-1',
  '[--row-h:calc((100cqi-(var(--cols)-1)*var(--gap-x))/var(--cols)*4/3+7.25rem+var(--name-more,0rem))]',
  // Of large letters three tiles side by side would leave one sign a line.
  '@max-[16rem]:[--cols:2]',
  'auto-rows-(--row-h) grid-cols-[repeat(var(--cols),minmax(0,1fr))]',
  'min-h-[calc(round(up,var(--count)/var(--cols),1)*(var(--row-h)+var(--gap-y))-var(--gap-y))]',
);

interface CellProps {
  readonly game: LobbyGame;
  readonly place: number;
  readonly total: number;
  readonly columns: number | undefined;
  readonly sizes: string;
  readonly loved: boolean;
  readonly toggle: (gameId: number) => void;
  readonly note: string | undefined;
  readonly waits: boolean;
  readonly toggleWait: (gameId: number) => void;
}

/** A game that only moves to another place stays as it is. */
const Tile = memo(GameTile);
const TileHeart = memo(Heart);

/** Where an item stands, when not all before it are in the page. */
const positionOf = (place: number, columns: number | undefined): CSSProperties | undefined =>
  columns === undefined
    ? undefined
    : { gridRow: Math.floor(place / columns) + 1, gridColumn: (place % columns) + 1 };

const Cell = memo(
  ({ game, place, total, columns, sizes, loved, toggle, note, waits, toggleWait }: CellProps) => (
    <li
      className="relative min-w-0"
      style={positionOf(place, columns)}
      data-game={game.gameCode}
      data-place={place}
      aria-posinset={place + 1}
      aria-setsize={total}
    >
      <Tile
        game={game}
        sizes={sizes}
        first={place < eager}
        note={note}
        waits={waits}
        toggleWait={toggleWait}
      />
      <TileHeart game={game} loved={loved} toggle={toggle} />
    </li>
  ),
);

const ComingCell = ({ place, columns }: Pick<CellProps, 'place' | 'columns'>) => (
  <li aria-hidden style={positionOf(place, columns)}>
    <Skeleton className="aspect-3/4 rounded-[14px]" />
    <Skeleton className="mt-2.5 h-4 w-3/4" />
  </li>
);

/** However far the window is from the list, a row of it stays: without one there is nothing to measure on the way back. */
const placesOf = (rows: RowWindow | null, count: number, focused: number): readonly number[] => {
  const columns = rows?.columns ?? 1;
  const lastRow = Math.ceil(count / columns) - 1;
  const from = Math.max(0, Math.min(rows?.firstRow ?? 0, lastRow)) * columns;
  const to = Math.min(count, rows === null ? unmeasuredMax : Math.max(rows.endRow * columns, from + columns));
  const places = Array.from({ length: to - from }, (_, at) => from + at);
  if (focused < 0 || focused >= count || (focused >= from && focused < to)) return places;
  return focused < from ? [focused, ...places] : [...places, focused];
};

const Elsewhere = sparePart(() =>
  loadWithQueries(async () => (await import('../search/Elsewhere.tsx')).Elsewhere),
);

/** Nothing fits: perhaps another hall has it, or what fits has not opened. */
const EmptyLobby = ({ lobby, gtId }: { readonly lobby: LobbyList; readonly gtId: GameTypeId }) => {
  const { t } = useTranslation();
  const { tab, search, label } = lobby.choice;
  const { hiddenCount } = lobby;
  const own = search === '' && label === null && (tab === 'my_favorite' || tab === 'last_play') ? tab : null;
  return (
    <>
      {search !== '' && (
        <Suspense>
          <Elsewhere search={search} gtId={gtId} />
        </Suspense>
      )}
      <EmptyScene
        scene="empty"
        title={t(own ? `lobby.empty_${own}` : 'lobby.empty')}
        text={t(own ? `lobby.empty_${own}_text` : 'lobby.empty_text')}
      >
        {hiddenCount > 0 && (
          <Button tone="main" onClick={lobby.showHidden}>
            {t('lobby.show_soon', { count: hiddenCount })}
          </Button>
        )}
        <Button onClick={lobby.reset}>{t('lobby.show_all')}</Button>
      </EmptyScene>
    </>
  );
};

/** Something that the choice needs did not come: what is there stays in view, with a way to try again. */
const FailedLobby = ({ retry }: { readonly retry: () => void }) => {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyScene scene="failed" title={t('lobby.failed')} text={t('lobby.failed_text')}>
        <Button onClick={retry}>{t('lobby.retry')}</Button>
      </EmptyScene>
    </div>
  );
};

/**
 * Thousands of games in one list that scrolls with the page: only the rows near the window are in it, each at its place in a
 * grid that has its full height from the first paint.
 */
export const LobbyGrid = memo(({ lobby, providers, className, sizes, gtId }: LobbyGridProps) => {
  const { t } = useTranslation();
  const notes = useMaintenanceNotes(providers);
  const list = useRef<HTMLUListElement>(null);
  const { shown, favorites, openings } = lobby;
  const count = lobby.isComing ? Math.max(lobby.total, shown.length + comingPlaces) : shown.length;
  const measured = useRowWindow(list, count);
  const rows = useSettled(shown) ? measured : inViewOf(measured);
  const { place: focused, handlers } = useArrowKeys(list, shown.length, rows?.columns ?? 1);
  if (count === 0)
    return lobby.retry ? <FailedLobby retry={lobby.retry} /> : <EmptyLobby lobby={lobby} gtId={gtId} />;
  return (
    <>
      <a
        href="#after-games"
        className="sr-only focus:not-sr-only focus:mx-4 focus:inline-flex focus:h-11 focus:items-center"
      >
        {t('lobby.skip')}
      </a>
      <div className={classes('@container', className)}>
        <ul
          ref={list}
          className={gridClass}
          style={{ '--count': count } as CSSProperties}
          data-lobby-grid
          data-answers={lobby.choice.search}
          aria-busy={lobby.isComing}
          {...handlers}
        >
          {placesOf(rows, count, focused).map((place) => {
            const game = shown[place];
            if (game === undefined)
              return <ComingCell key={`coming-${place}`} place={place} columns={rows?.columns} />;
            return (
              <Cell
                key={game.gameId}
                game={game}
                place={place}
                total={count}
                columns={rows?.columns}
                sizes={sizes}
                loved={favorites.loved.has(game.gameId)}
                toggle={favorites.toggle}
                waits={openings.waiting.has(game.gameId)}
                toggleWait={openings.toggle}
                note={game.state === 'maintenance' ? notes.get(game.gpId) : undefined}
              />
            );
          })}
        </ul>
      </div>
      {lobby.retry && <FailedLobby retry={lobby.retry} />}
      <span id="after-games" tabIndex={-1} />
    </>
  );
});

/** How many games are shown, said aloud when it changes. */
export const LobbyCount = memo(({ total }: { readonly total: number }) => {
  const { t } = useTranslation();
  return (
    <p aria-live="polite" className="tnum shrink-0 text-sm text-text-3">
      {t('shell.games_count', { count: total })}
    </p>
  );
});
