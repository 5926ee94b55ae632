import { Alert, Box, Card, CardContent, Typography } from '@mui/material';
import type { WithdrawalOne } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { isNotZero } from '../../ui/decimal.ts';
import { groupDigits } from '../../ui/Money.tsx';

/** What a reviewer should have seen before deciding. */
const signsOf = (order: WithdrawalOne) => [
  ...(order.bank_account.is_new ? [{ sign: 'new_account' }] : []),
  ...(order.bank_account.was_paid_before ? [] : [{ sign: 'never_paid' }]),
  ...(isNotZero(order.turnover.left)
    ? [{ sign: 'turnover_left', amount: `${groupDigits(order.turnover.left)} ${order.currency}` }]
    : []),
  ...(order.play.rounds === 0 ? [{ sign: 'no_play' }] : []),
  ...order.shared.map(({ trait, members }) => ({ sign: `shared_${trait}`, smart_count: members.length })),
];

export const Unusual = ({ order }: { readonly order: WithdrawalOne }) => {
  const translate = useTranslate();
  const signs = signsOf(order);
  if (signs.length === 0)
    return <Alert severity="success">{translate('office.withdrawals.nothing_unusual')}</Alert>;
  return (
    <Card component="section" aria-label={translate('office.withdrawals.unusual')}>
      <CardContent sx={{ '&:last-child': { paddingBottom: 2 } }}>
        <Typography component="h2" variant="h3" sx={{ marginBottom: 1 }}>
          {translate('office.withdrawals.unusual')}
        </Typography>
        <Box
          component="ul"
          sx={{
            margin: 0,
            padding: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          }}
        >
          {signs.map(({ sign, ...values }) => (
            <li key={sign}>
              <Alert role="note" severity="warning" variant="outlined" sx={{ paddingY: 0 }}>
                {translate(`office.withdrawals.sign_${sign}`, values)}
              </Alert>
            </li>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
};
