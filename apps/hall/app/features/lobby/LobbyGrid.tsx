import IconHeart from '~icons/lucide/heart';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { GameTile } from '../catalogue/GameTile.tsx';
import type { GameTileData } from '../catalogue/model/tile.ts';
import type { Lobby } from './model/useLobby.ts';

const Heart = ({ lobby, game }: { readonly lobby: Lobby; readonly game: GameTileData }) => {
  const { t } = useTranslation();
  const loved = lobby.favorites.has(game.gameId);
  return (
    <button
      type="button"
      aria-pressed={loved}
      aria-label={`${t(loved ? 'tile.favorite_remove' : 'tile.favorite')} · ${game.name}`}
      onClick={() => lobby.favorites.toggle(game.gameId)}
      className="absolute top-0 right-0 flex size-11 items-center justify-center"
    >
      <span className="flex size-8 items-center justify-center rounded-full bg-ground/80">
        <IconHeart
          aria-hidden
          className={classes('size-4', loved ? 'fill-current text-cinnabar-text' : 'text-text')}
        />
      </span>
    </button>
  );
};

interface LobbyGridProps {
  readonly lobby: Lobby;
  /** Columns of the grid. */
  readonly className: string;
  readonly sizes: string;
}

/** Tiles that are above the fold are fetched at once. */
const eager = 6;

export const LobbyGrid = ({ lobby, className, sizes }: LobbyGridProps) => {
  const { t } = useTranslation();
  if (lobby.shown.length === 0) {
    const own =
      lobby.choice.search === '' && (lobby.choice.tab === 'my_favorite' || lobby.choice.tab === 'last_play');
    return (
      <EmptyScene
        scene="moon"
        title={t(own ? `lobby.empty_${lobby.choice.tab as 'my_favorite' | 'last_play'}` : 'lobby.empty')}
        text={t(
          own ? `lobby.empty_${lobby.choice.tab as 'my_favorite' | 'last_play'}_text` : 'lobby.empty_text',
        )}
      >
        <Button onClick={lobby.reset}>{t('lobby.show_all')}</Button>
      </EmptyScene>
    );
  }
  return (
    <ul className={classes('grid', className)} data-lobby-grid>
      {lobby.shown.map((game, index) => (
        <li key={game.gameId} className="relative" data-game={game.gameCode}>
          <GameTile game={game} sizes={sizes} first={index < eager} />
          <Heart lobby={lobby} game={game} />
        </li>
      ))}
    </ul>
  );
};

/** How many games are shown, said aloud when it changes. */
export const LobbyCount = ({ lobby }: { readonly lobby: Lobby }) => {
  const { t } = useTranslation();
  return (
    <p aria-live="polite" className="tnum shrink-0 text-sm text-text-3">
      {t('shell.games_count', { count: lobby.shown.length })}
    </p>
  );
};
