import { Box } from '@mui/material';

/** `1234.50` with its thousands apart; an amount is a text and never becomes a number. */
export const groupDigits = (amount: string): string => {
  const [whole = '', decimals] = amount.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
  const text = decimals === undefined ? grouped : `${grouped}.${decimals}`;
  return text.replace(/^-/, '−');
};

interface MoneyProps {
  readonly amount: string;
  readonly currency: string;
  readonly size?: 'text' | 'large';
}

export const Money = ({ amount, currency, size = 'text' }: MoneyProps) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: size === 'large' ? 700 : 600 }}>
    <Box component="span" sx={size === 'large' ? { fontSize: 30, lineHeight: 1.15 } : undefined}>
      {groupDigits(amount)}
    </Box>{' '}
    <Box
      component="span"
      sx={{ color: 'text.secondary', fontWeight: 500, fontSize: size === 'large' ? 16 : 12 }}
    >
      {currency}
    </Box>
  </Box>
);
