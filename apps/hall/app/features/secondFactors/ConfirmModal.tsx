import { useEffect, useState } from 'react';
import type { ModalProps } from '../../modals/modals.ts';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { pendingAct } from './model/confirmStore.ts';

/** Asks whether it is the member before something that a session alone must not do. */
export const ConfirmModal = ({ onClose }: ModalProps) => {
  const [act] = useState(pendingAct);
  useEffect(() => {
    if (act === null) onClose();
  }, [act, onClose]);
  if (act === null) return null;
  const { title, intro, submitLabel, carryOut } = act;
  return (
    <TemplateDialog open title={title} onClose={onClose}>
      <ConfirmStep
        intro={intro}
        submitLabel={submitLabel}
        carryOut={async (confirmed) => {
          await carryOut(confirmed);
          onClose();
        }}
      />
    </TemplateDialog>
  );
};
