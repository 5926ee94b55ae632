import IconGame from '~icons/lucide/gamepad-2';
import { useTranslation } from '../../i18n/texts.ts';
import { useTemplate } from '../../templates/TemplateContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { focusGameWindow } from './model/gameWindow.ts';
import { leaveGame } from './model/launcher.ts';
import { usePlayState } from './model/playStore.ts';

/** While a game is open: which, the way back to its window, and the way out. */
export const PlayDock = ({ gameName }: { readonly gameName: string }) => {
  const { t } = useTranslation();
  const template = useTemplate();
  const { phase } = usePlayState();
  if (phase === 'idle') return null;
  return (
    <aside
      aria-live="polite"
      data-play-phase={phase}
      className={classes(
        'fixed z-40 flex items-center gap-3 rounded-card bg-higher py-2 pr-2 pl-4 shadow-lift ring-1 ring-line',
        template === 'wide'
          ? 'right-6 bottom-6 max-w-md'
          : 'inset-x-3 bottom-[calc(5.25rem+env(safe-area-inset-bottom))]',
      )}
    >
      <IconGame aria-hidden className="size-5 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 truncate text-sm">
        <span className="text-text-2">{t(`play.phase_${phase}`)}</span>{' '}
        <span className="font-semibold">{gameName}</span>
      </p>
      {phase === 'playing' && (
        <Button size="sm" tone="ghost" onClick={focusGameWindow}>
          {t('play.back_to_game')}
        </Button>
      )}
      {phase !== 'quitting' && (
        <Button size="sm" onClick={() => void leaveGame().catch(() => undefined)}>
          {t('play.leave')}
        </Button>
      )}
    </aside>
  );
};
