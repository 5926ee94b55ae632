import type { LaunchMode } from '@pavilion/contract/play';
import { useTranslation } from '../../i18n/texts.ts';
import type { ToldModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { launchGame } from './model/launcher.ts';
import { modeWithoutWindow } from './model/launchMode.ts';
import { knownSettings } from './model/launchSettings.ts';
import { tellOutcome } from './tellOutcome.ts';

/** The browser has refused the game's window: says so, and offers the game without one. */
export const PopupBlockedModal = ({ opened, onClose }: ToldModalProps) => {
  const { t } = useTranslation();
  const blocked = opened.name === 'popupBlocked' ? opened.told : null;
  const launch = (mode?: LaunchMode): void => {
    if (blocked === null) return;
    onClose();
    const { game } = blocked;
    const options = { ...blocked.options, ...(mode && { mode }) };
    void launchGame(game, options).then((outcome) => tellOutcome(outcome, t, { game, options }));
  };
  return (
    <TemplateDialog
      open
      title={t('play.blocked_title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => launch()}>{t('play.blocked_again')}</Button>
          <Button
            tone="main"
            onClick={() => launch(modeWithoutWindow(blocked?.game.gpId ?? 0, knownSettings()))}
          >
            {t('play.blocked_here')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('pg.popup_blocked')}</p>
    </TemplateDialog>
  );
};
