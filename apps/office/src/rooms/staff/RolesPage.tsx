import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type OfficeRole, roleList, roleRemove } from '@pavilion/contract/office';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { useRoleName } from './roleName.ts';
import { StaffTabs } from './StaffTabs.tsx';

const RemoveDialog = ({ role, onClose }: { readonly role: OfficeRole; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useDeed(roleRemove, () => notify('office.deed.done', { type: 'success' }));
  return (
    <DeedDialog
      title={translate('office.staff.role_remove')}
      text={translate('office.staff.role_remove_text', { name: role.name })}
      confirm={translate('office.staff.role_remove')}
      tone="error"
      run={() => remove.mutateAsync({ name: role.name, version: role.version })}
      onClose={onClose}
    />
  );
};

const RoleCard = ({ role }: { readonly role: OfficeRole }) => {
  const translate = useTranslate();
  const roleName = useRoleName();
  const mayManage = useMayDo('staff.manage');
  const [asking, setAsking] = useState<'change' | 'remove'>();
  return (
    <Panel
      title={roleName(role.name)}
      actions={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('office.staff.holders', { smart_count: role.holders })}
        </Typography>
      }
    >
      <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5 }}>
        {role.rights.map((right) => (
          <li key={right}>{translate(`office.right.${right.replace('.', '_')}`)}</li>
        ))}
      </Box>
      {mayManage && !role.is_built_in && (
        <Stack direction="row" sx={{ gap: 1, marginTop: 1.5 }}>
          <Button size="small" variant="outlined" onClick={() => setAsking('change')}>
            {translate('office.staff.role_change')}
          </Button>
          <Button size="small" color="error" disabled={role.holders > 0} onClick={() => setAsking('remove')}>
            {translate('office.staff.role_remove')}
          </Button>
        </Stack>
      )}
      {asking === 'change' && <RoleDialog role={role} onClose={() => setAsking(undefined)} />}
      {asking === 'remove' && <RemoveDialog role={role} onClose={() => setAsking(undefined)} />}
    </Panel>
  );
};

/** The roles of this site and what each of them opens. */
export const RolesPage = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('staff.manage');
  const roles = useAnswer(roleList, {});
  const [isMaking, setMaking] = useState(false);
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.staff.tab_roles')} />
      <StaffTabs place="roles" />
      {mayManage && (
        <Button variant="contained" sx={{ marginBottom: 2 }} onClick={() => setMaking(true)}>
          {translate('office.staff.role_make')}
        </Button>
      )}
      <Refusal failure={roles.error} />
      {roles.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {roles.data?.rows.map((role) => (
          <RoleCard key={role.name} role={role} />
        ))}
      </Box>
      {isMaking && <RoleDialog onClose={() => setMaking(false)} />}
    </Box>
  );
};
