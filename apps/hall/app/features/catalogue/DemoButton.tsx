import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../state/modalStore.ts';
import { classes } from '../../ui/classes.ts';
import type { GameTileData } from './model/tile.ts';

/** Tries a game with play money at once, without a login. The finger meets more of it than the eye sees. */
export const DemoButton = ({ game, className }: { game: GameTileData; className: string }) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      data-demo={game.gameCode}
      aria-label={`${game.name} · ${t('tile.demo')}`}
      onClick={() => openModal({ name: 'demo', told: game })}
      className={classes('flex min-h-11 min-w-11 items-center justify-center', className)}
    >
      <span className="rounded-[12px] bg-[oklch(0.14_0.02_270/.82)] px-2.5 py-1 font-semibold text-[oklch(0.97_0.006_85)] text-xs leading-tight ring-1 ring-white/25 ring-inset wrap-anywhere">
        {t('tile.demo')}
      </span>
    </button>
  );
};
