import { useLocation } from 'react-router';
import IconGame from '~icons/lucide/gamepad-2';
import { useTranslation } from '../../i18n/texts.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { FloatLine } from '../../ui/Float.tsx';
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
  return (
    <FloatLine
      name="game"
      aria-live="polite"
      data-play-phase={phase}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 pr-2 pl-4"
    >
      <p className="flex min-w-0 flex-1 basis-40 items-center gap-3 text-sm">
        <IconGame aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="line-clamp-2 min-w-0">
          <span className="text-text-2">{t(`play.phase_${phase}`)}</span>{' '}
          <span className="font-semibold">{name}</span>
        </span>
      </p>
      {phase !== 'quitting' && (
        <span className="flex flex-1 flex-wrap gap-2">
          {phase === 'playing' && mode !== null && (
            <Button size="sm" className="flex-1" onClick={stageOf(mode, template).focus}>
              {t('play.back_to_game')}
            </Button>
          )}
          <Button size="sm" tone="ghost" className="flex-1" onClick={() => leaveInPassing('quit')}>
            {t('play.leave')}
          </Button>
        </span>
      )}
    </FloatLine>
  );
};
