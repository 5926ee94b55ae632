import { MenuItem, TextField } from '@mui/material';
import { memberChangeBankAccount, type OfficeMember } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { useDeedWords } from './useDeedWords.ts';

interface BankAccountChangeProps {
  readonly member: OfficeMember;
  readonly onClose: () => void;
}

const fields = [
  { name: 'bank_name', label: 'office.bank.name', lengthMax: 100 },
  { name: 'account_number', label: 'office.bank.number', lengthMax: 60 },
  { name: 'holder', label: 'office.bank.holder', lengthMax: 100 },
] as const;
type Field = (typeof fields)[number]['name'];

/** Another payout account in the place of one that is bound. */
export const BankAccountChange = ({ member, onClose }: BankAccountChangeProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [accountId, setAccountId] = useState(member.bank_accounts[0]?.id ?? 0);
  const [typed, setTyped] = useState<Readonly<Record<Field, string>>>({
    bank_name: '',
    account_number: '',
    holder: '',
  });
  const change = useDeed(memberChangeBankAccount, () => notify('office.deed.proposed', { type: 'info' }));
  return (
    <DeedDialog
      {...useDeedWords('change_account', member)}
      tone="error"
      asksReason
      isReady={fields.every(({ name }) => typed[name].trim() !== '')}
      run={(reason) =>
        change.mutateAsync({
          id: member.id,
          bank_account_id: accountId,
          ...typed,
          reason,
          request_id: requestId,
        })
      }
      onClose={onClose}
    >
      <TextField
        select
        label={translate('office.bank.replaced')}
        value={accountId}
        onChange={(event) => setAccountId(Number(event.target.value))}
        fullWidth
      >
        {member.bank_accounts.map(({ id, bank_name: bank, number, holder }) => (
          <MenuItem key={id} value={id}>
            {bank} · {number} · {holder}
          </MenuItem>
        ))}
      </TextField>
      {fields.map(({ name, label, lengthMax }) => (
        <TextField
          key={name}
          label={translate(label)}
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          required
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: lengthMax } }}
        />
      ))}
    </DeedDialog>
  );
};
