import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { GameTile } from '../catalogue/GameTile.tsx';
import { Heart } from '../favorites/Heart.tsx';
import type { Lobby } from './model/useLobby.ts';

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
          <Heart game={game} favorites={lobby.favorites} />
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
