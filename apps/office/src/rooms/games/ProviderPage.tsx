import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { OfficeProvider } from '@pavilion/contract/office';
import { useRecordContext, useTranslate } from 'react-admin';
import { OnePage } from '../../ui/OnePage.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { GameTabs } from './GameTabs.tsx';
import { NewGames } from './NewGames.tsx';
import { ProviderConformance } from './ProviderConformance.tsx';
import { ProviderDeeds } from './ProviderDeeds.tsx';
import { ProviderKeys } from './ProviderKeys.tsx';
import { PauseText } from './ProviderList.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { ProviderOpening } from './ProviderOpening.tsx';

const ProviderTitle = () => {
  const translate = useTranslate();
  const provider = useRecordContext<OfficeProvider>();
  return <span>{translate('office.games.provider_one', { name: provider?.name ?? '' })}</span>;
};

const Head = ({ provider }: { readonly provider: OfficeProvider }) => {
  const translate = useTranslate();
  return (
    <Card>
      <CardContent>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ justifyContent: 'space-between', alignItems: { xs: 'stretch', md: 'center' }, gap: 2 }}
        >
          <div>
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
                {provider.name}
              </Typography>
              <StateChip kind="provider" state={provider.state} />
              <StateChip kind="purse" state={provider.wallet} />
            </Stack>
            <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', color: 'text.secondary', marginTop: 0.5 }}>
              <span>{provider.code}</span>
              {provider.pause !== null && (
                <span>
                  {translate('office.games.pause')}: <PauseText pause={provider.pause} />
                </span>
              )}
            </Stack>
          </div>
          <ProviderDeeds provider={provider} />
        </Stack>
      </CardContent>
    </Card>
  );
};

const One = () => {
  const provider = useRecordContext<OfficeProvider>();
  if (provider === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Head provider={provider} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 2 }}>
          <ProviderOpening provider={provider} />
          <NewGames provider={provider} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <ProviderKeys provider={provider} />
          <ProviderMark provider={provider} />
        </Stack>
      </Box>
      <ProviderConformance provider={provider} />
    </Stack>
  );
};

/** The page of a provider. */
export const ProviderPage = () => (
  <>
    <GameTabs place="providers" />
    <OnePage resource="providers" title={<ProviderTitle />}>
      <One />
    </OnePage>
  </>
);
