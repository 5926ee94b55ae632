import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

const fileName = 'recovery-codes.txt';

/** The codes as a text file of this browser's own making: nothing is sent anywhere. */
const useFile = (text: string): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
};

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly account: string;
  readonly onDone: () => void;
}

/** Recovery codes, shown this once: to keep as a file or to write down. */
export const RecoveryCodes = ({ codes, account, onDone }: RecoveryCodesProps) => {
  const translate = useTranslate();
  const heading = translate('office.factor.codes_file', { account, host: location.host });
  const file = useFile(`${heading}\n\n${codes.join('\n')}\n`);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography component="h2" variant="h3">
        {translate('office.factor.codes')}
      </Typography>
      <Typography>{translate('office.factor.codes_text')}</Typography>
      <Box
        component="ol"
        sx={{
          margin: 0,
          padding: 2,
          paddingLeft: 5,
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontWeight: 650,
          letterSpacing: '0.06em',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button component="a" href={file} download={fileName} variant="outlined">
        {translate('office.factor.codes_download')}
      </Button>
      <Button variant="contained" size="large" onClick={onDone}>
        {translate('office.factor.codes_kept')}
      </Button>
    </Stack>
  );
};
