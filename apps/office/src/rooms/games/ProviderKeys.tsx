import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import {
  keyIdSchema,
  type OfficeProvider,
  providerMakeKey,
  providerRetireKey,
} from '@pavilion/contract/office';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface Props {
  readonly provider: OfficeProvider;
}

/** A secret, shown now and never again. */
export const SecretDialog = ({
  secret,
  onClose,
}: {
  readonly secret: string;
  readonly onClose: () => void;
}) => {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Dialog open aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>{translate('office.games.key_secret')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ marginBottom: 2 }}>
          {translate('office.games.key_secret_text')}
        </Alert>
        <Box component="code" data-field="secret" sx={{ overflowWrap: 'anywhere', fontSize: 16 }}>
          {secret}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('office.games.key_kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface MakeProps extends Props {
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

const MakeDialog = ({ provider, onMade, onClose }: MakeProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [keyId, setKeyId] = useState('');
  const make = useDeed(providerMakeKey, ({ secret }) => {
    if (secret === null) notify('office.games.key_shown_before', { type: 'warning' });
    else onMade(secret);
  });
  return (
    <DeedDialog
      title={translate('office.games.key_make')}
      text={translate('office.games.key_make_text')}
      confirm={translate('office.games.key_make')}
      asksReason
      isReady={keyIdSchema.safeParse(keyId.trim()).success}
      run={(reason) =>
        make.mutateAsync({ id: provider.id, key_id: keyId.trim(), reason, request_id: requestId })
      }
      onClose={onClose}
    >
      <TextField
        label={translate('office.games.key_id')}
        helperText={translate('office.games.key_id_hint')}
        value={keyId}
        onChange={(event) => setKeyId(event.target.value)}
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: 64, spellCheck: false, autoComplete: 'off' } }}
      />
    </DeedDialog>
  );
};

const RetireDialog = ({
  provider,
  keyId,
  onClose,
}: Props & { readonly keyId: string; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const retire = useDeed(providerRetireKey, () => notify('office.deed.proposed', { type: 'info' }));
  return (
    <DeedDialog
      title={`${translate('office.games.key_retire')} · ${keyId}`}
      text={translate('office.games.key_retire_text')}
      confirm={translate('office.games.key_retire')}
      tone="error"
      asksReason
      run={(reason) => retire.mutateAsync({ id: provider.id, key_id: keyId, reason, request_id: requestId })}
      onClose={onClose}
    />
  );
};

const liveMax = 2;

/** The keys of a provider that live. Secrets are sealed; a new one is shown once, to whoever makes it. */
export const ProviderKeys = ({ provider }: Props) => {
  const translate = useTranslate();
  const mayManage = useMayDo('providers.manage');
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [retiring, setRetiring] = useState<string>();
  const { keys } = provider;
  return (
    <Panel
      title={translate('office.games.keys')}
      actions={
        mayManage &&
        provider.wire !== null &&
        keys.length < liveMax && (
          <Button size="small" variant="outlined" onClick={() => setMaking(true)}>
            {translate('office.games.key_make')}
          </Button>
        )
      }
    >
      {keys.length === 0 ? (
        <Nothing text={translate('office.games.no_keys')} />
      ) : (
        <PlainTable
          label={translate('office.games.keys')}
          rows={keys}
          keyOf={({ key_id }) => key_id}
          columns={[
            { label: translate('office.games.key_id'), cell: ({ key_id }) => key_id },
            { label: translate('office.games.key_slot'), cell: ({ slot }) => slot },
            { label: translate('office.games.key_made'), cell: ({ made_at }) => <Instant at={made_at} /> },
            {
              label: translate('office.games.key_may_adjust'),
              cell: ({ may_adjust }) => translate(may_adjust ? 'ra.boolean.true' : 'ra.boolean.false'),
            },
            ...(mayManage && keys.length === liveMax
              ? [
                  {
                    label: translate('office.games.key_deed'),
                    cell: ({ key_id }: { readonly key_id: string }) => (
                      <Button size="small" color="error" onClick={() => setRetiring(key_id)}>
                        {translate('office.games.key_retire')}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {isMaking && <MakeDialog provider={provider} onMade={setSecret} onClose={() => setMaking(false)} />}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      {retiring !== undefined && (
        <RetireDialog provider={provider} keyId={retiring} onClose={() => setRetiring(undefined)} />
      )}
    </Panel>
  );
};
