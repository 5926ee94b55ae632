import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { officeTotpConfirm } from '@pavilion/contract/office';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import { callOffice } from '../api/callOffice.ts';
import { Refusal } from '../ui/Refusal.tsx';
import { useSubmit } from '../ui/useSubmit.ts';
import { CodeField } from './CodeField.tsx';

export interface TotpBegun {
  readonly secret: string;
  readonly address: string;
  readonly picture: string;
}

const groupLength = 4;

/** In groups of four, as eyes and fingers take it. */
const inGroups = (secret: string): string =>
  secret.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join(' ') ?? secret;

interface TotpSetupProps {
  readonly begun: TotpBegun;
  readonly onDone: (data: z.output<typeof officeTotpConfirm.data>) => void;
}

/** The secret, to scan or to type, and the first code that proves that the app has it. */
export const TotpSetup = ({ begun, onDone }: TotpSetupProps) => {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const { submit, isBusy, failure } = useSubmit(async () =>
    onDone(await callOffice(officeTotpConfirm, { code })),
  );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{translate('office.factor.scan_text')}</Typography>
        <Box
          component="img"
          src={`data:image/svg+xml;utf8,${encodeURIComponent(begun.picture)}`}
          alt={translate('office.factor.qr_picture')}
          width="200"
          height="200"
          sx={{ alignSelf: 'center', backgroundColor: '#fff', borderRadius: 1 }}
        />
        <Link href={begun.address} sx={{ alignSelf: 'center', display: { sm: 'none' } }}>
          {translate('office.factor.open_app')}
        </Link>
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, padding: 1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('office.factor.typed_text')}
          </Typography>
          <Box
            component="code"
            data-field="secret"
            sx={{ fontFamily: 'inherit', fontWeight: 650, overflowWrap: 'anywhere' }}
          >
            {inGroups(begun.secret)}
          </Box>
        </Box>
        <CodeField kind="totp" value={code} onChange={setCode} />
        <Refusal failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {translate('office.factor.turn_on')}
        </Button>
      </Stack>
    </form>
  );
};
