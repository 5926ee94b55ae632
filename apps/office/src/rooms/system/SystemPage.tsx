import { Stack } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Hooks } from './Hooks.tsx';
import { JobQueues } from './JobQueues.tsx';
import { Parties } from './Parties.tsx';
import { Processes } from './Processes.tsx';

/** How the installation does: what runs, what waits, what failed. */
export const SystemPage = () => {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2, paddingTop: 2 }}>
      <Title title={translate('office.menu.system')} />
      <Processes />
      <Parties />
      <JobQueues />
      <Hooks />
    </Stack>
  );
};
