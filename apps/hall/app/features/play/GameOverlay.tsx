import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { leaveInPassing } from '../openGame/leaving.ts';
import { usePlayState } from '../openGame/playStore.ts';
import { GameFrame } from './GameFrame.tsx';

/**
 * The play-game modal (spec §2). It is not one of the modals that give way to each other: a dialog that opens over a game,
 * as the question before a logout, must not take the game away. It lies below them, and Escape is the game's own key.
 */
export const GameOverlay = () => {
  const { t } = useTranslation();
  const wide = useTemplate() === 'wide';
  const { phase, mode, name, frameUrl } = usePlayState();
  const open = mode === 'modal' && (phase === 'starting' || phase === 'playing');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    dialog.current?.focus();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    <div className="fixed inset-0 z-[1900] flex items-center justify-center bg-scrim">
      <dialog
        ref={dialog}
        open
        tabIndex={-1}
        aria-modal="true"
        aria-label={name}
        data-game-overlay={phase}
        className={classes(
          'static m-0 flex max-h-none max-w-none flex-col overflow-hidden bg-raised p-0 text-text outline-none',
          wide
            ? 'h-[min(800px,92dvh)] w-[min(1500px,94vw)] rounded-hero shadow-lift ring-1 ring-line'
            : 'h-dvh w-full pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]',
        )}
      >
        <header className="flex min-h-13 items-center gap-3 border-line border-b py-1.5 pr-2 pl-5">
          <h2 className="min-w-0 flex-1 truncate font-semibold text-base">{name}</h2>
          <Button size="sm" onClick={() => leaveInPassing('quit')}>
            {t('play.leave')}
          </Button>
        </header>
        <div className="min-h-0 flex-1">
          <GameFrame url={frameUrl} name={name} />
        </div>
      </dialog>
    </div>
  );
};
