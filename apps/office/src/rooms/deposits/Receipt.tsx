import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type DepositOne, depositReceiptLook } from '@pavilion/contract/office';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';

const Picture = ({ orderNumber }: { readonly orderNumber: string }) => {
  const translate = useTranslate();
  const [isLarge, setLarge] = useState(false);
  const receipt = useAnswer(depositReceiptLook, { order_number: orderNumber });
  if (receipt.isPending) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  if (receipt.data === undefined) return <Refusal failure={receipt.error} />;
  const { picture, name, handed_in_at } = receipt.data;
  return (
    <Stack sx={{ gap: 2 }}>
      <Facts
        facts={[
          { label: translate('office.deposits.name'), value: name ?? translate('office.members.none') },
          { label: translate('office.deposits.handed_in_at'), value: <Instant at={handed_in_at} /> },
        ]}
      />
      <Box
        component="button"
        type="button"
        onClick={() => setLarge(!isLarge)}
        aria-label={translate(isLarge ? 'office.deposits.smaller' : 'office.deposits.larger')}
        sx={{
          padding: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          background: 'none',
          cursor: isLarge ? 'zoom-out' : 'zoom-in',
          overflow: 'auto',
          maxHeight: isLarge ? 'none' : 560,
        }}
      >
        <Box
          component="img"
          src={`data:image/webp;base64,${picture}`}
          alt={translate('office.deposits.receipt')}
          sx={{
            display: 'block',
            margin: 'auto',
            maxWidth: isLarge ? 'none' : '100%',
            maxHeight: isLarge ? 'none' : 556,
          }}
        />
      </Box>
    </Stack>
  );
};

/** Read at once where it is to be decided, else when somebody asks: each look stands in the trace. */
export const Receipt = ({ order }: { readonly order: DepositOne }) => {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(order.state === 'reviewing');
  return (
    <Panel title={translate('office.deposits.receipt')}>
      {order.handed_in_at === null ? (
        <Nothing text={translate('office.deposits.no_receipt')} />
      ) : isAsked ? (
        <Picture orderNumber={order.order_number} />
      ) : (
        <Button variant="outlined" onClick={() => setAsked(true)}>
          {translate('office.deposits.show_receipt')}
        </Button>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
        {translate('office.deposits.traced')}
      </Typography>
    </Panel>
  );
};
