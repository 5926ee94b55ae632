import { Button, Stack, TextField } from '@mui/material';
import {
  type SettlementBill,
  settlementAdjust,
  settlementBillFile,
  settlementHold,
  settlementRelease,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { takeFile } from '../../../api/takeFile.ts';
import { useMayDo } from '../../../session/useSession.ts';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../../ui/OpeningButton.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { useSubmit } from '../../../ui/useSubmit.ts';
import { isWord, WordField } from './WordField.tsx';

interface BillProps {
  readonly bill: SettlementBill;
}

const Hold = ({ bill }: BillProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const hold = useDeed(settlementHold, () => notify('office.deed.done', { type: 'success' }));
  const word = translate('office.settlement.hold');
  return (
    <OpeningButton
      variant="outlined"
      color="error"
      dialog={(close) => (
        <DeedDialog
          title={`${word} · ${bill.agent.account}`}
          text={translate('office.settlement.hold_text')}
          confirm={word}
          tone="error"
          asksReason
          run={(reason) => hold.mutateAsync({ bill_id: bill.id, reason })}
          onClose={close}
        />
      )}
    >
      {word}
    </OpeningButton>
  );
};

const Release = ({ bill }: BillProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const release = useDeed(settlementRelease, () => notify('office.deed.proposed', { type: 'info' }));
  const word = translate('office.settlement.release');
  return (
    <OpeningButton
      variant="outlined"
      dialog={(close) => (
        <DeedDialog
          title={`${word} · ${bill.agent.account}`}
          text={translate('office.settlement.release_text')}
          confirm={word}
          asksReason
          run={(reason) => release.mutateAsync({ bill_id: bill.id, reason, request_id: requestId })}
          onClose={close}
        />
      )}
    >
      {word}
    </OpeningButton>
  );
};

const AdjustDialog = ({ bill, onClose }: BillProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState('');
  const [word, setWord] = useState('');
  const adjust = useDeed(settlementAdjust, () => notify('office.deed.proposed', { type: 'info' }));
  const isAmount = /^-?\d{1,15}(\.\d{1,2})?$/.test(amount) && /[1-9]/.test(amount);
  return (
    <DeedDialog
      title={`${translate('office.settlement.adjust')} · ${bill.agent.account}`}
      text={translate('office.settlement.adjust_text')}
      confirm={translate('office.settlement.adjust')}
      asksReason
      isReady={isAmount && isWord(word)}
      run={(reason) =>
        adjust.mutateAsync({ agent_id: bill.agent.id, amount, word, reason, request_id: requestId })
      }
      onClose={onClose}
    >
      <TextField
        label={`${translate('office.settlement.adjust_amount')} (${bill.currency})`}
        helperText={translate('office.settlement.adjust_amount_hint')}
        value={amount}
        onChange={(event) => setAmount(event.target.value.trim())}
        error={amount !== '' && !isAmount}
        required
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
      />
      <WordField word={word} onWord={setWord} />
    </DeedDialog>
  );
};

const Adjust = ({ bill }: BillProps) => {
  const translate = useTranslate();
  return (
    <OpeningButton variant="outlined" dialog={(close) => <AdjustDialog bill={bill} onClose={close} />}>
      {translate('office.settlement.adjust')}
    </OpeningButton>
  );
};

/** The lines as the file that its hash is over. */
export const BillFile = ({ bill }: BillProps) => {
  const translate = useTranslate();
  const { submit, isBusy, failure } = useSubmit(() => takeFile(settlementBillFile, { bill_id: bill.id }));
  return (
    <>
      <Refusal failure={failure} />
      <Button size="small" loading={isBusy} onClick={() => void submit()}>
        {translate('office.settlement.file')}
      </Button>
    </>
  );
};

/** What this person may do with a bill as it stands. */
export const BillDeeds = ({ bill }: BillProps) => {
  const mayDecide = useMayDo('settlement.decide');
  if (!mayDecide) return null;
  const isHeld = bill.state === 'held';
  const isLeft = bill.state === 'calculated' || bill.state === 'reviewed' || bill.state === 'approved';
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {isLeft && <Hold bill={bill} />}
      {isHeld && bill.release_proposal === null && <Release bill={bill} />}
      <Adjust bill={bill} />
    </Stack>
  );
};
