import { Box, Button, LinearProgress, TextField, Typography } from '@mui/material';
import { addressesGet, addressesSave } from '@pavilion/contract/office';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { StaffTabs } from './StaffTabs.tsx';

type Addresses = z.output<typeof addressesGet.data>;

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,，;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const AddressesDialog = ({
  addresses,
  onClose,
}: {
  readonly addresses: Addresses;
  readonly onClose: () => void;
}) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [typed, setTyped] = useState(addresses.networks.join('\n'));
  const save = useDeed(addressesSave, () => notify('office.deed.done', { type: 'success' }));
  return (
    <DeedDialog
      title={translate('office.staff.addresses_change')}
      text={translate('office.staff.addresses_text')}
      confirm={translate('ra.action.save')}
      asksReason
      run={(reason) => save.mutateAsync({ networks: linesOf(typed), reason, version: addresses.version })}
      onClose={onClose}
    >
      <TextField
        label={translate('office.staff.networks')}
        helperText={translate('office.staff.networks_hint', { address: addresses.own_address })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        multiline
        minRows={4}
        fullWidth
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
    </DeedDialog>
  );
};

/** From where the office of this site is open. */
export const AddressesPage = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('staff.manage');
  const addresses = useAnswer(addressesGet, {});
  const [isAsking, setAsking] = useState(false);
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.staff.tab_addresses')} />
      <StaffTabs place="addresses" />
      <Refusal failure={addresses.error} />
      {addresses.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {addresses.data !== undefined && (
        <Panel
          title={translate('office.staff.networks')}
          actions={
            mayManage && (
              <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
                {translate('office.staff.addresses_change')}
              </Button>
            )
          }
        >
          {addresses.data.networks.length === 0 ? (
            <Nothing text={translate('office.staff.networks_all')} />
          ) : (
            <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5 }}>
              {addresses.data.networks.map((network) => (
                <li key={network}>{network}</li>
              ))}
            </Box>
          )}
          <Box sx={{ marginTop: 2 }}>
            <Facts
              facts={[{ label: translate('office.staff.own_address'), value: addresses.data.own_address }]}
            />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
            {translate('office.staff.networks_text')}
          </Typography>
          {isAsking && <AddressesDialog addresses={addresses.data} onClose={() => setAsking(false)} />}
        </Panel>
      )}
    </Box>
  );
};
