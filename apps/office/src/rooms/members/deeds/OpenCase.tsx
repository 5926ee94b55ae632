import { type OfficeMember, riskCaseOpen } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { useDeed } from '../../../ui/useDeed.ts';

/** Opens a case of risk about the member; what is written there is its first note. */
export const OpenCase = ({
  member,
  onClose,
}: {
  readonly member: OfficeMember;
  readonly onClose: () => void;
}) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const open = useDeed(riskCaseOpen, () => notify('office.deed.done', { type: 'success' }));
  return (
    <DeedDialog
      title={`${translate('office.risk.open_case')} · ${member.account}`}
      text={translate('office.risk.open_case_text')}
      confirm={translate('office.risk.open_case')}
      asksReason
      run={(text) => open.mutateAsync({ member_id: member.id, text, request_id: requestId })}
      onClose={onClose}
    />
  );
};
