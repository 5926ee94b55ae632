import { MenuItem, TextField } from '@mui/material';
import {
  adjustmentDirections,
  adjustmentSources,
  memberAdjust,
  type OfficeMember,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { isNotZero } from '../../../ui/decimal.ts';
import { useDeed } from '../../../ui/useDeed.ts';
import { useDeedWords } from './useDeedWords.ts';

interface AdjustProps {
  readonly member: OfficeMember;
  readonly onClose: () => void;
}

/** As the contract writes money; how many decimals the currency has the server knows. */
const amountPattern = /^(0|[1-9][0-9]{0,15})(\.[0-9]{1,2})?$/;

/** Money into the main wallet or out of it: direction, amount, where it comes from, why. */
export const Adjust = ({ member, onClose }: AdjustProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [direction, setDirection] = useState<(typeof adjustmentDirections)[number]>('plus');
  const [source, setSource] = useState<(typeof adjustmentSources)[number]>('adjustment');
  const [amount, setAmount] = useState('');
  const adjust = useDeed(memberAdjust, () => notify('office.deed.proposed', { type: 'info' }));
  const typed = amount.trim();
  return (
    <DeedDialog
      {...useDeedWords('adjust', member)}
      tone="error"
      asksReason
      isReady={amountPattern.test(typed) && isNotZero(typed)}
      run={(reason) =>
        adjust.mutateAsync({ id: member.id, direction, amount: typed, source, reason, request_id: requestId })
      }
      onClose={onClose}
    >
      <TextField
        select
        label={translate('office.adjust.direction')}
        value={direction}
        onChange={(event) =>
          setDirection(adjustmentDirections.find((one) => one === event.target.value) ?? 'plus')
        }
        fullWidth
      >
        {adjustmentDirections.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`office.adjust.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={`${translate('resources.withdrawals.fields.amount')} (${member.currency})`}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        required
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 19 } }}
      />
      <TextField
        select
        label={translate('office.adjust.source')}
        helperText={translate('office.adjust.source_hint')}
        value={source}
        onChange={(event) =>
          setSource(adjustmentSources.find((one) => one === event.target.value) ?? 'adjustment')
        }
        fullWidth
      >
        {adjustmentSources.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`office.adjust.source_${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </DeedDialog>
  );
};
