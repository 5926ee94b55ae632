import { Button, Stack } from '@mui/material';
import {
  type StaffOne,
  staffEndSessions,
  staffLiftFactors,
  staffSetEnabled,
  staffSetRoles,
  staffSetRolesEverywhere,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo, useOpenSession } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { RoleChoice } from './RoleChoice.tsx';

interface DialogProps {
  readonly person: StaffOne;
  readonly onClose: () => void;
}

/** A deed that somebody else may have to confirm says which of both it became. */
const useProposed = () => {
  const notify = useNotify();
  return ({ proposal_id: proposal }: { readonly proposal_id: number | null }): void =>
    notify(proposal === null ? 'office.deed.done' : 'office.deed.proposed', { type: 'success' });
};

const RolesDialog = ({ person, onClose }: DialogProps) => {
  const translate = useTranslate();
  const [requestId] = useState(() => crypto.randomUUID());
  const [roles, setRoles] = useState<readonly string[]>(person.roles);
  const setAll = useDeed(staffSetRoles, useProposed());
  const { id, version } = person;
  return (
    <DeedDialog
      title={`${translate('office.staff.do_roles')} · ${person.account}`}
      text={translate('office.staff.do_roles_text')}
      confirm={translate('office.staff.do_roles')}
      asksReason
      run={(reason) => setAll.mutateAsync({ id, version, reason, roles: [...roles], request_id: requestId })}
      onClose={onClose}
    >
      <RoleChoice chosen={roles} onChange={setRoles} />
    </DeedDialog>
  );
};

const EverywhereDialog = ({ person, onClose }: DialogProps) => {
  const translate = useTranslate();
  const [requestId] = useState(() => crypto.randomUUID());
  const [roles, setRoles] = useState<readonly string[]>(person.roles_everywhere);
  const setAll = useDeed(staffSetRolesEverywhere, useProposed());
  const { id, version } = person;
  return (
    <DeedDialog
      title={`${translate('office.staff.do_everywhere')} · ${person.account}`}
      text={translate('office.staff.do_everywhere_text')}
      confirm={translate('office.staff.do_everywhere')}
      asksReason
      run={(reason) => setAll.mutateAsync({ id, version, reason, roles: [...roles], request_id: requestId })}
      onClose={onClose}
    >
      <RoleChoice chosen={roles} onChange={setRoles} isEverywhere />
    </DeedDialog>
  );
};

const EnabledDialog = ({ person, onClose }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const setEnabled = useDeed(staffSetEnabled, () => notify('office.deed.done', { type: 'success' }));
  const { id, version, enabled } = person;
  const deed = enabled ? 'do_close' : 'do_open';
  return (
    <DeedDialog
      title={`${translate(`office.staff.${deed}`)} · ${person.account}`}
      text={translate(`office.staff.${deed}_text`)}
      confirm={translate(`office.staff.${deed}`)}
      tone={enabled ? 'error' : 'primary'}
      asksReason
      run={(reason) => setEnabled.mutateAsync({ id, version, reason, enabled: !enabled })}
      onClose={onClose}
    />
  );
};

const SessionsDialog = ({ person, onClose }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const end = useDeed(staffEndSessions, () => notify('office.deed.done', { type: 'success' }));
  return (
    <DeedDialog
      title={`${translate('office.staff.do_end_sessions')} · ${person.account}`}
      text={translate('office.staff.do_end_sessions_text')}
      confirm={translate('office.staff.do_end_sessions')}
      tone="error"
      run={() => end.mutateAsync({ id: person.id })}
      onClose={onClose}
    />
  );
};

const FactorsDialog = ({ person, onClose }: DialogProps) => {
  const translate = useTranslate();
  const [requestId] = useState(() => crypto.randomUUID());
  const lift = useDeed(staffLiftFactors, useProposed());
  return (
    <DeedDialog
      title={`${translate('office.staff.do_lift_factors')} · ${person.account}`}
      text={translate('office.staff.do_lift_factors_text')}
      confirm={translate('office.staff.do_lift_factors')}
      tone="error"
      asksReason
      run={(reason) => lift.mutateAsync({ id: person.id, reason, request_id: requestId })}
      onClose={onClose}
    />
  );
};

const dialogs = {
  roles: RolesDialog,
  everywhere: EverywhereDialog,
  end_sessions: SessionsDialog,
  lift_factors: FactorsDialog,
  enabled: EnabledDialog,
} as const;
type DialogName = keyof typeof dialogs;

/** What somebody with the right may do to one of the staff; nobody does it to their own account. */
export const StaffDeeds = ({ person }: { readonly person: StaffOne }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('staff.manage');
  const own = useOpenSession()?.staff.id === person.id;
  const [asking, setAsking] = useState<DialogName>();
  if (!mayManage || own) return null;
  const Asked = asking === undefined ? null : dialogs[asking];
  const open: readonly DialogName[] = [
    'roles',
    'everywhere',
    ...(person.sessions.length > 0 ? (['end_sessions'] as const) : []),
    ...(person.has_factor ? (['lift_factors'] as const) : []),
    'enabled',
  ];
  const wordOf = (name: DialogName): string =>
    name === 'enabled' ? (person.enabled ? 'do_close' : 'do_open') : `do_${name}`;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {open.map((name) => (
        <Button
          key={name}
          variant="outlined"
          color={name === 'enabled' && person.enabled ? 'error' : 'primary'}
          onClick={() => setAsking(name)}
        >
          {translate(`office.staff.${wordOf(name)}`)}
        </Button>
      ))}
      {Asked !== null && <Asked person={person} onClose={() => setAsking(undefined)} />}
    </Stack>
  );
};
