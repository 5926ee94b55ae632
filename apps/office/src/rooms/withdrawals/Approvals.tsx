import { Typography } from '@mui/material';
import type { WithdrawalRow } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';

/** How many have approved of how many it needs, and whether the reader is one of them. */
export const Approvals = ({ row }: { readonly row: WithdrawalRow }) => {
  const translate = useTranslate();
  return (
    <>
      {row.approvals} / {row.approvals_needed}
      {row.approved_by_me && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', marginLeft: 1 }}>
          {translate('office.withdrawals.by_me')}
        </Typography>
      )}
    </>
  );
};
