import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { leaveForHome } from './model/enter.ts';
import { isPlaying, logOut } from './model/logOut.ts';

/** Logs out: at once when no game is open, after a question otherwise (spec §4 Logout). */
export const LogOutModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const [playing] = useState(isPlaying);
  const [leaving, setLeaving] = useState(false);
  const begun = useRef(false);

  const leave = async () => {
    if (begun.current) return;
    begun.current = true;
    setLeaving(true);
    await logOut();
    onClose();
    leaveForHome(t('logout_success'));
  };
  const leaveNow = useRef(leave);
  useEffect(() => {
    if (!playing) void leaveNow.current();
  }, [playing]);

  if (!playing) return null;
  return (
    <TemplateDialog
      open
      title={t('login.logout_title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('login.logout_stay')}</Button>
          <Button tone="danger" busy={leaving} onClick={leave}>
            {t('shell.logout')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('login.logout_playing')}</p>
    </TemplateDialog>
  );
};
