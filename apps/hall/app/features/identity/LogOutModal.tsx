import { useEffect, useRef, useState } from 'react';
import { useSending } from '../../api/useSending.ts';
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
  const leaving = useSending(async () => {
    await logOut();
    onClose();
    leaveForHome(t('logout_success'));
  });
  const leaveNow = useRef(leaving.send);
  useEffect(() => {
    if (!playing) leaveNow.current();
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
          <Button tone="danger" busy={leaving.isPending} onClick={() => leaving.send()}>
            {t('shell.logout')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('login.logout_playing')}</p>
    </TemplateDialog>
  );
};
