import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import {
  type LiftQuestion,
  liftAnswersMin,
  liftQuestions,
  memberLiftFactors,
  type OfficeMember,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { useDeedWords } from './useDeedWords.ts';

interface LiftFactorsProps {
  readonly member: OfficeMember;
  readonly onClose: () => void;
}

type Answers = Readonly<Partial<Record<LiftQuestion, boolean>>>;

/** The question list before factors are lifted: what was asked, and what was answered rightly. */
export const LiftFactors = ({ member, onClose }: LiftFactorsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [answers, setAnswers] = useState<Answers>({});
  const lift = useDeed(memberLiftFactors, () => notify('office.deed.proposed', { type: 'info' }));
  const right = Object.values(answers).filter(Boolean).length;
  return (
    <DeedDialog
      {...useDeedWords('lift_factors', member)}
      tone="error"
      asksReason
      isReady={right >= liftAnswersMin}
      run={(reason) => lift.mutateAsync({ id: member.id, reason, answers, request_id: requestId })}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('office.lift.hint', { count: liftAnswersMin, right })}
      </Typography>
      <Stack sx={{ gap: 1 }}>
        {liftQuestions.map((question) => (
          <FormControl key={question} component="fieldset" variant="standard">
            <FormLabel component="legend" sx={{ fontSize: 14 }}>
              {translate(`office.lift.ask_${question}`)}
            </FormLabel>
            <RadioGroup
              row
              name={question}
              value={answers[question] === undefined ? '' : answers[question] ? 'right' : 'wrong'}
              onChange={(_event, value) => setAnswers({ ...answers, [question]: value === 'right' })}
            >
              {(['right', 'wrong'] as const).map((value) => (
                <FormControlLabel
                  key={value}
                  value={value}
                  control={<Radio size="small" />}
                  label={translate(`office.lift.${value}`)}
                />
              ))}
            </RadioGroup>
          </FormControl>
        ))}
      </Stack>
    </DeedDialog>
  );
};
