import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LocalesMenuButton, Notification, ToggleThemeButton, useTranslate } from 'react-admin';

/** The door: a quiet card on the ground of the house. */
export const LoginFrame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        padding: 2,
        backgroundColor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Stack sx={{ alignItems: 'center', gap: 0.5 }}>
        <Typography sx={{ fontWeight: 700, fontSize: 20, letterSpacing: '0.02em' }}>
          Pavilion{' '}
          <Box component="span" sx={{ color: 'primary.main' }}>
            ·
          </Box>{' '}
          华庭
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('office.login.office')}
        </Typography>
      </Stack>
      <Card sx={{ width: '100%', maxWidth: 420 }}>
        <CardContent sx={{ padding: 3 }}>
          <Typography component="h1" variant="h2" sx={{ marginBottom: 2 }}>
            {title}
          </Typography>
          {children}
        </CardContent>
      </Card>
      <Stack direction="row" sx={{ gap: 1 }}>
        <LocalesMenuButton />
        <ToggleThemeButton />
      </Stack>
      <Notification />
    </Box>
  );
};
