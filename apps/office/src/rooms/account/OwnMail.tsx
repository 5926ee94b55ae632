import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import {
  officeMail,
  officeMailConfirm,
  officeMailSend,
  officeOwnFactorOptions,
} from '@pavilion/contract/office';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CodeField } from '../../factors/CodeField.tsx';
import { FactorProof } from '../../factors/FactorProof.tsx';
import { Answered } from '../../ui/Answered.tsx';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { MailField } from '../../ui/MailField.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';

interface AddressDialogProps {
  /** Whether the account has an address already. */
  readonly hasOne: boolean;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Another address, and a second factor: then a code goes there. */
const AddressDialog = ({ hasOne, onSent, onClose }: AddressDialogProps) => {
  const translate = useTranslate();
  const heading = useId();
  const [mail, setMail] = useState('');
  const send = useDeed(officeMailSend, onSent);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>
        {translate(hasOne ? 'office.account.mail_change' : 'office.account.mail_add')}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>{translate('office.account.mail_change_text')}</Typography>
          <MailField value={mail} onChange={setMail} autoComplete="email" />
          <FactorProof
            call={officeOwnFactorOptions}
            introduce={(method) => translate(`office.factor.confirm_${method}`)}
            confirm={translate('office.account.mail_send')}
            isReady={mail.includes('@')}
            prove={(proof) => send.mutateAsync({ mail: mail.trim(), proof })}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface CodeDialogProps {
  readonly mail: string;
  readonly onClose: () => void;
}

const CodeDialog = ({ mail, onClose }: CodeDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [code, setCode] = useState('');
  const confirm = useDeed(officeMailConfirm, () => notify('office.account.mail_set', { type: 'success' }));
  return (
    <DeedDialog
      title={translate('office.account.mail_enter')}
      text={translate('office.account.mail_awaited', { mail })}
      confirm={translate('office.account.mail_confirm')}
      isReady={code.trim() !== ''}
      run={() => confirm.mutateAsync({ code })}
      onClose={onClose}
    >
      <CodeField kind="mail_code" value={code} onChange={setCode} />
    </DeedDialog>
  );
};

/** Where letters for one's own account go, and how that is changed. */
export const OwnMail = () => {
  const translate = useTranslate();
  const answer = useAnswer(officeMail, {});
  const [asked, setAsked] = useState<'address' | 'code'>();
  const close = (): void => setAsked(undefined);
  const awaited = answer.data?.awaited ?? null;
  return (
    <Panel
      title={translate('office.account.mail')}
      actions={
        <Button size="small" variant="outlined" onClick={() => setAsked('address')}>
          {translate(answer.data?.mail === null ? 'office.account.mail_add' : 'office.account.mail_change')}
        </Button>
      }
    >
      <Answered answer={answer}>
        {({ mail }) => (
          <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
            {mail !== null && <Typography sx={{ overflowWrap: 'anywhere' }}>{mail}</Typography>}
            <Nothing text={translate('office.account.mail_text')} />
            {awaited !== null && (
              <>
                <Typography>{translate('office.account.mail_awaited', { mail: awaited.mail })}</Typography>
                <Button size="small" variant="contained" onClick={() => setAsked('code')}>
                  {translate('office.account.mail_enter')}
                </Button>
              </>
            )}
          </Stack>
        )}
      </Answered>
      {asked === 'address' && (
        <AddressDialog
          hasOne={typeof answer.data?.mail === 'string'}
          onSent={() => setAsked('code')}
          onClose={close}
        />
      )}
      {asked === 'code' && awaited !== null && <CodeDialog mail={awaited.mail} onClose={close} />}
    </Panel>
  );
};
