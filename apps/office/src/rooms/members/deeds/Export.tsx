import { memberExport, type OfficeMember } from '@pavilion/contract/office';
import { useNotify } from 'react-admin';
import { takeFile } from '../../../api/takeFile.ts';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { useDeedWords } from './useDeedWords.ts';

interface ExportProps {
  readonly member: OfficeMember;
  readonly onClose: () => void;
}

/** Everything that is kept about a member, as a file of the browser's. */
export const Export = ({ member, onClose }: ExportProps) => {
  const notify = useNotify();
  return (
    <DeedDialog
      {...useDeedWords('export', member)}
      asksReason
      run={async (reason) => {
        await takeFile(memberExport, { id: member.id, reason });
        notify('office.deed.done', { type: 'success' });
      }}
      onClose={onClose}
    />
  );
};
