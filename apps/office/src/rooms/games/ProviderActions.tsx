import { Button, MenuItem, TextField } from '@mui/material';
import { providerElsewhere, providerOffer } from '@pavilion/contract/office';
import { useState } from 'react';
import { FilterButton, TopToolbar, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { NewProvider } from './NewProvider.tsx';
import { SecretDialog } from './ProviderKeys.tsx';

/** A provider of other sites, for this one as well. */
const OfferDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const elsewhere = useAnswer(providerElsewhere, {});
  const [requestId] = useState(() => crypto.randomUUID());
  const [id, setId] = useState('');
  const offer = useDeed(providerOffer, () => notify('office.deed.proposed', { type: 'info' }));
  const providers = elsewhere.data?.providers ?? [];
  return (
    <DeedDialog
      title={translate('office.games.provider_offer')}
      text={translate(
        elsewhere.data !== undefined && providers.length === 0
          ? 'office.games.provider_offer_none'
          : 'office.games.provider_offer_text',
      )}
      confirm={translate('office.games.provider_offer')}
      asksReason
      isReady={id !== ''}
      run={(reason) => offer.mutateAsync({ id: Number(id), reason, request_id: requestId })}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('office.games.provider')}
        value={id}
        onChange={(event) => setId(event.target.value)}
        disabled={providers.length === 0}
        required
        fullWidth
      >
        {providers.map((provider) => (
          <MenuItem key={provider.id} value={String(provider.id)}>
            {provider.name} · {provider.code}
          </MenuItem>
        ))}
      </TextField>
    </DeedDialog>
  );
};

/** The buttons over the list of providers. */
export const ProviderActions = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('providers.manage');
  const [asking, setAsking] = useState<'new' | 'offer'>();
  const [secret, setSecret] = useState<string>();
  const onClose = (): void => setAsking(undefined);
  return (
    <TopToolbar>
      <FilterButton />
      {mayManage && (
        <>
          <Button variant="outlined" onClick={() => setAsking('offer')}>
            {translate('office.games.provider_offer')}
          </Button>
          <Button variant="contained" onClick={() => setAsking('new')}>
            {translate('office.games.provider_new')}
          </Button>
        </>
      )}
      {asking === 'new' && <NewProvider onMade={setSecret} onClose={onClose} />}
      {asking === 'offer' && <OfferDialog onClose={onClose} />}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </TopToolbar>
  );
};
