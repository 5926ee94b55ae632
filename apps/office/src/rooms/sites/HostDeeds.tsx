import { TextField } from '@mui/material';
import { type SiteRow, siteHostAdd, siteHostRemove, siteHostSchema } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { useDeed } from '../../ui/useDeed.ts';

const hostLengthMax = 253;

interface SiteProps {
  readonly site: Pick<SiteRow, 'id' | 'name'>;
}

const AddDialog = ({ site, onClose }: SiteProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const add = useDeed(siteHostAdd, ({ proposal_id: proposal }) =>
    notify(proposal === null ? 'office.deed.done' : 'office.deed.proposed', { type: 'success' }),
  );
  const host = typed.trim().toLowerCase();
  const isHost = siteHostSchema.safeParse(host).success;
  return (
    <DeedDialog
      title={`${translate('office.sites.host_add')} · ${site.name}`}
      text={translate('office.sites.host_add_text')}
      confirm={translate('office.sites.host_add')}
      asksReason
      isReady={isHost}
      run={(reason) => add.mutateAsync({ id: site.id, host, reason, request_id: requestId })}
      onClose={onClose}
    >
      <TextField
        label={translate('office.sites.host')}
        helperText={translate('office.sites.host_hint')}
        error={typed !== '' && !isHost}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        required
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', maxLength: hostLengthMax } }}
      />
    </DeedDialog>
  );
};

export const AddHost = ({ site }: SiteProps) => {
  const translate = useTranslate();
  return (
    <OpeningButton
      size="small"
      aria-label={translate('office.sites.host_add_named', { name: site.name })}
      dialog={(close) => <AddDialog site={site} onClose={close} />}
    >
      {translate('office.sites.host_add')}
    </OpeningButton>
  );
};

export const RemoveHost = ({ site, host }: SiteProps & { readonly host: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useDeed(siteHostRemove, () => notify('office.deed.done', { type: 'success' }));
  return (
    <OpeningButton
      size="small"
      color="error"
      aria-label={translate('office.sites.host_remove_named', { host })}
      dialog={(close) => (
        <DeedDialog
          title={translate('office.sites.host_remove_named', { host })}
          text={translate('office.sites.host_remove_text')}
          confirm={translate('office.sites.host_remove')}
          tone="error"
          asksReason
          run={(reason) => remove.mutateAsync({ id: site.id, host, reason })}
          onClose={close}
        />
      )}
    >
      {translate('office.sites.host_remove')}
    </OpeningButton>
  );
};
