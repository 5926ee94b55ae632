import { Alert, Box } from '@mui/material';
import { Title, useTranslate } from 'react-admin';

/** A room that this person's roles do not open. */
export const DeniedPage = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('ra.page.access_denied')} />
      <Alert severity="warning">{translate('ra.message.access_denied')}</Alert>
    </Box>
  );
};
