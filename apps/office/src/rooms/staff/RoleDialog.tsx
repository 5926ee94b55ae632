import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, TextField } from '@mui/material';
import {
  allOfficeRights,
  type OfficeRight,
  type OfficeRole,
  roleNameSchema,
  roleSave,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface RoleDialogProps {
  /** Left out, a new one is made. */
  readonly role?: OfficeRole;
  readonly onClose: () => void;
}

const nameLengthMax = 40;

/** A role of the site's own: its name and its rights. */
export const RoleDialog = ({ role, onClose }: RoleDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(role?.name ?? '');
  const [rights, setRights] = useState<readonly OfficeRight[]>(role?.rights ?? []);
  const save = useDeed(roleSave, ({ proposal_id: proposal }) =>
    notify(proposal === null ? 'office.deed.done' : 'office.deed.proposed', { type: 'success' }),
  );
  const toggle = (right: OfficeRight): void =>
    setRights(rights.includes(right) ? rights.filter((other) => other !== right) : [...rights, right]);
  const title = translate(role === undefined ? 'office.staff.role_make' : 'office.staff.role_change');
  return (
    <DeedDialog
      title={title}
      text={translate('office.staff.role_text')}
      confirm={title}
      asksReason
      isReady={roleNameSchema.safeParse(name).success && rights.length > 0}
      run={(reason) =>
        save.mutateAsync({
          name,
          rights: [...rights],
          reason,
          request_id: requestId,
          ...(role === undefined ? {} : { version: role.version }),
        })
      }
      onClose={onClose}
    >
      <TextField
        label={translate('office.staff.role_name')}
        helperText={translate('office.staff.role_name_hint')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        disabled={role !== undefined}
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: nameLengthMax, spellCheck: false } }}
      />
      <FormControl component="fieldset" variant="standard">
        <FormLabel component="legend">{translate('office.staff.rights')}</FormLabel>
        <FormGroup>
          {allOfficeRights.map((right) => (
            <FormControlLabel
              key={right}
              control={<Checkbox checked={rights.includes(right)} onChange={() => toggle(right)} />}
              label={translate(`office.right.${right.replace('.', '_')}`)}
            />
          ))}
        </FormGroup>
      </FormControl>
    </DeedDialog>
  );
};
