import { Button } from '@mui/material';
import { officeChangePassword } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { takeSession } from '../../session/session.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import {
  type NewPassword,
  NewPasswordFields,
  noPassword,
  passwordProblem,
} from '../../ui/NewPasswordFields.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useDeed } from '../../ui/useDeed.ts';

const PasswordDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [old, setOld] = useState('');
  const [typed, setTyped] = useState<NewPassword>(noPassword);
  const change = useDeed(officeChangePassword, (session) => {
    takeSession(session);
    notify('office.password.changed', { type: 'success' });
  });
  return (
    <DeedDialog
      title={translate('office.password.change')}
      text={translate('office.password.text')}
      confirm={translate('office.password.change')}
      isReady={old !== '' && passwordProblem(typed) === null}
      run={() => change.mutateAsync({ old_password: old, password: typed.password })}
      onClose={onClose}
    >
      <PasswordField
        label={translate('office.password.present')}
        value={old}
        onChange={setOld}
        autoComplete="current-password"
      />
      <NewPasswordFields typed={typed} onChange={setTyped} />
    </DeedDialog>
  );
};

export const OwnPassword = () => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel
      title={translate('office.login.password')}
      actions={
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          {translate('office.password.change')}
        </Button>
      }
    >
      <Nothing text={translate('office.password.text')} />
      {isAsking && <PasswordDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
};
