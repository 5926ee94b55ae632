import { useLocation } from 'react-router';
import IconGame from '~icons/lucide/gamepad-2';
import { useTranslation } from '../../i18n/texts.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { leaveInPassing } from '../openGame/leaving.ts';
import { type PlayState, usePlayState } from '../openGame/playStore.ts';
import { playPath, stageOf } from '../openGame/stage.ts';

/** A game that stands in this very page carries its own bar. */
const isInView = ({ phase, mode }: PlayState, pathname: string): boolean =>
  phase !== 'quitting' && (mode === 'modal' || (mode === 'page' && pathname === playPath));

/** While a game is open: which, the way back to its window, and the way out. */
export const PlayDock = () => {
  const { t } = useTranslation();
  const template = useTemplate();
  const { pathname } = useLocation();
  const state = usePlayState();
  const { phase, mode, name } = state;
  if (phase === 'idle' || name === '' || isInView(state, pathname)) return null;
  const wide = template === 'wide';
  return (
    <aside
      aria-live="polite"
      data-part="overlay"
      data-play-phase={phase}
      className={classes(
        'fixed z-40 flex gap-3 rounded-card bg-higher shadow-lift ring-1 ring-line',
        wide
          ? 'right-6 bottom-6 max-w-xl items-center py-2 pr-2 pl-4'
          : 'inset-x-3 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] flex-col p-3',
      )}
    >
      <p className="flex min-w-0 flex-1 items-center gap-3 text-sm">
        <IconGame aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="min-w-0">
          <span className="text-text-2">{t(`play.phase_${phase}`)}</span>{' '}
          <span className="font-semibold">{name}</span>
        </span>
      </p>
      {phase !== 'quitting' && (
        <span className="flex gap-2">
          {phase === 'playing' && mode !== null && (
            <Button
              size="sm"
              tone="ghost"
              className={wide ? undefined : 'flex-1'}
              onClick={stageOf(mode, template).focus}
            >
              {t('play.back_to_game')}
            </Button>
          )}
          <Button size="sm" className={wide ? undefined : 'flex-1'} onClick={() => leaveInPassing('quit')}>
            {t('play.leave')}
          </Button>
        </span>
      )}
    </aside>
  );
};
