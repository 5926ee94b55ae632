import type { ThirdPartyStranger } from '@pavilion/contract/oidc';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useSession } from '../../session/session.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConfirmStep } from '../secondFactors/ConfirmStep.tsx';
import type { Confirmed } from '../secondFactors/model/confirm.ts';
import { keepDraft, readDraft } from '../signup/model/signupDraft.ts';
import { tellLinked } from './model/linked.ts';
import { adoptStranger, forgetStranger, waitingStranger } from './model/stranger.ts';

interface FaceProps extends ModalProps {
  readonly stranger: ThirdPartyStranger;
}

/** A visitor: joins with what is known filled in, or logs in as the member that already is. */
const VisitorFace = ({ stranger, onClose }: FaceProps) => {
  const { t } = useTranslation();
  const { currency } = useSite();
  const { label, known } = stranger;
  const join = () => {
    const draft = readDraft();
    // What somebody has typed goes before what a third party says.
    keepDraft({ ...known, ...draft.values }, draft.currency ?? currency);
    openModal('register');
  };
  return (
    <TemplateDialog
      open
      title={t('handoff.stranger_title', { label })}
      onClose={() => {
        forgetStranger();
        onClose();
      }}
      footer={
        <>
          <Button onClick={() => openModal('login')}>{t('handoff.stranger_login')}</Button>
          <Button tone="main" onClick={join}>
            {t('handoff.stranger_join')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('handoff.stranger_text', { label })}</p>
    </TemplateDialog>
  );
};

/** A member who has just come in: links, or does not. Never without being asked, and never by the session alone. */
const MemberFace = ({ stranger, onClose }: FaceProps) => {
  const { t } = useTranslation();
  const { label } = stranger;
  const decline = () => {
    forgetStranger();
    onClose();
  };
  const adopt = async (confirmed: Confirmed) => {
    await adoptStranger(stranger, confirmed);
    tellLinked();
    showToast({ kind: 'success', text: t('handoff.linked') });
    onClose();
  };
  return (
    <TemplateDialog
      open
      title={t('handoff.adopt_title', { label })}
      onClose={decline}
      footer={<Button onClick={decline}>{t('handoff.adopt_not')}</Button>}
    >
      <ConfirmStep
        intro={t('handoff.adopt_text', { label })}
        submitLabel={t('handoff.link')}
        carryOut={adopt}
      />
    </TemplateDialog>
  );
};

/** Somebody whom a third party has proved and no member is linked to. */
export const ThirdPartyModal = ({ onClose }: ModalProps) => {
  const session = useSession();
  const [stranger] = useState(waitingStranger);
  if (stranger === null) return null;
  const Face = session === null ? VisitorFace : MemberFace;
  return <Face stranger={stranger} onClose={onClose} />;
};
