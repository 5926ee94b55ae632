import { memberExport, type OfficeMember, personalDataFormats } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { takeFile } from '../../../api/takeFile.ts';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useDeedWords } from './useDeedWords.ts';

interface ExportProps {
  readonly member: OfficeMember;
  readonly onClose: () => void;
}

/** Everything that is kept about a member, as a file of the browser's. */
export const Export = ({ member, onClose }: ExportProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [format, setFormat] = useState<(typeof personalDataFormats)[number]>('json');
  return (
    <DeedDialog
      {...useDeedWords('export', member)}
      asksReason
      run={async (reason) => {
        await takeFile(memberExport, { id: member.id, reason, format });
        notify('office.deed.done', { type: 'success' });
      }}
      onClose={onClose}
    >
      <SelectField
        label={translate('office.members.export_format')}
        value={format}
        choices={personalDataFormats}
        wordOf={(name) => translate(`office.members.export_${name}`)}
        onChange={setFormat}
      />
    </DeedDialog>
  );
};
