import { Button, Stack, TextField, Typography } from '@mui/material';
import { type GatewayRow, gatewayKeyAdd, gatewayKeyRetire } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface RowProps {
  readonly row: GatewayRow;
}

const keyIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const secretLengthMin = 16;

const useProposed = () => {
  const notify = useNotify();
  return ({ proposal_id: proposal }: { readonly proposal_id: number | null }): void =>
    notify(proposal === null ? 'office.deed.done' : 'office.deed.proposed', { type: 'success' });
};

const AddDialog = ({ row, onClose }: RowProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const [requestId] = useState(() => crypto.randomUUID());
  const [keyId, setKeyId] = useState('');
  const [secret, setSecret] = useState('');
  const add = useDeed(gatewayKeyAdd, useProposed());
  return (
    <DeedDialog
      title={`${translate('office.payments.key_add')} · ${row.code}`}
      text={translate('office.payments.key_add_text')}
      confirm={translate('office.payments.propose')}
      asksReason
      isReady={keyIdPattern.test(keyId) && secret.length >= secretLengthMin}
      run={(reason) =>
        add.mutateAsync({ gateway: row.code, key_id: keyId, secret, reason, request_id: requestId })
      }
      onClose={onClose}
    >
      <TextField
        label={translate('office.payments.key_id')}
        value={keyId}
        onChange={(event) => setKeyId(event.target.value)}
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: 64, autoComplete: 'off', spellCheck: false } }}
      />
      <PasswordField
        label={translate('office.payments.key_secret')}
        hint={translate('office.payments.key_secret_hint', { length: secretLengthMin })}
        value={secret}
        onChange={setSecret}
        autoComplete="new-password"
      />
    </DeedDialog>
  );
};

const RetireDialog = ({
  row,
  keyId,
  onClose,
}: RowProps & { readonly keyId: string; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const [requestId] = useState(() => crypto.randomUUID());
  const retire = useDeed(gatewayKeyRetire, useProposed());
  return (
    <DeedDialog
      title={`${translate('office.payments.key_retire')} · ${keyId}`}
      text={translate('office.payments.key_retire_text')}
      confirm={translate('office.payments.propose')}
      tone="error"
      asksReason
      run={(reason) =>
        retire.mutateAsync({ gateway: row.code, key_id: keyId, reason, request_id: requestId })
      }
      onClose={onClose}
    />
  );
};

/** The keys of a gateway by their ids: secrets are typed once and shown to nobody. */
export const GatewayKeys = ({ row }: RowProps) => {
  const translate = useTranslate();
  const mayManage = useMayDo('payments.manage');
  const [isAdding, setAdding] = useState(false);
  const [retired, setRetired] = useState<string>();
  const live = row.keys.filter(({ active }) => active);
  if (row.base_url === null) return <span>–</span>;
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start', paddingY: 0.5 }}>
      {live.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('office.payments.no_key')}
        </Typography>
      )}
      {live.map(({ key_id: keyId }) => (
        <Stack key={keyId} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <span>{keyId}</span>
          {mayManage && (
            <Button
              size="small"
              color="error"
              aria-label={`${translate('office.payments.key_retire')} ${keyId}`}
              onClick={() => setRetired(keyId)}
            >
              {translate('office.payments.key_retire')}
            </Button>
          )}
        </Stack>
      ))}
      {mayManage && live.length < 2 && (
        <Button size="small" onClick={() => setAdding(true)}>
          {translate('office.payments.key_add')}
        </Button>
      )}
      {isAdding && <AddDialog row={row} onClose={() => setAdding(false)} />}
      {retired !== undefined && (
        <RetireDialog row={row} keyId={retired} onClose={() => setRetired(undefined)} />
      )}
    </Stack>
  );
};
