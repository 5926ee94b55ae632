import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { settlementDisputeAnswer } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../../session/useSession.ts';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../../ui/OpeningButton.tsx';
import { useDeed } from '../../../ui/useDeed.ts';

interface AnswerProps {
  readonly dispute: { readonly id: string; readonly words: string };
}

const answerLengthMax = 1_000;

const AnswerDialog = ({ dispute, onClose }: AnswerProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [outcome, setOutcome] = useState<string>('');
  const [text, setText] = useState('');
  const answer = useDeed(settlementDisputeAnswer, () => notify('office.deed.done', { type: 'success' }));
  return (
    <DeedDialog
      title={translate('office.settlement.answer')}
      text={dispute.words}
      confirm={translate('office.settlement.answer')}
      isReady={outcome !== '' && text.trim().length >= 3}
      run={() => answer.mutateAsync({ id: dispute.id, is_upheld: outcome === 'upheld', answer: text.trim() })}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={translate('office.settlement.outcome')}
        value={outcome}
        onChange={(_event, chosen) => setOutcome(chosen)}
      >
        {['upheld', 'dismissed'].map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={translate(`office.settlement.outcome_${one}`)}
          />
        ))}
      </RadioGroup>
      <TextField
        label={translate('office.settlement.answer_text')}
        helperText={translate('office.settlement.answer_hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        required
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: answerLengthMax } }}
      />
    </DeedDialog>
  );
};

/** Answers a dispute that is open. */
export const AnswerDispute = ({ dispute }: AnswerProps) => {
  const translate = useTranslate();
  const mayDecide = useMayDo('settlement.decide');
  if (!mayDecide) return null;
  return (
    <OpeningButton
      size="small"
      variant="outlined"
      dialog={(close) => <AnswerDialog dispute={dispute} onClose={close} />}
    >
      {translate('office.settlement.answer')}
    </OpeningButton>
  );
};
