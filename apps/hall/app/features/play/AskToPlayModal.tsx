import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import type { ToldModalProps } from '../../modals/modals.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { DemoMark } from './DemoMark.tsx';
import { refreshSettings } from './model/launchSettings.ts';
import { useDemo } from './useDemo.ts';

/** Whether the provider of a game lets people try its games; false until it is known. */
const useHasDemo = (gpId: number | undefined): boolean => {
  const [hasDemo, setHasDemo] = useState(false);
  useEffect(() => {
    let left = false;
    void refreshSettings().then((settings) => {
      const own = settings?.providers.find((provider) => provider.gp_id === gpId);
      if (!left) setHasDemo(own?.has_demo ?? false);
    });
    return () => {
      left = true;
    };
  }, [gpId]);
  return hasDemo;
};

/** Asks a visitor who wants to play to log in first (spec §5), and offers the game with play money besides. */
export const AskToPlayModal = ({ opened, onClose }: ToldModalProps) => {
  const { t } = useTranslation();
  const game = opened.name === 'askToPlay' ? opened.told : null;
  const hasDemo = useHasDemo(game?.gpId);
  const demo = useDemo();
  return (
    <TemplateDialog
      open
      title={t('login.ask_title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => openModal('register')}>{t('shell.join')}</Button>
          <Button tone="main" onClick={() => openModal('login')}>
            {t('shell.login')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('login.ask_text')}</p>
      {game !== null && hasDemo && (
        <section className="mt-6 flex flex-col gap-3 rounded-card bg-higher p-4">
          <p className="flex items-center gap-3">
            <DemoMark />
            <span className="min-w-0 truncate font-semibold text-sm">{game.name}</span>
          </p>
          <p className="text-sm text-text-2">{t('play.demo_text')}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              size="sm"
              onClick={() => {
                demo(game);
                onClose();
              }}
            >
              {t('play.demo_try')}
            </Button>
            <Button size="sm" tone="ghost" onClick={() => openModal('demoGames')}>
              {t('play.demo_list')}
            </Button>
          </div>
        </section>
      )}
    </TemplateDialog>
  );
};
