import type { ToldModalProps } from '../../modals/modals.ts';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';

/** Asks whether it is the member before something that a session alone must not do. */
export const ConfirmModal = ({ opened, onClose }: ToldModalProps) => {
  if (opened.name !== 'confirmAct') return null;
  const { title, intro, submitLabel, withPassword = true, carryOut } = opened.told;
  return (
    <TemplateDialog open title={title} onClose={onClose}>
      <ConfirmStep
        intro={intro}
        submitLabel={submitLabel}
        withPassword={withPassword}
        carryOut={async (confirmed) => {
          await carryOut(confirmed);
          onClose();
        }}
      />
    </TemplateDialog>
  );
};
